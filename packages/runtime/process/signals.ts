import { readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'

/** A signal repeated within this time is ignored, because Ctrl-C arrives from the terminal and again from npm. */
const DUPLICATE_MS = 2_000
const ENDING = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * Calls `callback` for each request to terminate. The listeners are never removed, because a signal that is pending
 * while its listener is removed would be lost.
 */
export function onSignals(callback: (signal: NodeJS.Signals) => void): void {
  const outlives = outlivesTerminal()
  let last = Number.NEGATIVE_INFINITY
  const handle = (signal: NodeJS.Signals) => {
    if (signal === 'SIGHUP' && outlives) return
    if (performance.now() - last < DUPLICATE_MS) return
    last = performance.now()
    callback(signal)
  }
  for (const signal of ENDING) process.on(signal, handle)
}

/**
 * Whether this process was started with SIGHUP ignored, as nohup does. Node and npm reset SIGHUP to its default before
 * any of our code runs, so other evidence has to show how the process was started.
 */
const outlivesTerminal = (): boolean =>
  basename(process.env._ ?? '') === 'nohup' || hasInputOfNohup() || isIgnoredAbove()

/**
 * Whether standard input is /dev/null, opened write-only, which is what nohup puts in the place of a terminal.
 */
const hasInputOfNohup = (): boolean => {
  const flags = /^flags:\s*(\d+)$/m.exec(read('/proc/self/fdinfo/0'))?.[1] ?? '0'
  return (Number.parseInt(flags, 8) & 0o3) === 1 && linkOf('/proc/self/fd/0') === '/dev/null'
}

/** Whether an ancestor in our session, such as a shell after `trap '' HUP`, ignores SIGHUP. */
const isIgnoredAbove = (): boolean => {
  const { session } = statOf('self')
  for (let { parent } = statOf('self'); parent > 1; ) {
    const above = statOf(parent)
    if (above.session !== session) return false
    const ignored = /^SigIgn:\s*([0-9a-f]+)$/m.exec(read(`/proc/${parent}/status`))?.[1] ?? '0'
    if (BigInt(`0x${ignored}`) & 1n) return true
    parent = above.parent
  }
  return false
}

/**
 * Reads the parent and session of a process. Both follow the name of the program, which is in parentheses and can
 * itself contain spaces and parentheses.
 */
const statOf = (pid: number | 'self') => {
  const text = read(`/proc/${pid}/stat`)
  const [, parent, , session] = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return { parent: Number(parent ?? 0), session: Number(session ?? 0) }
}

/** Returns the text of a file, or an empty text if there is no such file. Only Linux has files under /proc. */
const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const linkOf = (file: string): string => {
  try {
    return readlinkSync(file)
  } catch {
    return ''
  }
}
