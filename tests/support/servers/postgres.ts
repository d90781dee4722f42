import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database, openDatabase } from '@agent-memory/adapters/postgres/connection/database'
import { type EmbeddedPostgres, startEmbedded } from '@agent-memory/adapters/postgres/embedded/embedded'
import { deploy } from '@agent-memory/adapters/postgres/migrate/migrate'
import { eventually } from '../eventually.ts'

export interface TestDatabase {
  url: string
  /** Undefined while it is being restarted. */
  pid(): number | undefined
  /** Ends the server and removes its files. */
  stop(): Promise<void>
}

const quiet = { info() {}, warn() {} }

/** A separate real PostgreSQL in a temporary folder, migrated; takes about a second. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const folder = await temporaryFolder('database')
  let server: EmbeddedPostgres | undefined
  const stop = async () => {
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    server = await startEmbedded({ dataDir: folder, log: quiet })
    const { url } = server
    await eventually(() => deploy(url))
  } catch (error) {
    await stop()
    throw error
  }
  return { url: server.url, pid: server.pid, stop }
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

/** The user that the database runs as can traverse it, unlike a folder of mkdtemp. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `agent-memory-${name}-`))
  await chmod(folder, 0o711)
  return folder
}
