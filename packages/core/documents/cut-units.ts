import type { Block } from './types.js'

/** Text that no chunk divides, and the white space that parts it from the unit before. */
export interface Unit {
  glue: string
  text: string
  tokens: number
}

export interface TokenWindow {
  /**
   * Tokens of a text. It may not be more for two texts with white space between than for each alone, added up; that
   * holds for tokenizers that part words at white space before anything else (BERT's).
   */
  countTokens(text: string): number
  /** The most tokens of a chunk. */
  maxTokens: number
  /** The most tokens at the end of a chunk that the next one repeats; less than maxTokens. */
  overlapTokens: number
}

/**
 * The most UTF-16 units of a chunk for each token of the window. English has 4 to 5; BERT's tokenizer counts any word
 * of over 100 characters as one unknown token, so tokens alone bound nothing.
 */
const CHARACTERS_A_TOKEN = 12

export const maxCharacters = (window: TokenWindow) => window.maxTokens * CHARACTERS_A_TOKEN

// Every repetition is bounded: the search is linear in the text whatever the text is.
const SENTENCE_END = /[.!?…]{1,8}[\p{Pe}\p{Pf}"']{0,4}(?=\s)|[。！？][\p{Pe}\p{Pf}"']{0,4}|\n/gu

/**
 * Cuts a block into units: sentences, or the cells of a row that is too long for one unit. What is longer than a chunk is
 * cut at white space, and inside a word only where there is none.
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

/** Indentation is kept; an expanse of white space is not text. */
const shortGlue = (glue: string) => (glue.length <= 40 ? glue : glue.includes('\n') ? '\n' : ' ')

/**
 * A sentence that fits the window is one unit. A longer one becomes units short enough to be repeated as the overlap.
 */
function* cutLong(glue: string, sentence: string, window: TokenWindow): Generator<Unit> {
  if (sentence.length <= maxCharacters(window)) {
    const tokens = window.countTokens(sentence)
    if (tokens <= window.maxTokens) return yield { glue, text: sentence, tokens }
  }
  const most = window.overlapTokens > 0 ? window.overlapTokens : window.maxTokens
  let next = glue
  // Tries a little more than what fitted last, so that each character is counted a few times at most.
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

/** The last white space at or before `limit` in the second half of [start, limit), else `limit`; never within a pair of surrogates. */
function cutBefore(text: string, start: number, limit: number): number {
  if (limit >= text.length) return text.length
  const least = start + Math.floor((limit - start) / 2)
  for (let at = limit; at > least; at--) if (/\s/.test(text[at] as string)) return at
  const pair = /[\uDC00-\uDFFF]/.test(text[limit] as string) && /[\uD800-\uDBFF]/.test(text[limit - 1] as string)
  if (!pair) return limit
  return limit - 1 > start ? limit - 1 : limit + 1
}
