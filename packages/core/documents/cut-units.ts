import type { Block } from './types.js'

/** A text that is never split between chunks; `glue` is the white space between the previous unit and this one. */
export interface Unit {
  glue: string
  text: string
  tokens: number
}

export interface TokenWindow {
  /**
   * Counts the tokens of a text. Two texts joined by white space must not have more tokens than the sum of both counts.
   * This holds for tokenizers that split at white space first (BERT's).
   */
  countTokens(text: string): number
  /** Maximum tokens of a chunk. */
  maxTokens: number
  /** Maximum tokens that a chunk repeats from the end of the previous chunk; less than maxTokens. */
  overlapTokens: number
}

/**
 * Maximum UTF-16 units of a chunk per token of the window. English has 4 to 5; BERT's tokenizer counts any word of over
 * 100 characters as a single unknown token, so a token limit alone is not enough.
 */
const CHARACTERS_A_TOKEN = 12

export const maxCharacters = (window: TokenWindow) => window.maxTokens * CHARACTERS_A_TOKEN

// Every repetition in the pattern is bounded, so the search is linear in any text.
const SENTENCE_END = /[.!?…]{1,8}[\p{Pe}\p{Pf}"']{0,4}(?=\s)|[。！？][\p{Pe}\p{Pf}"']{0,4}|\n/gu

/**
 * Cuts a block into units. A text gives one unit per sentence. A row is one unit, or one per sentence of its cells if
 * it is longer than a chunk. A sentence longer than a chunk is cut at white space, and inside a word only if there is
 * none.
 * @param header the column names: each cell of a row is preceded by the name of its column. Empty if there are none
 */
export function cutUnits(block: Block, header: readonly string[], window: TokenWindow): Iterable<Unit> {
  if (block.kind === 'table_row' || block.kind === 'table_header') return cutRow(block.cells, header, window)
  return cutSentences(block.text, window)
}

function* cutRow(cells: readonly string[], header: readonly string[], window: TokenWindow): Generator<Unit> {
  const named: string[] = cells.flatMap((cell, column) => {
    const name = header[column]
    return cell.trim() === '' ? [] : [name ? `${name}: ${cell.trim()}` : cell.trim()]
  })
  if (named.length === 0) return
  const text = named.join('; ')
  const whole = text.length <= maxCharacters(window) ? cutLong('', text, window) : []
  const [unit, ...more] = whole
  if (unit && more.length === 0) return yield unit
  for (const [i, cell] of named.entries()) {
    let first = true
    for (const part of cutSentences(i < named.length - 1 ? `${cell};` : cell, window)) {
      yield first ? { ...part, glue: ' ' } : part
      first = false
    }
  }
}

function* cutSentences(text: string, window: TokenWindow): Generator<Unit> {
  let from = 0
  let end = 0
  for (const to of sentenceEnds(text)) {
    const slice = text.slice(from, to)
    const sentence = slice.trim()
    if (sentence !== '') {
      const start = from + slice.indexOf(sentence)
      yield* cutLong(shortGlue(text.slice(end, start)), sentence, window)
      end = start + sentence.length
    }
    from = to
  }
}

function* sentenceEnds(text: string): Generator<number> {
  for (const { 0: mark, index } of text.matchAll(SENTENCE_END)) yield index + mark.length
  yield text.length
}

/** Shortens white space of over 40 characters to a space or line break; keeps the rest, such as indentation. */
const shortGlue = (glue: string) => (glue.length <= 40 ? glue : glue.includes('\n') ? '\n' : ' ')

/** Returns a sentence that fits the window as one unit; cuts a longer one into units short enough for the overlap. */
function* cutLong(glue: string, sentence: string, window: TokenWindow): Generator<Unit> {
  if (sentence.length <= maxCharacters(window)) {
    const tokens = window.countTokens(sentence)
    if (tokens <= window.maxTokens) return yield { glue, text: sentence, tokens }
  }
  const most = window.overlapTokens > 0 ? window.overlapTokens : window.maxTokens
  let next = glue
  // Tries slightly more characters than the last unit had, so that each character is counted only a few times.
  let guess = most * 4
  for (let start = 0; start < sentence.length; ) {
    let end = cutBefore(sentence, start, start + Math.min(guess, most * CHARACTERS_A_TOKEN))
    let text = sentence.slice(start, end).trim()
    let tokens = window.countTokens(text)
    while (tokens > most && end - start > 2) {
      const fewer = Math.floor((end - start) * Math.min(0.9, most / tokens))
      end = cutBefore(sentence, start, start + Math.max(1, fewer))
      text = sentence.slice(start, end).trim()
      tokens = window.countTokens(text)
    }
    guess = Math.ceil((end - start) * 1.25) + 1
    if (text !== '') yield { glue: next, text, tokens }
    next = /\s/.test(sentence[end] ?? '') || /\s/.test(sentence[end - 1] as string) ? ' ' : ''
    start = end
  }
}

/**
 * Returns the position of the last white space in the second half of [start, limit]. Without white space there, returns
 * `limit`, or the position beside it if `limit` would cut a surrogate pair.
 */
function cutBefore(text: string, start: number, limit: number): number {
  if (limit >= text.length) return text.length
  const least = start + Math.floor((limit - start) / 2)
  for (let at = limit; at > least; at--) if (/\s/.test(text[at] as string)) return at
  const pair = /[\uDC00-\uDFFF]/.test(text[limit] as string) && /[\uD800-\uDBFF]/.test(text[limit - 1] as string)
  if (!pair) return limit
  return limit - 1 > start ? limit - 1 : limit + 1
}
