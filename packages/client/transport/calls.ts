import { errorOf } from '../errors.js'
import type { Call, CallOptions, Send } from './request.js'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Idempotency keys that the service accepts. */
const IDEMPOTENCY_KEY = /^[\x20-\x7e]{1,255}$/

/**
 * Checks an id before it becomes part of a path: `..` or an empty string would change the path.
 * @throws MemoryServiceError validation_failed, as the service would answer
 */
export const pathId = (field: string, id: string): string => {
  if (typeof id === 'string' && UUID.test(id)) return id
  throw invalid(field, 'must be a UUID')
}

/**
 * Returns the idempotency key of a write: the given one, or a new one.
 * @throws MemoryServiceError validation_failed
 */
export const idempotencyKeyFrom = (given: string | undefined): string => {
  const key = given ?? crypto.randomUUID()
  if (IDEMPOTENCY_KEY.test(key)) return key
  throw invalid('Idempotency-Key', 'must be 1 to 255 printable ASCII characters')
}

/** Makes the error with which the service would reject this field. */
export const invalid = (field: string, message: string) =>
  errorOf(
    {
      code: 'validation_failed',
      sentence: `${field} ${message} [not sent]`,
      details: { [field]: [message] },
      status: 400,
      body: null,
      requestId: undefined,
      retryAfter: undefined,
      untouched: true,
      passing: false,
      cause: undefined,
    },
    { count: 0, memoryId: undefined, idempotencyKey: undefined },
  )

type Query = NonNullable<Call['query']>

/** Ways to send a call, by whether a retry is safe. */
export const verbs = (send: Send) => ({
  get: (path: string, query: Query, options?: CallOptions) =>
    send({ method: 'GET', path, query, repeatable: true }, options),
  /** For calls that are not safe to repeat, because they create something for example. */
  make: (path: string, body: unknown, options?: CallOptions) =>
    send({ method: 'POST', path, body, repeatable: false }, options),
  /** For calls that set a state, so they can safely be repeated. */
  set: (method: 'POST' | 'PATCH', path: string, body: unknown, options?: CallOptions) =>
    send({ method, path, body, repeatable: true }, options),
  remove: (path: string, options?: CallOptions) => send({ method: 'DELETE', path, repeatable: true }, options),
})

export interface Paged<Item> {
  items: Item[]
  next_cursor: string | null
}

/**
 * Yields every item of a list, page by page; requests the next page once all items of the current page are consumed.
 */
export async function* everyItem<Item>(pageAt: (cursor: string | undefined) => Promise<Paged<Item>>) {
  let cursor: string | null | undefined
  do {
    const page = await pageAt(cursor ?? undefined)
    yield* page.items
    cursor = page.next_cursor
  } while (cursor !== null)
}
