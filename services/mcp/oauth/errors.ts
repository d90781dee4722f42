import type { ErrorReply } from '@agent-memory/runtime/http/errors'

/** Codes of RFC 6749, section 5.2, and of the MCP libraries, for errors that occur before the library sees a request. */
const CODES: Readonly<Record<number, string>> = {
  405: 'method_not_allowed',
  429: 'too_many_requests',
  503: 'temporarily_unavailable',
}

/** The body of an error in the form of RFC 6749. */
export function oauthErrorBody({ status, body: { details } }: ErrorReply): Record<string, unknown> {
  const sentences = typeof details === 'string' ? [details] : Object.entries(details).map(sentenceOf)
  const error = CODES[status] ?? (status >= 500 ? 'server_error' : 'invalid_request')
  return { error, error_description: sentences.join(' ') }
}

const sentenceOf = ([field, messages]: [string, string[]]) => `${field} ${messages.join('; ')}.`
