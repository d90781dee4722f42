import type { Citation } from './citation.js'
import { supportingSources } from './verify/verify.js'

/**
 * Characters at the end of a sentence that come after its citation marks. A closing quotation mark is not one of them,
 * because citation marks inside a quotation would look like a part of the quotation.
 */
const CLOSING = new Set('.!?…。！？')

/**
 * Returns a sentence with a citation mark for each source that supports it at least in part: "Marta drinks tea [1][3]."
 * The marks follow a quotation at the end: `Marta said: "I drink tea." [1]`. Null if no source supports the sentence.
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
