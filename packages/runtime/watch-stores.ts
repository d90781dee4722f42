import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@agent-memory/core/errors'
import type { Background } from './background.js'
import type { HealthCheck } from './health.js'

const LOOK_EVERY_MS = 500
const PATIENCE_MS = 1_500

/**
 * Looks twice a second at stores that the verdict on a write needs and that other processes than this one call: so that
 * who waits for one here is told at once when it cannot come.
 */
export const watchStores = (stores: readonly HealthCheck[], onAway: (error: AppError) => void): Background => {
  const stopping = new AbortController()
  const { signal } = stopping
  const look = async ({ name, check }: HealthCheck): Promise<void> => {
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
  const running = Promise.all(stores.map(look))
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

const away = (name: string, cause: unknown) =>
  new AppError('service_unavailable', `The ${name} is away.`, { retryAfter: 1, cause })
