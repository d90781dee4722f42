import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { access, chown, constants, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { makePassable, makePrivate } from '../../files/access.js'
import { inWords, prepareDataDir } from '../../files/data-dir.js'
import { type Account, checkPassable } from './account.js'
import type { Binaries } from './binaries.js'

/** The contents of DATA_DIR/postgres. */
export interface Layout {
  folder: string
  /** PostgreSQL's own files; owned by the server's user. */
  data: string
  /** The server's logs, by weekday; owned by the server's user. */
  logs: string
  /** The superuser's password, mode 0600. */
  password: string
  /** The port of the last start. */
  port: string
  /** Folder with a file for each process that serves this data or is trying to; see owner.ts. */
  owners: string
  /**
   * Folder of the Unix socket, which only the server's user and root may enter; undefined where no socket is possible.
   */
  socket: string | undefined
}

/** Maximum length of a socket's path in bytes: 103 on macOS; Linux allows 107. */
const LONGEST_SOCKET_PATH = 103
const SOCKET_NAME = '.s.PGSQL.65535'

/** Everything needed to create, find, start and stop the server of one folder. */
export interface Site {
  binaries: Binaries
  layout: Layout
  account: Account | undefined
  password: string
}

/** Returns the paths below a DATA_DIR, whether or not they exist. */
export function layoutOf(dataDir: string): Layout {
  const folder = path.join(dataDir, 'postgres')
  return {
    folder,
    data: path.join(folder, 'data'),
    logs: path.join(folder, 'logs'),
    password: path.join(folder, 'password'),
    port: path.join(folder, 'port'),
    owners: path.join(folder, 'owners'),
    socket: socketFolder(folder),
  }
}

const socketFolder = (folder: string): string | undefined => {
  const socket = path.join(folder, 'socket')
  const isShort = Buffer.byteLength(path.join(socket, SOCKET_NAME)) <= LONGEST_SOCKET_PATH
  return isShort && process.platform !== 'win32' ? socket : undefined
}

export const holdsDatabase = ({ data }: Layout): Promise<boolean> => exists(path.join(data, 'PG_VERSION'))

/**
 * Creates the missing folders. If the server runs as another user, checks that this user can enter them.
 * @throws Error with one sentence when a folder is not writable, or that user cannot enter it
 */
export async function prepareLayout(dataDir: string, account: Account | undefined): Promise<Layout> {
  try {
    // `prepareDataDir` resolves symbolic links, because the server reports its data directory without them.
    const layout = layoutOf(await prepareDataDir(dataDir))
    await makePassable(layout.folder)
    if (account) await checkPassable(layout.folder, account, 'choose another DATA_DIR')
    await mkdir(layout.owners, { recursive: true })
    await makePrivate(layout.owners)
    await access(layout.owners, constants.W_OK)
    await mkdir(layout.logs, { recursive: true, mode: 0o700 })
    await giveTo(layout.logs, account)
    return { ...layout, socket: layout.socket && (await prepareSocketFolder(layout.socket, account)) }
  } catch (error) {
    throw inWords(error, dataDir)
  }
}

/**
 * Creates the folder of the socket and returns it; returns undefined if its file system does not support sockets, as
 * with some network shares and container mounts.
 */
async function prepareSocketFolder(folder: string, account: Account | undefined): Promise<string | undefined> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await giveTo(folder, account)
  // This name is no longer than `SOCKET_NAME`, so that the trial cannot fail because of its length.
  const trial = createServer().listen(path.join(folder, `try-${randomBytes(4).toString('hex')}`))
  return once(trial, 'listening').then(
    async () => {
      await promisify(trial.close).call(trial)
      return folder
    },
    () => undefined,
  )
}

/** Makes the server's user the owner of a file. Without `account`, that user is our own, and this does nothing. */
export async function giveTo(file: string, account: Account | undefined): Promise<void> {
  if (account) await chown(file, account.uid, account.gid)
}

/** Returns the superuser's password, and creates it on the first call. */
export async function readPassword(layout: Layout): Promise<string> {
  const kept = (await readText(layout.password))?.trim()
  if (kept) return kept
  const password = randomBytes(24).toString('base64url')
  await writeWhole(layout.password, password, 0o600)
  return password
}

/** Writes a file atomically: a killed process leaves either the old or the new content. */
export async function writeWhole(file: string, content: string, mode: number, account?: Account): Promise<void> {
  const temporary = `${file}.new`
  await writeFile(temporary, content, { mode })
  await giveTo(temporary, account)
  await rename(temporary, file)
}

/** Returns a file's text; undefined if the file is missing. */
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
