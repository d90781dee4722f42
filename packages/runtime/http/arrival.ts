import type { IncomingMessage } from 'node:http'

const slow = new WeakSet<IncomingMessage>()

/** For a caller who is known: this body may take long, while it goes on arriving. */
export const allowSlowBody = (request: IncomingMessage): void => void slow.add(request)

/**
 * Calls `cut` when the request has not arrived whole after `limitMs`; where a slow body is allowed, when nothing of it came
 * between two looks that are so far apart.
 */
export function boundArrival(request: IncomingMessage, limitMs: number, cut: () => void): void {
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
  // Timers run before what the sockets hold is read: it may have come while this process stood still.
  const looks = setInterval(() => setImmediate(look), limitMs)
  request.once('close', end)
}
