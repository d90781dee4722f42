import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { lastWords, whyDown } from './cause.js'
import type { Site } from './layout.js'
import { databaseUrl, type Found, findPostmaster, type Running, startPostmaster } from './postmaster.js'

/** Pauses before the attempts to restart the server; the last pause repeats. */
const RETRY_MS = [200, 500, 1000, 2000, 5000]
/** A server that runs but accepts no connections is reported after this many checks, which take over half a minute. */
const CHECKS_BEFORE_WARNING = 10
const SILENCE =
  'the server runs but accepts no connections. This is normal during a long recovery; see the log of PostgreSQL.'
const retryAfter = (attempt: number) => RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]
const CONNECT_TIMEOUT_MS = 1500

export interface Log {
  info(message: string): void
  warn(message: string): void
}

export interface SupervisorEvents {
  log: Log
  /** Called when the server has stopped and is being restarted. */
  onDown?: () => void
  /** Called when the server is available again, at the same url. */
  onUp?: () => void
}

export interface Supervisor {
  pid(): number | undefined
  /** Ends the supervision, not the server. */
  stop(): Promise<void>
}

/**
 * Watches the server through one open connection. When the connection closes, checks whether the server has stopped,
 * and if so, restarts it.
 */
export function supervise(site: Site, running: Running, { log, onDown, onUp }: SupervisorEvents): Supervisor {
  const stopping = new AbortController()
  const { signal } = stopping
  let current: Running | undefined = running
  /** State since the server last accepted connections: the number of checks, and the last warning. */
  let checks = 0
  let said = ''
  const { port } = running

  async function run() {
    while (!signal.aborted) {
      await connectionEnds(databaseUrl(site.password, port), signal, noteServing)
      if (signal.aborted) return
      const state = await stateOf(site)
      // A crashing backend ends every connection, but the server itself recovers.
      if (state !== 'none') {
        if (state !== 'ours' && checks > 0) await warn(checks > CHECKS_BEFORE_WARNING ? SILENCE : '')
        await pause(retryAfter(checks++))
        continue
      }
      current = undefined
      said = ''
      log.warn('PostgreSQL stopped; restarting it.')
      onDown?.()
      await bringBack()
      if (!current) return
      log.info('PostgreSQL is back.')
      said = ''
      onUp?.()
    }
  }

  function noteServing() {
    if (said) log.info('PostgreSQL is back.')
    said = ''
    checks = 0
  }

  async function bringBack() {
    let began: Date | undefined
    for (let attempt = 0; !signal.aborted; attempt++) {
      await pause(retryAfter(attempt))
      if (signal.aborted) return
      try {
        // A server that runs without responding is recovering or stopping. Both end by themselves, so only wait then.
        if ((await findPostmaster(site)).state === 'none') {
          if (began) await warn(await lastWords(site.layout, began))
          began = new Date()
          await startPostmaster(site, port)
        }
        const found = await findPostmaster(site)
        if (found.state === 'ours') {
          current = found
          return
        }
        await warn(attempt > CHECKS_BEFORE_WARNING ? SILENCE : '')
      } catch (error) {
        began = undefined
        await warn((error as Error).message)
      }
    }
  }

  /**
   * Logs each cause once. `message` is empty while the server may still recover, or if its log gives no reason; then
   * only a full disk is logged.
   */
  async function warn(message: string) {
    const why = await whyDown(message, site.layout.folder)
    if (!why || why === said) return
    said = why
    log.warn(`PostgreSQL is not available; retrying. Cause: ${why}`)
  }

  const pause = (milliseconds?: number) => wait(milliseconds, undefined, { signal }).catch(() => {})

  const done = run()
  return {
    pid: () => current?.pid,
    async stop() {
      stopping.abort()
      await done
    },
  }
}

/**
 * Returns the server's state; `silent` if its folder is unreadable, because that does not prove that the server
 * stopped.
 */
const stateOf = (site: Site): Promise<Found['state']> =>
  findPostmaster(site).then(
    ({ state }) => state,
    () => 'silent',
  )

/** Resolves when a connection to the server fails or ends, or when the signal aborts. */
async function connectionEnds(connectionString: string, signal: AbortSignal, onConnected: () => void): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true })
  client.on('error', () => {})
  let finish = () => {}
  const over = new Promise<void>((resolve) => {
    finish = resolve
    client.once('end', resolve)
    signal.addEventListener('abort', finish, { once: true })
  })
  try {
    // If a client is ended while connecting, the promise of `connect` never settles, so it is never awaited alone.
    await Promise.race([
      client
        .connect()
        .then(onConnected)
        .then(() => over),
      over,
    ])
  } catch {
    // The caller checks the server's state.
  } finally {
    signal.removeEventListener('abort', finish)
    void client.end().catch(() => {})
  }
}
