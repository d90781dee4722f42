import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** On a machine that is busy a process comes to run, and so to obey a signal, late. */
const STOPPED_MS = 120_000
const LOOK_MS = 5

/**
 * Stops a process with its children, as if it hung, and gives the way to let them go on. The process is stopped first,
 * so that it starts no more, and goes on last, so that none of its children is gone before its turn. Resolves once all
 * stand still.
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
 * Resolves once each thread of a process has stopped, or ended. Until then it may go on answering: a signal is obeyed
 * only when one of the threads comes to run, and by the others later still.
 * @throws an Error if it goes on for so long, or is gone
 */
export async function untilStopped(pid: number, limitMs: number): Promise<void> {
  for (const until = Date.now() + limitMs; Date.now() < until; await wait(LOOK_MS)) {
    const states = statesOf(pid)
    if (states.length > 0 && states.every((state) => 'TtZX'.includes(state))) return
  }
  throw new Error(`process ${pid} does not stop`)
}

/** Whether it is still there to get it. */
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

/** The state of each thread (elsewhere than on Linux of the process) by the system's letter for it. */
function statesOf(pid: number): string[] {
  if (process.platform !== 'linux') {
    const state = read(() => execFileSync('ps', ['-o', 'state=', '-p', `${pid}`], { encoding: 'utf8' }))
    return state ? [state.trim().charAt(0)] : []
  }
  const threads = read(() => readdirSync(`/proc/${pid}/task`)) ?? []
  return threads.map((thread) => {
    const stat = read(() => readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8'))
    // It stands behind the program's name, which is in parentheses.
    return stat?.slice(stat.lastIndexOf(')')).charAt(2) ?? 'X'
  })
}

/** What is read about a process, unless that is gone. */
function read<T>(ask: () => T): T | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}
