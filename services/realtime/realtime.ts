import type { Service } from '@agent-memory/runtime/process/service'

/** Tells subscribers what happens in their volumes: webhooks, WebSockets and broadcasts. */
export const realtime: Service = {}
