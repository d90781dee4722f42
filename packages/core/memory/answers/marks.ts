import type { Citation } from './citation.js'
import { supportingSources } from './verify/verify.js'

/** What ends a sentence. A closing quotation mark does not: a mark within a quotation would be part of it. */
const CLOSING = new Set('.!?…。！？')

/**
 * Returns a sentence with a mark for each source that supports it, at least in part: "Marta drinks tea [1][3].", or
 * after a quotation at the end: `Marta said: "I drink tea." [1]`. Null if no source supports it.
 */
export const withMarks = (sentence: string, citations: readonly Citation[]): string | null => {
  const supporting = supportingSources(citations)
  if (supporting.length === 0) return null
  const text = sentence.trim()
  let end = text.length
  while (end > 0 && CLOSING.has(text[end - 1] as string)) end--
  const marks = [...new Set(supporting)].sort((one, other) => one - other).map((at) => `[${at + 1}]`)
  return `${text.slice(0, end)} ${marks.join('')}${text.slice(end)}`
}
