import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'

/** Prints the figures of a run, and appends them as a line to the file that FAULT_REPORT names. */
export function report(name: string, figures: Record<string, unknown>): void {
  process.stderr.write(`${name}: ${JSON.stringify(figures)}\n`)
  const file = process.env.FAULT_REPORT
  if (file === undefined) return
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  appendFileSync(file, `${JSON.stringify({ name, commit, ...figures })}\n`)
}
