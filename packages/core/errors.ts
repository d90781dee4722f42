/** Resources that can be missing; each gives the code `<resource>_not_found`. */
export type Resource =
  | 'agent'
  | 'connection'
  | 'document'
  | 'entity'
  | 'key'
  | 'member'
  | 'memory'
  | 'organization'
  | 'project'
  | 'volume'
  | 'write'

/** Operations that can fail for a reason of ours; each gives the code `<operation>_failed`. */
export type Operation =
  | 'agent'
  | 'auth'
  | 'document'
  | 'graph'
  | 'key'
  | 'memory'
  | 'project'
  | 'query'
  | 'request'
  | 'upload'
  | 'volume'
  | 'write'

/** The closed list of error codes. Only `runtime/http/errors.ts` knows their HTTP status. */
export type ErrorCode =
  | 'validation_failed'
  | 'No file provided'
  | 'volume_id required'
  | 'unauthorized'
  | 'invalid_api_key'
  | 'invalid_credentials'
  | 'forbidden'
  | 'agent_not_authorized_for_volume'
  | 'insufficient_scope'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'rate_limited'
  | 'service_unavailable'
  | `${Resource}_not_found`
  | `${Operation}_failed`

/** What is not for want of something that is away. */
export type RefusalCode = Exclude<ErrorCode, 'service_unavailable'>

/** Messages by offending field, as the `details` of a validation error. */
export type FieldErrors = Record<string, string[]>

export interface ErrorExtras {
  /** Seconds until a retry makes sense; becomes the Retry-After header. */
  retryAfter?: number
  /** Further fields of the error body, such as `memory_id` of a write that is not decided yet. */
  fields?: Record<string, unknown>
  cause?: unknown
}

/** The only error that core throws on purpose: a code of the closed list, and a sentence for the caller. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: string | FieldErrors
  readonly retryAfter: number | undefined
  readonly fields: Record<string, unknown>

  constructor(code: RefusalCode, details: string | FieldErrors, extras: ErrorExtras = {}) {
    super(typeof details === 'string' ? details : code, { cause: extras.cause })
    this.name = 'AppError'
    this.code = code
    this.details = details
    this.retryAfter = extras.retryAfter
    this.fields = extras.fields ?? {}
  }
}

/** A store will never take what it was given, and says so in its own words: asking again changes nothing. */
export class RefusedError extends Error {}

/** What can be away, full, late or ending: a store, a service, or a part of this process. */
export type Needed =
  | 'backlog'
  | 'document_reader'
  | 'embedder'
  | 'files'
  | 'guard'
  | 'memory_index'
  | 'neo4j'
  | 'postgresql'
  | 'process'
  | 'qdrant'
  | 'redis'
  | 'text_reader'
  | 'time'

/** service_unavailable: nobody's fault, and worth another try. `needed` is for the log: callers are told in a sentence. */
export class Unavailable extends AppError {
  readonly needed: Needed

  constructor(needed: Needed, details: string, extras: ErrorExtras = {}) {
    // No other way leads to this code, so that what is missing always has a name.
    super('service_unavailable' as never, details, extras)
    this.needed = needed
  }
}

/** Whether an error says that a store or a model is away for a moment. */
export const isUnavailable = (error: unknown): error is Unavailable => error instanceof Unavailable

/** 400 with messages for one field. */
export const invalid = (field: string, message: string) => new AppError('validation_failed', { [field]: [message] })
