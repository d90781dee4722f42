import type { WebSocket } from 'ws'

/**
 * How far a client has read, according to its pongs: a client answers a ping only after reading what was sent before
 * the ping. Data that the operating system has accepted may still be unread, because its buffers hold megabytes.
 */
export interface Progress {
  /** Bytes that were sent and, as far as is known, not read yet. */
  waiting(): number
  /** Notes that a message of this many bytes has been sent, and sends a ping after every `pingEvery` bytes. */
  sent(bytes: number): void
  /** Sends a ping. Its pong shows that the client has read everything sent before the ping. */
  ask(): void
  /** Number of pings sent. */
  pings(): number
  /** Called when the client has read more. */
  onRead: () => void
}

export const followProgress = (websocket: WebSocket, pingEvery: number): Progress => {
  // Positions in the stream of messages, in bytes: of what was sent, of the last ping, and of what was read.
  let [end, asked, read] = [0, 0, 0]
  let pings = 0
  websocket.on('pong', (data) => {
    const position = Number(String(data))
    if (!(position > read && position <= asked)) return
    read = position
    progress.onRead()
  })
  const progress: Progress = {
    waiting: () => end - read,
    sent(bytes) {
      end += bytes
      if (end - asked >= pingEvery) progress.ask()
    },
    ask() {
      asked = end
      pings += 1
      websocket.ping(`${end}`)
    },
    pings: () => pings,
    onRead() {},
  }
  return progress
}
