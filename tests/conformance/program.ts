import { type ChildProcess, spawn } from 'node:child_process'

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

export interface ProgramOptions {
  /** Environment of the program, in addition to PATH and NO_COLOR. */
  env?: Record<string, string>
  cwd: string
  /** Time after which the program is killed; five minutes by default. */
  timeoutMs?: number
  /** Text on the program's standard input, which is empty by default. */
  input?: string
}

export interface RunningProgram {
  /** Resolves when the program has ended, or was killed after the time limit. */
  ended: Promise<Ended>
  /** Resolves with the first match in the program's stdout or stderr. Rejects if the program ends without a match. */
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

/** Starts a third-party program. The caller must kill it. */
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
    if (found === null) throw new Error(`the program ended without printing ${pattern}: ${said.stdout}\n${said.stderr}`)
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
