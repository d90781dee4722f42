import { IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http'
import { invalid } from '@agent-memory/core/errors'
import type { Request, Response } from 'express'
import type { Endpoint, Upgraded } from './endpoint.js'
import { cutAfterEnd } from './lifetime.js'
import { noteStarted, type OpenEnded } from './openapi/open-ended.js'

/**
 * Treats only WebSocket requests as upgrades and ignores an Upgrade header for another protocol, such as HTTP/2. By
 * default, a Node server with an `upgrade` listener treats every request with that header as an upgrade and does not
 * read its body.
 */
export class UpgradableRequest extends IncomingMessage {
  get upgrade(): boolean {
    return asking.has(this) && this.headers.upgrade?.toLowerCase() === 'websocket'
  }

  /** Node sets `upgrade` for any Upgrade header, before it has read which protocol is requested. */
  set upgrade(asks: boolean | null) {
    if (asks) asking.add(this)
  }
}

const asking = new WeakSet<IncomingMessage>()
const offered = new WeakMap<IncomingMessage, Upgraded>()

export const takesUpgrades = (endpoints: readonly Pick<Endpoint, 'answer'>[]): boolean =>
  endpoints.some(({ answer }) => answer === 'upgrade')

/** Routes upgrade requests through the app like all others, so that rejections are HTTP responses. */
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
    readSubprotocolCredential(request.headers)
    app(request, response)
  })
}

const BEARER = 'bearer.'

/**
 * A web page cannot set the headers of a WebSocket request, so it sends its key as a subprotocol, `bearer.<key>`. Moves
 * the key to the Authorization header, so that it is handled and kept out of logs like every other credential. If the
 * request has that header already, the key is only removed.
 */
function readSubprotocolCredential(headers: IncomingMessage['headers']): void {
  const protocols = (headers['sec-websocket-protocol'] ?? '').split(',').map((protocol) => protocol.trim())
  const credential = protocols.find((protocol) => protocol.startsWith(BEARER))
  if (credential === undefined) return
  headers.authorization ??= `Bearer ${credential.slice(BEARER.length)}`
  headers['sec-websocket-protocol'] = protocols.filter((protocol) => !protocol.startsWith(BEARER)).join(', ')
}

/** @throws AppError validation_failed for a request that does not ask for a WebSocket */
export function upgradeOffered(request: Request): Upgraded {
  const upgrade = offered.get(request)
  if (!upgrade) throw invalid('Upgrade', 'must be websocket: this path takes only WebSockets')
  return upgrade
}

/** Detaches the socket from HTTP. Cuts it if it is still open 2 s after `signal` aborts. */
export function takeOver({ socket }: Upgraded, response: Response, { signal }: Pick<OpenEnded, 'signal'>): void {
  response.detachSocket(response.req.socket)
  response.status(101)
  // The headers are no longer needed, and thousands of open sockets would keep them in memory.
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.req.rawHeaders = []
  offered.delete(response.req)
  noteStarted(response)
  // Node leaves the socket half open when the client ends its side. For a WebSocket, our side must then end too.
  socket.once('end', () => socket.end())
  socket.once('close', () => response.emit('close'))
  cutAfterEnd(socket, signal)
}
