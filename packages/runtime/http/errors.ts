import { AppError, type ErrorCode, type FieldErrors, type Operation, type Resource } from '@agent-memory/core/errors'

/** Codes whose status `statusOf` derives from their suffix. */
type SuffixedCode = `${Resource}_not_found` | `${Operation}_failed`

/** The HTTP status of every code that is not a `SuffixedCode`. */
const STATUS: Readonly<Record<Exclude<ErrorCode, SuffixedCode>, number>> = {
  validation_failed: 400,
  'No file provided': 400,
  'volume_id required': 400,
  unauthorized: 401,
  invalid_api_key: 401,
  invalid_credentials: 401,
  forbidden: 403,
  insufficient_scope: 403,
  agent_not_authorized_for_volume: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  service_unavailable: 503,
}

/**
 * Returns the HTTP status of a code: from the table, else 404 for `<resource>_not_found` and 500 for
 * `<operation>_failed`.
 */
export const statusOf = (code: ErrorCode): number =>
  isListed(code) ? STATUS[code] : code.endsWith('_not_found') ? 404 : 500

const isListed = (code: ErrorCode): code is keyof typeof STATUS => Object.hasOwn(STATUS, code)

/** Retry-After in seconds for a 503 whose error states none. */
const SERVICE_UNAVAILABLE_RETRY_SECONDS = 5

export interface ErrorReply {
  status: number
  headers: Record<string, string>
  body: { error: ErrorCode; details: string | FieldErrors } & Record<string, unknown>
  /** True for every reply with status 500: the error is logged with its stack. */
  unexpected: boolean
}

/** Returns the WWW-Authenticate header for a credential error. */
export type Challenge = (error: AppError) => string

/** Builds the response to any error. The response to an unexpected error reveals only the request id. */
export function replyTo(
  error: unknown,
  operation: Operation,
  requestId: string,
  challenge: Challenge = plainChallenge,
): ErrorReply {
  if (error instanceof AppError) return replyToAppError(error, challenge)
  // The router throws a URIError for a path that it cannot decode, such as /%ff: no resource has that name.
  if (error instanceof URIError)
    return replyToAppError(
      new AppError('not_found', 'There is nothing at this path; /docs lists every endpoint.'),
      challenge,
    )
  const details = `The request failed because of a problem on our side; retry with exponential backoff. Request id: ${requestId}.`
  return { status: 500, headers: {}, body: { error: `${operation}_failed`, details }, unexpected: true }
}

function replyToAppError(error: AppError, challenge: Challenge): ErrorReply {
  const status = statusOf(error.code)
  const retryAfter = error.retryAfter ?? (status === 503 ? SERVICE_UNAVAILABLE_RETRY_SECONDS : undefined)
  const headers: Record<string, string> = {}
  if (retryAfter !== undefined) headers['Retry-After'] = String(Math.max(1, Math.ceil(retryAfter)))
  if (status === 401 || error.code === 'insufficient_scope') headers['WWW-Authenticate'] = challenge(error)
  return {
    status,
    headers,
    body: { ...error.fields, error: error.code, details: error.details },
    unexpected: status === 500,
  }
}

/** RFC 6750, section 3: the challenge has an `error` only if credentials were sent. */
const plainChallenge: Challenge = ({ code }) =>
  `Bearer realm="agent-memory"${code === 'invalid_api_key' ? ', error="invalid_token"' : ''}`
