import type { ErrorCode, FieldErrors } from '@agent-memory/core/errors'
import type { Advice } from './advice.js'

/** Errors without a response from the service. */
export type ClientErrorCode = 'connection_failed' | 'timed_out' | 'unexpected_answer'

/**
 * Codes of the service as of this version, codes of the client itself, and any other text, because a newer service may
 * return other codes.
 */
export type MemoryServiceErrorCode = ErrorCode | ClientErrorCode | (string & {})

/** How one attempt failed. */
export interface Failure {
  code: MemoryServiceErrorCode
  /** A sentence that says what to do. */
  sentence: string
  /** What happened, without advice or full stop; undefined if the service reported the failure. */
  happened?: string | undefined
  /** What to do, if the client noticed the failure and something can be done. */
  advice?: Advice | undefined
  /** 0 when there was no response. */
  status: number
  details: string | FieldErrors
  body: unknown
  requestId: string | undefined
  /** Seconds until a retry makes sense, if the service said so. */
  retryAfter: number | undefined
  /**
   * True if the request cannot have been carried out, because it was not sent, or was rejected before anything was
   * done.
   */
  untouched: boolean
  /** True if the failure is temporary: the same request may succeed a moment later. */
  passing: boolean
  cause: unknown
}

/** Facts about all attempts of a failed call together. */
export interface Tries {
  count: number
  /** For a write: the id of its memory, if the response to any attempt contained it. */
  memoryId: string | undefined
  idempotencyKey: string | undefined
}

/** A failed call: the service answered with an error or, in the subclasses, did not answer. */
export class MemoryServiceError extends Error {
  override readonly name: string = 'MemoryServiceError'
  readonly code: MemoryServiceErrorCode
  /** HTTP status; 0 when there was no response. */
  readonly status: number
  /** As returned: a sentence, or messages by field. */
  readonly details: string | FieldErrors
  /** Messages by invalid field, for `validation_failed`; otherwise empty. */
  readonly fieldErrors: FieldErrors
  /** What happened, if the client noticed it: `details` without advice or full stop. */
  readonly happened: string | undefined
  /** What to do about the failure, as a code that a program can put into its own words. */
  readonly advice: Advice | undefined
  /** Seconds until a retry makes sense, if the service said so. */
  readonly retryAfter: number | undefined
  readonly requestId: string | undefined
  /**
   * For a write that the guard has not decided yet: id of its memory. Reading this memory later returns the outcome.
   */
  readonly memoryId: string | undefined
  /** Calling again with this key and the same body attaches to the started write, and never duplicates it. */
  readonly idempotencyKey: string | undefined
  /** Number of attempts. */
  readonly tries: number
  /** The parsed body of the response; its text if it is not JSON. */
  readonly body: unknown

  constructor(failure: Failure, tries: Tries) {
    super(failure.sentence, { cause: failure.cause })
    this.code = failure.code
    this.status = failure.status
    this.details = failure.details
    this.fieldErrors = typeof failure.details === 'string' ? {} : failure.details
    this.happened = failure.happened
    this.advice = failure.advice
    this.retryAfter = failure.retryAfter
    this.requestId = failure.requestId
    this.memoryId = tries.memoryId
    this.idempotencyKey = tries.idempotencyKey
    this.tries = tries.count
    this.body = failure.body
  }
}

/** No response: the service is down or unreachable, or the connection broke. */
export class ConnectionError extends MemoryServiceError {
  override readonly name = 'ConnectionError'
  declare readonly code: 'connection_failed'
}

/** The call exceeded its time limit; `cause` is the failure of the last attempt, if it failed. */
export class TimeoutError extends MemoryServiceError {
  override readonly name = 'TimeoutError'
  declare readonly code: 'timed_out'
}

/** The response is not from this service: a proxy's page, a redirect, another program. */
export class UnexpectedAnswerError extends MemoryServiceError {
  override readonly name = 'UnexpectedAnswerError'
  declare readonly code: 'unexpected_answer'
}

/**
 * Whether an error is a failed call and, if `code` is given, has this code. Any other error is an abort by the caller,
 * or a bug.
 */
export const isMemoryServiceError = <Code extends MemoryServiceErrorCode>(
  error: unknown,
  code?: Code,
): error is MemoryServiceError & { code: Code } =>
  error instanceof MemoryServiceError && (code === undefined || error.code === code)

/** Makes the error that a caller gets for a failure. */
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
