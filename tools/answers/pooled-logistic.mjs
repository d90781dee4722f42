/**
 * Logistic regression over bags: a question is answered if its best passage is an answer (multiple-instance learning,
 * Dietterich et al. 1997, with the maximum as pool). For an answered question, passages of the gold sources should rank
 * above the others (softmax over passages). Adam (Kingma and Ba 2015) with an L2 penalty; deterministic.
 * @param bags each with `passages` (the features of each passage), `isGold` (for each passage, whether its source is
 *   gold), `isAnswered` and `weight`
 */
export const train = (bags, size, { epochs = 60, rate = 0.03, l2 = 0.002, order = 0.5 } = {}) => {
  const weights = new Float64Array(size)
  const [means, squares] = [new Float64Array(size), new Float64Array(size)]
  const random = seeded(1)
  const turn = bags.map((_, at) => at)
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = turn.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1))
      ;[turn[at], turn[other]] = [turn[other], turn[at]]
    }
    for (const at of turn) {
      const slope = slopeOf(bags[at], weights, order)
      if (slope === null) continue
      step += 1
      for (let feature = 0; feature < size; feature += 1) {
        const down = slope[feature] + l2 * weights[feature]
        means[feature] = 0.9 * means[feature] + 0.1 * down
        squares[feature] = 0.999 * squares[feature] + 0.001 * down * down
        const mean = means[feature] / (1 - 0.9 ** step)
        const square = squares[feature] / (1 - 0.999 ** step)
        weights[feature] -= (rate * (1 - epoch / epochs) * mean) / (Math.sqrt(square) + 1e-8)
      }
    }
  }
  return weights
}

const slopeOf = ({ passages, isGold, isAnswered, weight }, weights, order) => {
  if (passages.length === 0) return null
  const scores = passages.map((features) => scoreOf(features, weights))
  const most = Math.max(...scores)
  const best = scores.indexOf(most)
  const error = (1 / (1 + Math.exp(-most)) - (isAnswered ? 1 : 0)) * weight
  const slope = passages[best].map((value) => value * error)
  if (!isAnswered || !isGold.includes(true)) return slope
  const shares = scores.map((score) => Math.exp(score - most))
  const sum = (list) => list.reduce((total, share) => total + share, 0)
  const [all, gold] = [sum(shares), sum(shares.filter((_, at) => isGold[at]))]
  passages.forEach((features, at) => {
    const pull = (shares[at] / all - (isGold[at] ? shares[at] / gold : 0)) * order
    if (Math.abs(pull) > NEGLIGIBLE)
      for (let feature = 0; feature < slope.length; feature += 1) slope[feature] += features[feature] * pull
  })
  return slope
}

/** A smaller pull changes no weight in its second decimal. */
const NEGLIGIBLE = 1e-5

export const scoreOf = (features, weights) => {
  let sum = 0
  for (let at = 0; at < features.length; at += 1) sum += features[at] * weights[at]
  return sum
}

export const seeded = (seed) => {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
