/** The kinds of memory of the specification. */
export const MEMORY_TYPES = [
  'factual',
  'preference',
  'event',
  'relationship',
  'technical',
  'episodic',
  'procedural',
] as const
export type MemoryType = (typeof MEMORY_TYPES)[number]

/** What a memory is about. */
export const CATEGORIES = [
  'identity',
  'preference',
  'work',
  'technology',
  'event',
  'relationship',
  'location',
  'health',
  'finance',
  'project',
  'decision',
  'task',
  'other',
] as const
export type Category = (typeof CATEGORIES)[number]
