import { readerAttack } from './injection.js'
import { FEATURES, type Feature, type OrderWindow, orderWindows, PAIRS } from './order-features.js'
import { orderScore } from './order-net.js'
import { BIAS, FEATURE_WEIGHTS, PAIR_WEIGHTS, SUSPICIOUS, VECTOR_WEIGHTS } from './suspicion-weights.js'

export interface Suspicion {
  /**
   * Log-odds; -99 if the text has no word. Comparable between texts above `threshold - CLOSE`: below it, the
   * networks were not asked.
   */
  score: number
  suspicious: boolean
  /**
   * The words that the regression's score is based on, or the beginning of the window if it knows none, in one sentence;
   * null if the text is not suspicious.
   */
  evidence: string | null
}

/** The weights of a logistic regression: the shipped ones, or weights trained without one source of texts. */
export interface OrderWeights {
  bias: number
  /** One weight for each feature, in the order of FEATURES. */
  features: ArrayLike<number>
  /** One weight for each pair of features, in the order of PAIRS. */
  pairs: ArrayLike<number>
  /** One weight for each component of a text's vector. */
  vector: ArrayLike<number>
}

/** What judges a text: the shipped weights and networks, or others, trained without one source of texts. */
export interface OrderJudges {
  weights: OrderWeights
  /** The log odds of the networks for a window. */
  net(window: string): number
  /** A text is suspicious if its score is higher. */
  threshold: number
}

const numbers = (text: string) => Float32Array.from(text.split(' '), Number)
let loaded: OrderJudges | undefined
const shipped = (): OrderJudges => {
  loaded ??= {
    weights: {
      bias: BIAS,
      features: numbers(FEATURE_WEIGHTS),
      pairs: numbers(PAIR_WEIGHTS),
      vector: numbers(VECTOR_WEIGHTS),
    },
    net: orderScore,
    threshold: SUSPICIOUS,
  }
  return loaded
}

const featureAt = new Map(FEATURES.map((feature, at) => [feature, at]))
const pairAt = new Map(PAIRS.map(([one, other], at) => [`${one} ${other}`, at]))

/** Returns the positions of a window's features, and of each pair of them, in the lists of weights. */
export function placesOf(window: OrderWindow): { features: number[]; pairs: number[] } {
  const features = [...window.words.keys()].map((feature) => featureAt.get(feature) ?? 0).sort((a, b) => a - b)
  const pairs = features.flatMap((one, at) => features.slice(at + 1).map((other) => pairPlace(one, other)))
  return { features, pairs }
}

const pairPlace = (one: number, other: number): number =>
  pairAt.get(`${FEATURES[Math.min(one, other)]} ${FEATURES[Math.max(one, other)]}`) ?? 0

const NOTHING = -99

/** How much the networks' log odds count beside those of the regression. Chosen on authors that were left out. */
const NET_SHARE = 0.5
/** The networks read a window only if the regression's score is this close to the threshold, or above it. */
const CLOSE = 4

/**
 * Judges whether a text may contain an order to a model that reads it later: to pass data on, call a tool, change its
 * answers, or hide something from the user. A suspicious text is flagged, never rejected. A regression scores each
 * window; the highest score counts, minus the logarithm of the number of windows, because among many windows a high
 * score is more likely by chance. Small networks then read that window. Takes time linear in the length of the text.
 * @param vector the unit vector of the text, or of the first window of a long text; null: judge by words alone
 */
export const suspicion = (text: string, vector: Float32Array | null, judges?: OrderJudges): Suspicion =>
  suspicionOf(orderWindows(text), vector, judges)

/** Like `suspicion`, for windows that were already found, for example by another thread. */
export function suspicionOf(
  windows: readonly OrderWindow[],
  vector: Float32Array | null,
  { weights, net, threshold }: OrderJudges = shipped(),
): Suspicion {
  const ofVector = windows.length > 0 && vector ? dot(vector, weights.vector) : 0
  let best: { window: OrderWindow; score: number } | null = null
  for (const window of windows) {
    const { features, pairs } = placesOf(window)
    const ofWords = sum(features, weights.features) + sum(pairs, weights.pairs)
    const score = weights.bias + ofWords + (window.withVector ? ofVector : 0)
    if (!best || score > best.score) best = { window, score }
  }
  if (!best) return { score: NOTHING, suspicious: false, evidence: null }
  const { window } = best
  const ofAll = best.score - Math.log(windows.length)
  const score = ofAll > threshold - CLOSE ? ofAll + NET_SHARE * net(window.text) : ofAll
  const suspicious = score > threshold
  return { score, suspicious, evidence: suspicious ? evidenceOf(window, weights) : null }
}

/**
 * Returns why a chunk of a document may be an order to a model that reads it; null if it does not look like an order.
 * Plain attacks are included, because a document is not rejected for one of its chunks.
 * @param vector the unit vector of the chunk; null if it has none
 */
export const chunkSuspicion = (text: string, vector: Float32Array | null): string | null =>
  readerAttack(text) ?? suspicion(text, vector).evidence

const sum = (places: readonly number[], weights: ArrayLike<number>): number =>
  places.reduce((total, at) => total + (weights[at] ?? 0), 0)

const dot = (vector: Float32Array, weights: ArrayLike<number>): number =>
  vector.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0)

const MOST_WORDS = 3
const LONGEST_QUOTE = 60

/**
 * Returns a sentence that quotes the words of at most three features: phrases with a positive weight first, because
 * they show a reader more, then those with the most weight. The weight of a feature includes half the weight of each of
 * its pairs. A window without features is quoted from its beginning.
 */
function evidenceOf(window: OrderWindow, weights: OrderWeights): string {
  const { features } = placesOf(window)
  const isPhrase = ({ feature, weight }: { feature: Feature; weight: number }) =>
    weight > 0 && (window.words.get(feature) ?? '').includes(' ')
  const weighed = features
    .map((one) => {
      const others = features.filter((other) => other !== one)
      const pairs = others.reduce((total, other) => total + (weights.pairs[pairPlace(one, other)] ?? 0), 0)
      return { feature: FEATURES[one] as Feature, weight: (weights.features[one] ?? 0) + pairs / 2 }
    })
    .sort((a, b) => Number(isPhrase(b)) - Number(isPhrase(a)) || b.weight - a.weight)
  const quoted: string[] = []
  for (const { feature } of weighed) {
    const words = trimmed(window.words.get(feature) ?? '')
    const overlaps = quoted.some((other) => other.includes(words) || words.includes(other))
    if (words !== '' && !overlaps) quoted.push(words)
    if (quoted.length === MOST_WORDS) break
  }
  const list = (quoted.length > 0 ? quoted : [trimmed(window.text.slice(0, 2 * LONGEST_QUOTE))]).map(
    (words) => `'${words}'`,
  )
  if (list.length === 1) return `${list[0]} reads like an order to a model that reads this text.`
  const listed = `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`
  return `${listed} together read like an order to a model that reads this text.`
}

const trimmed = (words: string): string =>
  [...words.replace(/^[^\p{L}\p{N}+]+|[^\p{L}\p{N})]+$/gu, '')].slice(0, LONGEST_QUOTE).join('')
