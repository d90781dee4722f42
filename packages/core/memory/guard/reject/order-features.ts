import { CONCEPTS, type Concept, conceptsOf } from './concepts.js'
import { undisguised } from './injection.js'

/** A longer sentence is cut into pieces of this many words, because an order to a model is not longer. */
const LONGEST_SENTENCE = 32
/**
 * A window is a sentence together with the one before it. If a window has more words than this, the next window is the
 * next sentence alone.
 */
const LONGEST_PAIR = 40
/** A window with one of these concepts, and at least three features in all, may address a model or be about orders. */
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
  'called',
  'task',
  'praise',
  'asked',
  'sensitive',
  'shell',
  'protection',
  'hush',
  'promote',
  'claimed',
])
const LEAST_FEATURES = 3
/** If no window has a trigger, at most this many of the first windows that contain a letter are read instead. */
const MOST_PLAIN = 8

export interface OrderWindow {
  /** Each concept in the window with the first word for it, and each phrase with its words, all as written. */
  words: ReadonlyMap<Feature, string>
  /** The words of a sentence and the one before it, joined by spaces, without quotations. */
  text: string
}

/**
 * Each phrase is two concepts in sequence, at most the given number of words apart. Phrases separate an order to a
 * model from words that co-occur by chance.
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
  hushPeople: ['hush', 'people', 3],
  hideFrom: ['secret', 'people', 5],
  noCheck: ['secret', 'check', 3],
  thisDocument: ['this', 'document', 2],
  readerTask: ['reader', 'task', 4],
  taskThis: ['task', 'this', 4],
  readerThis: ['reader', 'this', 5],
  askedSay: ['asked', 'say', 10],
  sayPraise: ['say', 'praise', 6],
  readerSays: ['reader', 'say', 6],
  readerPays: ['reader', 'money', 8],
  readerDestroys: ['reader', 'destroy', 6],
  copyThis: ['send', 'this', 3],
  sendSensitive: ['send', 'sensitive', 6],
  dropProtection: ['destroy', 'protection', 6],
  userAgreed: ['user', 'trust', 4],
  overrideUser: ['override', 'user', 5],
  greetReader: ['greet', 'reader', 3],
  calledTool: ['called', 'tool', 6],
  calledSend: ['called', 'send', 6],
  calledSay: ['called', 'say', 6],
  youMust: ['you', 'must', 3],
  readerChanges: ['reader', 'change', 6],
  calledChange: ['called', 'change', 6],
  askedPromote: ['asked', 'promote', 10],
  sayClaimed: ['say', 'claimed', 6],
  readerPromotes: ['reader', 'promote', 6],
} as const satisfies Record<string, readonly [Concept, Concept, number]>

export type Feature = Concept | keyof typeof PHRASES
export const FEATURES: readonly Feature[] = [...CONCEPTS, ...(Object.keys(PHRASES) as (keyof typeof PHRASES)[])]

/** All pairs of features, in the order of their weights in PAIR_WEIGHTS. */
export const PAIRS: readonly (readonly [Feature, Feature])[] = FEATURES.flatMap((one, at) =>
  FEATURES.slice(at + 1).map((other) => [one, other] as const),
)

/**
 * Returns the windows of a text that may contain an order to a model: those with a trigger word, or else the first
 * ones. Quotations are masked, because a text that quotes an order only reports it. Takes time linear in the length of
 * the text.
 */
export function orderWindows(text: string): OrderWindow[] {
  const triggered: OrderWindow[] = []
  const plain: OrderWindow[] = []
  let before: Piece[] = []
  for (const sentence of sentences(withoutQuotes(undisguised(text)))) {
    const pieces = [...before, ...sentence]
    const words = featuresOf(pieces)
    const isTriggered = words.size >= LEAST_FEATURES && [...TRIGGERS].some((concept) => words.has(concept))
    const isRead = isTriggered || (plain.length < MOST_PLAIN && pieces.some(({ written }) => /\p{L}/u.test(written)))
    if (isRead) {
      const windows = isTriggered ? triggered : plain
      windows.push({ words, text: pieces.map(({ written }) => written).join(' ') })
    }
    before = pieces.length > LONGEST_PAIR ? [] : sentence
  }
  return triggered.length > 0 ? triggered : plain
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
    current.push({ written, concepts: conceptsOf(written) })
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
/** A text with fewer words than this outside its quotations reports no order, so its quotations are read too. */
const LEAST_AROUND = 3

function withoutQuotes(text: string): string {
  const masked = text.replace(QUOTED, ' ')
  return (masked.match(/\p{L}+/gu) ?? []).length >= LEAST_AROUND ? masked : text
}
