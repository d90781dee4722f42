import { readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'

/** Ctrl-C may come twice: from the terminal, and from npm, which passes it on to what it runs. */
const SAME_WISH_MS = 2_000
const ENDING = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * Calls back for each wish that this process ends. For good: a signal that waits for its listener while that is taken away
 * is lost.
 */
export function onSignals(heard: (signal: NodeJS.Signals) => void): void {
  const outlives = outlivesTerminal()
  let last = Number.NEGATIVE_INFINITY
  const hear = (signal: NodeJS.Signals) => {
    if (signal === 'SIGHUP' && outlives) return
    const isSame = performance.now() - last < SAME_WISH_MS
    last = performance.now()
    if (!isSame) heard(signal)
  }
  for (const signal of ENDING) process.on(signal, hear)
}

/**
 * Whether whoever started us meant SIGHUP to be ignored, as nohup does. Node takes that back before any of our code runs,
 * in npm as in ourselves, so it is seen by what else is left of it.
 */
const outlivesTerminal = (): boolean =>
  basename(process.env._ ?? '') === 'nohup' || hasInputOfNohup() || isIgnoredAbove()

/** What nohup puts in place of a terminal: /dev/null, which cannot be read. */
const hasInputOfNohup = (): boolean => {
  const flags = /^flags:\s*(\d+)$/m.exec(read('/proc/self/fdinfo/0'))?.[1] ?? '0'
  return (Number.parseInt(flags, 8) & 0o3) === 1 && linkOf('/proc/self/fd/0') === '/dev/null'
}

/** A shell of our session, above us, ignores it: `trap '' HUP`. */
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

/** After the program's name, which stands in parentheses and may hold anything: state, parent, process group, session. */
const statOf = (pid: number | 'self') => {
  const text = read(`/proc/${pid}/stat`)
  const [, parent, , session] = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return { parent: Number(parent ?? 0), session: Number(session ?? 0) }
}

/** Empty where there is no such file: on another system than Linux. */
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
