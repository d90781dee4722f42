import { errors } from 'undici'
import { NotCallable } from './webhook-url.js'

/** Why an attempt failed, where no library says so: a sentence for the owner of the subscription. */
export class AttemptFailed extends Error {
  override readonly name = 'AttemptFailed'
}

/** What went wrong between us and the receiver, by the codes of Node, OpenSSL and undici. */
const REASONS: readonly [RegExp, string][] = [
  [/^ECONNREFUSED$/, 'The connection was refused.'],
  [
    /^(ENETUNREACH|EHOSTUNREACH|ENETDOWN|EHOSTDOWN|EADDRNOTAVAIL|EACCES|EPERM|ETIMEDOUT)$/,
    'The address could not be reached.',
  ],
  [/^(ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET)$/, 'The connection was closed before an answer came.'],
  [/^(CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)/, 'The TLS certificate is not valid'],
  [/^(ERR_SSL_|ERR_TLS_|EPROTO$)/, 'The TLS handshake failed'],
  [/^UND_ERR_HEADERS_OVERFLOW$/, 'The headers of the answer are too long.'],
]

/**
 * Says in one sentence why an attempt failed; null for an error that is not the receiver's, such as a lack of file
 * descriptors here.
 */
export const failureReason = (error: unknown): string | null => {
  if (error instanceof NotCallable) return `The URL ${error.message}.`
  if (error instanceof AttemptFailed) return error.message
  if (error instanceof errors.HTTPParserError) return 'The answer is not valid HTTP.'
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string') return null
  const sentence = REASONS.find(([codes]) => codes.test(code))?.[1]
  // What is wrong with a certificate is only in the code: CERT_HAS_EXPIRED.
  return sentence === undefined || sentence.endsWith('.') ? (sentence ?? null) : `${sentence} (${code}).`
}
