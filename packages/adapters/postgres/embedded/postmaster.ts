import { readdir, realpath, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { lastWords, withoutTimes } from './cause.js'
import { configure, SUPERUSER } from './cluster.js'
import { type Layout, readText, type Site, writeWhole } from './layout.js'
import { commandLine, processIdentity } from './process.js'
import { runProgram } from './program.js'

const PROBE_TIMEOUT_MS = 1500
/**
 * PostgreSQL error codes (Appendix A of its manual). `CANNOT_CONNECT_NOW` is the code of a server that is starting,
 * recovering or stopping. `INVALID_AUTHORIZATION` is the class of codes for a wrong password.
 */
const CANNOT_CONNECT_NOW = '57P03'
const INVALID_AUTHORIZATION = '28'
/** Seconds that pg_ctl waits for a start. Recovery may take longer; the caller then polls and reports progress. */
const START_WAIT_S = '10'
/**
 * Ports are chosen at random from the `PORTS` ports that start here. All are below the ephemeral range, so the system
 * does not give the server's port to another program while the server is down.
 */
const FIRST_PORT = 15_000
const PORTS = 15_000

export interface Running {
  pid: number
  port: number
  /** Folder of the server's Unix socket; undefined if there is no socket. */
  socket?: string | undefined
}

/**
 * The server that the lock file of the data directory names:
 * - `ours`: a live server that accepts our password and reports this directory
 * - `foreign`: a server that rejects our password
 * - `starting`: a live server of this directory that accepts no connections now, because it is starting, recovering or
 *   stopping
 * - `silent`: a server that does not respond
 * - `none`: no server runs, even if a lock file exists
 */
export type Found =
  | ({ state: 'ours' } & Running)
  | { state: 'foreign' | 'starting' | 'silent'; pid: number }
  | { state: 'none' }

export async function findPostmaster({ layout, password }: Pick<Site, 'layout' | 'password'>): Promise<Found> {
  const lock = await readLock(layout)
  if (!lock) return { state: 'none' }
  const { pid, port, socket } = lock
  const answer = port ? await probe(layout.data, databaseUrl(password, port)) : 'silent'
  if (answer === 'ours' && port) return { state: 'ours', pid, port, socket }
  if (!(await isPostmaster(pid, layout))) return { state: 'none' }
  return { state: answer === 'ours' ? 'silent' : answer, pid }
}

/**
 * Returns the url of a running server. It connects over the Unix socket, where a statement costs less than over TCP, or
 * over TCP if this process cannot use the socket.
 */
export async function nearestUrl({ layout, password }: Site, { port, socket }: Running): Promise<string> {
  const near = databaseUrl(password, port, socket)
  return (await probe(layout.data, near)) === 'ours' ? near : databaseUrl(password, port)
}

/** Whether `pid` is a live server of this data directory. Pids are reused, so the process's command line must match. */
export async function isPostmaster(pid: number, layout: Layout): Promise<boolean> {
  if (pid === 0 || (await processIdentity(pid)) === undefined) return false
  // On Windows the command line is unknown, so any live process with this pid counts as the server.
  if (process.platform === 'win32') return true
  return `${await commandLine(pid)} `.includes(`postgres -D ${layout.data} `)
}

/**
 * Starts the server detached, on `port`, and waits for it. On return the server accepts connections, or runs but is not
 * ready yet.
 * @throws Error with the output of pg_ctl and the server as the message
 */
export async function startPostmaster({ binaries, layout, account }: Site, port: number): Promise<void> {
  await removeStaleLocks(layout)
  await configure(layout, account, port)
  // Written before the start, so that a full disk cannot make this function fail after the server has started.
  await writeWhole(layout.port, String(port), 0o600)
  const began = new Date()
  const said = path.join(layout.logs, 'start.log')
  await rm(said, { force: true })
  try {
    // Runs in its own session without shared pipes, as the server must outlive this process.
    await runProgram(binaries.pgCtl, ['start', '-D', layout.data, '-l', said, '-w', '-t', START_WAIT_S, '-s'], {
      cwd: layout.logs,
      account,
    })
  } catch (error) {
    const { message } = error as Error
    if (/did not start in time/.test(message)) return
    const own = (await readText(said).catch(() => undefined)) ?? ''
    // Once the server has written "redirecting log output", it logs only to its log file.
    const logged = own.includes('redirecting log output') ? await lastWords(layout, began).catch(() => '') : ''
    throw new Error([message, withoutTimes(own), logged].join('\n').trim(), { cause: error })
  }
}

/**
 * Stops the server with a fast shutdown, or with an immediate shutdown if the fast shutdown takes over 30 s. Resolves
 * when the server is gone.
 */
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

/** Returns the port of the last start if it is free, else another free port. */
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
 * Removes stale lock files of the data directory and the socket. PostgreSQL ignores a lock whose process is gone, but
 * not a lock whose pid now belongs to another process or a zombie. The locks of a live server are never touched.
 */
async function removeStaleLocks(layout: Layout) {
  const lock = await readLock(layout)
  if (lock && (await isPostmaster(lock.pid, layout))) return
  await rm(lockFile(layout), { force: true })
  const { socket } = layout
  if (socket === undefined) return
  for (const name of await readdir(socket)) await rm(path.join(socket, name), { force: true })
}

const lockFile = (layout: Layout) => path.join(layout.data, 'postmaster.pid')

interface Lock {
  pid: number
  port: number | undefined
  socket: string | undefined
}

/**
 * Reads the lock file. Line 1 has the pid; lines 4 and 5 have the port and the socket's folder, which are missing while
 * the server starts.
 */
async function readLock(layout: Layout): Promise<Lock | undefined> {
  const text = await readText(lockFile(layout))
  if (text === undefined) return undefined
  const lines = text.split('\n')
  return {
    pid: Math.abs(Number.parseInt(lines[0] ?? '', 10)) || 0,
    port: Number.parseInt(lines[3] ?? '', 10) || undefined,
    socket: lines[4] || undefined,
  }
}

/** Returns the state of the server at a url, as in `Found`; a server of another directory counts as silent. */
async function probe(data: string, connectionString: string): Promise<'ours' | 'foreign' | 'starting' | 'silent'> {
  const client = new pg.Client({
    connectionString,
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

/**
 * Resolves symbolic links. Returns the path as given if it cannot be read, since only root and the server's user can
 * read inside the folder.
 */
const real = (folder: string) => realpath(folder).catch(() => folder)

/** @param socket folder of the Unix socket, to connect over it instead of over TCP */
export const databaseUrl = (password: string, port: number, socket?: string) =>
  `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres${socket ? `?host=${encodeURIComponent(socket)}` : ''}`
