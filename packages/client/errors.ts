import type { ErrorCode, FieldErrors } from '@agent-memory/core/errors'

/** What can go wrong before the service has answered, or instead of it. */
export type ClientErrorCode = 'connection_failed' | 'timed_out' | 'unexpected_answer'

/** The service's closed list, the client's own, and what a newer service may answer. */
export type MemoryServiceErrorCode = ErrorCode | ClientErrorCode | (string & {})

/** How one try failed. */
export interface Failure {
  code: MemoryServiceErrorCode
  /** A sentence that says what to do. */
  sentence: string
  /** 0 when there was no answer. */
  status: number
  details: string | FieldErrors
  body: unknown
  requestId: string | undefined
  /** Seconds. */
  retryAfter: number | undefined
  /** The request cannot have been carried out: it was not sent, or refused before anything was done. */
  untouched: boolean
  /** Not of the request's making: the same may well work a moment later. */
  passing: boolean
  cause: unknown
}

/** What the tries of a call that failed have in common. */
export interface Tries {
  count: number
  /** Of a write, from any of them. */
  memoryId: string | undefined
  idempotencyKey: string | undefined
}

/** A call that failed: by the service's answer or, in its subclasses, for want of one. */
export class MemoryServiceError extends Error {
  override readonly name: string = 'MemoryServiceError'
  readonly code: MemoryServiceErrorCode
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  /** As answered: a sentence, or messages by field. */
  readonly details: string | FieldErrors
  /** Messages by offending field, of `validation_failed`; otherwise empty. */
  readonly fieldErrors: FieldErrors
  /** Seconds until a retry makes sense, where the service said so. */
  readonly retryAfter: number | undefined
  readonly requestId: string | undefined
  /** Of a write that is not decided yet: where its outcome will stand. */
  readonly memoryId: string | undefined
  /** Calling again with it and the same body attaches to what was begun, and never doubles it. */
  readonly idempotencyKey: string | undefined
  /** How often the request was tried. */
  readonly tries: number
  /** The parsed body of the answer; its text where that is no JSON. */
  readonly body: unknown

  constructor(failure: Failure, tries: Tries) {
    super(failure.sentence, { cause: failure.cause })
    this.code = failure.code
    this.status = failure.status
    this.details = failure.details
    this.fieldErrors = typeof failure.details === 'string' ? {} : failure.details
    this.retryAfter = failure.retryAfter
    this.requestId = failure.requestId
    this.memoryId = tries.memoryId
    this.idempotencyKey = tries.idempotencyKey
    this.tries = tries.count
    this.body = failure.body
  }
}

/** No answer came: the service is down, unreachable, or the connection broke. */
export class ConnectionError extends MemoryServiceError {
  override readonly name = 'ConnectionError'
  declare readonly code: 'connection_failed'
}

/** The time limit of the call was over before it succeeded; `cause` is how the last try failed, if it did. */
export class TimeoutError extends MemoryServiceError {
  override readonly name = 'TimeoutError'
  declare readonly code: 'timed_out'
}

/** Something answered that is not this service: a proxy's page, a redirect, another program. */
export class UnexpectedAnswerError extends MemoryServiceError {
  override readonly name = 'UnexpectedAnswerError'
  declare readonly code: 'unexpected_answer'
}

/** Whether a call failed so: with this code, or at all. Other errors are an abort by the caller, or a bug. */
export const isMemoryServiceError = <Code extends MemoryServiceErrorCode>(
  error: unknown,
  code?: Code,
): error is MemoryServiceError & { code: Code } =>
  error instanceof MemoryServiceError && (code === undefined || error.code === code)

/** The error that a caller sees of a failure. */
export const errorOf = (failure: Failure, tries: Tries): MemoryServiceError => {
  switch (failure.code) {
    case 'connection_failed':
      return new ConnectionError(failure, tries)
    case 'timed_out':
      return new TimeoutError(failure, tries)
    case 'unexpected_answer':
      return new UnexpectedAnswerError(failure, tries)
    default:
      return new MemoryServiceError(failure, tries)
  }
}
