import { errorOf, type Failure, type MemoryServiceError } from './errors.js'

/** What happened to a call so far. */
export interface Story {
  call: { method: string; path: string; idempotencyKey?: string | undefined; repeatable: boolean }
  limitMs: number
  tries: number
  /** Tries that may have been carried out without our hearing of it. */
  lost: number
  /** Of a write whose outcome is open. */
  memoryId: string | undefined
  last: Failure | undefined
}

/** Takes a failed try into the story. */
export function note(story: Story, failure: Failure): void {
  if (isOpen(failure)) story.lost++
  story.memoryId = memoryIdIn(failure.body) ?? story.memoryId
  story.last = failure
}

/** Whether the request may have been carried out, or still is. */
const isOpen = ({ untouched, status }: Failure): boolean => !untouched && (status === 0 || status >= 500)

const memoryIdIn = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null || !('memory_id' in body)) return undefined
  return typeof body.memory_id === 'string' ? body.memory_id : undefined
}

/** The error of a call that is not tried again, or would have to wait longer (ms) than its time limit allows. */
export function gaveUp(story: Story, failure: Failure, wait?: number): MemoryServiceError {
  const { call, tries, lost, limitMs } = story
  const sentences = [failure.sentence]
  if (wait !== undefined) sentences.push(`The next try should wait ${seconds(wait)}; the limit is ${seconds(limitMs)}.`)
  else if (tries > 1) sentences.push(`Tried ${tries} times.`)
  if (isOpen(failure)) sentences.push(...openEnd(story))
  else if (call.method === 'DELETE' && failure.status === 404 && lost > 0) {
    sentences.push('An earlier try, whose answer was lost, may have done it.')
  }
  return errorIn(story, { ...failure, sentence: sentences.join(' ') })
}

/** The error of a call whose time limit is over. */
export function timedOut(story: Story): MemoryServiceError {
  const { call, tries, limitMs, last } = story
  const history = last ? ` (${tries} tries; before: ${last.sentence})` : ''
  const happened = `${call.method} ${call.path} did not succeed within ${seconds(limitMs)}${history}.`
  const sentence = [happened, ...openEnd(story)].join(' ')
  return errorIn(story, {
    code: 'timed_out',
    sentence,
    details: sentence,
    status: 0,
    body: null,
    requestId: last?.requestId,
    retryAfter: last?.retryAfter,
    untouched: false,
    passing: true,
    cause: last && errorIn(story, last),
  })
}

/** What to do about a request that may have been carried out. Doing a read twice needs no word. */
const openEnd = ({ call, memoryId }: Story): string[] => {
  if (!call.repeatable) return ['It may have been carried out all the same: look before you call again.']
  if (call.idempotencyKey === undefined) return []
  const found = memoryId === undefined ? '' : ` GET /memory/${memoryId} tells its outcome.`
  return [`Calling again with the same idempotencyKey attaches to it.${found}`]
}

const errorIn = ({ call, tries, memoryId }: Story, failure: Failure): MemoryServiceError =>
  errorOf(failure, { count: tries, memoryId, idempotencyKey: call.idempotencyKey })

const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`
