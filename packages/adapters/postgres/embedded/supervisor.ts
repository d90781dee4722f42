import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { databaseUrl, findPostmaster, type Running, type Site, startPostmaster } from './postmaster.js'

/** Waits before each attempt to bring the server back; the last one repeats. */
const RETRY_MS = [200, 500, 1000, 2000, 5000]
const CONNECT_TIMEOUT_MS = 1500

export interface Log {
  info(message: string): void
  warn(message: string): void
}

export interface SupervisorEvents {
  log: Log
  /** The server is gone; it is being started again. */
  onDown?: () => void
  /** It is back, at the same url. */
  onUp?: () => void
}

export interface Supervisor {
  pid(): number | undefined
  /** Ends the supervision, not the server. */
  stop(): Promise<void>
}

/** Watches the server over one connection, whose end is the first sign, and starts it again when it is gone. */
export function supervise(site: Site, running: Running, { log, onDown, onUp }: SupervisorEvents): Supervisor {
  const stopping = new AbortController()
  const { signal } = stopping
  let current: Running | undefined = running
  const { port } = running

  async function run() {
    while (!signal.aborted) {
      await connectionEnds(databaseUrl(site.password, port), signal)
      if (signal.aborted) return
      // One backend that crashes ends every connection and leaves the server, which comes back by itself.
      const found = await findPostmaster(site)
      if (found.state === 'ours') continue
      current = undefined
      log.warn('PostgreSQL is gone; it is being started again.')
      onDown?.()
      await bringBack()
      if (!current) return
      log.info('PostgreSQL is back.')
      onUp?.()
    }
  }

  async function bringBack() {
    let said = ''
    for (let attempt = 0; !signal.aborted; attempt++) {
      await wait(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)], undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      try {
        const found = await findPostmaster(site)
        // One that lives and does not answer recovers, or stops: both end by themselves.
        if (found.state === 'none') current = await startPostmaster(site, port)
        if (found.state === 'ours') current = found
        if (current) return
      } catch (error) {
        const { message } = error as Error
        if (message !== said) log.warn(`PostgreSQL does not start: ${message}`)
        said = message
      }
    }
  }

  const done = run()
  return {
    pid: () => current?.pid,
    async stop() {
      stopping.abort()
      await done
    },
  }
}

/** Resolves when a connection to the server cannot be made, when it ends, or when told to stop. */
async function connectionEnds(connectionString: string, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true })
  client.on('error', () => {})
  const ended = new Promise<void>((resolve) => {
    client.once('end', resolve)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  try {
    await client.connect()
    await ended
  } catch {
    // Whoever called looks what stands behind it.
  } finally {
    void client.end().catch(() => {})
  }
}
