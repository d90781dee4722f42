import { spawn } from 'node:child_process'
import type { Account } from './account.js'

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
