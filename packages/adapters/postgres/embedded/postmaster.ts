import { realpath, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { lastWords, withoutTimes } from './cause.js'
import { configure, SUPERUSER } from './cluster.js'
import { type Layout, readText, type Site, writeWhole } from './layout.js'
import { commandLine, processIdentity } from './process.js'
import { runProgram } from './program.js'

const PROBE_TIMEOUT_MS = 1500
/** PostgreSQL's error codes, Appendix A: of a server that starts, recovers or stops; the class of a refused password. */
const CANNOT_CONNECT_NOW = '57P03'
const INVALID_AUTHORIZATION = '28'
/** A recovery may take longer: whoever starts it asks again, and says meanwhile what is known. */
const START_WAIT_S = '10'
/** Below the ports that systems hand out by themselves, so that a port stays free while the server is down. */
const FIRST_PORT = 15_000
const PORTS = 15_000

export interface Running {
  pid: number
  port: number
}

/**
 * What stands behind the lock file of the data directory:
 * ours: a live server that takes our password and reports this directory; foreign: it refuses the password;
 * starting: a live server of this directory that lets nobody in yet (it recovers, or stops);
 * silent: one that does not answer; none: no server, whatever the lock file says.
 */
export type Found =
  | ({ state: 'ours' } & Running)
  | { state: 'foreign' | 'starting' | 'silent'; pid: number }
  | { state: 'none' }

export async function findPostmaster({ layout, password }: Pick<Site, 'layout' | 'password'>): Promise<Found> {
  const lock = await readLock(layout)
  if (!lock) return { state: 'none' }
  const { pid, port } = lock
  const answer = port ? await probe(layout.data, password, port) : 'silent'
  if (answer === 'ours' && port) return { state: 'ours', pid, port }
  if (!(await isPostmaster(pid, layout))) return { state: 'none' }
  return { state: answer === 'ours' ? 'silent' : answer, pid }
}

/** Is `pid` a live server of this data directory? Numbers are used again, so its command line must say so. */
export async function isPostmaster(pid: number, layout: Layout): Promise<boolean> {
  if (pid === 0 || (await processIdentity(pid)) === undefined) return false
  // Windows shows no command line; in doubt a lock is respected.
  if (process.platform === 'win32') return true
  return `${await commandLine(pid)} `.includes(`postgres -D ${layout.data} `)
}

/**
 * Starts the server detached, on `port`, and waits for it. When this resolves it answers, or lives and does not yet.
 * @throws Error whose message is what pg_ctl and the server said
 */
export async function startPostmaster({ binaries, layout, account }: Site, port: number): Promise<void> {
  await removeStaleLock(layout)
  await configure(layout, account, port)
  // Before it runs: a full disk must not fail a start that has made a server.
  await writeWhole(layout.port, String(port), 0o600)
  const began = new Date()
  const said = path.join(layout.logs, 'start.log')
  await rm(said, { force: true })
  try {
    // Its own session, and none of our pipes: it must outlive us.
    await runProgram(binaries.pgCtl, ['start', '-D', layout.data, '-l', said, '-w', '-t', START_WAIT_S, '-s'], {
      cwd: layout.logs,
      account,
    })
  } catch (error) {
    const { message } = error as Error
    if (/did not start in time/.test(message)) return
    const own = (await readText(said).catch(() => undefined)) ?? ''
    // From then on it says everything to its log alone.
    const logged = own.includes('redirecting log output') ? await lastWords(layout, began).catch(() => '') : ''
    throw new Error([message, withoutTimes(own), logged].join('\n').trim(), { cause: error })
  }
}

/** Fast shutdown, and an immediate one when that takes over 30 s; resolves when the server is gone. */
export async function stopPostmaster({ binaries, layout, account }: Site): Promise<void> {
  const lock = await readLock(layout)
  if (!lock || !(await isPostmaster(lock.pid, layout))) return
  const stop = (mode: string, seconds: string) =>
    runProgram(binaries.pgCtl, ['stop', '-D', layout.data, '-m', mode, '-w', '-t', seconds, '-s'], {
      cwd: layout.logs,
      account,
    })
  try {
    await stop('fast', '30')
  } catch {
    if (await isPostmaster(lock.pid, layout)) await stop('immediate', '10')
  }
}

/** The port of the last start when it is free, else another free one. */
export async function choosePort(layout: Layout): Promise<number> {
  const kept = Number(await readText(layout.port))
  if (kept && (await isFree(kept))) return kept
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/**
 * The server itself steps over a lock whose process is gone, but not over one whose number now belongs to another
 * process, or to a zombie. A lock of a live server is never touched.
 */
async function removeStaleLock(layout: Layout) {
  const lock = await readLock(layout)
  if (lock && !(await isPostmaster(lock.pid, layout))) await rm(lockFile(layout), { force: true })
}

const lockFile = (layout: Layout) => path.join(layout.data, 'postmaster.pid')

/** Line 1 is the process, line 4 the port (missing while the server starts). */
async function readLock(layout: Layout): Promise<{ pid: number; port: number | undefined } | undefined> {
  const text = await readText(lockFile(layout))
  if (text === undefined) return undefined
  const lines = text.split('\n')
  return {
    pid: Math.abs(Number.parseInt(lines[0] ?? '', 10)) || 0,
    port: Number.parseInt(lines[3] ?? '', 10) || undefined,
  }
}

/** Who answers at `port`: as `Found` has it, but a server of another directory is silent. */
async function probe(
  data: string,
  password: string,
  port: number,
): Promise<'ours' | 'foreign' | 'starting' | 'silent'> {
  const client = new pg.Client({
    connectionString: databaseUrl(password, port),
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
    return (await real(rows[0]?.data_directory ?? '')) === (await real(data)) ? 'ours' : 'silent'
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (code === CANNOT_CONNECT_NOW) return 'starting'
    return code.startsWith(INVALID_AUTHORIZATION) ? 'foreign' : 'silent'
  } finally {
    void client.end().catch(() => {})
  }
}

/** As root or as the server's user, symbolic links resolve; to others the folder's inside is closed. */
const real = (folder: string) => realpath(folder).catch(() => folder)

export const databaseUrl = (password: string, port: number) =>
  `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`
