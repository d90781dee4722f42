import { setTimeout as wait } from 'node:timers/promises'
import { checkPassable, serverAccount } from './account.js'
import { findBinaries } from './binaries.js'
import { prepareCluster } from './cluster.js'
import { prepareLayout, readPassword } from './layout.js'
import { takeOwnership } from './owner.js'
import {
  choosePort,
  databaseUrl,
  findPostmaster,
  type Running,
  type Site,
  startPostmaster,
  stopPostmaster,
} from './postmaster.js'
import { inWords, whyDown } from './program.js'
import { type Log, type SupervisorEvents, supervise } from './supervisor.js'

export interface EmbeddedOptions extends SupervisorEvents {
  /** DATA_DIR; all lies in its folder `postgres`. */
  dataDir: string
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

/**
 * Starts the PostgreSQL of `dataDir`, or adopts the one that a killed process left behind, and keeps it running until
 * `stop`. It runs detached: it outlives this process when that is killed.
 * @throws Error with one sentence that says what to do
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log } = options
  const binaries = findBinaries()
  const account = await serverAccount()
  if (account) await checkPassable(binaries.folder, account, 'move this project to a folder that all may pass')
  const layout = await prepareLayout(dataDir, account)
  let release = async () => {}
  try {
    release = await takeOwnership(dataDir, layout.owners)
    const password = await readPassword(layout)
    await prepareCluster(binaries, layout, account, password)
    const site: Site = { binaries, layout, account, password }
    const running = await adoptOrStart(site, log)
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
    const words = inWords((error as Error).message, layout.folder)
    throw words ? new Error(words, { cause: error }) : error
  }
}

async function adoptOrStart(site: Site, log: Log): Promise<Running> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const found = await findPostmaster(site)
    if (found.state === 'ours') {
      log.info(`PostgreSQL was still running (process ${found.pid}) and is adopted.`)
      return found
    }
    if (found.state === 'foreign') {
      throw new Error(
        `A PostgreSQL (process ${found.pid}) runs on ${site.layout.data} with another password than ${site.layout.password} says: stop it, then start again.`,
      )
    }
    if (found.state === 'none') {
      const failure = await tryStart(site)
      if ('pid' in failure) return failure
      if (!isPassing(failure.message) || Date.now() > deadline) throw await explained(failure, site)
    } else if (Date.now() > deadline) {
      const silence = `A PostgreSQL (process ${found.pid}) runs on ${site.layout.data} and has not answered for ${PATIENCE_MS / 1000} s: stop it, then start again.`
      throw await explained(new Error(silence), site)
    }
    await wait(200)
  }
}

const tryStart = (site: Site): Promise<Running | Error> =>
  choosePort(site.layout)
    .then((port) => startPostmaster(site, port))
    .catch((error: Error) => error)

const explained = async (failure: Error, { layout }: Site) =>
  new Error(await whyDown(failure.message, layout.folder), { cause: failure })

/** What goes away by itself: processes of a killed server that still end, a port taken since we looked, a start under way. */
const isPassing = (said: string) =>
  /still in use|already exists|lock file .* is empty|Address already in use|could not bind|does not answer/.test(said)
