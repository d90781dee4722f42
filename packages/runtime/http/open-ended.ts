import type { Request, Response } from 'express'
import { type AdmissionDependencies, isFailedAuthentication } from './admission.js'
import { authenticateAgain } from './auth.js'
import type { Endpoint } from './endpoint.js'

/** What stays open ends within this time after its caller lost its credential. */
const LOOK_AT_CALLER_EVERY_MS = 2_000

/** Why what stayed open had to end: its client went, its caller would not be let in any more, or the process stops. */
export class Ended extends Error {
  constructor(readonly why: 'gone' | 'unknown' | 'stopping') {
    super(why)
  }
}

export interface OpenEnded {
  /** Aborts once, with an `Ended`. */
  signal: AbortSignal
  /** Nothing is looked at any more. */
  close(): void
}

export interface OpenEndedDependencies extends AdmissionDependencies {
  /** Aborted when the process begins to stop. */
  stopping: AbortSignal
}

/**
 * Watches over an answer that has no end of its own, from its admission on.
 * @param gone aborts when its client has gone, or has been told that it took too long to begin
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
      // A store that is away says nothing about a caller.
      if (isFailedAuthentication(error)) end('unknown')
    })
  const looks = accepts.length > 0 ? setInterval(look, LOOK_AT_CALLER_EVERY_MS) : undefined
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

/** For the log and the metrics: such an answer never has its whole. */
export const noteBegun = (response: Response): void => {
  response.locals.begun = true
}

export const hasBegun = (response: Response): boolean => response.locals.begun === true
