/** Resources that can be missing; each gives the code `<resource>_not_found`. */
export type Resource =
  | 'agent'
  | 'connection'
  | 'document'
  | 'entity'
  | 'event'
  | 'forget'
  | 'grant'
  | 'invitation'
  | 'key'
  | 'member'
  | 'memory'
  | 'organization'
  | 'project'
  | 'session'
  | 'volume'
  | 'webhook'
  | 'write'

/** Operations that can fail on our side; each gives the code `<operation>_failed`. */
export type Operation =
  | 'agent'
  | 'auth'
  | 'broadcast'
  | 'chat'
  | 'document'
  | 'graph'
  | 'invitation'
  | 'key'
  | 'member'
  | 'memory'
  | 'organization'
  | 'project'
  | 'query'
  | 'request'
  | 'upload'
  | 'volume'
  | 'webhook'
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

/** Every code except service_unavailable, which only `Unavailable` has. */
export type RefusalCode = Exclude<ErrorCode, 'service_unavailable'>

/** Messages by offending field, as the `details` of a validation error. */
export type FieldErrors = Record<string, string[]>

export interface ErrorExtras {
  /** Seconds until a retry makes sense; becomes the Retry-After header. */
  retryAfter?: number
  /** Additional fields of the error body, such as `memory_id` of an undecided write. */
  fields?: Record<string, unknown>
  cause?: unknown
}

/** An error that a caller gets: a code from the closed list, and a message. */
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

/**
 * A store or the mail server rejected its input for good, or a stored secret cannot be decrypted, so retrying is
 * pointless. The message comes from the adapter.
 */
export class RefusedError extends Error {}

/** What can be unavailable, full, slow or shutting down: a store, a service, or a part of this process. */
export type Needed =
  | 'backlog'
  | 'document_reader'
  | 'embedder'
  | 'files'
  | 'guard'
  | 'guard_model'
  | 'identity_provider'
  | 'mail_server'
  | 'memory_index'
  | 'neo4j'
  | 'postgresql'
  | 'process'
  | 'qdrant'
  | 'redis'
  | 'text_reader'
  | 'time'

/**
 * The error service_unavailable: temporary, worth a retry. `needed` names what is unavailable, for the log only;
 * callers get the message.
 */
export class Unavailable extends AppError {
  readonly needed: Needed

  constructor(needed: Needed, details: string, extras: ErrorExtras = {}) {
    // The cast is needed because `RefusalCode` excludes service_unavailable: only this class may use the code, so that
    // every such error has `needed`.
    super('service_unavailable' as never, details, extras)
    this.needed = needed
  }
}

/** Whether an error is service_unavailable: temporary, whatever is unavailable. */
export const isUnavailable = (error: unknown): error is Unavailable => error instanceof Unavailable

/** Creates a validation_failed error with a message for one field. */
export const invalid = (field: string, message: string) => new AppError('validation_failed', { [field]: [message] })
