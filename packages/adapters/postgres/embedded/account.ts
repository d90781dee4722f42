import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whom the server runs as, when not as ourselves. */
export interface Account {
  name: string
  uid: number
  gid: number
}

const NAME = 'postgres'

/**
 * PostgreSQL refuses root, so root runs it as the user `postgres`, made when it is missing; anybody else as themselves.
 * @throws Error with one sentence when there is no such user and none can be made
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
    `PostgreSQL does not run as root and there is no user "${NAME}": make one (useradd --system ${NAME}) or start this service as another user.`,
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
 * Checks that `account` may pass `folder` and every folder above it.
 * @param remedy what helps as well as a change of mode, such as "choose another DATA_DIR"
 * @throws Error with one sentence that names the first folder it may not pass
 */
export async function checkPassable(folder: string, account: Account, remedy: string): Promise<void> {
  const parts = path.resolve(folder).split(path.sep)
  for (let length = 1; length <= parts.length; length++) {
    const ancestor = parts.slice(0, length).join(path.sep) || path.sep
    const { mode, uid, gid } = await stat(ancestor)
    const executable = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & executable) === 0) {
      throw new Error(
        `The user "${account.name}", as whom PostgreSQL runs, may not pass the folder ${ancestor}: run chmod o+x ${ancestor}, or ${remedy}.`,
      )
    }
  }
}
