import { type Contributions, contributionsOf } from '../memory/find/rank.js'
import type { MatchSignals } from '../ports/memory/memory-index.js'

/** Contributions closer to 0 than this are left out of `why`, the explanation in words. */
const LEAST = 0.01

const WORDS: Readonly<Record<keyof Contributions, string>> = {
  meaning: 'similar meaning',
  words: 'words of the query',
  context: 'the memories before and after this memory',
  fit: 'the person and time the query asks for',
  length: 'the length of the memory',
  former: 'what the memory replaced, contradicts or probably replaces',
}

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000

/** Returns what each signal adds to a result's score (before its mapping to 0–1), as numbers and in a sentence. */
export const presentExplanation = (signals: MatchSignals) => {
  const parts = contributionsOf(signals)
  const names = (Object.keys(parts) as (keyof Contributions)[]).filter((name) => Math.abs(parts[name]) >= LEAST)
  names.sort((one, other) => parts[other] - parts[one])
  const said = (chosen: readonly (keyof Contributions)[]) =>
    chosen.map((name) => `${WORDS[name]} (${rounded(parts[name])})`).join(', ')
  const lifting = names.filter((name) => parts[name] > 0)
  const lowering = names.filter((name) => parts[name] < 0)
  const why = [
    ...(lifting.length > 0 ? [`The score is raised by ${said(lifting)}.`] : []),
    ...(lowering.length > 0 ? [`The score is lowered by ${said(lowering)}.`] : []),
  ].join(' ')
  const { meaning, words, context, fit, length, former } = parts
  return {
    explanation: {
      signals: {
        ...{ meaning: rounded(meaning), words: rounded(words), context: rounded(context) },
        ...{ fit: rounded(fit), length: rounded(length), former: rounded(former) },
      },
      why,
    },
  }
}
