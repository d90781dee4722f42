import { AppError } from '@agent-memory/core/errors'
import type { Response } from 'express'

/** A signal that aborts when the client leaves before its answer, or when the request's time (Infinity: none) is over. */
export function lifetime(response: Response, timeLimitMs: number): { signal: AbortSignal; clear(): void } {
  const controller = new AbortController()
  const onTimeOver = () => controller.abort(new AppError('service_unavailable', 'This took too long; retry later.'))
  const timer = timeLimitMs === Infinity ? undefined : setTimeout(onTimeOver, timeLimitMs)
  const onClose = () => {
    if (!response.writableFinished) controller.abort(new ClientGone())
  }
  response.once('close', onClose)
  const clear = () => clearTimeout(timer)
  return { signal: controller.signal, clear }
}

/** The reason of an abort that nobody is left to hear of. */
export class ClientGone extends Error {}

/** The work's result, unless the signal aborts first: then the reason of that is thrown. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
  ])
}
