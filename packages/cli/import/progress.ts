import type { Counts } from './checkpoint.js'

export interface Position {
  done: number
  /** Null if unknown. */
  total: number | null
  /** What `done` counts, if that is not obvious. */
  unit?: string
  /** Outcomes so far; only for an import. */
  counts?: Counts
}

/** Shows the progress of an operation to the user. */
export interface Progress {
  show(position: Position): void
  /** Shows a sentence for the user, such as why the import waits. */
  note(sentence: string): void
  /** Clears the progress bar. */
  end(): void
}

interface Screen {
  write(text: string): unknown
  isTTY?: boolean
  columns?: number
}

export interface ProgressOptions {
  quiet?: boolean
  /** Milliseconds since 1970. */
  now: () => number
}

const REDRAW_MS = 100
const LINE_MS = 10_000
const BAR_WIDTH = 30

/** Shows progress as a bar on a terminal, a line every ten seconds elsewhere, nothing if quiet. */
export function progressOn(screen: Screen, { quiet = false, now }: ProgressOptions): Progress {
  if (quiet) return { show: () => undefined, note: () => undefined, end: () => undefined }
  return screen.isTTY ? bar(screen, now) : linesEvery(screen, now)
}

function bar(screen: Screen, now: () => number): Progress {
  const started = now()
  let drawn = 0
  let shown = false
  const clear = () => {
    if (shown) screen.write('\r\u001B[2K')
    shown = false
  }
  return {
    show(position) {
      if (now() - drawn < REDRAW_MS && position.done !== position.total) return
      drawn = now()
      clear()
      screen.write(barLine(position, now() - started).slice(0, (screen.columns ?? 80) - 1))
      shown = true
    },
    note(sentence) {
      clear()
      screen.write(`${sentence}\n`)
    },
    end: clear,
  }
}

function linesEvery(screen: Screen, now: () => number): Progress {
  const started = now()
  let written = started
  return {
    show(position) {
      if (now() - written < LINE_MS) return
      written = now()
      screen.write(`${summary(position, now() - started)}\n`)
    },
    note: (sentence) => void screen.write(`${sentence}\n`),
    end: () => undefined,
  }
}

function barLine(position: Position, elapsedMs: number): string {
  const { done, total } = position
  if (total === null) return summary(position, elapsedMs)
  const filled = total === 0 ? BAR_WIDTH : Math.floor((BAR_WIDTH * done) / total)
  return `[${'='.repeat(filled)}${' '.repeat(BAR_WIDTH - filled)}] ${summary(position, elapsedMs)}`
}

function summary({ done, total, unit, counts }: Position, elapsedMs: number): string {
  const share = total ? ` (${Math.floor((100 * done) / total)} %)` : ''
  const outcomes = counts ? `, ${counts.approved} approved, ${counts.merged} merged, ${counts.rejected} rejected` : ''
  return `${done}${total === null ? '' : ` of ${total}`}${unit === undefined ? '' : ` ${unit}`}${share}${outcomes}, ${Math.round(elapsedMs / 1_000)} s`
}
