import { execFile, spawn } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { appendFile, chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Database, openDatabase } from '@agent-memory/adapters/postgres/connection/database'
import { serverAccount } from '@agent-memory/adapters/postgres/embedded/account'
import { findBinaries } from '@agent-memory/adapters/postgres/embedded/binaries'
import { type EmbeddedPostgres, startEmbedded } from '@agent-memory/adapters/postgres/embedded/embedded'
import { deploy } from '@agent-memory/adapters/postgres/migrate/migrate'
import { eventually } from '../eventually.ts'
import { keptOnce } from '../kept.ts'

export interface TestDatabase {
  url: string
  /** Undefined while it is being restarted. */
  pid(): number | undefined
  /** Ends the server and removes its files. */
  stop(): Promise<void>
}

const run = promisify(execFile)
const quiet = { info() {}, warn() {} }
const ADAPTERS = fileURLToPath(new URL('../../../packages/adapters/', import.meta.url))
/**
 * More than the embedded PostgreSQL allows: a dozen processes share it, with up to 25 connections each (connections.ts).
 */
const CONNECTIONS = 400
const LONGEST_PREPARATION_MS = 15 * 60_000

/**
 * A separate real PostgreSQL in a temporary folder, migrated; takes less than a second.
 * @param stores settings of its services, see `prepareDatabase`
 */
export async function startTestDatabase(stores: Record<string, string> = {}): Promise<TestDatabase> {
  const folder = await temporaryFolder('database')
  let server: EmbeddedPostgres | undefined
  const stop = async () => {
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await prepareDatabase(folder, stores)
    await appendFile(
      path.join(folder, 'postgres', 'data', 'postgresql.auto.conf'),
      `max_connections = ${CONNECTIONS}\n`,
    )
    server = await startEmbedded({ dataDir: folder, log: quiet })
  } catch (error) {
    await stop()
    throw error
  }
  return { url: server.url, pid: server.pid, stop }
}

/**
 * Puts a stopped, migrated PostgreSQL without data under `dataDir`: a copy of one that is made once, because initdb and
 * the migrations take seconds of processor time. All copies have the same installation name. If `stores` has the
 * address of a Redis, Qdrant or Neo4j, which may hold data of other installations, the copy gets another name.
 */
export async function prepareDatabase(dataDir: string, stores: Record<string, string> = {}): Promise<void> {
  await copy(await keptOnce(`postgres-${await versionOfDatabase()}`, prepare, LONGEST_PREPARATION_MS), dataDir)
  if (['REDIS_URL', 'QDRANT_URL', 'NEO4J_URL'].some((name) => name in stores)) await renameInstallation(dataDir)
}

/** The first object id that PostgreSQL's counter does not reach in a test, and the last one that it accepts. */
const OIDS = { first: 1_000_000, last: 2 ** 32 - 1 }

/**
 * Gives the database another object id, from which the installation's name is made (installation.ts). Uses single-user
 * mode, because no server runs.
 */
async function renameInstallation(dataDir: string): Promise<void> {
  const data = path.join(dataDir, 'postgres', 'data')
  const account = await serverAccount()
  const server = spawn(findBinaries().postgres, ['--single', '-D', data, '-c', 'exit_on_error=true', 'template1'], {
    cwd: data,
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', 'ignore', 'pipe'],
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  server.stdin.end(`
    ALTER DATABASE postgres RENAME TO prepared
    CREATE DATABASE postgres TEMPLATE prepared OID ${randomInt(OIDS.first, OIDS.last)}
    DROP DATABASE prepared
  `)
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, 'close')])
  if (code !== 0) throw new Error(`the installation cannot be renamed: ${said}`)
}

const copy = (from: string, to: string) => run('cp', ['-a', path.join(from, 'postgres'), to])

async function prepare(folder: string): Promise<void> {
  // PostgreSQL's user can traverse this temporary folder, unlike `folder`.
  const dataDir = await temporaryFolder('prepared')
  try {
    const { url, stop } = await startEmbedded({ dataDir, log: quiet })
    await eventually(() => deploy(url)).finally(stop)
    // With this file, all copies would want the same port.
    await rm(path.join(dataDir, 'postgres', 'port'))
    await copy(dataDir, folder)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Returns a hash that changes with PostgreSQL's programs, with what creates its folder, and with the migrations. */
async function versionOfDatabase(): Promise<string> {
  const hash = createHash('sha256').update(findBinaries().folder)
  for (const folder of ['dist/postgres/embedded', 'postgres/migrations']) {
    const entries = await readdir(path.join(ADAPTERS, folder), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
    for (const file of files.sort()) hash.update(file).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 12)
}

/**
 * A database with a long statement time limit, for a machine busy with other tests: these tests do not check how fast
 * PostgreSQL answers.
 */
export const openTestDatabase = (
  url: string,
  onError: (error: Error) => void = () => {},
  options: { poolSize?: number } = {},
): Database => openDatabase(url, { ...options, limitMs: 60_000, onError })

/** Creates a temporary folder. The user that the database runs as can traverse it, unlike a folder of mkdtemp. */
export async function temporaryFolder(name: string, within = tmpdir()): Promise<string> {
  const folder = await mkdtemp(path.join(within, `agent-memory-${name}-`))
  await chmod(folder, 0o711)
  return folder
}
