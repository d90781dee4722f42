import { z } from 'zod'
import type { JobEntry } from '../entry.js'
import { SOON } from './shared.js'

const OF_DELIVERY = z.object({ webhook_id: z.uuid(), event_id: z.uuid() })

/**
 * What jobs for notifications have in common. If an endpoint fails, the job still succeeds: the next attempt is a new
 * job, due by the schedule of core/notify/schedule.ts. No write is rejected because endpoints are slow.
 */
const NOTIFICATIONS = {
  owner: 'realtime',
  queue: 'webhooks',
  tenant: 'volume',
  retry: SOON,
  refuses: 'nobody',
  isAwaited: false,
  onDeadLetter: 'kept',
} as const satisfies Partial<JobEntry>

export const REALTIME_JOBS = {
  /** Enqueue the delivery of these events to the webhooks that subscribe to them. */
  'event.fan_out': {
    ...NOTIFICATIONS,
    payload: z.object({ volume_id: z.uuid(), event_ids: z.array(z.uuid()) }),
    deadlineMs: 20_000,
    inFlight: { perVolume: 2, perTenant: 8, depth: 32 },
  },
  /** Attempt to deliver an event to a webhook. The job does not wait for a slow endpoint: see core/notify/deliver.ts. */
  'webhook.deliver': {
    ...NOTIFICATIONS,
    payload: OF_DELIVERY,
    deadlineMs: 60_000,
    inFlight: { perVolume: 256, perTenant: 256, depth: 512 },
  },
} as const satisfies Record<string, JobEntry>
