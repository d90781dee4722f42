import pg from 'pg'

const CONNECT_LIMIT_MS = 1_500
/** How often the connection is probed: a connection that was cut off raises no event until it is used. */
const HEARTBEAT_MS = 5_000
const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5_000

interface Subscription {
  onMessage: (payload: string) => void
  onReconnect: () => void
}

export interface Listener {
  /**
   * Listens on `channel`; resolves once it is listening, no matter how long the server is down.
   * @param onReconnect called when a lost connection is back: notifications sent in between are lost
   */
  listen(channel: string, onMessage: (payload: string) => void, onReconnect?: () => void): Promise<void>
  close(): Promise<void>
}

/**
 * Opens one connection that listens on all channels and reconnects whenever it breaks. Notifications sent while it is
 * down are lost, so listeners also poll.
 * @param url a direct connection: LISTEN does not work behind a transaction pooler
 */
export const openListener = (url: string, onError: (error: Error) => void): Listener => {
  const subscriptions = new Map<string, Subscription>()
  let client: pg.Client | undefined
  let opening: Promise<void> | undefined
  let closed = false
  let wake = () => {}

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /** Retries until a connection listens on every channel, or until the listener is closed. */
  const keepConnecting = async (): Promise<void> => {
    for (let pauseMs = FIRST_PAUSE_MS; !closed; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        client = await connect()
        return
      } catch (error) {
        onError(error as Error)
        await pause(pauseMs)
      }
    }
  }
  const open = (): Promise<void> => {
    opening ??= keepConnecting().finally(() => {
      opening = undefined
    })
    return opening
  }

  const connect = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      query_timeout: CONNECT_LIMIT_MS,
      keepAlive: true,
    })
    fresh.on('error', onError)
    fresh.on('notification', ({ channel, payload }) => subscriptions.get(channel)?.onMessage(payload ?? ''))
    try {
      await fresh.connect()
      for (const channel of subscriptions.keys()) await hear(fresh, channel)
    } catch (error) {
      void fresh.end()
      throw error
    }
    const heartbeat = setInterval(() => {
      fresh.query('SELECT 1').catch(() => fresh.end())
    }, HEARTBEAT_MS)
    heartbeat.unref()
    fresh.once('end', () => {
      clearInterval(heartbeat)
      if (client === fresh) void reconnect()
    })
    return fresh
  }

  const reconnect = async (): Promise<void> => {
    client = undefined
    await open()
    if (closed) return
    for (const { onReconnect } of subscriptions.values()) onReconnect()
  }

  return {
    async listen(channel, onMessage, onReconnect = () => {}) {
      subscriptions.set(channel, { onMessage, onReconnect })
      if (!client) await open()
      // Always sends LISTEN: a connection that was already being opened may not have subscribed to this channel.
      const current = client
      if (current) await hear(current, channel).catch(() => current.end())
    },
    async close() {
      closed = true
      wake()
      await opening
      const last = client
      client = undefined
      await last?.end()
    },
  }
}

const hear = (client: pg.Client, channel: string) => client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
