import { z } from 'zod'
import { SOCKETS } from '../limits.js'
import { uuid } from '../schemas.js'
import { EVENT_TYPES } from './event-types.js'

/** A query parameter arrives as a list if it is repeated, else as one string. */
const asList = (given: unknown): unknown => (typeof given === 'string' ? [given] : given)

const split = (given: unknown): unknown => {
  const list = asList(given)
  return Array.isArray(list) ? list.flatMap((item) => (typeof item === 'string' ? item.split(',') : [item])) : list
}

export const socketQuery = z.object({
  volume_id: z
    .preprocess(asList, z.array(uuid()).min(1).max(SOCKETS.volumes))
    .transform((ids) => new Set(ids))
    .meta({ type: 'array', items: { type: 'string', format: 'uuid' } })
    .describe(`May be repeated, for up to ${SOCKETS.volumes} volumes.`),
  events: z
    .preprocess(split, z.array(z.enum(EVENT_TYPES)).max(10 * EVENT_TYPES.length))
    .transform((types) => new Set(types))
    .optional()
    .meta({ type: 'string' })
    .describe(`Event types to send besides broadcasts, separated by commas: ${EVENT_TYPES.join(', ')}.`),
  last_event_id: uuid()
    .optional()
    .describe(
      'The `id` of the last message that you received; the messages after it are sent. The socket closes with 4410 ' +
        'if the id is unknown, or if a message after it is over five minutes old.',
    ),
})
