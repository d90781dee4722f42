import type { ErrorReply } from '@agent-memory/runtime/http/errors'

/** Codes of RFC 6749 and of MCP libraries, for errors that occur before the authorization library sees a request. */
const CODES: Readonly<Record<number, string>> = {
  405: 'method_not_allowed',
  429: 'too_many_requests',
  503: 'temporarily_unavailable',
}

/** Returns the body of an error response in the form of RFC 6749, section 5.2. */
export function oauthErrorBody({ status, body: { details } }: ErrorReply): Record<string, unknown> {
  const sentences = typeof details === 'string' ? [details] : Object.entries(details).map(sentenceOf)
  const error = CODES[status] ?? (status >= 500 ? 'server_error' : 'invalid_request')
  return { error, error_description: sentences.join(' ') }
}

const sentenceOf = ([field, messages]: [string, string[]]) => `${field} ${messages.join('; ')}.`
