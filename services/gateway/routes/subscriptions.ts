import {
  enableSubscription,
  type ManageSubscriptionPorts,
  redeliver,
  rotateSubscription,
  testSubscription,
} from '@agent-memory/core/notify/manage-subscription'
import { listSubscriptions, type SubscribePorts, subscribe, unsubscribe } from '@agent-memory/core/notify/subscriptions'
import {
  deliveryAnswer,
  listedSubscriptionAnswer,
  redeliverBody,
  redeliveryAnswer,
  rotatedSubscriptionAnswer,
  rotateSecretBody,
  subscribeBody,
  subscribedAnswer,
  subscriptionAnswer,
  subscriptionsQuery,
  unsubscribeBody,
  unsubscribedAnswer,
  webhookParams,
} from '@agent-memory/core/notify/webhook-schemas'
import { pageOf } from '@agent-memory/core/paging'
import type { RedeliveryChoice, SubscriptionStore } from '@agent-memory/core/ports/notify/subscriptions'
import { presentDelivery, presentListedSubscription, presentSubscription } from '@agent-memory/core/present/webhooks'
import { parseIsoDate } from '@agent-memory/core/schemas'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import type { z } from 'zod'
import { ok, okBody, okList, okListBody } from '../envelope.js'

export type SubscriptionPorts = SubscribePorts & ManageSubscriptionPorts & { subscriptions: SubscriptionStore }

const common = { tag: 'Webhooks', operation: 'webhook', answer: 'json', accepts: ['key'] } as const
const VOLUME_ERRORS = ['agent_not_authorized_for_volume'] as const
const WEBHOOK_ERRORS = [...VOLUME_ERRORS, 'webhook_not_found'] as const

/** Endpoints for webhooks: the URLs subscribed to the events of a volume, and their deliveries. */
export const subscriptionRoutes = (ports: SubscriptionPorts): Endpoint[] => [
  ...ownSubscriptionRoutes(ports),
  ...deliveryRoutes(ports),
  ...repairRoutes(ports),
]

const ownSubscriptionRoutes = (ports: SubscribePorts): Endpoint[] => [
  endpoint({
    ...common,
    method: 'post',
    path: '/agent/memory/subscribe',
    summary: 'Subscribe a URL to the events of a volume',
    description:
      'Deliveries follow Standard Webhooks and stop when the key that subscribed can no longer read the volume. If the ' +
      'same key subscribes the URL to the volume again, the events are replaced (and the secret, if one is given), and ' +
      'a disabled webhook becomes active. Only public addresses, and networks that the operator allowed, are called.',
    limit: 'subscribe',
    errors: [...VOLUME_ERRORS, 'conflict'],
    body: subscribeBody,
    success: { status: 200, body: subscribedAnswer },
    async handle({ principal, body: { volume_id: volumeId, url, events, secret } }) {
      const { webhookId, events: subscribed } = await subscribe(ports, principal, { volumeId, url, events, secret })
      return { webhook_id: webhookId, status: 'subscribed' as const, events: subscribed }
    },
  }),

  endpoint({
    ...common,
    method: 'delete',
    path: '/agent/memory/unsubscribe',
    summary: 'Remove a webhook',
    limit: 'default',
    errors: WEBHOOK_ERRORS,
    body: unsubscribeBody,
    success: { status: 200, body: okBody(unsubscribedAnswer.shape) },
    async handle({ principal, body: { volume_id: volumeId, url, webhook_id: webhookId } }) {
      const removed = await unsubscribe(ports, principal, { volumeId, url, webhookId })
      return ok({ webhook_id: removed, status: 'unsubscribed' as const })
    },
  }),

  endpoint({
    ...common,
    method: 'get',
    path: '/agent/memory/subscriptions',
    summary: 'List the webhooks of a volume, oldest first, each with its latest deliveries, newest first',
    description: 'Keys that may change the volume see all its webhooks; other keys see only their own.',
    limit: 'default',
    errors: VOLUME_ERRORS,
    query: subscriptionsQuery,
    success: { status: 200, body: okListBody('subscriptions', listedSubscriptionAnswer) },
    async handle({ principal, query }) {
      const listed = await listSubscriptions(ports, principal, query.volume_id, pageOf(query))
      return okList('subscriptions', listed, presentListedSubscription)
    },
  }),
]

const deliveryRoutes = (ports: ManageSubscriptionPorts): Endpoint[] => [
  endpoint({
    ...common,
    method: 'post',
    path: '/agent/memory/subscriptions/:webhook_id/test',
    summary: 'Send a webhook.test event to a webhook',
    description: 'Responds before the event is delivered; the list of webhooks shows the result.',
    limit: 'subscribe',
    errors: [...WEBHOOK_ERRORS, 'conflict'],
    params: webhookParams,
    success: { status: 202, body: okBody({ delivery: deliveryAnswer }) },
    handle: async ({ principal, params }) =>
      ok({ delivery: presentDelivery(await testSubscription(ports, principal, params.webhook_id)) }),
  }),

  endpoint({
    ...common,
    method: 'post',
    path: '/agent/memory/subscriptions/:webhook_id/redeliver',
    summary: 'Redeliver one event, or all events since a given time',
    description:
      'Events keep their ids. Deliveries that wait for their next attempt are attempted now. One call redelivers at ' +
      'most about 500 events; next_since is where to continue. An organization can make only one call at a time.',
    limit: 'subscribe',
    errors: [...WEBHOOK_ERRORS, 'event_not_found', 'conflict'],
    params: webhookParams,
    body: redeliverBody,
    success: { status: 202, body: okBody({ redelivery: redeliveryAnswer }) },
    async handle({ principal, params, body }) {
      const { count, nextSince } = await redeliver(ports, principal, params.webhook_id, choiceOf(body))
      return ok({ redelivery: { count, next_since: nextSince?.toISOString() ?? null } })
    },
  }),
]

const choiceOf = ({ event_id: eventId, since }: z.output<typeof redeliverBody>): RedeliveryChoice =>
  eventId === undefined ? { since: parseIsoDate(since ?? '').at } : { eventId }

const repairRoutes = (ports: ManageSubscriptionPorts): Endpoint[] => [
  endpoint({
    ...common,
    method: 'post',
    path: '/agent/memory/subscriptions/:webhook_id/enable',
    summary: 'Make a disabled webhook active again',
    description: 'To get the events it missed meanwhile, redeliver them.',
    limit: 'default',
    errors: [...WEBHOOK_ERRORS, 'conflict'],
    params: webhookParams,
    success: { status: 200, body: okBody({ subscription: subscriptionAnswer }) },
    handle: async ({ principal, params }) =>
      ok({ subscription: presentSubscription(await enableSubscription(ports, principal, params.webhook_id)) }),
  }),

  endpoint({
    ...common,
    method: 'post',
    path: '/agent/memory/subscriptions/:webhook_id/rotate',
    summary: 'Replace the secret of a webhook; for a day, deliveries are also signed with the old one',
    limit: 'default',
    errors: WEBHOOK_ERRORS,
    params: webhookParams,
    body: rotateSecretBody,
    success: { status: 200, body: okBody({ subscription: rotatedSubscriptionAnswer }) },
    async handle({ principal, params, body }) {
      const { subscription, made } = await rotateSubscription(ports, principal, params.webhook_id, body.secret)
      return ok({ subscription: { ...presentSubscription(subscription), ...(made !== null && { secret: made }) } })
    },
  }),
]
