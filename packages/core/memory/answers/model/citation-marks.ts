/** Matches source numbers in brackets: [1], [1, 2], [1-3], [^1], [source 1]; but not a year or a word in brackets. */
const MARK = /^\[\s*(?:\^|#|sources?\s)?\s*\d{1,3}(?:\s*[,;–—-]\s*\d{1,3})*\s*\]$/i
const IN_MARK = /[\d\s,;–—^#a-z-]/i
const LONGEST_MARK = 60
const LONGEST_RANGE = 10

/** Returns the character at a position, or '' after the end. */
export type CharAt = (at: number) => string

/** Returns the offset after the citation mark that begins at `at`; -1 if no mark begins there. */
export const markEnd = (char: CharAt, at: number): number => {
  if (char(at) !== '[') return -1
  let text = '['
  for (let next = at + 1; next < at + LONGEST_MARK; next += 1) {
    const each = char(next)
    text += each
    if (each === ']') return MARK.test(text) ? next + 1 : -1
    if (each === '\n' || !IN_MARK.test(each)) return -1
  }
  return -1
}

/**
 * Splits a sentence into its text, without the citation marks, and the source positions that the marks name. Positions
 * count from 0, each once, in order of appearance. A full stop after a mark is dropped if the text before the mark
 * already ends a sentence.
 */
export const withoutMarks = (sentence: string): { text: string; cites: number[] } => {
  const char: CharAt = (at) => sentence[at] ?? ''
  const cites = new Set<number>()
  let text = ''
  let at = 0
  while (at < sentence.length) {
    const end = markEnd(char, at)
    if (end === -1) {
      text += char(at)
      at += 1
      continue
    }
    for (const cite of namedBy(sentence.slice(at, end))) cites.add(cite)
    text = text.trimEnd()
    at = char(end) === '.' && /[.!?…]$/.test(text) ? end + 1 : end
  }
  return { text, cites: [...cites] }
}

const namedBy = (mark: string): number[] =>
  [...mark.matchAll(/(\d+)(?:\s*[–—-]\s*(\d+))?/g)].flatMap(([, first, last]) => {
    const [from, to] = [Number(first) - 1, Number(last ?? first) - 1]
    if (to < from || to - from >= LONGEST_RANGE) return [from, to]
    return Array.from({ length: to - from + 1 }, (_, more) => from + more)
  })
