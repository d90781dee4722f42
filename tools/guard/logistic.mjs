/**
 * Logistic regression on sparse binary features, by AdaGrad (Duchi et al. 2011) with an L2 penalty on the features of
 * each example. `drop` leaves out that share of an example's features each time, so that no weight relies on another
 * one (Srivastava et al. 2014, on the inputs). Keeps only features that occur in at least `least` sources; a source is
 * a frame of the examples, or the sentence from which several frames were written out. Deterministic for a seed.
 */
export const train = (examples, { seeded, epochs = 8, rate = 0.15, l2 = 2e-5, least = 7, seed = 7, drop = 0 }) => {
  const sources = new Map()
  for (const { features, frame } of examples) {
    const source = frame.source ?? frame
    for (const name of features) {
      const of = sources.get(name)
      if (of === undefined) sources.set(name, new Set([source]))
      else if (of.size < least) of.add(source)
    }
  }
  const index = new Map()
  for (const [name, of] of sources) if (of.size >= least) index.set(name, index.size)
  const rows = examples.map(({ features, secret, weight = 1 }) => ({
    at: Int32Array.from(features.map((name) => index.get(name)).filter((at) => at !== undefined)),
    y: secret ? 1 : 0,
    weight,
  }))
  const weights = new Float64Array(index.size)
  const squares = new Float64Array(index.size).fill(1e-6)
  let bias = -2
  let biasSquare = 1e-6
  const random = seeded(seed)
  const order = rows.map((_, at) => at)
  // The mean of the weights after the later epochs varies less than the last weights (Polyak and Juditsky 1992).
  const mean = new Float64Array(index.size)
  let meanBias = 0
  const averaged = Math.ceil(epochs / 2)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other], order[at]]
    }
    for (const row of order) {
      const { at: all, y, weight } = rows[row]
      const at = drop === 0 ? all : all.filter(() => random() >= drop)
      let sum = bias
      for (const feature of at) sum += weights[feature] / (1 - drop)
      const error = (1 / (1 + Math.exp(-sum)) - y) * weight
      biasSquare += error * error
      bias -= (rate * error) / Math.sqrt(biasSquare)
      for (const feature of at) {
        const slope = error + l2 * weights[feature] * 10
        squares[feature] += slope * slope
        weights[feature] -= (rate * slope) / Math.sqrt(squares[feature])
      }
    }
    if (epoch < epochs - averaged) continue
    meanBias += bias / averaged
    for (let at = 0; at < mean.length; at += 1) mean[at] += weights[at] / averaged
  }
  return { bias: meanBias, weights: new Map([...index].map(([name, at]) => [name, mean[at]])) }
}

/**
 * The mean of models trained with different orders of the examples and different features left out. It varies less
 * between trainings than a single model (bagging: Breiman 1996).
 */
export const trainSeveral = (examples, { seeds, ...options }) => {
  const models = seeds.map((seed) => train(examples, { ...options, seed }))
  const mean = (of) => models.reduce((sum, model) => sum + of(model), 0) / models.length
  return {
    bias: mean(({ bias }) => bias),
    weights: new Map([...models[0].weights.keys()].map((name) => [name, mean(({ weights }) => weights.get(name))])),
  }
}

/** The weights rounded to hundredths, without those too small to matter. */
export const rounded = ({ bias, weights }, smallest = 0.15) => ({
  bias: Math.round(bias * 100) / 100,
  weights: new Map(
    [...weights]
      .filter(([, weight]) => Math.abs(weight) >= smallest)
      .map(([name, weight]) => [name, Math.round(weight * 100) / 100]),
  ),
})

/**
 * Trains on all features, then again on those alone whose weight is at least `smallest`, with the options `again`: the
 * weights kept make up for the many small ones that are left out.
 */
export const trainTwice = (examples, { smallest, again, ...options }) => {
  const { weights: kept } = rounded(trainSeveral(examples, options), smallest)
  const fewer = examples.map((example) => ({
    ...example,
    features: example.features.filter((name) => kept.has(name)),
  }))
  return rounded(trainSeveral(fewer, { ...options, ...again }), LEAST_WRITTEN)
}
/** The smallest weight that is not rounded to zero where weights are written in tenths. */
const LEAST_WRITTEN = 0.05
