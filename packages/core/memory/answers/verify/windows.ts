import { type AnswerSource, isSuperseded } from '../source.js'
import type { Window } from './match.js'
import type { Part } from './parts.js'
import { type SourceSentence, sentencesFor } from './source-text.js'
import type { Unit } from './statement.js'
import { eventPeriod, writtenPeriod } from './when.js'
import { placesOf } from './word-index.js'

/** A sentence of an answer, as it is looked for. */
interface Wanted {
  text: string
  /** The moment of which it speaks. */
  now: Date
  parts: readonly Pick<Part, 'units'>[]
}

/** How many sentences back "she" can refer to. */
const BACK = 3

/** How many places of a source are compared word by word with one sentence. */
const MOST_WINDOWS = 12

/**
 * Returns the places of a source in which a sentence may have its support: each of its sentences, and each two in a row;
 * of a longer source, the 12 with the most words of the sentence.
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

/** In their order; of two with the same words, the shorter. */
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

/** The words of a sentence of an answer that may be in a sentence of its source. */
const wordsIn = ({ clauses, speaker }: SourceSentence, units: ReadonlySet<Unit>): Unit[] =>
  [...units].filter(
    (unit) =>
      unit.kind !== 'function' &&
      placesOf(unit, speaker).some((place) => clauses.some(({ index }) => index.has(place))),
  )

const namesOf = (sentences: readonly SourceSentence[]): ReadonlySet<string> =>
  new Set(sentences.flatMap(({ names }) => [...names]))
