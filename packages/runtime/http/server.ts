import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as pause, setImmediate } from 'node:timers/promises'
import { boundArrival } from './arrival.js'
import { type RateLimiter, rateLimitHeaders } from './rate-limit.js'
import { serveUpgrades, UpgradableRequest } from './upgrades.js'

/** How long a client may take; what it holds open longer is cut. Milliseconds. */
export interface ServerTimeLimits {
  headers: number
  /** From its headers to its end; of a slow body the longest silence, which is noticed within twice as long. */
  request: number
  /** With a slow body: see `EndpointTerms.slowBody`. */
  slowRequest: number
  keepAlive: number
  /** How often `headers` and `slowRequest` are looked at. */
  checkEvery: number
}

/** Idle connections outlive the 60 s of common load balancers, which must be the first to close. */
const TIME_LIMITS: ServerTimeLimits = {
  headers: 10_000,
  request: 30_000,
  slowRequest: 600_000,
  keepAlive: 65_000,
  checkEvery: 1_000,
}

/**
 * Requests of one connection that wait for their answers (pipelining). Those that arrive together are taken up in one turn
 * of the event loop, and 64 KB may hold 1,500 of them: half a second.
 */
const MOST_WAITING = 16

export interface ServerOptions {
  /** Whether some endpoint takes WebSockets. */
  upgrades?: boolean
  limits?: ServerTimeLimits | undefined
}

/** An HTTP server that answers even what is no HTTP with our error body and headers. */
export function createHttpServer(
  app: RequestListener,
  limiter: Pick<RateLimiter, 'untouched'>,
  { upgrades = false, limits = TIME_LIMITS }: ServerOptions = {},
): Server {
  const waiting = new WeakMap<Socket, number>()
  const server = createServer(
    { connectionsCheckingInterval: limits.checkEvery, IncomingMessage: UpgradableRequest },
    (request, response) => {
      const { socket } = request
      const count = (waiting.get(socket) ?? 0) + 1
      if (count > MOST_WAITING) return void socket.destroy()
      waiting.set(socket, count)
      response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
      boundArrival(request, limits.request, () => refuse(request.socket, 'ERR_HTTP_REQUEST_TIMEOUT'))
      app(request, response)
    },
  )
  if (upgrades) serveUpgrades(server, app)
  server.headersTimeout = limits.headers
  // Node has one for all requests; most have a shorter one.
  server.requestTimeout = limits.slowRequest
  server.keepAliveTimeout = limits.keepAlive
  const refuse = (socket: Duplex, code: string | undefined) => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const headers = { 'X-Request-Id': randomUUID(), ...rateLimitHeaders(limiter.untouched('failed_auth')) }
    socket.end(refusal(code, headers), () => socket.destroy())
  }
  server.on('clientError', (error: Error & { code?: string }, socket) => refuse(socket, error.code))
  return server
}

function refusal(code: string | undefined, headers: Record<string, string>): string {
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
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

/**
 * Starts to listen and gives the port, which is of the system's choice for port 0.
 * @throws Error with one sentence that says what to do
 */
export const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      const why = WHY_NOT_LISTENING[error.code ?? '']?.(port, host)
      reject(why ? new Error(why, { cause: error }) : error)
    }
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })

const noSuchAddress = (_port: number, host: string) => `${host} is no address of this machine: correct HOST.`
const WHY_NOT_LISTENING: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port, host) =>
    `Port ${port} of ${host} is taken: stop what listens there, or choose another PORT, such as PORT=0 for any.`,
  EACCES: (port) => `This user may not listen on port ${port}: choose a PORT above 1023.`,
  EADDRNOTAVAIL: noSuchAddress,
  ENOTFOUND: noSuchAddress,
  EAI_AGAIN: noSuchAddress,
}

/** Clients get so long to send what they were about to, and are then told to close. */
const LAST_WORD_MS = 500
/** A pause that ends so late says that the machine stood still, clients with it. */
const STOOD_STILL_MS = 100

/**
 * Takes no more connections, lets open requests finish, and after `timeLimitMs` cuts what is left. Answers must carry
 * `Connection: close` meanwhile (`Health.draining`). Node's own `close` would cut idle connections at once, and with
 * them every request that is on its way.
 */
export async function drain(server: Server, timeLimitMs: number): Promise<void> {
  const end = performance.now() + timeLimitMs
  const closed = new Promise<'closed'>((resolve) => NetServer.prototype.close.call(server, () => resolve('closed')))
  let wait = Math.min(LAST_WORD_MS, timeLimitMs)
  for (;;) {
    const due = performance.now() + wait
    if ((await Promise.race([closed, pause(wait)])) === 'closed') break
    const now = performance.now()
    if (now - due > STOOD_STILL_MS && now < end) {
      wait = Math.min(LAST_WORD_MS, end - now)
      continue
    }
    // Timers run before what the sockets hold is read: a request that came while this process stood still is none that idles.
    await setImmediate()
    if (performance.now() >= end) server.closeAllConnections()
    else server.closeIdleConnections()
    wait = 50
  }
  // Ends the timer that looks at time limits.
  server.close()
}
