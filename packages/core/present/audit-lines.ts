import type { z } from 'zod'
import type { auditAnswer } from '../accounts/people/people-schemas.js'

export type AuditFormat = 'jsonl' | 'csv'
type Entry = z.output<typeof auditAnswer>

const COLUMNS = [
  ...['audit_id', 'created_at', 'action', 'subject_id', 'volume_id'],
  ...['actor_id', 'actor_agent_id', 'actor_name', 'details'],
] as const

/** Returns the start of an exported audit log, before its first entry: the header for CSV, else nothing. */
export const auditHead = (format: AuditFormat): string => (format === 'csv' ? `${COLUMNS.join(',')}\n` : '')

/**
 * Returns the line of one entry in an exported audit log, with its line end: JSON as the API answers it, or CSV (RFC
 * 4180, but lines end as on Unix).
 */
export const auditLine = (format: AuditFormat, entry: Entry): string =>
  format === 'csv' ? `${cellsOf(entry).map(cell).join(',')}\n` : `${JSON.stringify(entry)}\n`

const cellsOf = ({ audit_id, created_at, action, subject_id, volume_id, actor, details }: Entry) => [
  ...[audit_id, created_at, action, subject_id ?? '', volume_id ?? ''],
  // Semicolons are escaped, because a spreadsheet that separates columns by semicolons would begin a new cell at each
  // semicolon.
  ...[actor.id, actor.agent_id, actor.name, JSON.stringify(details ?? null).replaceAll(';', '\\u003b')],
]

/**
 * Matches where a spreadsheet may see the beginning of a formula: at the beginning of the cell, and after each
 * character that some spreadsheets take for a separator. The full-width signs begin formulas in East Asian editions.
 */
const FORMULA = /(^|[;\t\r\n])(["' ]*)(?=[=+\-@＝＋－＠])/g

/**
 * Formats a cell. What looks like a formula gets an apostrophe in front, so that a spreadsheet does not calculate it.
 */
const cell = (text: string): string => {
  const plain = text.replace(FORMULA, "$1$2'")
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
