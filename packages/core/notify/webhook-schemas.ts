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
    .describe(`${webhookSecret().description} When the subscription exists and none is given, its secret stays.`),
})

export const subscribedAnswer = z.object({ webhook_id: uuid(), status: z.literal('subscribed'), events })

export const unsubscribeBody = z.object({
  volume_id: uuid(),
  url: webhookUrl(),
  webhook_id: uuid()
    .optional()
    .describe(
      "To remove the webhook of another key, which needs the right to change the volume; else the caller's own.",
    ),
})

export const unsubscribedAnswer = z.object({ webhook_id: uuid(), status: z.literal('unsubscribed') })

export const webhookParams = z.object({ webhook_id: uuid() })

export const subscriptionsQuery = z.object({ volume_id: uuid(), ...pageQuery })

export const redeliverBody = z
  .object({
    event_id: uuid().optional().describe('The event to deliver again: the webhook-id of its delivery.'),
    since: isoDate()
      .optional()
      .describe(
        'All events from then on that the webhook asks for, also those it missed while it was disabled; at most 7 days ago.',
      ),
  })
  .refine((body) => (body.event_id === undefined) !== (body.since === undefined), {
    path: ['event_id'],
    message: 'give either event_id or since',
  })

export const rotateSecretBody = z.object({
  secret: webhookSecret()
    .optional()
    .describe(`${webhookSecret().description} Without one, the service makes one and answers with it, once.`),
})

const time = z.iso.datetime()

export const deliveryAnswer = z.object({
  event_id: uuid(),
  event: z.string(),
  status: z
    .enum(['pending', 'delivered', 'failed', 'dropped'])
    .describe(
      'failed: after the last attempt. dropped: not sent, because the webhook was disabled or lost its access.',
    ),
  attempts: z.int(),
  http_status: z.int().nullable().describe('What the endpoint answered to the last attempt, if it did.'),
  duration_ms: z.int().nullable(),
  error: z.string().nullable().describe('Why the last attempt failed.'),
  answer: z.string().nullable().describe('The first 200 characters of the answer, only from public addresses.'),
  attempted_at: time.nullable(),
  next_attempt_at: time.nullable(),
  created_at: time.describe('When it was enqueued, the last time.'),
})

export const subscriptionAnswer = z.object({
  webhook_id: uuid(),
  volume_id: uuid(),
  agent: z.string().describe('Who subscribed: the name of the agent, or of the key.'),
  agent_id: uuid().describe("The agent's id, or the key's."),
  url: z.string(),
  events,
  signed: z.boolean().describe('Whether deliveries are signed with a secret.'),
  rotating_until: time.nullable().describe('Until then, deliveries are signed with the former secret too.'),
  status: z.enum(['active', 'disabled']),
  disabled_reason: z
    .enum(['gone', 'failing', 'access_lost'])
    .nullable()
    .describe('gone: it answered 410. failing: for 5 days. access_lost: the key may no longer read the volume.'),
  failing_since: time.nullable().describe('The first failed attempt since the last success.'),
  created_at: time,
})

export const listedSubscriptionAnswer = subscriptionAnswer.extend({
  deliveries: z.array(deliveryAnswer).describe('The latest ones, newest first.'),
})

export const redeliveryAnswer = z.object({
  count: z.int().describe('How many deliveries are attempted now.'),
  next_since: time.nullable().describe('If one call could not take all: the `since` of the next.'),
})

export const rotatedSubscriptionAnswer = subscriptionAnswer.extend({
  secret: z.string().optional().describe('Only if the service made it: the only time it is shown.'),
})
