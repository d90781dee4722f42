import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Long, because on a busy machine a process is scheduled late, and so handles a signal late. */
const STOPPED_MS = 120_000
const LOOK_MS = 5

/**
 * Stops a process and its children, as if it hung; returns a function that resumes them. The process is stopped first,
 * so that it starts no more children, and resumed last, so that no child exits before its turn. Resolves once all have
 * stopped.
 */
export async function freeze(pid: number): Promise<() => void> {
  process.kill(pid, 'SIGSTOP')
  await untilStopped(pid, STOPPED_MS)
  const children = childrenOf(pid).filter((child) => send(child, 'SIGSTOP'))
  for (const child of children) await untilStopped(child, STOPPED_MS)
  return () => {
    for (const member of [...children, pid]) send(member, 'SIGCONT')
  }
}

/**
 * Resolves once each thread of a process has stopped or ended. Until then the process may keep answering, because each
 * thread stops only when it is next scheduled.
 * @throws Error if the process still runs after `limitMs`, or is gone
 */
export async function untilStopped(pid: number, limitMs: number): Promise<void> {
  for (const until = Date.now() + limitMs; Date.now() < until; await wait(LOOK_MS)) {
    const states = statesOf(pid)
    if (states.length > 0 && states.every((state) => 'TtZX'.includes(state))) return
  }
  throw new Error(`process ${pid} does not stop`)
}

/** Sends a signal; returns false if the process is gone. */
function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw error
  }
}

function childrenOf(pid: number): number[] {
  const children =
    process.platform === 'linux'
      ? (read(() => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')) ?? '')
      : (read(() => execFileSync('pgrep', ['-P', `${pid}`], { encoding: 'utf8' })) ?? '')
  return children.split(/\s+/).filter(Boolean).map(Number)
}

/** The system's state letter of each thread; outside Linux, of the process. */
function statesOf(pid: number): string[] {
  if (process.platform !== 'linux') {
    const state = read(() => execFileSync('ps', ['-o', 'state=', '-p', `${pid}`], { encoding: 'utf8' }))
    return state ? [state.trim().charAt(0)] : []
  }
  const threads = read(() => readdirSync(`/proc/${pid}/task`)) ?? []
  return threads.map((thread) => {
    const stat = read(() => readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8'))
    // The state follows the program's name, which is in parentheses.
    return stat?.slice(stat.lastIndexOf(')')).charAt(2) ?? 'X'
  })
}

/** Returns what `ask` reads about a process; undefined if it is gone. */
function read<T>(ask: () => T): T | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}
