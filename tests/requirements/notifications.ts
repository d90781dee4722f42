import { section } from './section.js'

/** What subscribers are sent, and how. */
export const notificationSections = [
  section('specification, Events; decisions, Documents and Graph', {
    'documents.events': 'document.processed and document.failed, with their data',
    'graph.events': 'entity.created and entity.updated, with their data',
  }),
  section('specification, Events, Webhooks; decisions, Notifications', {
    'webhooks.deliver': 'Deliveries, signature, retries, disabling, public addresses alone',
    'webhooks.events': 'The events and their data',
  }),
]
