import { section } from './section.js'

/** Subscribing to events, and managing what is subscribed. */
export const webhookSections = [
  section('specification, Memory, POST /agent/memory/subscribe', {
    'webhooks.subscribe':
      'volume_id, url, events (default memory.approved and memory.flagged) and secret; answers webhook_id, status subscribed and events',
    'webhooks.validation': 'url is required and has at most 2048 characters, secret at most 256',
    'webhooks.unsubscribe': 'DELETE /agent/memory/unsubscribe with volume_id and url',
  }),
  section('specification, Events, Webhooks', {
    'webhooks.event-types': 'The seven event types can be subscribed, and document.failed',
  }),
  section('decisions, Notifications', {
    'webhooks.access': 'A subscription belongs to its key and needs read access to the volume; a key sees its own',
    'webhooks.owner': 'Who may change the volume sees and manages all of its subscriptions',
    'webhooks.update': 'The same key, volume and URL again updates the subscription and makes it active',
    'webhooks.private': 'A URL with a private address is 400 when subscribing',
    'webhooks.unresolved': 'A host that does not resolve yet is accepted',
    'webhooks.list': 'GET /agent/memory/subscriptions?volume_id= lists them with their last deliveries',
    'webhooks.test': 'POST …/:webhook_id/test delivers a webhook.test event to it alone',
    'webhooks.secret': 'Secrets are encrypted at rest, in no answer and in no log',
  }),
  section('design notes, Webhooks', {
    'webhooks.redeliver':
      'POST …/:webhook_id/redeliver delivers one event, or all since a time of the last 7 days, again under its id',
    'webhooks.enable': 'POST …/:webhook_id/enable makes a disabled one active',
    'webhooks.rotate': 'POST …/:webhook_id/rotate replaces the secret; for a day both sign',
    'webhooks.caps': 'There are caps on subscriptions per volume, per organization and per host',
  }),
]
