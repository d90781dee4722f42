import { AppError } from '@agent-memory/core/errors'
import { NotCallable } from './webhook-url.js'

/** A failure that we describe ourselves. Its message is a sentence for people; `failureReason` returns it unchanged. */
export class AttemptFailed extends Error {
  override readonly name = 'AttemptFailed'
}

/**
 * Codes of our own failures: this process or machine ran out of a resource (errno(3)), undici rejected its arguments,
 * or a module is missing, because the service was rebuilt while it was running. Any other code counts as the receiver's
 * failure, since receivers find new ways to fail. Only the receiver's failures are recorded.
 */
const OURS = /^(EMFILE|ENFILE|ENOMEM|ENOBUFS|UND_ERR_INVALID_ARG|ERR_MODULE_NOT_FOUND)$/

/** What went wrong between us and the receiver, by the codes of Node, OpenSSL and undici. The first match counts. */
const REASONS: readonly [RegExp, string][] = [
  [/^ECONNREFUSED$/, 'The connection was refused.'],
  [
    /^(ENETUNREACH|EHOSTUNREACH|ENETDOWN|EHOSTDOWN|EADDRNOTAVAIL|EAFNOSUPPORT|EINVAL|EACCES|EPERM|ETIMEDOUT)$/,
    'The address could not be reached.',
  ],
  [/^(ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET)$/, 'The connection was closed before an answer came.'],
  [
    /^(CERT_|CRL_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERROR_IN_|HOSTNAME_MISMATCH|INVALID_(CA|PURPOSE)|PATH_LENGTH_)/,
    'The TLS certificate is not valid',
  ],
  [/^(ERR_SSL_|ERR_TLS_|EPROTO$)/, 'The TLS handshake failed'],
  [/^UND_ERR_RES_CONTENT_LENGTH_MISMATCH$/, 'The connection was closed before the answer was complete.'],
  [/^UND_ERR_HEADERS_OVERFLOW$/, 'The headers of the answer are too long.'],
]

/**
 * Says in one sentence why an attempt failed; null for an error of our own: an AppError, an error with a code in OURS,
 * or an unexpected error without a code.
 */
export const failureReason = (error: unknown): string | null => {
  if (error instanceof NotCallable) return `The URL ${error.message}.`
  if (error instanceof AttemptFailed) return error.message
  // Compares the name, because undici is not loaded before the first delivery.
  if (error instanceof Error && error.name === 'HTTPParserError') return 'The answer is not valid HTTP.'
  if (error instanceof AppError) return null
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string' || OURS.test(code)) return null
  const sentence = REASONS.find(([codes]) => codes.test(code))?.[1] ?? 'The request failed'
  // Only the code says what is wrong with a certificate (CERT_HAS_EXPIRED).
  return sentence.endsWith('.') ? sentence : `${sentence} (${code}).`
}
