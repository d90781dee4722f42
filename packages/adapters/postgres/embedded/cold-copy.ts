import { chmod, copyFile, mkdir, open, readdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { type Account, serverAccount } from './account.js'
import { inWords } from './cause.js'
import { startEmbedded } from './embedded.js'
import { exists, giveTo, holdsDatabase, type Layout, layoutOf, prepareLayout } from './layout.js'
import { takeOwnership } from './owner.js'

export interface ColdCopy {
  /** Memories in the copy, of every status. */
  memories: number
}

const quiet = { info() {}, warn() {} }
/** Files of one folder that wait for the disk at once, a thousand in all being what a process may have open. */
const AT_ONCE = 8
/** What others might do is not copied. */
const OWNER = 0o700
/** Beside the database: what the service signs and encrypts with, its first user's secrets, and uploaded files. */
const BESIDE = /^(secret-key|first-run(\.[\w-]+)?\.env|files)$/

/**
 * Copies the database, the secrets and the uploaded files of a stopped service to `folder`, which becomes a DATA_DIR like it, then starts
 * the database there and looks into it. What a kill has left running is stopped in order first.
 * @throws Error with one sentence when the service runs, `folder` is not empty, or the copy does not start
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
  return lookInto(folder)
}

/**
 * The way back: from what `backUp` has made to an empty or missing DATA_DIR.
 * @throws Error with one sentence when `folder` holds no database at rest, `dataDir` is not empty, or it does not start
 */
export async function restore(folder: string, dataDir: string): Promise<ColdCopy> {
  await requireDatabase(folder)
  const inUse = path.join(layoutOf(folder).data, 'postmaster.pid')
  if (await exists(inUse)) throw new Error(`${folder} is in use, or was not stopped in order: ${inUse} is there.`)
  await requireEmpty(dataDir)
  await copy(folder, dataDir)
  return lookInto(dataDir)
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
  if (names.length > 0) throw new Error(`${folder} is not empty: name a folder that is, or one that is not there yet.`)
}

/** The database appears last and whole: a copy that was cut off holds none. */
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
    await sync(to)
  } catch (error) {
    const words = inWords((error as Error).message, to)
    throw words ? new Error(words, { cause: error }) : error
  }
}

async function place(source: Layout, target: Layout, account: Account | undefined): Promise<void> {
  const draft = `${target.data}.new`
  await copyDurably(source.data, draft, account)
  await rename(draft, target.data)
  await sync(target.folder)
}

/** A file, or a folder with all that lies in it, its owner's alone and on the disk when this resolves; links are followed. */
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
  await sync(to)
}

async function sync(file: string): Promise<void> {
  // Windows opens no folders, and syncs no file that is opened to be read.
  if (process.platform === 'win32') return
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** @throws Error with one sentence when the database there does not start */
async function lookInto(dataDir: string): Promise<ColdCopy> {
  const server = await startEmbedded({ dataDir, log: quiet })
  const client = new pg.Client({ connectionString: server.url })
  try {
    await client.connect()
    // A service that never came up has made no tables.
    const { rows } = await client.query<{ made: boolean }>("SELECT to_regclass('memories') IS NOT NULL AS made")
    if (!rows[0]?.made) return { memories: 0 }
    const counted = await client.query<{ count: string }>('SELECT count(*) AS count FROM memories')
    return { memories: Number(counted.rows[0]?.count) }
  } finally {
    await client.end()
    await server.stop()
  }
}
