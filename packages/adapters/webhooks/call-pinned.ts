import { buildConnector, Client } from 'undici'
import { connectToOne, type Hold } from './connection.js'

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

/**
 * Makes one request over a new connection, to the target's addresses in turn. The Host header and TLS carry the URL's
 * host name. Redirects are not followed, `100 Continue` is ignored, and compressed bodies stay compressed.
 * @param readBody must stop by itself at a body that is too long
 * @throws Held; errors of Node, undici and `readBody`; the error is unspecified if the signal aborts before the
 * response headers arrive
 */
export const callPinned = async <Body>(
  { url, addresses }: Target,
  { method, headers, body }: PinnedRequest,
  readBody: (body: AsyncIterable<Buffer>) => Promise<Body>,
  signal: AbortSignal,
  hold: Hold,
): Promise<Answer<Body>> => {
  const client = new Client(url.origin, {
    maxHeaderSize: HEADER_BYTES,
    // The signal is the only time limit. The socket gets the signal too, because the request reacts to the signal only
    // once it has been sent, not while the socket is still connecting.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: pinnedTo(addresses, hold, signal),
  })
  try {
    const path = url.pathname + url.search
    const answer = await client.request({ method, path, headers, body: body ?? null, signal, reset: true })
    return { status: answer.statusCode, headers: answer.headers, body: await readBody(answer.body) }
  } finally {
    await client.destroy()
  }
}

/** Connects to the checked addresses, whatever the host of the URL is; TLS still takes the host from the URL. */
const pinnedTo = (addresses: readonly string[], hold: Hold, signal: AbortSignal): buildConnector.connector => {
  // `rejectUnauthorized` is set explicitly, so that the environment cannot override it.
  const secure = buildConnector({ timeout: 0, signal, rejectUnauthorized: true })
  return (options, callback) => {
    const isSecure = options.protocol === 'https:'
    connectToOne(addresses, Number(options.port || (isSecure ? 443 : 80)), hold, signal)
      .then((socket) => (isSecure ? secure({ ...options, httpSocket: socket }, callback) : callback(null, socket)))
      .catch((error) => callback(error, null))
  }
}
