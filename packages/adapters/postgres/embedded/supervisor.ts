import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { lastWords, whyDown } from './cause.js'
import type { Site } from './layout.js'
import { databaseUrl, type Found, findPostmaster, type Running, startPostmaster } from './postmaster.js'

/** Waits before each attempt to bring the server back; the last one repeats. */
const RETRY_MS = [200, 500, 1000, 2000, 5000]
/** It is looked at for more than half a minute before it is told that it only lives. */
const LOOKS_TO_TELL = 10
const SILENCE = 'it lives and lets nobody in, as in a long recovery; its own log says more.'
const retryAfter = (attempt: number) => RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]
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
  /** Since it served last: how often it was looked at, and what was said of it. */
  let looks = 0
  let said = ''
  const { port } = running

  async function run() {
    while (!signal.aborted) {
      await connectionEnds(databaseUrl(site.password, port), signal, noteServing)
      if (signal.aborted) return
      const state = await stateOf(site)
      // One backend that crashes ends every connection and leaves the server, which comes back by itself.
      if (state !== 'none') {
        if (state !== 'ours' && looks > 0) await warn(looks > LOOKS_TO_TELL ? SILENCE : '')
        await pause(retryAfter(looks++))
        continue
      }
      current = undefined
      said = ''
      log.warn('PostgreSQL is gone; it is being started again.')
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
    looks = 0
  }

  async function bringBack() {
    let began: Date | undefined
    for (let attempt = 0; !signal.aborted; attempt++) {
      await pause(retryAfter(attempt))
      if (signal.aborted) return
      try {
        // One that lives and does not answer recovers, or stops: both end by themselves.
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
        await warn(attempt > LOOKS_TO_TELL ? SILENCE : '')
      } catch (error) {
        began = undefined
        await warn((error as Error).message)
      }
    }
  }

  /** Says a cause once. Where there is nothing to say, as of a server that may recover, a full disk alone is told. */
  async function warn(message: string) {
    const why = await whyDown(message, site.layout.folder)
    if (!why || why === said) return
    said = why
    log.warn(`PostgreSQL does not serve, and is tried again: ${why}`)
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

/** A folder that cannot be read now is no proof that the server is gone. */
const stateOf = (site: Site): Promise<Found['state']> =>
  findPostmaster(site).then(
    ({ state }) => state,
    () => 'silent',
  )

/** Resolves when a connection to the server cannot be made, when it ends, or when told to stop. */
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
    // A client that is ended while it connects settles nothing, so its promise is never waited for alone.
    await Promise.race([
      client
        .connect()
        .then(onConnected)
        .then(() => over),
      over,
    ])
  } catch {
    // Whoever called looks what stands behind it.
  } finally {
    signal.removeEventListener('abort', finish)
    void client.end().catch(() => {})
  }
}
