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
  /** What it reads from its standard input; otherwise that is empty. */
  input?: string
}

export interface RunningProgram {
  /** Resolves when it has ended, or was killed after the time limit. */
  ended: Promise<Ended>
  /** Resolves with the first match in what it prints, on either stream; rejects if it ends without one. */
  printed(pattern: RegExp): Promise<RegExpExecArray>
  kill(): void
}

/** Runs a third-party program to its end. The program does not outlive this call. */
export async function runProgram(command: string, args: readonly string[], options: ProgramOptions): Promise<Ended> {
  const program = startProgram(command, args, options)
  try {
    return await program.ended
  } finally {
    program.kill()
  }
}

/** Starts a third-party program. Who starts it also kills it. */
export function startProgram(
  command: string,
  args: readonly string[],
  { env = {}, cwd, timeoutMs = 300_000, input }: ProgramOptions,
): RunningProgram {
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env.PATH ?? '', NO_COLOR: '1', ...env },
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  })
  child.stdin?.end(input)
  const kill = () => void child.kill('SIGKILL')
  const timer = setTimeout(kill, timeoutMs)
  const said = { stdout: '', stderr: '' }
  const ended = endOf(child, said).finally(() => clearTimeout(timer))
  const printed = async (pattern: RegExp) => {
    const match = () => pattern.exec(said.stdout) ?? pattern.exec(said.stderr)
    const printing = new Promise<void>((resolve) => {
      const look = () => match() && resolve()
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', look)
      look()
    })
    await Promise.race([printing, ended])
    const found = match()
    if (found === null) throw new Error(`it ended without printing ${pattern}: ${said.stdout}\n${said.stderr}`)
    return found
  }
  return { ended, printed, kill }
}

function endOf(child: ChildProcess, said: { stdout: string; stderr: string }): Promise<Ended> {
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
