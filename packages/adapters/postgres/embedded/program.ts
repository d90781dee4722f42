import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Account } from './account.js'

const run = promisify(execFile)

export interface RunOptions {
  /** A folder that the account may enter. */
  cwd: string
  account?: Account | undefined
}

/**
 * Runs one of PostgreSQL's programs to its end, without our environment: its variables would redirect the program.
 * @throws Error whose message is what the program said
 */
export async function runProgram(
  program: string,
  args: string[],
  { cwd, account }: RunOptions,
): Promise<{ stdout: string; stderr: string }> {
  try {
    return await run(program, args, {
      cwd,
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
      windowsHide: true,
      ...(account && { uid: account.uid, gid: account.gid }),
    })
  } catch (error) {
    const { stderr, stdout, message } = error as Error & { stderr?: string; stdout?: string }
    throw new Error((stderr || stdout || message).trim(), { cause: error })
  }
}

/** One sentence for what PostgreSQL says when it does not start; undefined when it is nothing known. */
export function inWords(said: string, folder: string): string | undefined {
  if (/No space left on device/.test(said)) return `The disk that holds ${folder} is full: make room, then start again.`
  if (/Permission denied|EACCES/.test(said)) {
    return `PostgreSQL may not read or write below ${folder}: the folder belongs to another user; start as that user, or choose another DATA_DIR.`
  }
  if (/has wrong ownership|has invalid permissions|group or world access/.test(said)) {
    return `${folder} belongs to another user or is open to others: start as its owner and run chmod -R go= on its data folder, or choose another DATA_DIR.`
  }
  return undefined
}
