import { readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'

/** A signal repeated within this time is ignored, because Ctrl-C arrives from the terminal and again from npm. */
const DUPLICATE_MS = 2_000
const ENDING = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * Calls back for each request to terminate. The listeners are never removed: a signal pending while its listener is
 * removed would be lost.
 */
export function onSignals(callback: (signal: NodeJS.Signals) => void): void {
  const outlives = outlivesTerminal()
  let last = Number.NEGATIVE_INFINITY
  const handle = (signal: NodeJS.Signals) => {
    if (signal === 'SIGHUP' && outlives) return
    const isSame = performance.now() - last < DUPLICATE_MS
    last = performance.now()
    if (!isSame) callback(signal)
  }
  for (const signal of ENDING) process.on(signal, handle)
}

/**
 * Whether this process was started with SIGHUP ignored, as nohup does. Node and npm reset that before any of our code
 * runs, so it has to be inferred from other evidence.
 */
const outlivesTerminal = (): boolean =>
  basename(process.env._ ?? '') === 'nohup' || hasInputOfNohup() || isIgnoredAbove()

/**
 * Whether standard input is as nohup leaves it. nohup replaces a terminal on stdin with /dev/null, opened write-only.
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

/** Reads a process's parent and session. In stat the name, in parentheses, can hold any characters; they follow it. */
const statOf = (pid: number | 'self') => {
  const text = read(`/proc/${pid}/stat`)
  const [, parent, , session] = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return { parent: Number(parent ?? 0), session: Number(session ?? 0) }
}

/** Reads the text of a file; returns an empty text if there is no such file, as on any system but Linux. */
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
