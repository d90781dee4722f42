import { CONCEPTS, type Concept, conceptsOf } from './concepts.js'
import { undisguised } from './injection.js'

/**
 * Maximum lengths in words. A window is one sentence, together with the previous one if both are short: an order to a
 * model is not longer.
 */
const LONGEST_SENTENCE = 32
const LONGEST_PAIR = 40
/**
 * The sentence vector covers only the start of the text: about this many characters fit into the model's first window.
 */
const VECTOR_REACH = 1200
/** A window without any of these concepts is not scored: it neither addresses a model nor is about orders. */
const TRIGGERS: ReadonlySet<Concept> = new Set([
  'reader',
  'this',
  'override',
  'rules',
  'role',
  'name',
  'secret',
  'address',
  'trust',
])
const OTHERS_NEEDED = 2

export interface OrderWindow {
  /** The concepts mentioned, each with the first word for it, and the phrases, each with its words. As written. */
  words: ReadonlyMap<Feature, string>
  /** Whether the sentence vector covers this window. */
  withVector: boolean
}

/**
 * Two concepts in sequence, at most this many words apart. This separates an order to a model from words that co-occur
 * by chance.
 */
const PHRASES = {
  thisNote: ['this', 'note', 2],
  readThis: ['read', 'this', 2],
  thisRead: ['this', 'read', 4],
  youRead: ['you', 'read', 3],
  readerReads: ['reader', 'read', 3],
  readerMust: ['reader', 'must', 6],
  readerSends: ['reader', 'send', 6],
  readerCalls: ['reader', 'tool', 6],
  sendAway: ['send', 'address', 12],
  sendData: ['send', 'data', 6],
  dataAway: ['data', 'address', 8],
  callName: ['tool', 'name', 4],
  youAct: ['you', 'role', 4],
  ignoreRules: ['override', 'rules', 6],
  ignorePrior: ['override', 'prior', 5],
  forgetAll: ['override', 'always', 3],
  noRules: ['always', 'rules', 4],
  hushUser: ['hush', 'user', 3],
} as const satisfies Record<string, readonly [Concept, Concept, number]>

export type Feature = Concept | keyof typeof PHRASES
export const FEATURES: readonly Feature[] = [...CONCEPTS, ...(Object.keys(PHRASES) as (keyof typeof PHRASES)[])]

/** All pairs of features, in the sequence of PAIR_WEIGHTS. */
export const PAIRS: readonly (readonly [Feature, Feature])[] = FEATURES.flatMap((one, at) =>
  FEATURES.slice(at + 1).map((other) => [one, other] as const),
)

/**
 * Returns the windows of a text that may contain an order to a model. Quotations are masked, because a text that quotes
 * an order only reports it. Linear in the length of the text.
 */
export function orderWindows(text: string): OrderWindow[] {
  const windows: OrderWindow[] = []
  let before: Piece[] = []
  for (const sentence of sentences(withoutQuotes(undisguised(text)))) {
    const words = featuresOf([...before, ...sentence])
    const triggered = [...TRIGGERS].some((concept) => words.has(concept))
    if (triggered && words.size > OTHERS_NEEDED) {
      windows.push({ words, withVector: (sentence[0]?.at ?? 0) < VECTOR_REACH })
    }
    before = before.length + sentence.length > LONGEST_PAIR ? [] : sentence
  }
  return windows
}

/** Returns the concepts in a window, each with its first word, and then the phrases, each with its words. */
function featuresOf(pieces: readonly Piece[]): Map<Feature, string> {
  const words = new Map<Feature, string>()
  const places = new Map<Concept, number[]>()
  for (const [at, { written, concepts }] of pieces.entries()) {
    for (const concept of concepts) {
      if (!words.has(concept)) words.set(concept, written)
      places.set(concept, [...(places.get(concept) ?? []), at])
    }
  }
  for (const [phrase, [first, second, within]] of Object.entries(PHRASES) as [Feature, [Concept, Concept, number]][]) {
    for (const from of places.get(first) ?? []) {
      const to = places.get(second)?.find((at) => at >= from && at - from <= within && (at > from || second !== first))
      if (to === undefined) continue
      words.set(
        phrase,
        pieces
          .slice(from, to + 1)
          .map(({ written }) => written)
          .join(' '),
      )
      break
    }
  }
  return words
}

interface Piece {
  written: string
  at: number
  concepts: Concept[]
}

/** Splits a text into sentences and lines, and cuts those that are too long. */
function sentences(text: string): Piece[][] {
  const found: Piece[][] = []
  let current: Piece[] = []
  let lastEnd = 0
  for (const { 0: written, index: at } of text.matchAll(/\S{1,200}/g)) {
    const newLine = text.slice(lastEnd, at).includes('\n')
    if (current.length > 0 && (newLine || current.length >= LONGEST_SENTENCE)) {
      found.push(current)
      current = []
    }
    current.push({ written, at, concepts: conceptsOf(written) })
    lastEnd = at + written.length
    if (/[.!?。！？]["'”»)]?$/u.test(written) && current.length > 1) {
      found.push(current)
      current = []
    }
  }
  if (current.length > 0) found.push(current)
  return found
}

const QUOTED = /"[^"\n]{1,200}"|“[^“”\n]{1,200}”|„[^„“”\n]{1,200}[“”]|«[^«»\n]{1,200}»|`[^`\n]{1,200}`/gu
/** A quotation is a report only if the text has at least this many words outside quotations. */
const LEAST_AROUND = 3

function withoutQuotes(text: string): string {
  const masked = text.replace(QUOTED, ' ')
  return (masked.match(/\p{L}+/gu) ?? []).length >= LEAST_AROUND ? masked : text
}
