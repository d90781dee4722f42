import { Unavailable } from '@agent-memory/core/errors'
import type { Response } from 'express'

export interface Lifetime {
  /** Aborts when the client leaves before its answer, or when the request's time is over. */
  signal: AbortSignal
  /** The request's time begins anew once its body has been read. */
  countFromBody(): void
  clear(): void
}

/** @param timeLimitMs Infinity: none */
export function lifetime(response: Response, timeLimitMs: number): Lifetime {
  const controller = new AbortController()
  const onTimeOver = () => controller.abort(new Unavailable('time', 'This took too long; retry later.'))
  let timer: NodeJS.Timeout | undefined
  const start = () => {
    if (timeLimitMs !== Infinity) timer = setTimeout(onTimeOver, timeLimitMs)
  }
  start()
  const onClose = () => {
    if (!response.writableFinished) controller.abort(new ClientGone())
  }
  response.once('close', onClose)
  const countFromBody = () => {
    clearTimeout(timer)
    response.req.once('end', start)
  }
  const clear = () => {
    clearTimeout(timer)
    response.req.off('end', start)
  }
  return { signal: controller.signal, countFromBody, clear }
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
