import { candidatesIn } from '../../../packages/core/dist/memory/guard/secrets/candidates.js'
import { featuresOf } from '../../../packages/core/dist/memory/guard/secrets/features.js'
import { ALONE } from '../../../packages/core/dist/memory/guard/secrets/score.js'
import { tokensOf } from '../../../packages/core/dist/memory/guard/secrets/tokens.js'

/**
 * The candidates in a labelled sentence, and which of them are secrets: those that cover one (give or take a character
 * at each end). Candidates that only partly overlap a secret are left out.
 */
export const labelled = ({ text, secrets }, words) => {
  const tokens = tokensOf(text, words)
  return candidatesIn(text, tokens).flatMap((candidate) => {
    const overlapping = secrets.filter(({ start, end }) => candidate.start < end && start < candidate.end)
    const covered = secrets.some(
      ({ start, end }) => Math.abs(candidate.start - start) <= 1 && Math.abs(candidate.end - end) <= 1,
    )
    return overlapping.length > 0 && !covered ? [] : [{ candidate, tokens, secret: covered }]
  })
}

/** The candidates in labelled sentences with their features. */
export const examplesOf = (sentences, words) =>
  sentences.flatMap((sentence) =>
    labelled(sentence, words).map(({ candidate, tokens, secret }) => ({
      ...{ features: featuresOf(candidate, tokens), secret, frame: sentence.frame, weight: 1 },
    })),
  )

/** The candidates of a sentence that score above the threshold. */
export const foundBy = ({ bias, weights }, text, words, threshold = 0) => {
  const tokens = tokensOf(text, words)
  return candidatesIn(text, tokens)
    .map((candidate) => {
      let score = bias - (candidate.isAlone ? ALONE : 0)
      for (const feature of featuresOf(candidate, tokens)) score += weights.get(feature) ?? 0
      return { ...candidate, score }
    })
    .filter(({ score }) => score > threshold)
}
