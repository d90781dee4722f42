import type { AdviceIfOpen } from '../advice.js'
import { errorOf, type Failure, type MemoryServiceError } from '../errors.js'

/** The attempts of a call so far. */
export interface CallHistory {
  call: { method: string; path: string; idempotencyKey?: string | undefined; repeatable: boolean }
  limitMs: number
  tries: number
  /** Number of failed attempts that may have been carried out anyway. */
  lost: number
  /** Id of the memory of a write whose outcome is unknown. */
  memoryId: string | undefined
  last: Failure | undefined
}

export function recordFailure(history: CallHistory, failure: Failure): void {
  if (isOpen(failure)) history.lost++
  history.memoryId = memoryIdIn(failure.body) ?? history.memoryId
  history.last = failure
}

/** Whether the request may have been carried out, or may still be running. */
const isOpen = ({ untouched, status }: Failure): boolean => !untouched && (status === 0 || status >= 500)

const memoryIdIn = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null || !('memory_id' in body)) return undefined
  return typeof body.memory_id === 'string' ? body.memory_id : undefined
}

/**
 * Returns the error of a call that is given up, because there is no further retry or, if `wait` is given, because
 * waiting that long (in ms) for the next attempt would exceed the time limit.
 */
export function finalError(history: CallHistory, failure: Failure, wait?: number): MemoryServiceError {
  const { call, tries, lost, limitMs } = history
  const sentences = [failure.sentence]
  if (wait !== undefined)
    sentences.push(`A retry has to wait ${seconds(wait)}, but the time limit of ${seconds(limitMs)} ends before that.`)
  else if (tries > 1) sentences.push(`Tried ${tries} times.`)
  if (isOpen(failure)) sentences.push(...wordsFor(history))
  else if (call.method === 'DELETE' && failure.status === 404 && lost > 0) {
    sentences.push('An earlier attempt, whose response was lost, may have been carried out.')
  }
  const doubtful = isOpen(failure) && adviceFor(history) === 'check_before_repeating'
  const advice = doubtful ? 'check_before_repeating' : failure.advice
  return errorIn(history, { ...failure, advice, sentence: sentences.join(' ') })
}

/** Makes the error of a call that exceeded its time limit. */
export function timedOut(history: CallHistory): MemoryServiceError {
  const { call, tries, limitMs, last } = history
  const times = last ? ` (${tries} tries)` : ''
  const happened = `${call.method} ${call.path} did not succeed within ${seconds(limitMs)}${times}`
  const before = last ? [`An earlier try failed: ${last.sentence}`] : []
  const sentence = [`${happened}.`, ...before, ...wordsFor(history)].join(' ')
  return errorIn(history, {
    code: 'timed_out',
    sentence,
    details: sentence,
    happened,
    advice: adviceFor(history),
    status: 0,
    body: null,
    requestId: last?.requestId,
    retryAfter: last?.retryAfter,
    untouched: false,
    passing: true,
    cause: last && errorIn(history, last),
  })
}

/**
 * What to do about a request that may have been carried out. A call that is safe to repeat even without a key, such as
 * a read, needs no advice.
 */
const adviceFor = ({ call }: CallHistory): AdviceIfOpen | undefined => {
  if (!call.repeatable) return 'check_before_repeating'
  return call.idempotencyKey === undefined ? undefined : 'repeat_with_key'
}

const wordsFor = (history: CallHistory): string[] => {
  switch (adviceFor(history)) {
    case undefined:
      return []
    case 'check_before_repeating':
      return ['The request may have been carried out anyway: check before you call again.']
    case 'repeat_with_key': {
      const { memoryId } = history
      const found = memoryId === undefined ? '' : ` GET /memory/${memoryId} returns the outcome of the write.`
      return [`Call again with the same idempotencyKey, so that nothing is written twice.${found}`]
    }
  }
}

const errorIn = ({ call, tries, memoryId }: CallHistory, failure: Failure): MemoryServiceError =>
  errorOf(failure, { count: tries, memoryId, idempotencyKey: call.idempotencyKey })

const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`
