import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'

/** How long a client may take; what it holds open longer is cut. Milliseconds. */
export interface ServerTimeLimits {
  headers: number
  request: number
  keepAlive: number
  /** How often the first two are looked at. */
  checkEvery: number
}

/** Idle connections outlive the 60 s of common load balancers, which must be the first to close. */
const TIME_LIMITS: ServerTimeLimits = { headers: 10_000, request: 30_000, keepAlive: 65_000, checkEvery: 1_000 }

/** An HTTP server that answers even what is no HTTP in our error body. */
export function createHttpServer(app: RequestListener, limits: ServerTimeLimits = TIME_LIMITS): Server {
  const server = createServer({ connectionsCheckingInterval: limits.checkEvery }, app)
  server.headersTimeout = limits.headers
  server.requestTimeout = limits.request
  server.keepAliveTimeout = limits.keepAlive
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    socket.end(refusal(error.code), () => socket.destroy())
  })
  return server
}

function refusal(code: string | undefined): string {
  const [status, message] =
    code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? [408, 'did not arrive in time']
      : code === 'HPE_HEADER_OVERFLOW'
        ? [431, 'has too large headers']
        : [400, 'is not valid HTTP']
  const body = JSON.stringify({ error: 'validation_failed', details: { request: [message] } })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${randomUUID()}`,
    'Connection: close',
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

/** Starts to listen and gives the port, which is of the system's choice for port 0. Rejects when it cannot. */
export const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })

/** Takes no more connections, lets open requests finish for so long, then cuts the rest. */
export async function drain(server: Server, timeLimitMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), timeLimitMs)
  await closed
  clearTimeout(timer)
}
