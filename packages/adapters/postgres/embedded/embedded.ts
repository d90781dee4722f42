import { setTimeout as wait } from 'node:timers/promises'
import { checkPassable, serverAccount } from './account.js'
import { findBinaries } from './binaries.js'
import { inWords, lastWords, whyDown } from './cause.js'
import { prepareCluster } from './cluster.js'
import { prepareLayout, readPassword, type Site } from './layout.js'
import { takeOwnership } from './owner.js'
import { choosePort, databaseUrl, findPostmaster, type Running, startPostmaster, stopPostmaster } from './postmaster.js'
import { type Log, type SupervisorEvents, supervise } from './supervisor.js'

export interface EmbeddedOptions extends SupervisorEvents {
  /** DATA_DIR; all lies in its folder `postgres`. */
  dataDir: string
  /** Ends a start that is under way: the promise is refused once nothing is left running. */
  signal?: AbortSignal
}

export interface EmbeddedPostgres {
  /** With the superuser's password; the same as long as this process runs. */
  url: string
  /** The server's process; undefined while it is down. */
  pid(): number | undefined
  /** Fast shutdown, once. Resolves when the server is gone and a new start works. */
  stop(): Promise<void>
}

/** How long a start waits for a server that lives and does not answer yet, such as one in crash recovery. */
const PATIENCE_MS = 60_000
/** So often one is started that ends before it lets anybody in. */
const MOST_STARTS = 3

/**
 * Starts the PostgreSQL of `dataDir`, or adopts the one that a killed process left behind, and keeps it running until
 * `stop`. It runs detached: it outlives this process when that is killed.
 * @throws Error with one sentence that says what to do
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, signal } = options
  const binaries = findBinaries()
  const account = await serverAccount()
  if (account) await checkPassable(binaries.folder, account, 'move this project to a folder that all may pass')
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
    const supervisor = supervise(site, running, options)
    const stop = async () => {
      await supervisor.stop()
      await stopPostmaster(site).finally(release)
    }
    let stopping: Promise<void> | undefined
    return {
      url: databaseUrl(password, running.port),
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
  const deadlineFromNow = () => Date.now() + PATIENCE_MS
  let deadline = deadlineFromNow()
  let toldRecovering = deadline
  const starts: Date[] = []
  for (;;) {
    signal?.throwIfAborted()
    const found = await findPostmaster(site)
    const isLate = Date.now() > deadline
    if (found.state === 'ours') {
      if (starts.length === 0) log.info(`PostgreSQL was still running (process ${found.pid}) and is adopted.`)
      return found
    }
    if (found.state === 'foreign') {
      throw new Error(
        `A PostgreSQL (process ${found.pid}) runs on ${data} with another password than ${password} says: stop it, then start again.`,
      )
    }
    if (found.state === 'none') {
      if (starts.length === MOST_STARTS) throw await explained(await endsAgain(site, starts), folder)
      const began = new Date()
      const failure = await tryStart(site)
      if (failure && (isLate || !isPassing(failure.message))) throw await explained(failure, folder)
      if (!failure) {
        starts.push(began)
        continue
      }
    }
    if (found.state === 'starting') {
      // A recovery has the time that it takes, as it begins anew when it is cut off.
      deadline = deadlineFromNow()
      if (Date.now() > toldRecovering) {
        log.info(`PostgreSQL (process ${found.pid}) recovers on ${data}, and is waited for: its log is in ${logs}.`)
        toldRecovering = deadline
      }
    }
    if (found.state === 'silent' && isLate) {
      const silence = `A PostgreSQL (process ${found.pid}) runs on ${data} and has not answered for ${PATIENCE_MS / 1000} s: its log is in ${logs}; stop it, then start again.`
      throw await explained(new Error(silence), folder)
    }
    await wait(200)
  }
}

/** Of a server that comes up, and ends before it lets anybody in. */
async function endsAgain({ layout }: Site, starts: Date[]): Promise<Error> {
  const words = await lastWords(layout, starts.at(-1) ?? new Date())
  return new Error(`PostgreSQL on ${layout.data} ends again and again; its log is in ${layout.logs}. ${words}`.trim())
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

/** What goes away by itself: processes of a killed server that still end, a port taken since we looked, a start under way. */
const isPassing = (said: string) =>
  /still in use|already exists|lock file .* is empty|could not create any TCP\/IP sockets/.test(said)
