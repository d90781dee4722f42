import type { IncomingMessage } from 'node:http'

const slow = new WeakSet<IncomingMessage>()

/** Lets an authenticated caller send the body of this request slowly: `limitArrival` then limits only the pauses. */
export const allowSlowBody = (request: IncomingMessage): void => void slow.add(request)

/**
 * Calls `cut` when the request has not fully arrived after `limitMs`. If a slow body is allowed, calls it only when no
 * data arrived between two checks `limitMs` apart.
 */
export function limitArrival(request: IncomingMessage, limitMs: number, cut: () => void): void {
  let received = request.socket.bytesRead
  let isOver = false
  const end = (): void => {
    isOver = true
    clearInterval(looks)
  }
  const look = (): void => {
    if (isOver) return
    const { bytesRead } = request.socket
    const isArriving = slow.has(request) && bytesRead > received
    received = bytesRead
    if (!request.complete && isArriving) return
    end()
    if (!request.complete) cut()
  }
  // After a stall of this process, Node runs the timers before it reads the sockets. `setImmediate` delays the check
  // until the data that arrived during the stall has been read and counts.
  const looks = setInterval(() => setImmediate(look), limitMs)
  request.once('close', end)
}
