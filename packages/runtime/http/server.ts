import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as pause, setImmediate } from 'node:timers/promises'
import { type RateLimiter, rateLimitHeaders } from './access/rate-limit.js'
import { limitArrival } from './arrival.js'
import { cutWhenUnread } from './lifetime.js'
import { serveUpgrades, UpgradableRequest } from './upgrades.js'

/** Time limits for clients, in milliseconds; a connection that exceeds a limit is cut. */
export interface ServerTimeLimits {
  headers: number
  /**
   * Longest time from the headers to the end of the body. For an endpoint with `slowBody` it is the longest pause
   * without any data; a longer pause is noticed after at most twice this time.
   */
  request: number
  /** Longest time for a whole request to an endpoint with `slowBody`, such as an upload. */
  slowRequest: number
  /**
   * Longest time for which the client may read nothing while part of the response waits for it. A longer pause is
   * noticed after at most twice this time.
   */
  unread: number
  keepAlive: number
  /** How often `headers` and `slowRequest` are checked. */
  checkEvery: number
}

/** `keepAlive` exceeds the 60 s of common load balancers, so that the load balancer closes an idle connection first. */
const TIME_LIMITS: ServerTimeLimits = {
  headers: 10_000,
  request: 30_000,
  slowRequest: 600_000,
  unread: 60_000,
  keepAlive: 65_000,
  checkEvery: 1_000,
}

/**
 * Maximum pipelined requests of one connection that may await a response. Requests that arrive together are processed
 * in one turn of the event loop, and 64 KB can hold 1,500 of them, which would block the loop for half a second.
 */
const MAX_WAITING = 16

export interface ServerOptions {
  /** Whether some endpoint accepts WebSockets. */
  upgrades?: boolean
  limits?: Partial<ServerTimeLimits> | undefined
}

/** The open connections of each server, to find those that have sent nothing. */
const connections = new WeakMap<Server, Set<Socket>>()

const trackConnections = (server: Server): void => {
  const open = new Set<Socket>()
  connections.set(server, open)
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
}

/**
 * Closes the connections that have sent nothing yet. Node does not count them as idle, although load balancers and
 * browsers open connections in advance.
 */
const closeUnused = (server: Server): void => {
  for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy()
}

/** Creates an HTTP server that answers even invalid HTTP with our error body and headers. */
export function createHttpServer(
  app: RequestListener,
  limiter: Pick<RateLimiter, 'untouched'>,
  { upgrades = false, limits: given }: ServerOptions = {},
): Server {
  const limits = { ...TIME_LIMITS, ...given }
  const waiting = new WeakMap<Socket, number>()
  const server = createServer(
    { connectionsCheckingInterval: limits.checkEvery, IncomingMessage: UpgradableRequest },
    (request, response) => {
      const { socket } = request
      const count = (waiting.get(socket) ?? 0) + 1
      if (count > MAX_WAITING) return void socket.destroy()
      waiting.set(socket, count)
      response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
      cutWhenUnread(response, limits.unread)
      limitArrival(request, limits.request, () => refuse(request.socket, 'ERR_HTTP_REQUEST_TIMEOUT'))
      app(request, response)
    },
  )
  if (upgrades) serveUpgrades(server, app)
  trackConnections(server)
  server.headersTimeout = limits.headers
  // Node has one limit for all requests, so it gets the longer limit; `limitArrival` applies the shorter limit.
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
        ? [431, 'has headers that are too large']
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
 * Starts listening and returns the port, which the system chooses for port 0.
 * @throws Error with a one-sentence message that tells the operator what to do
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

const noSuchAddress = (_port: number, host: string) => `${host} is not an address of this machine: correct HOST.`
const WHY_NOT_LISTENING: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port, host) =>
    `Port ${port} of ${host} is taken: stop the program that is listening there, or choose another PORT (0 lets the system choose).`,
  EACCES: (port) => `This user cannot listen on port ${port}: choose a PORT above 1023.`,
  EADDRNOTAVAIL: noSuchAddress,
  ENOTFOUND: noSuchAddress,
  EAI_AGAIN: noSuchAddress,
}

/** How long idle connections stay open at a shutdown, because a request may already be on its way on them. */
const LINGER_MS = 500
/**
 * A timer that fires this late shows that the machine stalled. Clients on the same machine may have stalled too, so
 * `drain` then waits again.
 */
const STALL_MS = 100

/**
 * Stops accepting connections, lets open requests finish, and cuts what is left after `timeLimitMs`. Meanwhile the app
 * must send `Connection: close` with each response, which it does while `Health.draining` is true. Node's own `close`
 * would cut idle connections immediately, and lose requests already on their way.
 */
export async function drain(server: Server, timeLimitMs: number): Promise<void> {
  const end = performance.now() + timeLimitMs
  const closed = new Promise<'closed'>((resolve) => NetServer.prototype.close.call(server, () => resolve('closed')))
  let wait = Math.min(LINGER_MS, timeLimitMs)
  for (;;) {
    const due = performance.now() + wait
    if ((await Promise.race([closed, pause(wait)])) === 'closed') break
    const now = performance.now()
    if (now - due > STALL_MS && now < end) {
      wait = Math.min(LINGER_MS, end - now)
      continue
    }
    // Lets Node read the sockets, which it does only after the timers: a connection that looks idle may hold a request
    // that arrived during a stall.
    await setImmediate()
    if (performance.now() >= end) server.closeAllConnections()
    else {
      server.closeIdleConnections()
      closeUnused(server)
    }
    wait = 50
  }
  // Stops Node's timer that checks time limits.
  server.close()
}
