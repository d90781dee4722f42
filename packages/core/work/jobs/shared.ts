import { z } from 'zod'
import type { RetrySchedule } from '../entry.js'

/**
 * Pauses for work on our own stores. A job becomes a dead letter when its fifth run fails; runs that failed because a
 * store or a model was unavailable do not count.
 */
export const SOON: RetrySchedule = [500, 1_000, 2_000, 4_000]

export const OF_MEMORY = z.object({ memory_id: z.uuid() })
export const OF_VOLUME = z.object({ volume_id: z.uuid() })
