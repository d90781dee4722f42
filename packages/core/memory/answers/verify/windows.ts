import { type AnswerSource, isSuperseded } from '../source.js'
import type { Window } from './match.js'
import type { Part } from './parts.js'
import { type SourceSentence, sentencesFor } from './source-text.js'
import type { Unit } from './statement.js'
import { lookupKeysOf } from './word-index.js'
import { eventPeriod, writtenPeriod } from './words/when.js'

/** A sentence of an answer that needs support from a source. */
interface Wanted {
  text: string
  /** The moment at which the source must be valid. */
  now: Date
  parts: readonly Pick<Part, 'units'>[]
}

/** A pronoun such as "she" can refer to a name at most this many sentences before it. */
const BACK = 3

/** Maximum windows of a source that are compared word by word with one sentence. */
const MOST_WINDOWS = 12

/**
 * Returns the windows of a source that may support a sentence: each sentence that was read from the source, and each
 * pair of successive sentences of one speaker. Of more than 12 windows, returns the 12 with the most words of the
 * sentence.
 */
export function windowsFor({ text, now, parts }: Wanted, source: AnswerSource, name: string | null): readonly Window[] {
  const event = eventPeriod(source)
  const written = writtenPeriod(source)
  const superseded = isSuperseded(source, now)
  const windows = sentencesFor(text, source, name).flatMap((run) =>
    run.flatMap((each, at) => {
      const before = namesOf(run.slice(Math.max(0, at - BACK), at))
      const window = (sentences: SourceSentence[]): Window => ({ sentences, before, event, written, superseded })
      const next = run[at + 1]
      return next && next.speaker === each.speaker ? [window([each]), window([each, next])] : [window([each])]
    }),
  )
  return nearest(windows, new Set(parts.flatMap(({ units }) => units)))
}

/** Returns the windows with the most words of the sentence, in order; on a tie, the shorter ones. */
function nearest(windows: readonly Window[], units: ReadonlySet<Unit>): readonly Window[] {
  if (windows.length <= MOST_WINDOWS) return windows
  const sentences = new Set(windows.flatMap((window) => window.sentences))
  const found = new Map([...sentences].map((sentence) => [sentence, wordsIn(sentence, units)]))
  const shared = new Map(
    windows.map((window) => [window, new Set(window.sentences.flatMap((each) => [...(found.get(each) ?? [])])).size]),
  )
  const best = [...windows]
    .sort((a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0) || a.sentences.length - b.sentences.length)
    .slice(0, MOST_WINDOWS)
  return windows.filter((window) => best.includes(window))
}

/** Returns the words of an answer's sentence that may be in a sentence of its source. */
const wordsIn = ({ clauses, speaker }: SourceSentence, units: ReadonlySet<Unit>): Unit[] =>
  [...units].filter(
    (unit) =>
      unit.kind !== 'function' &&
      lookupKeysOf(unit, speaker).some((key) => clauses.some(({ index }) => index.has(key))),
  )

const namesOf = (sentences: readonly SourceSentence[]): ReadonlySet<string> =>
  new Set(sentences.flatMap(({ names }) => [...names]))
