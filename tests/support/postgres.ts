import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database, openDatabase } from '@agent-memory/adapters/postgres/database'
import { type EmbeddedPostgres, startEmbedded } from '@agent-memory/adapters/postgres/embedded/embedded'
import { deploy } from '@agent-memory/adapters/postgres/migrate'
import { eventually } from './eventually.ts'

export interface TestDatabase {
  url: string
  /** To stop or kill it; undefined while it is being started again. */
  pid(): number | undefined
  /** Ends the server and removes its files. */
  stop(): Promise<void>
}

const quiet = { info() {}, warn() {} }

/** A real PostgreSQL of its own in a temporary folder, migrated; takes about a second. */
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
 * A database whose statements may take as long as a machine needs that is busy with other tests: what is tried on it is
 * not how fast PostgreSQL answers.
 */
export const openTestDatabase = (
  url: string,
  onError: (error: Error) => void = () => {},
  options: { poolSize?: number } = {},
): Database => openDatabase(url, { ...options, limitMs: 60_000, onError })

/** Passable for the user that the database runs as, unlike what mkdtemp makes. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `agent-memory-${name}-`))
  await chmod(folder, 0o711)
  return folder
}
