import type { HandlersOf } from '@agent-memory/core/work/handlers'
import type { Service } from '@agent-memory/runtime/process/service'
import { webhookJobs } from './jobs.js'

/** Tells subscribers what happens in their volumes: webhooks, WebSockets and broadcasts. */
export const realtime: Service = {
  jobs: (ports): HandlersOf<'realtime'> => webhookJobs(ports),
}
