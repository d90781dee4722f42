import { randomBytes } from 'node:crypto'
import { access, chown, constants, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makePassable, makePrivate } from '../../files/access.js'
import { inWords, prepareDataDir } from '../../files/data-dir.js'
import { type Account, checkPassable } from './account.js'
import type { Binaries } from './binaries.js'

/** What lies in DATA_DIR/postgres. */
export interface Layout {
  folder: string
  /** PostgreSQL's own files; the server's user's. */
  data: string
  /** What the server says, by weekday; the server's user's. */
  logs: string
  /** The superuser's password, mode 0600. */
  password: string
  /** The port of the last start. */
  port: string
  /** Who serves this folder. */
  owners: string
}

/** All that is needed to make, find, start and stop the server of one folder. */
export interface Site {
  binaries: Binaries
  layout: Layout
  account: Account | undefined
  password: string
}

/** Where things lie, whether they are there or not. */
export function layoutOf(dataDir: string): Layout {
  const folder = path.join(dataDir, 'postgres')
  return {
    folder,
    data: path.join(folder, 'data'),
    logs: path.join(folder, 'logs'),
    password: path.join(folder, 'password'),
    port: path.join(folder, 'port'),
    owners: path.join(folder, 'owners'),
  }
}

export const holdsDatabase = ({ data }: Layout): Promise<boolean> => exists(path.join(data, 'PG_VERSION'))

/**
 * Makes the folders, as far as they are missing, passable for the server's user where that is another.
 * @throws Error with one sentence when a folder may not be written, or not be passed by that user
 */
export async function prepareLayout(dataDir: string, account: Account | undefined): Promise<Layout> {
  try {
    // The server reports its data directory without symbolic links.
    const layout = layoutOf(await prepareDataDir(dataDir))
    await makePassable(layout.folder)
    if (account) await checkPassable(layout.folder, account, 'choose another DATA_DIR')
    await mkdir(layout.owners, { recursive: true })
    await makePrivate(layout.owners)
    await access(layout.owners, constants.W_OK)
    await mkdir(layout.logs, { recursive: true, mode: 0o700 })
    await giveTo(layout.logs, account)
    return layout
  } catch (error) {
    throw inWords(error, dataDir)
  }
}

/** What the server's user must own; nothing to do when that is ourselves. */
export async function giveTo(file: string, account: Account | undefined): Promise<void> {
  if (account) await chown(file, account.uid, account.gid)
}

/** The superuser's password, made at the first call. */
export async function readPassword(layout: Layout): Promise<string> {
  const kept = (await readText(layout.password))?.trim()
  if (kept) return kept
  const password = randomBytes(24).toString('base64url')
  await writeWhole(layout.password, password, 0o600)
  return password
}

/** Never half a file: a process that is killed leaves the old content or the new. */
export async function writeWhole(file: string, content: string, mode: number, account?: Account): Promise<void> {
  const temporary = `${file}.new`
  await writeFile(temporary, content, { mode })
  await giveTo(temporary, account)
  await rename(temporary, file)
}

/** A file's text; undefined when it is not there. */
export async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )
