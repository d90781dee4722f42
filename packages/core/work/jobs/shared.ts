import { z } from 'zod'
import type { RetrySchedule } from '../entry.js'

/** Retries for work on our own stores: a job that still fails after four retries, within 8 s, is given up. */
export const SOON: RetrySchedule = [500, 1_000, 2_000, 4_000]

export const OF_MEMORY = z.object({ memory_id: z.uuid() })
export const OF_VOLUME = z.object({ volume_id: z.uuid() })
