/** The event types that a subscription can name. */
export const EVENT_TYPES = [
  'memory.approved',
  'memory.rejected',
  'memory.flagged',
  'memory.merged',
  'entity.created',
  'entity.updated',
  'document.processed',
  'document.failed',
] as const

export type EventType = (typeof EVENT_TYPES)[number]

/** The event types of a subscription that names none. */
export const DEFAULT_EVENTS = ['memory.approved', 'memory.flagged'] as const
