import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Tokenizer } from '@huggingface/tokenizers'

/** Length of a window without [CLS] and [SEP]: all-MiniLM-L6-v2 was trained with 256 tokens. */
export const WINDOW_TOKENS = 254
/**
 * Length by which windows overlap: a statement of up to this length that is cut off at the end of a window is whole in
 * the next one.
 */
export const OVERLAP_TOKENS = 48
/**
 * Maximum number of windows per text, which limits the cost of a text: a full window takes up to 60 ms of CPU. The
 * longest memory, 50,000 characters, needs about 60 windows in English, and exceeds the limit only with fewer than
 * about 2.5 characters per token. If a text has more windows, only evenly spaced ones are kept.
 */
export const MAX_WINDOWS = 96

/** [start, end) in tokens of the text, [CLS] and [SEP] not counted. */
export type Span = readonly [start: number, end: number]

/** How suitable a token is as the start of a window. A token inside a word is the last resort. */
const INSIDE_WORD = 0
const WORD = 1
const SENTENCE = 2

/**
 * `beginning` reads at most this many characters of a word: the model treats a word of more than 100 letters as
 * unknown, and the tokenizer's time grows with the square of a word's length.
 */
const LONGEST_WORD = 400
// U+FEFF is white space to JavaScript, but does not end a word here, because the tokenizer drops it as a control
// character.
const WORDS = /[\S\uFEFF]+/gu
/** Words and single signs, as the tokenizer splits them: a token never spans two of them. */
const WORDS_AND_SIGNS = /[^\s\p{P}$+<=>^`|~]{1,400}|[\p{P}$+<=>^`|~]/gu
const SENTENCE_END = /[.!?…。！？][\p{Pe}\p{Pf}"']*$/u

export interface TextTokenizer {
  /** Returns token ids with [CLS] and [SEP], cut to the model's window. */
  cut(text: string): number[]
  /**
   * Returns the first token ids of a text with [CLS] and [SEP], at most `most` in all. Reads only the words that it
   * needs, and of each the first 400 characters.
   */
  beginning(text: string, most: number): number[]
  /**
   * Returns two lists: the first token ids of a text with [CLS] and [SEP], at most `most` in all; and the words and
   * signs to which these tokens belong. A word or sign has its number of tokens, and its place in code units, `end`
   * exclusive.
   */
  words(text: string, most: number): { ids: number[]; words: { start: number; end: number; tokens: number }[] }
  /** Returns the token ids of each window, with [CLS] and [SEP], in order of the text; at least one window. */
  windows(text: string): number[][]
  /** Counts the tokens of the whole text, without [CLS] and [SEP]. */
  count(text: string): number
}

/** Reads tokenizer.json and tokenizer_config.json of a model folder. */
export function openTokenizer(modelDir: string): TextTokenizer {
  const read = (file: string) => JSON.parse(readFileSync(join(modelDir, file), 'utf8')) as object
  const tokenizer = new Tokenizer(read('tokenizer.json'), read('tokenizer_config.json'))
  const [first, last] = tokenizer.encode('').ids
  if (first === undefined || last === undefined) throw new Error(`${modelDir} has no BERT tokenizer`)
  const content = (text: string) => tokenizer.encode(text, { add_special_tokens: false }).ids
  const framed = (ids: number[]) => [first, ...ids, last]

  return {
    count: (text) => content(text).length,
    cut: (text) => framed(content(text).slice(0, WINDOW_TOKENS)),
    beginning(text, most) {
      const ids: number[] = []
      for (const [word] of text.matchAll(WORDS)) {
        // Words can be tokenized one by one, because the tokenizer never joins text across white space.
        ids.push(...content(word.slice(0, LONGEST_WORD)))
        if (ids.length >= most - 2) break
      }
      return framed(ids.slice(0, most - 2))
    },
    words(text, most) {
      const ids: number[] = []
      const words = []
      for (const { 0: word, index } of text.matchAll(WORDS_AND_SIGNS)) {
        const own = content(word).slice(0, most - 2 - ids.length)
        if (own.length === 0) continue
        ids.push(...own)
        words.push({ start: index, end: index + word.length, tokens: own.length })
        if (ids.length === most - 2) break
      }
      return { ids: framed(ids), words }
    },
    windows(text) {
      const ids = content(text)
      if (ids.length <= WINDOW_TOKENS) return [framed(ids)]
      return planWindows(cutQualities(text, content)).map(([start, end]) => framed(ids.slice(start, end)))
    },
  }
}

/**
 * Rates how suitable each token is as the start of a window. The tokenizer returns no offsets, but it never joins text
 * across white space, so the tokens of the words, concatenated, are the tokens of the text.
 */
function cutQualities(text: string, content: (word: string) => number[]): Uint8Array {
  const qualities: number[] = []
  let next = SENTENCE
  let end = 0
  for (const match of text.matchAll(WORDS)) {
    if (text.slice(end, match.index).includes('\n')) next = SENTENCE
    const count = content(match[0]).length
    for (let i = 0; i < count; i++) qualities.push(i === 0 ? next : INSIDE_WORD)
    end = match.index + match[0].length
    if (count > 0) next = SENTENCE_END.test(match[0]) ? SENTENCE : WORD
  }
  return Uint8Array.from(qualities)
}

/**
 * Cuts a text into windows of at most WINDOW_TOKENS that overlap by up to OVERLAP_TOKENS. A window ends before a
 * sentence if one starts in its last OVERLAP_TOKENS, else before a word; the next window's start is chosen likewise
 * within the overlap. Every token is in a window, unless there would be more than MAX_WINDOWS: then evenly spaced
 * windows are kept, including the first and the last.
 */
export function planWindows(qualities: Uint8Array): Span[] {
  const spans: Span[] = []
  let start = 0
  while (qualities.length - start > WINDOW_TOKENS) {
    const limit = start + WINDOW_TOKENS
    const end = lastBest(qualities, limit - OVERLAP_TOKENS, limit)
    spans.push([start, end])
    start = firstBest(qualities, end - OVERLAP_TOKENS, end)
  }
  spans.push([start, qualities.length])
  if (spans.length <= MAX_WINDOWS) return spans
  const step = (spans.length - 1) / (MAX_WINDOWS - 1)
  return Array.from({ length: MAX_WINDOWS }, (_, i) => spans[Math.round(i * step)] as Span)
}

/** Returns the last of the best places in (from, to], so that a cut inside a word is as late as possible. */
function lastBest(qualities: Uint8Array, from: number, to: number): number {
  let best = to
  for (let i = to; i > from; i--) if ((qualities[i] ?? 0) > (qualities[best] ?? 0)) best = i
  return best
}

/** Returns the first of the best places in [from, to). */
function firstBest(qualities: Uint8Array, from: number, to: number): number {
  let best = from
  for (let i = from; i < to; i++) if ((qualities[i] ?? 0) > (qualities[best] ?? 0)) best = i
  return best
}
