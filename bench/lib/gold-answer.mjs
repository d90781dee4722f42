/** Decides whether an answer contains a gold answer, and reads the audit of LoCoMo's wrong gold answers. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dateIn } from '../../packages/core/dist/memory/write/dates/date-in.js'
import { terms } from '../../packages/core/dist/text/terms.js'
import { benchData } from './service.mjs'

/** Reads the findings of the audit, by question. Their ids count conversations and questions from 0. */
export const readAudit = () => {
  const file = join(benchData, 'locomo/audit_errors_dev.json')
  const found = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  return new Map(found.map((finding) => [finding.question.trim(), finding]))
}

/** The audit's error type for questions that, as worded, nothing in the conversation answers. */
export const WRONG_PERSON = 'ATTRIBUTION_ERROR'

const DATE =
  /\b(?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{1,2})?,? \d{4}\b/g
const DAY = 86_400_000

const datesOf = (text, now) =>
  (text.match(DATE) ?? []).map((words) => dateIn(words, now)?.date.getTime()).filter((time) => time !== undefined)

/**
 * Whether the answer has all normalized terms of the gold answer. If the gold answer is a date ("the Friday before 15
 * July 2023"), the answer may name that day instead.
 */
export const contains = (answer, gold, now) => {
  const wanted = [...new Set(terms(gold))]
  if (wanted.length === 0) return false
  const has = new Set(terms(answer))
  if (wanted.every((term) => has.has(term))) return true
  const meant = dateIn(gold, now)
  const isDate = meant && wanted.length <= 7 && /\d{4}/.test(gold)
  const slack = meant?.precision === 'week' ? 6 * DAY : 0
  return Boolean(isDate && datesOf(answer, now).some((time) => Math.abs(time - meant.date.getTime()) <= slack))
}
