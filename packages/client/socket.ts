/**
 * The part of a WebSocket that the client uses. Browsers, Node 22 and newer, and the package `ws` provide such
 * WebSockets.
 */
export interface WebSocketLike {
  addEventListener(type: 'open' | 'message' | 'close' | 'error', listener: (event: SocketEvent) => void): void
  close(): void
}
/** The event fields that the client uses: `data` of a message, `code` of a close, `error` or `message` of an error. */
export interface SocketEvent {
  type: string
  data?: unknown
  code?: number
  error?: unknown
  message?: unknown
}
export type WebSocketConstructor = new (url: string, protocols: string[]) => WebSocketLike

/** One connection, from its opening to its end. */
export interface Socket {
  /** Resolves with true when the connection has opened, with false if it cannot be opened. */
  opened: Promise<boolean>
  /** Yields the received texts in order; ends when the connection has ended and all texts have been read. */
  texts(): AsyncGenerator<string, void>
  /** Returns the close code (RFC 6455, section 7.4) and any error that the WebSocket reported. Valid after the end. */
  end(): { code: number; error: unknown }
  close(): void
}

/** The service pings every 30 s. A connection without a ping for 2.5 times as long is considered dead. */
export const SILENCE_MS = 75_000
/**
 * Maximum number of received texts that are not read yet. At this number the connection is closed, so that the caller
 * opens a new one after reading them.
 */
const MOST_WAITING = 1_000
/** How long the peer may take to answer a close. */
const CLOSING_MS = 2_000
/** The code if no close code was received (RFC 6455, section 7.4.1). */
const ABNORMAL = 1006

/** Opens a connection. Does not throw: if it cannot be opened, `opened` resolves with false. */
export function connectSocket(open: () => WebSocketLike, silenceMs = SILENCE_MS): Socket {
  let waiting: string[] = []
  let code = ABNORMAL
  let error: unknown
  let ended = false
  let wake = () => {}
  const { promise: opened, resolve: settle } = withResolver<boolean>()

  const finish = () => {
    ended = true
    settle(false)
    wake()
  }
  const receive = ({ data }: SocketEvent) => {
    if (ended || typeof data !== 'string') return
    waiting.push(data)
    wake()
    if (waiting.length >= MOST_WAITING) close()
  }
  const socket = attempt(open, (thrown) => {
    error = thrown
    finish()
  })
  const close = () => {
    if (!ended && socket) end(socket)
    finish()
  }
  const watch = socket && watchPings(socket, silenceMs, close)
  socket?.addEventListener('open', () => settle(true))
  socket?.addEventListener('message', receive)
  socket?.addEventListener('error', (event) => {
    error = event.error ?? event.message
  })
  socket?.addEventListener('close', (event) => {
    watch?.stop()
    code = event.code ?? ABNORMAL
    finish()
  })

  return {
    opened,
    async *texts() {
      for (;;) {
        const batch = waiting
        waiting = []
        yield* batch
        if (waiting.length > 0) continue
        if (ended) return
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    end: () => ({ code, error }),
    close,
  }
}

/**
 * Opens a WebSocket; returns undefined if that fails. Constructors throw for addresses that a page must not reach, such
 * as ws:// from https://.
 */
const attempt = (open: () => WebSocketLike, failed: (error: unknown) => void): WebSocketLike | undefined => {
  try {
    return open()
  } catch (error) {
    failed(error)
    return undefined
  }
}

/** Closes a connection. Terminates it if the peer does not answer in time and the WebSocket has `terminate`. */
const end = (socket: WebSocketLike): void => {
  socket.close()
  if (!('terminate' in socket) || typeof socket.terminate !== 'function') return
  const cut = setTimeout(() => (socket.terminate as () => void)(), CLOSING_MS)
  socket.addEventListener('close', () => clearTimeout(cut))
}

/**
 * Calls `dead` after `silenceMs` without a ping, for example after a laptop slept. Returns undefined if the WebSocket
 * does not report pings: only the WebSocket of the package `ws` reports them. The WebSockets of browsers and Node
 * notice a lost network by themselves, but not a lost peer.
 */
const watchPings = (socket: WebSocketLike, silenceMs: number, dead: () => void): { stop: () => void } | undefined => {
  if (!('on' in socket) || typeof socket.on !== 'function') return undefined
  let timer = setTimeout(dead, silenceMs)
  socket.on('ping', () => {
    clearTimeout(timer)
    timer = setTimeout(dead, silenceMs)
  })
  return { stop: () => clearTimeout(timer) }
}

/** `Promise.withResolvers`, which Node 20 lacks. */
const withResolver = <T>() => {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
