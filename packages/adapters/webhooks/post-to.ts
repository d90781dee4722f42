import { isIP, type LookupFunction } from 'node:net'
import type { WebhookRequest } from '@agent-memory/core/ports/notify/webhook-sender'
import { Client } from 'undici'

/** Where a webhook goes. */
export interface Target {
  url: URL
  /** The checked addresses of the URL's host, at least one. Nothing else is connected to. */
  addresses: readonly string[]
}

export interface Answer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** When its head arrived, by `performance.now()`. */
  at: number
  /** The first bytes of the body, or what came of them in time. */
  beginning: Buffer
}

const HEADER_BYTES = 16_384
/** Reading on lets the receiver finish, which then logs no broken connection; beyond this it is cut off. */
const BODY_BYTES = 65_536
/** Enough for 200 characters of four bytes, and one that is cut. */
const KEPT_BYTES = 1_024
/** Node's default, 250 ms, gives up on an address before a distant server answers. */
const ADDRESS_MS = 3_000

/**
 * Makes one POST over a connection of its own, to the target's addresses in turn. Host and TLS carry the name in the
 * URL. Redirects and `100 Continue` are not followed; compressed bodies stay as they are.
 * @throws errors of Node and undici; any error when the signal has aborted before the head of the answer
 */
export const postTo = async (
  { url, addresses }: Target,
  { headers, body }: Pick<WebhookRequest, 'headers' | 'body'>,
  signal: AbortSignal,
): Promise<Answer> => {
  const client = new Client(url.origin, {
    maxHeaderSize: HEADER_BYTES,
    // The signal is the only limit. A request that is not sent yet does not notice it: the socket must.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: {
      timeout: 0,
      signal,
      lookup: pinnedTo(addresses),
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: ADDRESS_MS,
      // Set explicitly, so that the environment cannot override it.
      rejectUnauthorized: true,
    },
  })
  try {
    const path = url.pathname + url.search
    const answer = await client.request({ method: 'POST', path, headers, body, signal, reset: true })
    const at = performance.now()
    return { status: answer.statusCode, headers: answer.headers, at, beginning: await beginningOf(answer.body) }
  } finally {
    await client.destroy()
  }
}

/** Answers every lookup with the checked addresses. Node asks none for a host that is an address: that was checked. */
const pinnedTo = (addresses: readonly string[]): LookupFunction => {
  const entries = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_name, _options, callback) => callback(null, entries)
}

/** The status is all that counts, so a body that is endless, too slow or broken off does no harm. */
const beginningOf = async (body: AsyncIterable<Buffer>): Promise<Buffer> => {
  const kept: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of body) {
      if (bytes < KEPT_BYTES) kept.push(chunk.subarray(0, KEPT_BYTES - bytes))
      bytes += chunk.length
      if (bytes >= BODY_BYTES) break
    }
  } catch {
    // What came is kept.
  }
  return Buffer.concat(kept)
}
