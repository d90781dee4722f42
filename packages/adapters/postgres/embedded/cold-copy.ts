import { chmod, copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { flush } from '../../files/flush.js'
import { type Account, serverAccount } from './account.js'
import { inWords } from './cause.js'
import { startEmbedded } from './embedded.js'
import { exists, giveTo, holdsDatabase, type Layout, layoutOf, prepareLayout } from './layout.js'
import { takeOwnership } from './owner.js'

export interface ColdCopy {
  /** Number of memories in the copy, of any status. */
  memories: number
}

const quiet = { info() {}, warn() {} }
/** Maximum entries of a folder copied concurrently, since a process can have only about a thousand files open. */
const AT_ONCE = 8
/** The permission bits that are copied: only the owner's, not those of the group and others. */
const OWNER = 0o700
/**
 * What is copied in addition to the database: the signing and encryption key, the first user's secrets, and uploaded
 * files.
 */
const BESIDE = /^(secret-key|first-run(\.[\w-]+)?\.env|files)$/

/**
 * Copies database, secrets and uploaded files of a stopped service to `folder`, which becomes an equivalent DATA_DIR,
 * then starts the database there to verify it. If a killed service left its server running, that server is first shut
 * down cleanly.
 * @throws Error with one sentence when the service is running, `folder` is not empty, or the copy does not start
 */
export async function backUp(dataDir: string, folder: string): Promise<ColdCopy> {
  await requireDatabase(dataDir)
  await requireEmpty(folder)
  const server = await startEmbedded({ dataDir, log: quiet })
  await server.stop()
  const release = await takeOwnership(dataDir, layoutOf(dataDir).owners)
  try {
    await copy(dataDir, folder)
  } finally {
    await release()
  }
  return verify(folder)
}

/**
 * Restores a copy made by `backUp` to an empty or missing DATA_DIR.
 * @throws Error with one sentence when `folder` holds no stopped database, `dataDir` is not empty, or the restored
 * database does not start
 */
export async function restore(folder: string, dataDir: string): Promise<ColdCopy> {
  await requireDatabase(folder)
  const inUse = path.join(layoutOf(folder).data, 'postmaster.pid')
  if (await exists(inUse))
    throw new Error(
      `The database in ${folder} is in use or was not shut down cleanly (${inUse} exists): stop the service that uses the folder, or restore another backup.`,
    )
  await requireEmpty(dataDir)
  await copy(folder, dataDir)
  return verify(dataDir)
}

async function requireDatabase(folder: string): Promise<void> {
  const layout = layoutOf(folder)
  if (!(await holdsDatabase(layout))) throw new Error(`There is no database in ${layout.data}.`)
}

async function requireEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (names.length > 0) throw new Error(`${folder} is not empty: name an empty folder or one that does not exist yet.`)
}

/** Copies everything. The database appears last and complete, so an interrupted copy contains no database. */
async function copy(from: string, to: string): Promise<void> {
  try {
    const account = await serverAccount()
    const source = layoutOf(from)
    const target = await prepareLayout(to, account)
    for (const name of await readdir(from)) {
      if (BESIDE.test(name)) await copyDurably(path.join(from, name), path.join(to, name), undefined)
    }
    await copyDurably(source.password, target.password, undefined)
    await place(source, target, account)
    await flush(to)
  } catch (error) {
    const words = inWords((error as Error).message, to)
    throw words ? new Error(words, { cause: error }) : error
  }
}

async function place(source: Layout, target: Layout, account: Account | undefined): Promise<void> {
  const draft = `${target.data}.new`
  await copyDurably(source.data, draft, account)
  await rename(draft, target.data)
  await flush(target.folder)
}

/** Copies a file or folder recursively, accessible to its owner only; synced to disk on return. Follows links. */
async function copyDurably(from: string, to: string, account: Account | undefined): Promise<void> {
  const found = await stat(from)
  if (found.isDirectory()) {
    await mkdir(to, { mode: found.mode & OWNER })
    const names = (await readdir(from)).values()
    const copyNext = async () => {
      for (const name of names) await copyDurably(path.join(from, name), path.join(to, name), account)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, copyNext))
  } else {
    await copyFile(from, to)
    await chmod(to, found.mode & OWNER)
  }
  await giveTo(to, account)
  await flush(to)
}

/**
 * Verifies a copy: starts its database, counts the memories and stops it again.
 * @throws Error with one sentence when the database does not start
 */
async function verify(dataDir: string): Promise<ColdCopy> {
  const server = await startEmbedded({ dataDir, log: quiet })
  const client = new pg.Client({ connectionString: server.url })
  try {
    await client.connect()
    // A service that never started completely has no tables.
    const { rows } = await client.query<{ made: boolean }>("SELECT to_regclass('memories') IS NOT NULL AS made")
    if (!rows[0]?.made) return { memories: 0 }
    const counted = await client.query<{ count: string }>('SELECT count(*) AS count FROM memories')
    return { memories: Number(counted.rows[0]?.count) }
  } finally {
    await client.end()
    await server.stop()
  }
}
