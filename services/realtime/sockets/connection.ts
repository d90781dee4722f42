import type { Duplex } from 'node:stream'
import { SOCKETS } from '@agent-memory/core/limits'
import type { WebSocket } from 'ws'

/** Code and text that the client gets when the service closes the socket, by cause (docs/notifications.md). */
export const CLOSE = {
  stopping: [1012, 'The service restarts: reconnect with last_event_id.'],
  unexpected: [1003, 'This socket takes no messages: send them with POST /agent/broadcast.'],
  unknown: [1008, 'The key is not valid any more.'],
  forbidden: [1008, 'The key is no longer allowed to read one of the volumes.'],
  failed: [1011, 'The events could not be read: reconnect with last_event_id.'],
  slow: [1013, 'The reader does not keep up: reconnect with last_event_id.'],
  gap: [4410, 'last_event_id is unknown or older than five minutes: reconnect without it.'],
} as const satisfies Record<string, readonly [code: number, reason: string]>

export type CloseReason = keyof typeof CLOSE

/** An open WebSocket. Its buffer holds at most `SOCKETS.waitingBytes` plus one message. */
export interface Connection {
  /** Sends a message. Returns false, without sending, if the buffer is full. */
  send(bytes: Buffer): boolean
  /** Resolves to true once the buffer is empty; to false if the connection has ended, or is closed as too slow. */
  drained(): Promise<boolean>
  close(reason: CloseReason): void
  /** Sends a ping, or cuts the socket if the client has not answered the previous ping. */
  ping(): void
}

export interface ConnectionOptions {
  /** Called once if the service closes the socket, with the reason. */
  onClosing(reason: CloseReason): void
  drainMs: number
}

export const openConnection = (
  websocket: WebSocket,
  socket: Duplex,
  { onClosing, drainMs }: ConnectionOptions,
): Connection => {
  let isAlive = true
  /** Data of the client's latest ping, if the pong waits for room in the buffer. */
  let unanswered: Buffer | null = null
  const isOpen = () => websocket.readyState === websocket.OPEN
  const close = (reason: CloseReason): void => {
    if (!isOpen()) return
    const [code, words] = CLOSE[reason]
    websocket.close(code, words)
    onClosing(reason)
  }
  const isFull = () => websocket.bufferedAmount > SOCKETS.waitingBytes
  websocket.on('message', () => close('unexpected'))
  websocket.on('pong', () => {
    isAlive = true
  })
  websocket.on('ping', (data) => {
    if (isFull()) unanswered = data
    else websocket.pong(data)
  })
  socket.on('drain', () => {
    if (unanswered !== null) websocket.pong(unanswered)
    unanswered = null
  })
  // ws closes the socket itself after a protocol error.
  websocket.on('error', () => {})
  return {
    close,
    send(bytes) {
      if (isFull()) return false
      if (isOpen()) websocket.send(bytes, { binary: false })
      return true
    },
    drained: () =>
      new Promise((resolve) => {
        if (!isOpen() || !socket.writableNeedDrain) return resolve(isOpen())
        const timer = setTimeout(() => {
          close('slow')
          end()
        }, drainMs)
        const end = () => {
          clearTimeout(timer)
          socket.off('drain', end).off('close', end)
          resolve(isOpen())
        }
        socket.once('drain', end).once('close', end)
      }),
    ping() {
      if (!isAlive) return websocket.terminate()
      isAlive = false
      websocket.ping()
    },
  }
}
