import { isIP, type LookupFunction } from 'node:net'
import type { WebhookRequest } from '@agent-memory/core/ports/notify/webhook-sender'
import { Client } from 'undici'

/** Where a webhook goes. */
export interface Target {
  url: URL
  /** The checked addresses of the URL's host, at least one. No other address is connected to. */
  addresses: readonly string[]
}

export interface Answer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** When its head arrived, by `performance.now()`. */
  at: number
  /** The first KEPT_BYTES of the body, or as many as came in time. */
  beginning: Buffer
}

const HEADER_BYTES = 16_384
/** Maximum bytes read of a body. Bytes that are not kept are read too, so that receivers see no broken connection. */
const BODY_BYTES = 65_536
/** Enough for 200 characters of four bytes each, and a last character that is cut. */
const KEPT_BYTES = 1_024
/** Node's default, 250 ms, gives up on an address before a distant server answers. */
const ADDRESS_MS = 3_000

/**
 * Makes one POST over a new connection, to the target's addresses in turn. The Host header and TLS carry the URL's host
 * name. Redirects are not followed, `100 Continue` is ignored; compressed bodies stay as they are.
 * @throws errors of Node and undici; if the signal aborts before the answer's head arrives, which error is thrown is
 * not defined
 */
export const postTo = async (
  { url, addresses }: Target,
  { headers, body }: Pick<WebhookRequest, 'headers' | 'body'>,
  signal: AbortSignal,
): Promise<Answer> => {
  const client = new Client(url.origin, {
    maxHeaderSize: HEADER_BYTES,
    // The signal is the only time limit. The socket gets it too, because the request notices it only after it is sent.
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

/** Answers every lookup with the checked addresses. Node does not look up a host that is an address (also checked). */
const pinnedTo = (addresses: readonly string[]): LookupFunction => {
  const entries = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_name, _options, callback) => callback(null, entries)
}

/** Returns the first KEPT_BYTES. Does not throw if the body breaks off or is too slow: only the status counts. */
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
    // What came before the failure is kept.
  }
  return Buffer.concat(kept)
}
