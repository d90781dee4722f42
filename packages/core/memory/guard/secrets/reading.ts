import type { Token } from './tokens.js'

/** A word of a text, or a sign: start and end in code units, end exclusive. */
export interface ReadWord {
  start: number
  end: number
  /** Log odds that it is part of a secret. */
  score: number
}

/** Returns how the secret reader (models/guard/secrets.md) read a window of a text; null if it did not. */
export type Reading = (window: string) => readonly ReadWord[] | null

/** For callers that cannot wait for the reader. */
export const UNREAD: Reading = () => null

/** Maximum characters of a window, so that the reader reads it whole: it reads the first 96 tokens. */
const LONGEST_WINDOW = 280
/** A sentence up to this length is read once more with the next one, because the value may follow its name there. */
const LONGEST_CONTEXT = 100
/** Minimum tokens of a text of one window that is read whatever its words are: the values of metadata are shorter. */
const LEAST_TOKENS = 5
/** Maximum windows read of a text, which bounds the work to some 10 s. */
const MOST_WINDOWS = 2_000

interface Window {
  start: number
  end: number
}

/**
 * Returns how likely a range of a text is part of a secret, as the reader says: the log odds of its likeliest word; null
 * if it was not read. Reads a text that is one window, because a secret may be told in any words, and of longer ones the
 * windows that have one of the given tokens. Takes time linear in the length of the text.
 * @param tokens the tokens of the text
 * @param isWanted whether what is around a token may be a secret
 */
export const readAround = (
  text: string,
  tokens: readonly Token[],
  isWanted: (token: Token) => boolean,
  reading: Reading,
): ((range: Window) => number | null) => {
  const words: ReadWord[] = []
  let asked = 0
  let at = 0
  const windows = windowsOf(text, tokens)
  const isShort = windows.length === 1 && tokens.length >= LEAST_TOKENS
  for (const { start, end } of windows) {
    while (at < tokens.length && (tokens[at] as Token).end <= start) at += 1
    let to = at
    while (to < tokens.length && (tokens[to] as Token).start < end) to += 1
    if (asked === MOST_WINDOWS || !(isShort || tokens.slice(at, to).some(isWanted))) continue
    asked += 1
    const read = reading(text.slice(start, end)) ?? []
    for (const word of read) words.push({ ...word, start: start + word.start, end: start + word.end })
  }
  words.sort((one, other) => one.start - other.start)
  return (range) => {
    let likeliest: number | null = null
    for (let word = firstFrom(words, range.start); word < words.length; word += 1) {
      const { start, end, score } = words[word] as ReadWord
      if (start >= range.end) break
      if (end > range.start) likeliest = Math.max(likeliest ?? score, score)
    }
    return likeliest
  }
}

/** Words are at most this long, so that a range is looked up from a little before it. */
const LONGEST_WORD = 400

/** Returns the index of the first word that may overlap a range that starts at `start`, by binary search. */
const firstFrom = (words: readonly ReadWord[], start: number): number => {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] as ReadWord).start >= start - LONGEST_WORD) high = middle
    else low = middle + 1
  }
  return low
}

/** Cuts a text into windows of whole sentences. A short sentence at the end of a window is also in the next one. */
const windowsOf = (text: string, tokens: readonly Token[]): Window[] => {
  const windows: Window[] = []
  let before: Window | null = null
  for (const sentence of sentencesOf(text, tokens)) {
    const last = windows.at(-1)
    if (last && sentence.end - last.start <= LONGEST_WINDOW) last.end = sentence.end
    else {
      const isContext =
        before !== null && before.end - before.start <= LONGEST_CONTEXT && sentence.end - before.start <= LONGEST_WINDOW
      windows.push({ start: isContext && before ? before.start : sentence.start, end: sentence.end })
    }
    before = sentence
  }
  return windows
}

/** Returns the sentences of a text, cut between tokens where they are longer than a window. */
const sentencesOf = (text: string, tokens: readonly Token[]): Window[] => {
  const sentences: Window[] = []
  let known = -1
  for (const { sentence, start, end, before, after } of tokens) {
    const from = start - openingOf(before)
    const to = end + closingOf(after)
    const last = sentences.at(-1)
    if (last && sentence === known && to - last.start <= LONGEST_WINDOW) last.end = Math.max(last.end, to)
    else sentences.push({ start: Math.max(last?.end ?? 0, from), end: Math.min(to, text.length) })
    known = sentence
  }
  return sentences
}

/** Returns how many signs directly before, or after, a token belong to it: quotes, brackets, a star, a full stop. */
const openingOf = (before: string): number => /\S*$/.exec(before)?.[0].length ?? 0
const closingOf = (after: string): number => /^\S*/.exec(after)?.[0].length ?? 0
