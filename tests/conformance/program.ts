import { type ChildProcess, spawn } from 'node:child_process'

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

export interface ProgramOptions {
  /** Its environment, besides PATH and NO_COLOR. */
  env?: Record<string, string>
  cwd: string
  /** Killed after this time. */
  timeoutMs?: number
}

/** Runs a third-party program to its end. The program does not outlive this call. */
export async function runProgram(
  command: string,
  args: readonly string[],
  { env = {}, cwd, timeoutMs = 300_000 }: ProgramOptions,
): Promise<Ended> {
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env.PATH ?? '', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
  try {
    return await ended(child)
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}

function ended(child: ChildProcess): Promise<Ended> {
  const said = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      said[name] += text
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, ...said }))
  })
}
