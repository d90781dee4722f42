import { type ChildProcess, spawn } from 'node:child_process'
import type { Account } from './account.js'

export interface RunOptions {
  /** A folder that the account can enter. */
  cwd: string
  account?: Account | undefined
  /** When aborted, kills the program and every process that it started. */
  signal?: AbortSignal | undefined
}

/**
 * Runs a PostgreSQL program to completion. The program gets its own session, so that Ctrl-C does not reach it. It does
 * not get our environment, whose variables could misdirect it.
 * @returns its output
 * @throws Error with its output as the message
 */
export function runProgram(program: string, args: string[], { cwd, account, signal }: RunOptions): Promise<string> {
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
    const kill = () => killSession(child)
    signal?.addEventListener('abort', kill, { once: true })
    child.once('error', reject)
    child.once('close', (code, by) => {
      signal?.removeEventListener('abort', kill)
      if (signal?.aborted) reject(signal.reason)
      else if (code === 0) resolve(said)
      else reject(new Error(said.trim() || `${program} ended with ${by ?? code}.`))
    })
    if (signal?.aborted) kill()
  })
}

function killSession(child: ChildProcess) {
  if (child.pid === undefined) return
  if (process.platform === 'win32') child.kill()
  else process.kill(-child.pid, 'SIGKILL')
}
