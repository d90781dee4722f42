import { type CharAt, markEnd } from './citation-marks.js'

/** Characters that can end a sentence, including a line break. */
export const POSSIBLE_END = /[.!?…。！？।؟\n]/g
const TERMINATOR = /[.!?…。！？।؟]/
/** Terminators after which the next sentence follows without a space. */
const FULL_WIDTH = /[。！？]/
const CLOSER = /["'”’»」』)\]*_]/
const SPACE = /[^\S\n]/
const CONTINUES = /[\p{Ll},;:)]/u
/** Maximum UTF-16 units examined after (AHEAD) and before (LOOK_BACK) a possible end of a sentence. */
const AHEAD = 300
export const LOOK_BACK = 80

/**
 * Abbreviations whose full stop does not end a sentence, listed without the full stop. Abbreviations with a full stop
 * inside ("e.g.") need no entry.
 */
const ABBREVIATIONS = new Set(
  `dr mr mrs ms mx prof st sr jr rev hon capt lt sgt vs etc approx cf al inc ltd co corp dept univ ave blvd
  bzw usw evtl ggf inkl zzgl sog mme mlle srta sra dra avda`.split(/\s+/),
)
/** Words that are abbreviations only before a number. */
const BEFORE_NUMBER = new Set(
  `no nr fig vol ch sec p pp ca est max min jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur
  thurs fri sat sun núm pág tel`.split(/\s+/),
)
/** German months. In "am 3. März", the number is an ordinal, so its full stop does not end a sentence. */
const MONTHS = new Set(
  'januar jänner februar märz april mai juni juli august september oktober november dezember'.split(' '),
)
const LIST_MARKER = /^[ \t]{0,12}(?:[-*•>]|#{1,6}|\d{1,3}[.)])[ \t]/

/**
 * Returns the end of the sentence that may end at `at`, after its marks and closing quotes; -1 if the sentence goes on.
 * Looks ahead only through `char`, so that the caller notices when a decision needed text that has not arrived yet.
 * Such a decision is not final.
 * @param before the last `LOOK_BACK` units of the sentence before `at`
 */
export const sentenceEnd = (char: CharAt, at: number, before: () => string): number =>
  char(at) === '\n' ? lineEnd(char, at, before()) : stopEnd(char, at, before)

/** Returns the end of a sentence at a line break; -1 if the next line continues the sentence. */
const lineEnd = (char: CharAt, at: number, before: string): number => {
  const line = before.trimEnd()
  if (line === '' || /[\].!?…。！？।؟:;]["'”’»」』)*_]{0,4}$/.test(line)) return at + 1
  let next = ''
  for (let each = at + 1; each < at + 20; each += 1) {
    next += char(each)
    if (/^[ \t]*\n/.test(next) || LIST_MARKER.test(next)) return at + 1
    if (!/^[ \t]*(?:[-*•>]|#{1,6}|\d{1,3}[.)]?)?$/.test(next)) return -1
    if (char(each) === '') return next.trim() === '' ? at + 1 : -1
  }
  return -1
}

const stopEnd = (char: CharAt, at: number, before: () => string): number => {
  let end = at + 1
  if (TERMINATOR.test(char(end))) return -1
  while (end < at + 5 && CLOSER.test(char(end))) end += 1
  const quoted = end
  const withMarks = afterMarks(char, end)
  const isMarked = withMarks > end || /\][ \t]?$/.test(before())
  end = withMarks
  if (withMarks > quoted && char(end) === '.') end += 1
  if (char(end) === '') return end
  const next = nextWord(char, end)
  if (isMarked) return CONTINUES.test(next) ? -1 : end
  if (FULL_WIDTH.test(char(at))) return end
  if (!/\s/.test(char(end))) return -1
  if (CONTINUES.test(next)) return -1
  return char(at) === '.' && isAbbreviation(before(), char, end) ? -1 : end
}

/** Returns the end of the citation marks after `end`, each with optional spaces before it; `end` if there are none. */
const afterMarks = (char: CharAt, end: number): number => {
  let marked = end
  for (let at = end; at < end + AHEAD; ) {
    const mark = markEnd(char, at)
    if (mark !== -1) {
      marked = mark
      at = mark
    } else if (SPACE.test(char(at))) at += 1
    else break
  }
  return marked
}

/** Returns the next character that is not a space: a line break at the end of the line, '' at the end of the text. */
const nextWord = (char: CharAt, end: number): string => {
  for (let at = end; at < end + AHEAD; at += 1) if (!SPACE.test(char(at))) return char(at)
  return ''
}

const isAbbreviation = (before: string, char: CharAt, end: number): boolean => {
  const [word = ''] = /[\p{L}\p{M}\d.]{1,20}$/u.exec(before.slice(-20)) ?? []
  if (/^(?:(?!I)\p{L}|(?:\p{L}{1,2}\.)+\p{L}{1,2})$/u.test(word)) return true
  const next = wordAfter(char, end).toLowerCase()
  if (/^\d{1,3}$/.test(word)) return before.trim() === word || MONTHS.has(next)
  const known = word.toLowerCase()
  return ABBREVIATIONS.has(known) || (BEFORE_NUMBER.has(known) && /^\d/.test(next))
}

const wordAfter = (char: CharAt, end: number): string => {
  let at = end
  while (at < end + AHEAD && SPACE.test(char(at))) at += 1
  let word = ''
  while (word.length < 12 && /[\p{L}\d]/u.test(char(at))) word += char(at++)
  return word
}
