import type { WebSocket } from 'ws'

/**
 * How far a client has read. Its pongs tell, because a client answers a ping once it has read what was sent before the
 * ping; that the operating system has accepted data does not, because it holds megabytes.
 */
export interface Progress {
  /** Bytes that were sent and, as far as is known, not read yet. */
  waiting(): number
  /** Notes that a message of this many bytes has been sent, and sends a ping after every `pingEvery` bytes. */
  sent(bytes: number): void
  /** Sends a ping, whose pong tells that everything sent so far has been read. */
  ask(): void
  /** Called when the client has read more. */
  onRead: () => void
}

export const followProgress = (websocket: WebSocket, pingEvery: number): Progress => {
  // Positions in the stream of messages, in bytes.
  let [end, asked, read] = [0, 0, 0]
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
      websocket.ping(`${end}`)
    },
    onRead() {},
  }
  return progress
}
