import { spawn } from 'node:child_process'
import { statfs } from 'node:fs/promises'
import type { Account } from './account.js'

/** Bytes of the next log segment, which recovery may have to make (wal_segment_size, as initdb sets it). */
const LOG_SEGMENT = 16 << 20

export interface RunOptions {
  /** A folder that the account may enter. */
  cwd: string
  account?: Account | undefined
}

/**
 * Runs one of PostgreSQL's programs to its end: in a session of its own, so that Ctrl-C does not reach it, and without
 * our environment, whose variables would redirect it.
 * @returns what it said
 * @throws Error whose message is what it said
 */
export function runProgram(program: string, args: string[], { cwd, account }: RunOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      windowsHide: true,
      ...(account && { uid: account.uid, gid: account.gid }),
    })
    let said = ''
    const hear = (text: string) => {
      said += text
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === 0) resolve(said)
      else reject(new Error(said.trim() || `${program} ended with ${signal ?? code}.`))
    })
  })
}

/** One sentence for what PostgreSQL says when it does not start; undefined when it is nothing known. */
export function inWords(said: string, folder: string): string | undefined {
  if (/no space left on device/i.test(said)) return fullDisk(folder)
  if (/permission denied|EACCES/i.test(said)) {
    return `PostgreSQL may not read or write below ${folder}: the folder belongs to another user; start as that user, or choose another DATA_DIR.`
  }
  if (/has wrong ownership|has invalid permissions|group or world access/.test(said)) {
    return `${folder} belongs to another user or is open to others: start as its owner and run chmod -R go= on its data folder, or choose another DATA_DIR.`
  }
  return undefined
}

/**
 * What to say of a server that does not start or does not answer. On a full disk it may live, start its recovery again
 * and again, and have no room to say so: the disk itself is asked. What was said is given back when nothing is known.
 */
export async function whyDown(said: string, folder: string): Promise<string> {
  return inWords(said, folder) ?? ((await hasRoom(folder)) ? said : fullDisk(folder))
}

const fullDisk = (folder: string) => `The disk that holds ${folder} is full: make room, then start again.`

/** To the server's user, who may not take what is kept for root. */
const hasRoom = (folder: string): Promise<boolean> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize >= LOG_SEGMENT,
    () => true,
  )
