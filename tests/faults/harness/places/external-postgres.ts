import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serverAccount } from '@agent-memory/adapters/postgres/embedded/account'
import { findBinaries } from '@agent-memory/adapters/postgres/embedded/binaries'
import { startEmbedded } from '@agent-memory/adapters/postgres/embedded/embedded'
import pg from 'pg'
import { prepareDatabase, temporaryFolder } from '../../../support/servers/postgres.js'

/** A PostgreSQL without our supervisor: after a kill it stays down until `start`. */
export interface ExternalPostgres {
  url: string
  pid(): number
  /** Starts the server; resolves when it accepts queries. */
  start(): Promise<void>
  /** Sends SIGKILL to the postmaster; resolves when it is gone. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Long, because after a kill PostgreSQL syncs its folder and replays its log. */
const START_MS = 240_000

const quiet = { info() {}, warn() {} }

/**
 * Starts PostgreSQL on a new cluster in a temporary folder. Our supervisor creates the cluster and then stops, so that
 * the server runs without a supervisor.
 * @param stores settings of its services, see `prepareDatabase`
 */
export async function startExternalPostgres(stores: Record<string, string>): Promise<ExternalPostgres> {
  const folder = await temporaryFolder('external')
  await prepareDatabase(folder, stores)
  const made = await startEmbedded({ dataDir: folder, log: quiet })
  await made.stop()
  const data = join(folder, 'postgres', 'data')
  const account = await serverAccount()
  let server: ChildProcess

  const launch = () => {
    server = spawn(findBinaries().postgres, ['-D', data], {
      cwd: data,
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
      stdio: 'ignore',
      ...(account && { uid: account.uid, gid: account.gid }),
    })
  }
  const start = async () => {
    launch()
    for (const until = Date.now() + START_MS; !(await answers(made.url)); ) {
      if (Date.now() > until) throw new Error(`PostgreSQL does not start on ${data}`)
      await wait(100)
      // After a kill, a new server exits at once while processes of the killed server are still exiting.
      if (hasEnded(server)) launch()
    }
  }
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded(server)) return
    const exited = once(server, 'exit')
    server.kill(signal)
    await exited
  }
  await start()
  return {
    url: made.url,
    pid: () => server.pid ?? 0,
    start,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
