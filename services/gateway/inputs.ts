import { LIMITS } from '@agent-memory/core/limits'
import { z } from 'zod'

/** How long old secrets outlive a rotation; none unless given. */
export const graceSeconds = () =>
  z.number().int().min(LIMITS.graceSeconds.min).max(LIMITS.graceSeconds.max).default(LIMITS.graceSeconds.min)
