import { setTimeout as wait } from 'node:timers/promises'
import { checkPassable, serverAccount } from './account.js'
import { findBinaries } from './binaries.js'
import { inWords, lastWords, whyDown } from './cause.js'
import { prepareCluster } from './cluster.js'
import { prepareLayout, readPassword, type Site } from './layout.js'
import { takeOwnership } from './owner.js'
import {
  choosePort,
  databaseUrl,
  findPostmaster,
  nearestUrl,
  type Running,
  startPostmaster,
  stopPostmaster,
} from './postmaster.js'
import { type Log, type SupervisorEvents, supervise } from './supervisor.js'

export interface EmbeddedOptions extends SupervisorEvents {
  /** DATA_DIR; PostgreSQL's files are in its folder `postgres`. */
  dataDir: string
  /** Aborts the start: the promise rejects once nothing is left running. */
  signal?: AbortSignal
}

export interface EmbeddedPostgres {
  /** The server's url, with the superuser's password; stable while this process runs. */
  url: string
  /** The server's url over its Unix socket if there is one, else `url`. Used by the service itself. */
  nearUrl: string
  /** Returns the server's process; undefined while it is down. */
  pid(): number | undefined
  /**
   * Shuts the server down (PostgreSQL's fast shutdown). Further calls return the same promise. Resolves when the server
   * has stopped and can be started again.
   */
  stop(): Promise<void>
}

/**
 * How long a start waits for a server that runs but does not respond at all. A server that reports that it is
 * recovering may take any time.
 */
const WAIT_LIMIT_MS = 60_000
/** How many times to start a server that exits before it accepts connections. */
const MOST_STARTS = 3

/**
 * Starts the PostgreSQL of `dataDir`, or takes over the server that a killed process left running, and keeps it running
 * until `stop`. The server runs detached, so it survives a kill of this process.
 * @throws Error with one sentence that says what to do
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, signal } = options
  const binaries = findBinaries()
  const account = await serverAccount()
  if (account) await checkPassable(binaries.folder, account, 'move this project to a folder that all users can enter')
  const layout = await prepareLayout(dataDir, account)
  let release = async () => {}
  try {
    release = await takeOwnership(dataDir, layout.owners)
    const password = await readPassword(layout)
    const site: Site = { binaries, layout, account, password }
    await prepareCluster(site, signal)
    const running = await adoptOrStart(site, log, signal).catch(async (error: unknown) => {
      if (signal?.aborted) await stopPostmaster(site)
      throw error
    })
    const nearUrl = await nearestUrl(site, running)
    const supervisor = supervise(site, running, options)
    const stop = async () => {
      await supervisor.stop()
      await stopPostmaster(site).finally(release)
    }
    let stopping: Promise<void> | undefined
    return {
      url: databaseUrl(password, running.port),
      nearUrl,
      pid: supervisor.pid,
      stop() {
        stopping ??= stop()
        return stopping
      },
    }
  } catch (error) {
    await release()
    signal?.throwIfAborted()
    const words = inWords((error as Error).message, layout.folder)
    throw words ? new Error(words, { cause: error }) : error
  }
}

async function adoptOrStart(site: Site, log: Log, signal: AbortSignal | undefined): Promise<Running> {
  const { data, logs, folder, password } = site.layout
  const deadlineFromNow = () => Date.now() + WAIT_LIMIT_MS
  let deadline = deadlineFromNow()
  let nextRecoveryNotice = deadline
  const starts: Date[] = []
  for (;;) {
    signal?.throwIfAborted()
    const found = await findPostmaster(site)
    const isLate = Date.now() > deadline
    if (found.state === 'ours') {
      if (starts.length === 0) log.info(`Reusing the PostgreSQL that was still running (process ${found.pid}).`)
      return found
    }
    if (found.state === 'foreign') {
      throw new Error(
        `A PostgreSQL server (process ${found.pid}) already uses ${data}, but rejects the password in the file ${password}: stop that process, then start the service again.`,
      )
    }
    if (found.state === 'none') {
      if (starts.length === MOST_STARTS) throw await explained(await keepsExiting(site, starts), folder)
      const began = new Date()
      const failure = await tryStart(site)
      if (failure && (isLate || !isPassing(failure.message))) throw await explained(failure, folder)
      if (!failure) {
        starts.push(began)
        continue
      }
    }
    if (found.state === 'starting') {
      // Recovery gets unlimited time, since it would start again from the beginning if interrupted.
      deadline = deadlineFromNow()
      if (Date.now() > nextRecoveryNotice) {
        log.info(`Waiting for PostgreSQL (process ${found.pid}) to recover on ${data}: its log is in ${logs}.`)
        nextRecoveryNotice = deadline
      }
    }
    if (found.state === 'silent' && isLate) {
      const silence = `A PostgreSQL server (process ${found.pid}) already uses ${data}, but has not responded for ${WAIT_LIMIT_MS / 1000} s: stop that process, then start the service again. Its log is in ${logs}.`
      throw await explained(new Error(silence), folder)
    }
    await wait(200)
  }
}

/** Creates the error for a server that starts but exits before it accepts connections. */
async function keepsExiting({ layout }: Site, starts: Date[]): Promise<Error> {
  const words = await lastWords(layout, starts.at(-1) ?? new Date())
  return new Error(`PostgreSQL on ${layout.data} keeps exiting; its log is in ${layout.logs}. ${words}`.trim())
}

const tryStart = (site: Site): Promise<Error | undefined> =>
  choosePort(site.layout)
    .then((port) => startPostmaster(site, port))
    .then(
      () => undefined,
      (error: Error) => error,
    )

const explained = async (failure: Error, folder: string) =>
  new Error(await whyDown(failure.message, folder), { cause: failure })

/**
 * Whether a failure is temporary: processes of a killed server are still exiting, the port was taken after it was
 * checked, or a start is in progress.
 */
const isPassing = (said: string) =>
  /still in use|already exists|lock file .* is empty|could not create any TCP\/IP sockets/.test(said)
