/** A learned score, as tools/guard/train-slots.mjs writes it: names of features, each with its weight in tenths. */
export interface LearnedScore {
  BIAS: number
  WEIGHTS: string
}

/**
 * Returns a function from a pair's features to its log-odds minus the threshold. Reads the weights at its first call.
 */
export const openScore = ({ BIAS, WEIGHTS }: LearnedScore): ((features: readonly string[]) => number) => {
  let weights: ReadonlyMap<string, number> | undefined
  return (features) => {
    weights ??= new Map(
      WEIGHTS.split('|').map((entry) => {
        const at = entry.lastIndexOf(' ')
        return [entry.slice(0, at), Number(entry.slice(at + 1)) / 10]
      }),
    )
    let score = BIAS
    for (const feature of features) score += weights.get(feature) ?? 0
    return score
  }
}
