import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { followProgress } from './progress.js'

/** Code and text that the client gets when the service closes the socket, by cause (docs/notifications.md). */
export const CLOSE = {
  stopping: [1012, 'The service restarts: reconnect with last_event_id.'],
  unexpected: [1003, 'This socket takes no messages: send them with POST /agent/broadcast.'],
  unknown: [1008, 'The key is not valid any more.'],
  forbidden: [1008, 'The key is no longer allowed to read one of the volumes.'],
  noisy: [1008, 'The client sent too many pings, pongs or messages.'],
  failed: [1011, 'The events could not be read: reconnect with last_event_id.'],
  slow: [1013, 'The reader does not keep up: reconnect with last_event_id.'],
  gap: [4410, 'last_event_id is unknown, or a message after it is over five minutes old: reconnect without it.'],
} as const satisfies Record<string, readonly [code: number, reason: string]>

export type CloseReason = keyof typeof CLOSE

/** Time for the closing handshake; then the connection is cut. A slow client that still reads gets `slowCloseMs`. */
const CLOSE_MS = 2_000
/**
 * Maximum number of frames that a client may send between two regular pings of the service, which come every 30 s. A
 * pong for each ping of the service is allowed in addition, so the counted frames are mostly the client's own pings.
 * There is a maximum because a frame costs the event loop some microseconds, and no rate limit counts frames.
 */
const MOST_FRAMES = 100

/** An open WebSocket. At most `waitingBytes` plus one message have been sent and not been read by the client. */
export interface Connection {
  /** Sends a message. Returns false, without sending, if too much waits to be read. */
  send(bytes: Buffer): boolean
  /**
   * Resolves to true once the client has read all that was sent; to false if the connection has ended, or is closed as
   * too slow.
   */
  drained(): Promise<boolean>
  close(reason: CloseReason): void
  /** Sends the regular ping, or cuts the socket if the client has answered no ping since the previous call. */
  ping(): void
}

/** Limits for slow clients. `SOCKETS` in core/limits.ts describes them and has their normal values. */
export interface ReaderLimits {
  waitingBytes: number
  drainMs: number
  slowCloseMs: number
}

/** @param onClosing called once if the service closes the socket, with the reason */
export const openConnection = (
  websocket: WebSocket,
  socket: Duplex,
  onClosing: (reason: CloseReason) => void,
  { waitingBytes, drainMs, slowCloseMs }: ReaderLimits,
): Connection => {
  const progress = followProgress(websocket, waitingBytes / 16)
  let isAlive = true
  /** Frames received since the last regular ping, and how many pings had been sent by then. */
  let [frames, pingsBefore] = [0, 0]
  /** Whether a slow reader is reading what was sent before the socket was closed. */
  let isLingering = false
  /** Data of the client's latest ping, if the pong waits for room in the buffer. */
  let unanswered: Buffer | null = null
  const isOpen = () => websocket.readyState === websocket.OPEN
  const isBufferFull = () => websocket.bufferedAmount > waitingBytes

  const cutAfter = (milliseconds: number): NodeJS.Timeout => {
    const timer = setTimeout(() => websocket.terminate(), milliseconds)
    websocket.once('close', () => clearTimeout(timer))
    return timer
  }
  const startClosing = (reason: CloseReason): void => {
    const [code, words] = CLOSE[reason]
    websocket.close(code, words)
    onClosing(reason)
  }
  const close = (reason: CloseReason): void => {
    // A slow reader must not go on when its access is revoked, or the process stops.
    if (isLingering) websocket.terminate()
    if (!isOpen()) return
    startClosing(reason)
    cutAfter(CLOSE_MS)
  }
  /** Closes the socket of a slow reader, who gets the reason only after reading all that was sent. */
  const linger = (): void => {
    if (!isOpen()) return
    isLingering = true
    startClosing('slow')
    cutAfter(slowCloseMs)
    const stalled = cutAfter(drainMs)
    progress.onRead = () => void stalled.refresh()
  }

  /**
   * Counts a frame. Returns whether it is within the maximum. The first frame beyond the maximum closes the socket, and
   * no more are read.
   */
  const isWelcome = (): boolean => {
    frames += 1
    if (frames <= MOST_FRAMES + progress.pings() - pingsBefore) return true
    if (!websocket.isPaused) close('noisy')
    websocket.pause()
    return false
  }

  websocket.on('message', () => {
    if (isWelcome()) close('unexpected')
  })
  websocket.on('pong', () => {
    if (isWelcome()) isAlive = true
  })
  websocket.on('ping', (data) => {
    if (!isWelcome()) return
    if (isBufferFull()) unanswered = data
    else websocket.pong(data)
  })
  socket.on('drain', () => {
    if (unanswered !== null) websocket.pong(unanswered)
    unanswered = null
  })
  // The library `ws` closes the socket itself after a protocol error, but would wait up to `slowCloseMs` for the
  // client.
  websocket.on('error', () => cutAfter(CLOSE_MS))
  return {
    close,
    send(bytes) {
      // Checks the buffer too, because a client may send pongs for messages that it has not read.
      if (isBufferFull() || progress.waiting() > waitingBytes) return false
      if (isOpen()) {
        websocket.send(bytes, { binary: false })
        progress.sent(bytes.length)
      }
      return true
    },
    drained: () =>
      new Promise((resolve) => {
        const before = progress.waiting()
        if (!isOpen() || before === 0) return resolve(isOpen())
        const end = () => {
          clearTimeout(timer)
          websocket.off('close', end)
          resolve(isOpen())
        }
        const timer = setTimeout(() => {
          if (progress.waiting() < before) linger()
          else close('slow')
          end()
        }, drainMs)
        progress.onRead = () => {
          if (progress.waiting() === 0) end()
        }
        websocket.once('close', end)
        progress.ask()
      }),
    ping() {
      if (isLingering) return
      if (!isAlive) return websocket.terminate()
      isAlive = false
      ;[frames, pingsBefore] = [0, progress.pings()]
      progress.ask()
    },
  }
}
