import type { KeyPrincipal } from '@agent-memory/core/accounts/principal'
import { AppError, invalid, Unavailable } from '@agent-memory/core/errors'
import { SOCKETS } from '@agent-memory/core/limits'
import type { Upgraded } from '@agent-memory/runtime/http/endpoint'
import type { Request } from 'express'
import { type WebSocket, WebSocketServer } from 'ws'
import { type CloseReason, type Connection, openConnection, type ReaderLimits } from './connection.js'

const PROTOCOL = 'sm.v1'
const PING_EVERY_MS = 30_000
/**
 * Maximum bytes of a client's message. Clients send only control frames, which hold at most 125 bytes (RFC 6455, 5.5).
 */
const LONGEST_MESSAGE = 1_024

export interface SocketObserver {
  opened(): void
  /** @param reason null if the client closed the socket, or disappeared */
  closed(reason: CloseReason | null): void
}

/** The open sockets of this process, within their limits. */
export interface Sockets {
  /**
   * Reserves a place for a socket of this key. Returns the function that releases the place, to be called once.
   * @throws AppError rate_limited when the key or its organization has too many sockets, service_unavailable when this
   * process has too many
   */
  reserve(key: Pick<KeyPrincipal, 'keyId' | 'orgId'>): () => void
  /** Completes the handshake of a request that passed `refuseBadHandshake`. Returns null if the client has left. */
  open(request: Request, upgraded: Upgraded, onClosed: () => void): Connection | null
}

/**
 * @throws AppError validation_failed for an invalid handshake, or one that offers subprotocols but not `sm.v1`: a
 * client must fail the connection if none of its subprotocols is chosen
 */
export function refuseBadHandshake({ headers }: Request): void {
  if (!/^[+/0-9A-Za-z]{22}==$/.test(headers['sec-websocket-key'] ?? ''))
    throw invalid('Sec-WebSocket-Key', 'must be 16 bytes in base64')
  if (headers['sec-websocket-version'] !== '13') throw invalid('Sec-WebSocket-Version', 'must be 13')
  const offered = headers['sec-websocket-protocol']
  if (offered !== undefined && !offered.split(',').some((protocol) => protocol.trim() === PROTOCOL))
    throw invalid('Sec-WebSocket-Protocol', `must include ${PROTOCOL}`)
}

export const openSockets = (
  { opened, closed }: SocketObserver,
  { pingEveryMs = PING_EVERY_MS, ...limits }: { pingEveryMs?: number } & Partial<ReaderLimits> = {},
): Sockets => {
  const readerLimits = { ...SOCKETS, ...limits }
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    autoPong: false,
    maxPayload: LONGEST_MESSAGE,
    handleProtocols: () => PROTOCOL,
    // Time for the longest closing handshake, that of a slow client. `openConnection` cuts other clients sooner.
    ...{ closeTimeout: readerLimits.slowCloseMs },
  })
  const connections = new Set<Connection>()
  /** Numbers of open sockets, by id of the key and by id of the organization. */
  const countOf = new Map<string, number>()
  let count = 0
  let pings: NodeJS.Timeout | undefined

  const enlist = (connection: Connection): void => {
    connections.add(connection)
    pings ??= setInterval(() => {
      for (const each of connections) each.ping()
    }, pingEveryMs).unref()
  }
  const strike = (connection: Connection): void => {
    connections.delete(connection)
    if (connections.size > 0) return
    clearInterval(pings)
    pings = undefined
  }
  const addTo = (id: string, one: 1 | -1): void => {
    const counted = (countOf.get(id) ?? 0) + one
    if (counted === 0) countOf.delete(id)
    else countOf.set(id, counted)
  }
  const add = (ids: readonly string[], one: 1 | -1): void => {
    count += one
    for (const id of ids) addTo(id, one)
  }
  const refuseMoreThan = (limit: number, id: string, whose: string): void => {
    if ((countOf.get(id) ?? 0) < limit) return
    const message = `${whose} has ${limit} open WebSockets, which is the maximum; close one, or listen to several volumes on one WebSocket.`
    throw new AppError('rate_limited', message, { retryAfter: 5 })
  }

  return {
    reserve({ keyId, orgId }) {
      if (count >= SOCKETS.perProcess)
        throw new Unavailable('process', 'This process has too many open WebSockets; retry later.', { retryAfter: 5 })
      refuseMoreThan(SOCKETS.perKey, keyId, 'This key')
      refuseMoreThan(SOCKETS.perOrganization, orgId, 'Your organization')
      add([keyId, orgId], 1)
      return () => add([keyId, orgId], -1)
    },

    open(request, { socket, head }, onClosed) {
      let connection: Connection | null = null
      // `handleUpgrade` calls back before it returns, or never.
      server.handleUpgrade(request, socket, head, (websocket: WebSocket) => {
        let reason: CloseReason | null = null
        const onClosing = (why: CloseReason) => {
          reason = why
        }
        const opening = openConnection(websocket, socket, onClosing, readerLimits)
        connection = opening
        enlist(opening)
        opened()
        websocket.once('close', () => {
          strike(opening)
          closed(reason)
          onClosed()
        })
      })
      return connection
    },
  }
}
