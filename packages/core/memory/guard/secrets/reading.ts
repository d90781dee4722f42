import type { Token } from './tokens.js'

/** A word of a text, or a sign: start and end in code units, end exclusive. */
export interface ReadWord {
  start: number
  end: number
  /** Log odds that it is part of a secret. */
  score: number
}

/** Returns a window's words as the secret reader scored them (models/guard/secrets.md); null if it was not read. */
export type Reading = (window: string) => readonly ReadWord[] | null

/** For callers that do without the reader: only patterns and the regression decide. */
export const UNREAD: Reading = () => null

/**
 * Maximum cost of a window (see costOf()), unless a single token costs more. This cost is some 70 of the model's own
 * tokens; the reader reads at most 96.
 */
const LARGEST_WINDOW = 280
/** A sentence that costs at most this is also read with the next one, which may hold the value that it names. */
const LARGEST_CONTEXT = 100
/** A text of one window is always read if it has this many tokens. Most metadata values have fewer. */
const LEAST_TOKENS = 5
/**
 * Maximum windows read of a write with its metadata and sources (takes about .3 s), and of a document (about 9 s). Few
 * have more; further windows are decided without the reader.
 */
export const MOST_WINDOWS = 50
export const MOST_OF_DOCUMENT = 1_500

interface Range {
  start: number
  end: number
}

interface Window extends Range {
  /** About how much there is to read: see costOf(). */
  cost: number
}

/**
 * Returns a function that tells how likely a range of the text is part of a secret: the reader's log odds of its
 * likeliest word; null if the range was not read. A text that fits one window and has at least LEAST_TOKENS tokens is
 * read whole, because a secret may be told in any words; of other texts, the windows with a wanted token are read.
 * Takes time linear in the length of the text.
 * @param tokens the tokens of the text
 * @param isWanted whether a token may be a secret, or have one near it
 */
export const readAround = (
  text: string,
  tokens: readonly Token[],
  isWanted: (token: Token) => boolean,
  reading: Reading,
): ((range: Range) => number | null) => {
  const words: ReadWord[] = []
  let at = 0
  const windows = windowsOf(text, tokens)
  const isShort = windows.length === 1 && tokens.length >= LEAST_TOKENS
  for (const { start, end } of windows) {
    while (at < tokens.length && (tokens[at] as Token).end <= start) at += 1
    let to = at
    while (to < tokens.length && (tokens[to] as Token).start < end) to += 1
    if (!(isShort || tokens.slice(at, to).some(isWanted))) continue
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

/** Maximum length of a word: a word that overlaps a range may start this far before the range. */
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
    if (last && last.cost + sentence.cost <= LARGEST_WINDOW) {
      last.end = sentence.end
      last.cost += sentence.cost
    } else {
      const isContext =
        before !== null && before.cost <= LARGEST_CONTEXT && before.cost + sentence.cost <= LARGEST_WINDOW
      windows.push(
        isContext && before
          ? { start: before.start, end: sentence.end, cost: before.cost + sentence.cost }
          : { ...sentence },
      )
    }
    before = sentence
  }
  return windows
}

/** Returns the sentences of a text, cut between tokens where they are larger than a window. */
const sentencesOf = (text: string, tokens: readonly Token[]): Window[] => {
  const sentences: Window[] = []
  let known = -1
  for (const { sentence, start, end, before, after } of tokens) {
    const last = sentences.at(-1)
    const to = Math.min(text.length, end + closingOf(after))
    const isSame = last !== undefined && sentence === known
    const from = isSame ? last.end : Math.max(last?.end ?? 0, start - openingOf(before))
    const cost = costOf(text.slice(from, to))
    if (isSame && last.cost + cost <= LARGEST_WINDOW) {
      last.end = Math.max(last.end, to)
      last.cost += cost
    } else sentences.push({ start: from, end: to, cost })
    known = sentence
  }
  return sentences
}

/**
 * Estimates how much there is to read in a text, as a number of Latin letters. One of the model's tokens has some four
 * Latin letters, but only one or two other letters, digits or signs, so each of these counts as three Latin letters.
 */
const costOf = (text: string): number => text.length + 2 * (text.match(/[^a-z\s]/gi)?.length ?? 0)

/** Returns how many signs directly before, or after, a token belong to it: quotes, brackets, a star, a full stop. */
const openingOf = (before: string): number => /\S*$/.exec(before)?.[0].length ?? 0
const closingOf = (after: string): number => /^\S*/.exec(after)?.[0].length ?? 0
