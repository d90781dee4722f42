import { chmod, opendir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from './make-folder.js'
import { codeOf } from './unavailable.js'

/** Of a folder or a file that is its owner's alone. */
const PRIVATE = 0o700
/** Of a folder that others may pass and not list: PostgreSQL runs as another user when the service is root. */
const PASSABLE = 0o711
const PERMISSIONS = 0o777
const STICKY = 0o1000

/** Makes a folder and those above it, as far as they are missing: passable whatever the umask says, and not listable. */
export async function makePassable(folder: string): Promise<void> {
  const first = await makeFolder(folder)
  if (first === undefined) return restrict(folder, PASSABLE).then(() => {})
  for (let made = folder; made.length >= first.length; made = dirname(made)) await chmod(made, PASSABLE)
}

/** Takes a folder from all but its owner; false where it stays open, for it is another user's or one that all share. */
export const makePrivate = (folder: string): Promise<boolean> => restrict(folder, PRIVATE)

/** Uploads lie under their ids, on a disk in folders of two digits. What else lies there is not ours. */
const FOLDER = /^[0-9a-f]{2}$/
const FILE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.part)?$/

/** Takes every upload below a folder from all but its owner, one by one, so that no number of them takes memory. */
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

/** Takes away what `most` does not give; false where that cannot be. What is not there is nobody's. */
async function restrict(path: string, most: number): Promise<boolean> {
  const found = await stat(path).catch(unlessMissing)
  if (found === null || (found.mode & PERMISSIONS & ~most) === 0) return true
  // Such as /tmp, which a whole machine writes to.
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
