import type { Request, Response } from 'express'
import { authenticateAgain } from '../access/auth.js'
import { type AdmissionDependencies, isFailedAuthentication } from '../admission.js'
import type { Endpoint } from '../endpoint.js'

/** How often a caller's access is checked. A stream or socket ends at most this long after its caller loses access. */
const CHECK_CALLER_EVERY_MS = 2_000

/** Why a stream or socket ended: its client disconnected, its caller lost access, or the process is stopping. */
export class Ended extends Error {
  constructor(readonly why: 'gone' | 'unknown' | 'stopping') {
    super(why)
  }
}

export interface OpenEnded {
  /** Aborts once, with an `Ended`. */
  signal: AbortSignal
  /** Stops watching. */
  close(): void
}

export interface OpenEndedDependencies extends AdmissionDependencies {
  /** Aborted when the process starts to stop. */
  stopping: AbortSignal
}

/**
 * Watches an open-ended response, such as a stream, and reports when it has to end.
 * @param gone aborts when the client has disconnected or the response took too long to start
 */
export function openEnded(
  { accepts }: Pick<Endpoint, 'accepts'>,
  { authenticator, stopping }: OpenEndedDependencies,
  request: Request,
  gone: AbortSignal,
): OpenEnded {
  const ending = new AbortController()
  const end = (why: Ended['why']) => ending.abort(new Ended(why))
  const onStopping = () => end('stopping')
  const onGone = () => end('gone')
  const look = () =>
    authenticateAgain(accepts, request, authenticator).catch((error: unknown) => {
      // While the store is unavailable, it is unknown whether the caller still has access: the response stays open.
      if (isFailedAuthentication(error)) end('unknown')
    })
  const looks = accepts.length > 0 ? setInterval(look, CHECK_CALLER_EVERY_MS) : undefined
  const close = () => {
    clearInterval(looks)
    stopping.removeEventListener('abort', onStopping)
    gone.removeEventListener('abort', onGone)
  }
  ending.signal.addEventListener('abort', close, { once: true })
  gone.addEventListener('abort', onGone, { once: true })
  stopping.addEventListener('abort', onStopping, { once: true })
  if (stopping.aborted) onStopping()
  if (gone.aborted) onGone()
  return { signal: ending.signal, close }
}

/** Marks a response as started, for the log and the metrics: an open-ended response may never finish. */
export const noteStarted = (response: Response): void => {
  response.locals.started = true
}

export const hasStarted = (response: Response): boolean => response.locals.started === true
