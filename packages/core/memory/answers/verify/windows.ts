import type { AnswerSource } from '../source.js'
import type { Window } from './match.js'
import { isSuperseded, type SourceSentence, sentencesFor } from './source-text.js'
import { eventPeriod, writtenPeriod } from './when.js'

/** How many sentences back "she" can refer to. */
const BACK = 3

/**
 * Returns the places of a source in which a sentence may have its support: each of its sentences, and each two in a row.
 * @param now the moment of which the sentence speaks
 */
export function windowsFor(sentence: string, source: AnswerSource, name: string | null, now: Date): Window[] {
  const event = eventPeriod(source)
  const written = writtenPeriod(source)
  const superseded = isSuperseded(source, now)
  return sentencesFor(sentence, source, name).flatMap((run) =>
    run.flatMap((each, at) => {
      const before = namesOf(run.slice(Math.max(0, at - BACK), at))
      const window = (sentences: SourceSentence[]): Window => ({ sentences, before, event, written, superseded })
      const next = run[at + 1]
      return next && next.speaker === each.speaker ? [window([each]), window([each, next])] : [window([each])]
    }),
  )
}

const namesOf = (sentences: readonly SourceSentence[]): ReadonlySet<string> =>
  new Set(sentences.flatMap(({ names }) => [...names]))
