import { candidatesIn } from '../../../packages/core/dist/memory/guard/secrets/candidates.js'
import { featuresOf } from '../../../packages/core/dist/memory/guard/secrets/features.js'
import { tokensOf } from '../../../packages/core/dist/memory/guard/secrets/tokens.js'

/**
 * The candidates in labelled sentences with their features. A candidate is a secret if it covers one (give or take a
 * character at each end). Candidates that only partly overlap a secret are left out, and a word repeated in a sentence
 * counts once.
 */
export const examplesOf = (sentences, words) =>
  sentences.flatMap(({ text, secrets, frame }) => {
    const tokens = tokensOf(text, words)
    return candidatesIn(text, tokens).flatMap((candidate) => {
      const overlapping = secrets.filter(({ start, end }) => candidate.start < end && start < candidate.end)
      const covered = secrets.some(
        ({ start, end }) => Math.abs(candidate.start - start) <= 1 && Math.abs(candidate.end - end) <= 1,
      )
      if (overlapping.length > 0 && !covered) return []
      return [{ features: featuresOf(candidate, tokens), secret: covered, frame, weight: 1 }]
    })
  })

/** The candidates of a sentence that score above the threshold. */
export const foundBy = ({ bias, weights }, text, words, threshold = 0) => {
  const tokens = tokensOf(text, words)
  return candidatesIn(text, tokens)
    .map((candidate) => {
      let score = bias
      for (const feature of featuresOf(candidate, tokens)) score += weights.get(feature) ?? 0
      return { ...candidate, score }
    })
    .filter(({ score }) => score > threshold)
}
