import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The user that the server runs as, if it is not the user of this process. */
export interface Account {
  name: string
  uid: number
  gid: number
}

const NAME = 'postgres'

/**
 * Returns the user that the server must run as; undefined for our own user. PostgreSQL refuses to run as root, so root
 * runs it as the user `postgres`, which is created if missing.
 * @throws Error with one sentence when that user is missing and cannot be created
 */
export async function serverAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const found = await lookUp()
  if (found) return found
  await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', NAME])
    .catch(() => run('adduser', ['-S', '-D', '-H', NAME]))
    .catch(() => undefined)
  const made = await lookUp()
  if (made) return made
  throw new Error(
    `PostgreSQL refuses to run as root, and there is no user "${NAME}": create this user (useradd --system ${NAME}), or start this service as another user.`,
  )
}

async function lookUp(): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', NAME]), run('id', ['-g', NAME])])
    return { name: NAME, uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

/**
 * Checks that `account` can traverse `folder` and its ancestors.
 * @param remedy an alternative to changing the mode, such as "choose another DATA_DIR"
 * @throws Error with one sentence that names the first folder it cannot traverse
 */
export async function checkPassable(folder: string, account: Account, remedy: string): Promise<void> {
  const parts = path.resolve(folder).split(path.sep)
  for (let length = 1; length <= parts.length; length++) {
    const ancestor = parts.slice(0, length).join(path.sep) || path.sep
    const { mode, uid, gid } = await stat(ancestor)
    const executable = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & executable) === 0) {
      throw new Error(
        `The user "${account.name}", which runs PostgreSQL, cannot enter the folder ${ancestor}: run chmod o+x ${ancestor}, or ${remedy}.`,
      )
    }
  }
}
