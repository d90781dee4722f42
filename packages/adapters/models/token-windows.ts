import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Tokenizer } from '@huggingface/tokenizers'

/** What sentence-transformers trained all-MiniLM-L6-v2 with: 256 tokens, two of them [CLS] and [SEP]. */
export const WINDOW_TOKENS = 254
/** A statement cut by a window's end stands whole in the next one when it is no longer than this. */
export const OVERLAP_TOKENS = 48
/**
 * Bounds what one text may cost (a full window takes some 30 CPU-ms). 50,000 characters of English need about 60
 * windows; only a text of fewer than about 2.5 characters a token is sampled, evenly, instead of covered.
 */
export const MAX_WINDOWS = 96

/** [start, end) in tokens of the text, [CLS] and [SEP] not counted. */
export type Span = readonly [start: number, end: number]

/** May a window begin at this token? Inside a word: only if nothing better is near. */
const INSIDE_WORD = 0
const WORD = 1
const SENTENCE = 2

// JavaScript counts U+FEFF as white space, the tokenizer drops it as a control character.
const WORDS = /[\S\uFEFF]+/gu
const SENTENCE_END = /[.!?…。！？][\p{Pe}\p{Pf}"']*$/u

export interface TextTokenizer {
  /** Token ids with [CLS] and [SEP], cut to the model's window. */
  query(text: string): number[]
  /** Token ids with [CLS] and [SEP] of each window, in order of the text; at least one. */
  windows(text: string): number[][]
  /** Tokens of the text without [CLS] and [SEP], however many there are. */
  count(text: string): number
}

/** Reads tokenizer.json and tokenizer_config.json of a model folder. */
export function openTokenizer(modelDir: string): TextTokenizer {
  const read = (file: string) => JSON.parse(readFileSync(join(modelDir, file), 'utf8')) as object
  const tokenizer = new Tokenizer(read('tokenizer.json'), read('tokenizer_config.json'))
  const [first, last] = tokenizer.encode('').ids
  if (first === undefined || last === undefined) throw new Error(`${modelDir} has no tokenizer of the BERT kind`)
  const content = (text: string) => tokenizer.encode(text, { add_special_tokens: false }).ids
  const framed = (ids: number[]) => [first, ...ids, last]

  return {
    count: (text) => content(text).length,
    query: (text) => framed(content(text).slice(0, WINDOW_TOKENS)),
    windows(text) {
      const ids = content(text)
      if (ids.length <= WINDOW_TOKENS) return [framed(ids)]
      return planWindows(cutQualities(text, content)).map(([start, end]) => framed(ids.slice(start, end)))
    },
  }
}

/**
 * How good a window's beginning each token is. The tokenizer gives no offsets, but it never joins what white space
 * parts, so the tokens of the words, one after the other, are the tokens of the text.
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
 * sentence if one begins in its last OVERLAP_TOKENS, else before a word; the next one begins likewise within the
 * overlap. Every token is in a window, unless there would be more than MAX_WINDOWS: then every nth is kept, the first
 * and the last among them.
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

/** The latest best place in (from, to]; a hard cut is made as late as possible. */
function lastBest(qualities: Uint8Array, from: number, to: number): number {
  let best = to
  for (let i = to; i > from; i--) if ((qualities[i] ?? 0) > (qualities[best] ?? 0)) best = i
  return best
}

/** The earliest best place in [from, to). */
function firstBest(qualities: Uint8Array, from: number, to: number): number {
  let best = from
  for (let i = from; i < to; i++) if ((qualities[i] ?? 0) > (qualities[best] ?? 0)) best = i
  return best
}
