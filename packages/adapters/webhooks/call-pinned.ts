import { isIP, type LookupFunction } from 'node:net'
import { Client } from 'undici'

/** Where a call goes. */
export interface Target {
  url: URL
  /** The checked addresses of the URL's host, at least one. Calls connect to no other address. */
  addresses: readonly string[]
}

export interface PinnedRequest {
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body?: string
}

export interface Answer<Body> {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Body
}

const HEADER_BYTES = 16_384
/** Time limit for connecting to one address, in ms. Node's default of 250 ms ends before a distant server answers. */
const ADDRESS_MS = 3_000

/**
 * Makes one request over a new connection, to the target's addresses in turn. The Host header and TLS carry the URL's
 * host name. Redirects are not followed, `100 Continue` is ignored; compressed bodies stay as they are.
 * @param readBody must stop by itself at a body that is too long
 * @throws errors of Node, undici and `readBody`; the error is unspecified if the signal aborts before the response
 * headers arrive
 */
export const callPinned = async <Body>(
  { url, addresses }: Target,
  { method, headers, body }: PinnedRequest,
  readBody: (body: AsyncIterable<Buffer>) => Promise<Body>,
  signal: AbortSignal,
): Promise<Answer<Body>> => {
  const client = new Client(url.origin, {
    maxHeaderSize: HEADER_BYTES,
    // The signal is the only time limit. The socket gets the signal too, because a request notices it only after it was
    // sent.
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
    const answer = await client.request({ method, path, headers, body: body ?? null, signal, reset: true })
    return { status: answer.statusCode, headers: answer.headers, body: await readBody(answer.body) }
  } finally {
    await client.destroy()
  }
}

/**
 * Answers every lookup with the checked addresses. If the host is itself an address, which was checked too, Node makes
 * no lookup.
 */
const pinnedTo = (addresses: readonly string[]): LookupFunction => {
  const entries = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_name, _options, callback) => callback(null, entries)
}
