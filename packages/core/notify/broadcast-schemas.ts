import { z } from 'zod'
import { LIMITS } from '../limits.js'
import { text, uuid } from '../schemas.js'
import { EVENT_TYPES } from './event-types.js'

/** Prefixes of the service's own event types, which a broadcast may not use. */
const RESERVED = [...new Set(EVENT_TYPES.map((type) => type.slice(0, type.indexOf('.') + 1)))]

export const broadcastBody = z.object({
  volume_id: uuid(),
  message: text(LIMITS.broadcast.min, LIMITS.broadcast.max),
  event_type: text(LIMITS.eventType.min, LIMITS.eventType.max)
    .refine(
      (type) => !RESERVED.some((prefix) => type.startsWith(prefix)),
      `must not begin with any of ${RESERVED.map((prefix) => `"${prefix}"`).join(', ')}: these prefixes are reserved for the service's own events`,
    )
    .default('agent_broadcast')
    .describe('The `type` of the message that listeners get.'),
})

export const broadcastAnswer = z.object({ status: z.literal('broadcast_sent') })

/** A broadcast as listeners get it: one WebSocket text message. */
export const broadcastMessage = z.object({
  id: uuid().describe('Pass it as last_event_id to resume after this message.'),
  type: z.string(),
  volume_id: uuid(),
  from_agent: z.string().describe('Name of the sending agent, or of the key.'),
  agent_id: uuid().describe("The agent's id, or the key's."),
  message: z.string(),
  timestamp: z.iso.datetime(),
})
