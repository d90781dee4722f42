import pg from 'pg'

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5_000

export interface Listener {
  listen(channel: string, handler: (payload: string) => void): Promise<void>
  close(): Promise<void>
}

/**
 * One connection that listens for all channels, made anew whenever it breaks. What is notified meanwhile is lost:
 * whoever listens also polls.
 * @param url a direct connection: LISTEN does not work behind a transaction pooler
 */
export const openListener = (url: string, onError: (error: Error) => void): Listener => {
  const handlers = new Map<string, (payload: string) => void>()
  let client: pg.Client | undefined
  let connecting: Promise<pg.Client> | undefined
  let retry: NodeJS.Timeout | undefined
  let pause = FIRST_PAUSE_MS
  let closed = false

  const connect = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 1_500 })
    fresh.on('error', onError)
    fresh.on('notification', ({ channel, payload }) => handlers.get(channel)?.(payload ?? ''))
    await fresh.connect()
    for (const channel of handlers.keys()) await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    fresh.on('end', () => {
      client = undefined
      again()
    })
    pause = FIRST_PAUSE_MS
    client = fresh
    return fresh
  }
  const again = (): void => {
    if (closed) return
    retry = setTimeout(() => {
      connect().catch((error: Error) => {
        onError(error)
        again()
      })
    }, pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }

  return {
    async listen(channel, handler) {
      handlers.set(channel, handler)
      connecting ??= connect()
      const open = client ?? (await connecting)
      await open.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
