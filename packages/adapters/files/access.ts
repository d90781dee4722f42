import { chmod, opendir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from './make-folder.js'
import { codeOf } from './unavailable.js'

/** Mode of a folder or file that only its owner can use. */
const PRIVATE = 0o700
/**
 * Mode of a folder that others can traverse but not list. PostgreSQL must be able to traverse it, since it runs as
 * another user if the service is root.
 */
const PASSABLE = 0o711
const PERMISSIONS = 0o777
const STICKY = 0o1000

/** Makes a folder and its missing parents. With any umask, other users can traverse these folders but not list them. */
export async function makePassable(folder: string): Promise<void> {
  const first = await makeFolder(folder)
  if (first === undefined) return restrict(folder, PASSABLE).then(() => {})
  for (let made = folder; made.length >= first.length; made = dirname(made)) await chmod(made, PASSABLE)
}

/** Restricts a folder to its owner; false if the folder stays open because another user owns it or it is shared. */
export const makePrivate = (folder: string): Promise<boolean> => restrict(folder, PRIVATE)

/** Name of a folder for uploads: the first two digits of their ids. Anything with another name stays as it is. */
const FOLDER = /^[0-9a-f]{2}$/
const FILE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.part)?$/

/** Restricts every upload below a folder to its owner, one by one, so that memory use stays constant. */
export async function makeUploadsPrivate(folder: string, signal: AbortSignal): Promise<void> {
  const entries = await opendir(folder).catch(unlessMissing)
  if (entries === null) return
  for await (const entry of entries) {
    if (signal.aborted) return
    const path = join(folder, entry.name)
    if (entry.isFile() && FILE.test(entry.name)) await makePrivate(path)
    if (entry.isDirectory() && FOLDER.test(entry.name)) {
      await makePrivate(path)
      await makeUploadsPrivate(path, signal)
    }
  }
}

/** Removes permissions beyond `most`; false if that is impossible. A missing path counts as restricted. */
async function restrict(path: string, most: number): Promise<boolean> {
  const found = await stat(path).catch(unlessMissing)
  if (found === null || (found.mode & PERMISSIONS & ~most) === 0) return true
  // A sticky folder, such as /tmp, is shared by the whole machine, so it stays open.
  if (found.mode & STICKY) return false
  try {
    await chmod(path, found.mode & ~(PERMISSIONS & ~most))
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true
    if (codeOf(error) === 'EPERM' || codeOf(error) === 'EROFS') return false
    throw error
  }
}

const unlessMissing = (error: unknown): null => {
  if (codeOf(error) === 'ENOENT') return null
  throw error
}
