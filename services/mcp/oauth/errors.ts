import type { FieldErrors } from '@agent-memory/core/errors'
import type { ErrorReply } from '@agent-memory/runtime/http/errors'

/** Codes of RFC 6749 and of MCP libraries, for errors that occur before the authorization library sees a request. */
const CODES: Readonly<Record<number, string>> = {
  405: 'method_not_allowed',
  429: 'too_many_requests',
  503: 'temporarily_unavailable',
}

/** Returns the body of an error response in the form of RFC 6749, section 5.2. */
export function oauthErrorBody({ status, body: { details } }: ErrorReply): Record<string, unknown> {
  const error = CODES[status] ?? (status >= 500 ? 'server_error' : 'invalid_request')
  return { error, error_description: sentencesOf(details) }
}

/** Returns what an error says, as sentences for a person: a sentence for each wrong field, which names the field. */
export const sentencesOf = (details: string | FieldErrors): string =>
  typeof details === 'string'
    ? details
    : Object.entries(details)
        .map(([field, messages]) => sentenceOf(field, messages.join('; ')))
        .join(' ')

/** Most messages continue the name of their field; some are whole sentences already. */
const sentenceOf = (field: string, message: string): string => {
  const isWhole = message.startsWith(`${field} `) || /^\p{Lu}/u.test(message)
  return `${isWhole ? '' : `${field} `}${message}${message.endsWith('.') ? '' : '.'}`
}
