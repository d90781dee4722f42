import { IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http'
import { invalid } from '@agent-memory/core/errors'
import type { Request, Response } from 'express'
import type { Endpoint, Upgraded } from './endpoint.js'
import { noteBegun, type OpenEnded } from './open-ended.js'

/** A socket that was taken over has so long to say farewell. */
const FAREWELL_MS = 2_000

/**
 * A request that asks for a WebSocket is an upgrade; others that ask for something, such as HTTP/2, are answered as if they
 * had not. (Node takes all of them for upgrades once somebody listens, and their bodies are then not read.)
 */
export class UpgradableRequest extends IncomingMessage {
  get upgrade(): boolean {
    return asking.has(this) && this.headers.upgrade?.toLowerCase() === 'websocket'
  }

  /** Node says so of whatever has the header, before it has read which protocol is asked for. */
  set upgrade(asks: boolean | null) {
    if (asks) asking.add(this)
  }
}

const asking = new WeakSet<IncomingMessage>()
const offered = new WeakMap<IncomingMessage, Upgraded>()

export const takesUpgrades = (endpoints: readonly Pick<Endpoint, 'answer'>[]): boolean =>
  endpoints.some(({ answer }) => answer === 'upgrade')

/** Sends requests for an upgrade through the app like all others: who is refused is answered by HTTP. */
export function serveUpgrades(server: Server, app: RequestListener): void {
  server.on('upgrade', (request, socket, head) => {
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(request.socket)
    response.once('finish', () => {
      response.detachSocket(request.socket)
      socket.end()
    })
    socket.on('error', () => socket.destroy())
    offered.set(request, { socket, head })
    app(request, response)
  })
}

/** @throws AppError validation_failed for a request that does not ask for a WebSocket */
export function upgradeOffered(request: Request): Upgraded {
  const upgrade = offered.get(request)
  if (!upgrade) throw invalid('Upgrade', 'must be websocket: this path takes WebSockets alone')
  return upgrade
}

/** Takes the socket out of the hands of HTTP; it is cut when it is not closed some time after it had to be. */
export function takeOver({ socket }: Upgraded, response: Response, { signal }: OpenEnded): void {
  response.detachSocket(response.req.socket)
  response.status(101)
  noteBegun(response)
  // HTTP leaves it half open for the answer; a WebSocket whose client sends no more is over.
  socket.once('end', () => socket.end())
  socket.once('close', () => response.emit('close'))
  const cut = () => {
    const timer = setTimeout(() => socket.destroy(), FAREWELL_MS)
    socket.once('close', () => clearTimeout(timer))
  }
  if (signal.aborted) cut()
  else signal.addEventListener('abort', cut, { once: true })
}
