import type { AppError } from '@agent-memory/core/errors'
import type { Response } from 'express'
import type { AccessWatch, OpenCall } from '../access/access-watch.js'
import type { AdmissionDependencies } from '../admission.js'
import type { Endpoint, RawCall, StreamCall } from '../endpoint.js'
import type { Lifetime } from '../lifetime.js'

/**
 * Why a stream or socket ended. `gone`: the client disconnected, or the request timed out. `unknown`: the caller's
 * credential is no longer valid. `forbidden`: the caller lost access to a watched volume. `stopping`: the process is
 * stopping.
 */
export class Ended extends Error {
  constructor(readonly why: 'gone' | 'unknown' | 'forbidden' | 'stopping') {
    super(why)
  }
}

export interface OpenEnded extends Pick<StreamCall, 'watchVolume'> {
  /** Aborts when the response has to end, with an `Ended` as reason. */
  signal: AbortSignal
  /** Stops watching. */
  close(): void
}

export interface OpenEndedDependencies extends AdmissionDependencies {
  accessWatch: AccessWatch
  /** Aborted when the process starts to stop. */
  stopping: AbortSignal
}

interface OpenEndedCall extends Omit<OpenCall, 'accepts'> {
  endpoint: Pick<Endpoint, 'accepts'>
  deps: Pick<OpenEndedDependencies, 'accessWatch' | 'stopping'>
  /** `signal` aborts when the client has disconnected or the request has timed out. */
  life: Pick<Lifetime, 'signal'>
}

/** Watches an open-ended response, such as a stream, and reports when it has to end. */
export function openEnded(call: OpenEndedCall): OpenEnded {
  const { stopping, accessWatch } = call.deps
  const gone = call.life.signal
  const ending = new AbortController()
  const end = (why: Ended['why']) => ending.abort(new Ended(why))
  const onStopping = () => end('stopping')
  const onGone = () => end('gone')
  const onVolumeLost = () => end('forbidden')
  const watching = accessWatch.watch({ ...call, accepts: call.endpoint.accepts }, () => end('unknown'))
  const close = () => {
    watching.close()
    stopping.removeEventListener('abort', onStopping)
    gone.removeEventListener('abort', onGone)
  }
  ending.signal.addEventListener('abort', close, { once: true })
  gone.addEventListener('abort', onGone, { once: true })
  stopping.addEventListener('abort', onStopping, { once: true })
  if (stopping.aborted) onStopping()
  if (gone.aborted) onGone()
  const watchVolume = (volumeId: string, onLost: (error: AppError) => void = onVolumeLost) =>
    watching.volume(volumeId, onLost)
  return { signal: ending.signal, watchVolume, close }
}

/**
 * Watches a response that has a time limit, but may take seconds. The returned signal aborts with `life.signal`, and
 * also when the caller loses access, with the AppError of that loss as reason.
 */
export function openWithLimit(call: OpenEndedCall & { response: Response }): Pick<RawCall, 'signal' | 'watchVolume'> {
  const lost = new AbortController()
  const end = (error: AppError) => lost.abort(error)
  const watching = call.deps.accessWatch.watch({ ...call, accepts: call.endpoint.accepts }, end)
  call.response.once('close', watching.close)
  return {
    signal: AbortSignal.any([call.life.signal, lost.signal]),
    watchVolume: (volumeId, onLost = end) => watching.volume(volumeId, onLost),
  }
}

/** Marks a response as started, for the log and the metrics: an open-ended response may never finish. */
export const noteStarted = (response: Response): void => {
  response.locals.started = true
}

export const hasStarted = (response: Response): boolean => response.locals.started === true
