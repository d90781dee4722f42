import { z } from 'zod'
import { pageQuery } from '../paging.js'
import { isoDate, uuid } from '../schemas.js'
import { DEFAULT_EVENTS, EVENT_TYPES } from './event-types.js'
import { webhookSecret } from './webhook-secret.js'
import { webhookUrl } from './webhook-url.js'

const events = z.array(z.enum(EVENT_TYPES))

export const subscribeBody = z.object({
  volume_id: uuid(),
  url: webhookUrl(),
  events: events.min(1).default([...DEFAULT_EVENTS]),
  secret: webhookSecret()
    .optional()
    .describe(`${webhookSecret().description} If omitted, an existing webhook keeps its secret.`),
})

export const subscribedAnswer = z.object({ webhook_id: uuid(), status: z.literal('subscribed'), events })

export const unsubscribeBody = z.object({
  volume_id: uuid(),
  url: webhookUrl(),
  webhook_id: uuid()
    .optional()
    .describe("Needed only to remove another key's webhook, which requires the right to change the volume."),
})

export const unsubscribedAnswer = z.object({ webhook_id: uuid(), status: z.literal('unsubscribed') })

export const webhookParams = z.object({ webhook_id: uuid() })

export const subscriptionsQuery = z.object({ volume_id: uuid(), ...pageQuery })

export const redeliverBody = z
  .object({
    event_id: uuid().optional().describe('Id of the event to deliver again: header `webhook-id` of a delivery.'),
    since: isoDate()
      .optional()
      .describe(
        'Deliver again all events since this time, even if missed while the webhook was disabled; at most 7 days ago.',
      ),
  })
  .refine((body) => (body.event_id === undefined) !== (body.since === undefined), {
    path: ['event_id'],
    message: 'must be given, or `since` instead, but not both',
  })

export const rotateSecretBody = z.object({
  secret: webhookSecret()
    .optional()
    .describe(`${webhookSecret().description} If omitted, the service makes a secret and returns it once.`),
})

const time = z.iso.datetime()

export const deliveryAnswer = z.object({
  event_id: uuid(),
  event: z.string(),
  status: z
    .enum(['pending', 'delivered', 'failed', 'dropped'])
    .describe(
      'failed: the final attempt failed. dropped: given up before that, because the webhook was disabled or the ' +
        'event no longer exists.',
    ),
  attempts: z.int(),
  http_status: z.int().nullable().describe('HTTP status of the answer to the last attempt; null if there was none.'),
  duration_ms: z.int().nullable(),
  error: z.string().nullable().describe('Why the last attempt failed, or why the delivery was dropped.'),
  answer: z.string().nullable().describe('The first 200 characters of the answer; null unless the address is public.'),
  attempted_at: time.nullable(),
  next_attempt_at: time.nullable(),
  created_at: time.describe(
    'When the delivery was created or, if a redelivery started it over, when that last happened.',
  ),
})

export const subscriptionAnswer = z.object({
  webhook_id: uuid(),
  volume_id: uuid(),
  agent: z.string().describe('Who subscribed: the name of the agent, or of the key.'),
  agent_id: uuid().describe("The agent's id, or the key's."),
  url: z.string(),
  events,
  signed: z.boolean().describe('Whether deliveries are signed with a secret.'),
  rotating_until: time.nullable().describe('Until then, deliveries are also signed with the former secret.'),
  status: z.enum(['active', 'disabled']),
  disabled_reason: z
    .enum(['gone', 'failing', 'access_lost'])
    .nullable()
    .describe(
      'gone: the URL answered 410. failing: no success for 5 days. access_lost: the key can no longer read the volume.',
    ),
  failing_since: time.nullable().describe('Time of the first failed attempt since the last success.'),
  paused_until: time
    .nullable()
    .describe('Until then, the URL gets no request, and its deliveries stay pending; null if it is not paused.'),
  pause_reason: z
    .enum(['asked', 'silent'])
    .nullable()
    .describe(
      'asked: the URL answered 429 or 503 with Retry-After. silent: it did not answer, or has not answered yet.',
    ),
  created_at: time,
})

export const listedSubscriptionAnswer = subscriptionAnswer.extend({
  deliveries: z.array(deliveryAnswer).describe('The latest deliveries, newest first.'),
})

export const redeliveryAnswer = z.object({
  count: z.int().describe('Number of events to deliver again, including those whose delivery is already under way.'),
  next_since: time.nullable().describe('The `since` for the next call if this one reached its limit, else null.'),
})

export const rotatedSubscriptionAnswer = subscriptionAnswer.extend({
  secret: z.string().optional().describe('The new secret, if the service made it; it is not shown again.'),
})
