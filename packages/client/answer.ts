import type { FieldErrors } from '@agent-memory/core/errors'
import { noticed } from './advice.js'
import { errorOf, type Failure } from './errors.js'
import { retryAfterOf } from './transport/retry.js'

/** A successful response, parsed. */
export interface Answer {
  status: number
  headers: Headers
  /** Parsed JSON; null for an empty body. */
  body: unknown
  requestId: string | undefined
  /** The request, such as `GET http://127.0.0.1:8080/agent/volumes`. */
  what: string
}

export type Outcome = { answer: Answer } | { failure: Failure }

/** Statuses with which a proxy reports that its upstream does not respond. */
const FROM_PROXIES = [502, 503, 504]

/**
 * Reads a whole response. An error or bad content, such as a proxy's page, becomes a failure and is not thrown. If the
 * connection breaks before the end of the response, rejects as fetch does.
 */
export async function readAnswer(response: Response, what: string): Promise<Outcome> {
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
    return { failure: unexpected(response, what, null, `was redirected${targetOf(response, what)}`) }
  }
  const text = await textOf(response)
  if (text === null)
    return { failure: unexpected(response, what, null, `was answered with over ${MOST_BYTES / 2 ** 20} MB`) }
  const parsed = parse(text)
  if (parsed === undefined) return { failure: notJson(response, what, text) }
  if (response.ok) {
    const requestId = response.headers.get('X-Request-Id') ?? undefined
    return { answer: { status: response.status, headers: response.headers, body: parsed, requestId, what } }
  }
  return { failure: isErrorBody(parsed) ? refusal(response, what, parsed) : notJson(response, what, text) }
}

/**
 * Maximum size of a response in bytes, in case the server is not this service and never stops sending, or a small
 * compressed body expands to a very large one. The largest response of the service, a page of an export, is about 4 MB
 * plus one memory.
 */
const MOST_BYTES = 128 * 2 ** 20

/** Reads the whole text of a response; stops and returns null if it is too long. */
async function textOf({ body }: Response): Promise<string | null> {
  if (body === null) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const parts: string[] = []
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return parts.join('') + decoder.decode()
    bytes += value.byteLength
    if (bytes > MOST_BYTES) {
      await reader.cancel()
      return null
    }
    parts.push(decoder.decode(value, { stream: true }))
  }
}

/** Parses a text as JSON; returns undefined if it is invalid, and null if it is empty. */
const parse = (text: string): unknown => {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface ErrorBody {
  error: string
  details?: unknown
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'

/** Makes the failure that an error body from the service reports. */
const refusal = (response: Response, what: string, body: ErrorBody): Failure => {
  const { status } = response
  const details = isFieldErrors(body.details) ? body.details : String(body.details ?? body.error)
  const hint =
    body.error === 'not_found'
      ? ` (${what}: check that baseUrl is right, and that the service is not older than this client)`
      : ''
  return {
    ...common(response, body),
    code: body.error,
    sentence: `${sentenceOf(details)}${hint} [${status} ${body.error}]`,
    details,
    untouched: status === 429,
    passing: status === 429 || FROM_PROXIES.includes(status) || (status === 500 && body.error.endsWith('_failed')),
  }
}

const isFieldErrors = (details: unknown): details is FieldErrors =>
  typeof details === 'object' && details !== null && Object.values(details).every(Array.isArray)

const sentenceOf = (details: string | FieldErrors): string =>
  typeof details === 'string'
    ? details
    : Object.entries(details)
        .map(([field, messages]) => `${field} ${messages.join(', ')}`)
        .join('; ')

/** Makes the failure for a response that is not from the service. */
const notJson = (response: Response, what: string, text: string): Failure => {
  const type = response.headers.get('Content-Type') ?? 'unknown type'
  const found = text === '' ? 'an empty body' : `${text.length} characters of ${type}`
  return unexpected(response, what, text, `was answered ${response.status} with ${found}`)
}

const unexpected = (response: Response, what: string, body: unknown, happened: string): Failure => {
  const fromProxy = FROM_PROXIES.includes(response.status)
  const untouched = response.status === 429
  return {
    ...common(response, body),
    ...noticed(`${what} ${happened}`, fromProxy ? 'wait_for_service' : 'check_proxy'),
    code: 'unexpected_answer',
    untouched,
    passing: fromProxy || untouched,
  }
}

const common = (response: Response, body: unknown) => ({
  status: response.status,
  body,
  requestId: response.headers.get('X-Request-Id') ?? undefined,
  retryAfter: retryAfterOf(response.headers, Date.now()),
  cause: undefined,
})

/**
 * Returns the target of a redirect as the end of a sentence (` to https://…`), without its query, which may hold
 * secrets. Empty in a browser, which hides the target.
 */
const targetOf = (response: Response, what: string): string => {
  const location = response.headers.get('Location')
  const from = what.slice(what.indexOf(' ') + 1)
  if (location === null || !URL.canParse(location, from)) return ''
  const { origin, pathname } = new URL(location, from)
  return ` to ${origin}${pathname}`
}

/** Returns the body of a response whose fields are not inside `data`. Throws if `body[name]` is missing. */
export const bare = <Body>(answer: Answer, name: string): Body => {
  if (fieldOf(answer.body, name) === undefined) throw malformed(answer, name)
  return answer.body as Body
}

/** Returns `data[name]` of the usual body `{status, data}`. Throws if it is missing. */
export const dataOf = <Value>(answer: Answer, name: string): Value => {
  const value = fieldOf(fieldOf(answer.body, 'data'), name)
  if (value === undefined) throw malformed(answer, `data.${name}`)
  return value as Value
}

/** Returns the body of a response that is a list. Throws for any other body. */
export const listIn = <Item>(answer: Answer): Item[] => {
  if (!Array.isArray(answer.body)) throw malformed(answer, 'a list')
  return answer.body
}

/**
 * Returns the names of the request fields that the service ignored. It names them in the response body or, if the body
 * is a list, in the X-Ignored-Fields header.
 */
export const ignoredIn = ({ body, headers }: Pick<Answer, 'body' | 'headers'>): string[] => {
  const named = fieldOf(body, 'ignored') ?? headers.get('X-Ignored-Fields')?.split(', ').map(decoded) ?? []
  return Array.isArray(named) ? named.map(String) : []
}

/** Decodes a percent-encoded field name; returns it unchanged if its encoding is invalid. */
const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined

/** Makes the error for a successful response that is not from this service. */
const malformed = ({ status, body, requestId, what }: Answer, name: string) =>
  errorOf(
    {
      ...noticed(`${what} was answered ${status} without ${name}`, 'check_base_url'),
      code: 'unexpected_answer',
      status,
      body,
      requestId,
      retryAfter: undefined,
      untouched: false,
      passing: false,
      cause: undefined,
    },
    { count: 1, memoryId: undefined, idempotencyKey: undefined },
  )
