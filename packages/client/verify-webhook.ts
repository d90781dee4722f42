/** The event in a webhook's body, with its id from the header. */
export interface WebhookEvent {
  /** The same in every attempt to deliver this event, so a receiver that has seen the id can skip the event. */
  id: string
  /** An event type, such as `memory.approved`, or `webhook.test`. */
  event: string
  volume_id: string
  data: Record<string, unknown>
  /** When the event happened, in ISO 8601. */
  timestamp: string
}

/**
 * The request is not a webhook of the service, or an old one sent again: answer it with 400 or 401, and do nothing
 * else.
 */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
}

/** Headers in the form of fetch or of Node's `request.headers`. */
export type WebhookHeaders = Pick<Headers, 'get'> | Readonly<Record<string, string | readonly string[] | undefined>>

export interface VerifyOptions {
  /** Milliseconds since 1970; the current time by default. */
  now?: number
}

/**
 * How far the time of a signature may differ from this clock, either way, in seconds: five minutes, as in the libraries
 * of Standard Webhooks. The service signs each attempt when it sends it, so an older signature is a replay.
 */
const TOLERANCE_SECONDS = 300
const SCHEME = 'v1,'
const BASE64_SECRET = 'whsec_'

/**
 * Verifies the signature of a webhook and returns its event.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 * @param rawBody the body as received: parsed and serialized again, it would have another signature
 * @param secret the secret of the webhook: `whsec_` and base64, or any other text, whose UTF-8 bytes are the key
 * @throws WebhookVerificationError if a header is missing, the time is off by more than 5 minutes, no signature matches
 * or the body is not an event; TypeError if the secret is unusable
 */
export async function verifyWebhook(
  headers: WebhookHeaders,
  rawBody: string | Uint8Array | ArrayBuffer,
  secret: string,
  { now = Date.now() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const key = keyOf(secret)
  const id = headerIn(headers, 'webhook-id')
  const sent = headerIn(headers, 'webhook-timestamp')
  const given = headerIn(headers, 'webhook-signature')
  refuseStale(sent, now)
  const body = typeof rawBody === 'string' ? utf8(rawBody) : new Uint8Array(rawBody)
  const expected = await hmac(key, joined(utf8(`${id}.${sent}.`), body))
  // There are several signatures while a secret is being replaced.
  const signatures = given.split(' ').filter((one) => one.startsWith(SCHEME))
  const fits = signatures.map((one) => isEqual(fromBase64(one.slice(SCHEME.length)), expected))
  if (!fits.includes(true))
    throw new WebhookVerificationError(
      'No webhook signature matches the body and the secret: check the secret, and pass the body exactly as received.',
    )
  return { ...eventIn(body), id }
}

/** @throws TypeError; its message does not show the secret */
const keyOf = (secret: string): Uint8Array<ArrayBuffer> => {
  const isBase64 = secret.startsWith(BASE64_SECRET)
  const key = isBase64 ? fromBase64(secret.slice(BASE64_SECRET.length)) : utf8(secret)
  if (key === null || key.length === 0) throw new TypeError('The secret is empty, or whsec_ is not followed by base64.')
  return key
}

const headerIn = (headers: WebhookHeaders, name: string): string => {
  const value = typeof headers.get === 'function' ? headers.get(name) : plain(headers, name)
  if (typeof value === 'string' && value !== '') return value
  throw new WebhookVerificationError(`The request has no header ${name}: it is not a signed webhook.`)
}

/** Looks up a header in an object, whose names may be in any case; returns the first value of a list. */
const plain = (headers: object, name: string): unknown => {
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  return Array.isArray(found) ? found[0] : found
}

const refuseStale = (sent: string, now: number): void => {
  const seconds = /^\d{1,12}$/.test(sent) ? Number(sent) : Number.NaN
  if (Math.abs(now / 1_000 - seconds) <= TOLERANCE_SECONDS) return
  throw new WebhookVerificationError(
    'The time of the webhook differs from this clock by more than 5 minutes: it is a replay, or a clock is wrong.',
  )
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

const joined = (start: Uint8Array, end: Uint8Array): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(start.length + end.length)
  all.set(start)
  all.set(end, start.length)
  return all
}

/** Computes HMAC-SHA256 with the Web Crypto API, which browsers have too. */
const hmac = async (key: Uint8Array<ArrayBuffer>, signed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, signed))
}

/** Decodes base64. Returns null if the text is not base64. */
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

/** Compares in a time that does not depend on where the bytes differ. */
const isEqual = (given: Uint8Array | null, expected: Uint8Array): boolean => {
  if (given === null || given.length !== expected.length) return false
  return given.reduce((difference, byte, at) => difference | (byte ^ (expected[at] as number)), 0) === 0
}

const eventIn = (body: Uint8Array): Omit<WebhookEvent, 'id'> => {
  const parsed = parse(body)
  if (typeof parsed?.event === 'string') return parsed as unknown as Omit<WebhookEvent, 'id'>
  throw new WebhookVerificationError('The signature matches, but the body is not a valid event.')
}

const parse = (body: Uint8Array): Record<string, unknown> | null => {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return null
  }
}
