import { normalize } from '../../../text/normalize.js'
import { PAUSE_SENSITIVE } from './words.js'

/** A word or sign of a statement, without edge punctuation. */
export interface Token {
  text: string
  /** Whether the token keeps its case and signs, such as code between backticks. */
  verbatim: boolean
  /** Whether punctuation separates this token from the next. */
  pauseAfter: boolean
}

const INVISIBLE = /\u00AD|\u200B|\u2060|\uFEFF|\uFE0E|\uFE0F/g
/** Nothing but punctuation, except "." and "..", which name a folder (`git add .`). */
const ONLY_PAUSES = /^(?!\.{1,2}$)[.,;:!…。、，]+$/
const ONLY_DASHES = /^-+$/
const MEASURES_OR_VARIABLE = /^[^\p{L}]*\d|^\p{L}$/u
/** Maximum signs stripped from each edge: a longer run is not punctuation, and stripping it would take too long. */
const MAX_SIGNS = 16

/** Returns the text in NFC, with one character for each kind of quote and dash, and without invisible characters. */
export function foldCharacters(text: string): string {
  return (
    normalize(text, 'NFC')
      .replace(INVISIBLE, '')
      .replace(/[‘’‚‛ʼ‹›]/g, "'")
      .replace(/[“”„‟«»]/g, '"')
      .replace(/[‐‑‒–−]/g, '-')
      .replace(/[—―]/g, ' - ')
      .replace(/(\p{L})--(?=\p{L})/gu, '$1 - ')
      .replace(/…/g, '...')
      // A pair of single quotes around words is a quotation; a single one is an apostrophe. A shell would expand "$x"
      // but not '$x', so quotes around `$` stay.
      .replace(/(^|[\s([])'(?=\S)([^'\n$\\]{0,300}[^\s'$\\])'(?=$|[\s.,;:!?)\]])/g, '$1"$2"')
  )
}

/** Splits folded text at white space and strips edge punctuation from each part. */
export function tokenize(folded: string): Token[] {
  const parts = folded.split(/\s+/).filter((part) => part !== '')
  const tokens: Token[] = []
  let inCode = false
  parts.forEach((part, index) => {
    const ticks = part.split('`').length - 1
    if (inCode || ticks > 0) {
      if (ticks % 2 === 1) inCode = !inCode
      tokens.push({ text: withoutStops(part), verbatim: true, pauseAfter: /[.,;:!]$/.test(part) })
    } else if (ONLY_DASHES.test(part) && part.length <= 3) {
      if (MEASURES_OR_VARIABLE.test(parts[index - 1] ?? '') && MEASURES_OR_VARIABLE.test(parts[index + 1] ?? '')) {
        tokens.push({ text: part, verbatim: true, pauseAfter: false })
      } else pause(tokens)
    } else if (ONLY_PAUSES.test(part)) pause(tokens)
    else peel(part, tokens)
  })
  return tokens
}

/** Strips the punctuation at the end. Uses a loop, because a regular expression would take quadratic time. */
function withoutStops(part: string): string {
  let end = part.length
  while (end > 0 && '.,;:!'.includes(part[end - 1] as string)) end -= 1
  return part.slice(0, end)
}

/** Adds the token `|` for each pause next to a word whose scope the pause limits ("not", "only"). */
export function keepPauses(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  tokens.forEach((token, index) => {
    kept.push(token)
    const next = tokens[index + 1]
    if (!token.pauseAfter || next === undefined) return
    if (isSensitive(token) || isSensitive(next)) kept.push({ text: '|', verbatim: true, pauseAfter: false })
  })
  return kept
}

const isSensitive = (token: Token) => PAUSE_SENSITIVE.has(token.text.toLowerCase())

function pause(tokens: Token[]): void {
  const last = tokens.at(-1)
  if (last) last.pauseAfter = true
}

/** Strips edge punctuation: quotes and question marks become tokens; commas, stops and lone brackets become pauses. */
function peel(part: string, tokens: Token[]): void {
  let start = 0
  let end = part.length
  const after: string[] = []
  let pauseAfter = false
  while (start < end && start < MAX_SIGNS && opens(part, start, end)) {
    if (part[start] === '"') tokens.push({ text: '"', verbatim: true, pauseAfter: false })
    else pause(tokens)
    start += 1
  }
  while (end > start && part.length - end < MAX_SIGNS && closes(part, start, end)) {
    const sign = part[end - 1]
    if (sign === '"') after.unshift('"')
    else if (sign === '?' || sign === '？') {
      if (after[0] !== '?') after.unshift('?')
    } else pauseAfter = true
    end -= 1
  }
  if (end > start) tokens.push({ text: part.slice(start, end), verbatim: false, pauseAfter: false })
  for (const text of after) tokens.push({ text, verbatim: true, pauseAfter: false })
  if (pauseAfter) pause(tokens)
}

function opens(part: string, start: number, end: number): boolean {
  const sign = part[start] ?? ''
  if (sign === '"' || sign === '¿' || sign === '¡' || sign === ',' || sign === ';') return true
  if (sign !== '(' || !SPEAKS.test(part)) return false
  // "(see" and "(see)" are in brackets; "(a)b" and ":(" are not.
  const close = part.indexOf(')', start)
  return part.length > start + 1 && (close === -1 || /^[).,;:!?"]*$/.test(part.slice(close, end)))
}

function closes(part: string, start: number, end: number): boolean {
  const sign = part[end - 1] ?? ''
  const before = part.slice(start, end - 1)
  if (sign === '"' || sign === '?' || sign === '？') return true
  if (sign === '.') return !/^\.?$/.test(before)
  if (sign === ',' || sign === ';' || sign === '。' || sign === '，' || sign === '、') return true
  if (sign === '!' || sign === '！') return !/(?:^|[^\p{L}])(?:\d|\p{L})$/u.test(before)
  if (sign === ':') return !/(?:^\p{L}|:)$/u.test(before) && before !== ''
  // A closing bracket is stripped if its opening bracket is in another part. Square brackets carry meaning in code and
  // templates, so they stay.
  if (sign !== ')' || !SPEAKS.test(before) || /^[:;=]/.test(before)) return false
  return before.split('(').length - 1 < before.split(')').length
}

const SPEAKS = /[\p{L}\p{N}]/u
