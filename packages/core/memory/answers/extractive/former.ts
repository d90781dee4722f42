import { isPastForm } from '../../../text/lemma.js'
import { type AnswerSource, isSuperseded } from '../source.js'
import type { Part } from './compose.js'
import type { Passage } from './passages.js'
import type { AnswerLanguage } from './words.js'

/**
 * Returns the sources, in the same order, reduced to what is no longer true. A superseded source keeps its content; any
 * other source keeps only its outdated statements, so its content is empty if it has none.
 */
export const formerSources = (sources: readonly AnswerSource[], now: Date): AnswerSource[] =>
  sources.map((source) =>
    isSuperseded(source, now)
      ? { ...source, outdated: [] }
      : { ...source, content: source.outdated.join(' '), outdated: [] },
  )

/** Orders parts by when their sources were superseded, latest first; parts without a known time come last. */
export const inTurn = (parts: readonly Part[], sources: readonly AnswerSource[]): Part[] => {
  const endOf = ({ passages: [first] }: Part) => sources[first?.source ?? -1]?.validTo?.getTime() ?? 0
  return [...parts].sort((one, other) => endOf(other) - endOf(one))
}

const PAST: Record<AnswerLanguage, RegExp> = {
  english:
    /(?<!\p{L})(?:was|were|had|been|former|formerly|previous|previously|earlier|before|until|once|originally|ex|no longer|used to)(?!\p{L})/iu,
  german:
    /(?<!\p{L})(?:war|waren|wurde|zog|früher|vorher|zuvor|damals|ehemals|ehemalige[nmrs]?|bis|ge\p{Ll}{3,20}(?:t|en)|\p{Ll}{2,20}te[nt]?)(?!\p{L})/iu,
}

/** Whether a note says only what is true now, and so cannot answer a question about the past. */
export const isOfNow = ({ isDialogue, text, words }: Passage, language: AnswerLanguage): boolean =>
  !isDialogue && !PAST[language].test(text) && !(language === 'english' && words.some(({ lower }) => isPastForm(lower)))
