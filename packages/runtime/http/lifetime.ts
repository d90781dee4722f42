import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Writable } from 'node:stream'
import { Unavailable } from '@agent-memory/core/errors'
import type { Request, Response } from 'express'

export interface Lifetime {
  /** Aborts when the client disconnects before the end of its response, or the request times out. */
  signal: AbortSignal
  /** Stops the time limit now, and starts it again from zero once the body has been read. */
  countFromBody(): void
  clear(): void
}

/** @param timeLimitMs Infinity for no limit */
export function lifetime(response: Response, timeLimitMs: number): Lifetime {
  const controller = new AbortController()
  const onTimeOver = () => controller.abort(new Unavailable('time', 'The request took too long; retry later.'))
  let timer: NodeJS.Timeout | undefined
  const start = () => {
    if (timeLimitMs !== Infinity) timer = setTimeout(onTimeOver, timeLimitMs)
  }
  start()
  const onClose = () => {
    if (!response.writableFinished) controller.abort(new ClientGone())
  }
  response.once('close', onClose)
  const countFromBody = () => {
    clearTimeout(timer)
    response.req.once('end', start)
  }
  const clear = () => {
    clearTimeout(timer)
    response.req.off('end', start)
  }
  return { signal: controller.signal, countFromBody, clear }
}

/** The reason of the abort when the client has disconnected, so that no response can be sent. */
export class ClientGone extends Error {}

/** Time for the closing handshake of a WebSocket, or for a client to read what was already written to a stream. */
const CLOSE_TIMEOUT_MS = 2_000

/** Cuts a WebSocket's connection or a streamed response that is still open `CLOSE_TIMEOUT_MS` after `signal` aborts. */
export function cutAfterEnd(open: Writable, signal: AbortSignal): void {
  const cut = () => {
    if (open.destroyed) return
    const timer = setTimeout(() => open.destroy(), CLOSE_TIMEOUT_MS)
    open.once('close', () => clearTimeout(timer))
  }
  if (signal.aborted) cut()
  else signal.addEventListener('abort', cut, { once: true })
}

/**
 * Cuts the connection if data waits for the client, and the client reads none of it for `ms`, whether the response is
 * still being written or has ended. Notices this after at most twice `ms`. Without this limit, the data could stay in
 * memory as long as the client likes. Reading slowly is allowed, and so is a response with nothing to read.
 */
export function cutWhenUnread(response: ServerResponse, ms: number): void {
  // Node calls back when nothing has moved on the connection for this long, in either direction.
  response.setTimeout(ms, () => {
    if (response.writableLength > 0) response.destroy()
  })
}

/**
 * Longest life of a connection between processes. A load balancer picks a server once per connection, so a server added
 * later would get none of the long-lived connections and stay idle. A new connection costs a round trip or two.
 */
const LONGEST_MS = 500

const firstRequests = new WeakMap<Socket, number>()

/**
 * Closes a connection older than LONGEST_MS after this response. The client then opens a new connection, possibly to
 * another server.
 */
export const limitConnectionAge = ({ socket }: Request, response: Response): void => {
  const now = performance.now()
  const first = firstRequests.get(socket) ?? now
  firstRequests.set(socket, first)
  if (now - first >= LONGEST_MS) response.set('Connection', 'close')
}
