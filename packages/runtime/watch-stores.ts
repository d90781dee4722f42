import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@agent-memory/core/errors'
import { type Background, inBackground } from './background.js'
import type { HealthCheck } from './health.js'

const LOOK_EVERY_MS = 500
const PATIENCE_MS = 1_500

/**
 * Looks twice a second at stores that the verdict on a write needs and that other processes than this one call: so that
 * who waits for one here is told at once when it cannot come.
 */
export const watchStores = (stores: readonly HealthCheck[], onAway: (error: AppError) => void): Background => {
  const look = async ({ name, check }: HealthCheck, signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const late = wait(PATIENCE_MS, undefined, { signal, ref: false }).then(() =>
        Promise.reject(new Error('no answer')),
      )
      await Promise.race([check(), late]).catch((cause: unknown) => {
        if (!signal.aborted) onAway(away(name, cause))
      })
      await wait(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  return inBackground((signal) => Promise.all(stores.map((store) => look(store, signal))))
}

const away = (name: string, cause: unknown) =>
  new AppError('service_unavailable', `The ${name} is away.`, { retryAfter: 1, cause })
