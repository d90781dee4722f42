import { readerAttack } from './injection.js'
import { FEATURES, type Feature, type OrderWindow, orderWindows, PAIRS } from './order-features.js'
import { BIAS, FEATURE_WEIGHTS, PAIR_WEIGHTS, SUSPICIOUS } from './suspicion-weights.js'

export interface Suspicion {
  /**
   * Log odds that the text contains an order; -99 if it contains no word. At most DOUBTFUL if the order reader was not
   * asked.
   */
  score: number
  /**
   * One sentence that quotes the words behind the regression's score, or the beginning of the window if the regression
   * knows none of its words; null if the text is not suspicious.
   */
  evidence: string | null
}

/**
 * The weights of a logistic regression: the shipped ones, or those that bench/guard/reject.mjs trains without the data
 * set that they are measured on.
 */
export interface OrderWeights {
  bias: number
  /** One weight for each feature, in the order of FEATURES. */
  features: ArrayLike<number>
  /** One weight for each pair of features, in the order of PAIRS. */
  pairs: ArrayLike<number>
}

/** The weights and the threshold that decide about a text: the shipped ones, or those of a measurement. */
export interface OrderRule {
  weights: OrderWeights
  /** A text is suspicious if its score is higher. */
  threshold: number
}

/** Asks the order reader (ports/memory/guard-model.ts) about a window, and returns the log odds that it is an order. */
export type ReadWindow = (window: string) => Promise<number>

const numbers = (text: string) => Float32Array.from(text.split(' '), Number)
let loaded: OrderRule | undefined
const shipped = (): OrderRule => {
  loaded ??= {
    weights: { bias: BIAS, features: numbers(FEATURE_WEIGHTS), pairs: numbers(PAIR_WEIGHTS) },
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

/**
 * The order reader is asked only if the regression's score is higher than this: about one text in seven. This limit and
 * READER_SHARE were chosen on texts by authors who were left out of the training.
 */
const DOUBTFUL = -2
/** How much the order reader's log odds count beside those of the regression. */
const READER_SHARE = 0.5

/**
 * Judges whether a text may contain an order to a model that reads it later: to pass data on, call a tool, change its
 * answers, or hide something from the user. A suspicious text is flagged, never rejected. A regression scores the words
 * of each window; the highest score counts, minus the logarithm of the number of windows, because among many windows a
 * high score is more likely by chance. If the text is doubtful, the order reader reads that window, and a share of its
 * log odds is added. Takes time linear in the number of windows.
 * @param windows what orderWindows() returns for the text
 * @throws AppError service_unavailable when the order reader cannot answer
 */
export async function suspicionOf(
  windows: readonly OrderWindow[],
  read: ReadWindow,
  { weights, threshold }: OrderRule = shipped(),
): Promise<Suspicion> {
  const best = mostSuspicious(windows, weights)
  if (!best) return { score: NOTHING, evidence: null }
  const ofWords = best.score - Math.log(windows.length)
  const score = ofWords > DOUBTFUL ? ofWords + READER_SHARE * (await read(best.window.text)) : ofWords
  return { score, evidence: score > threshold ? evidenceOf(best.window, weights) : null }
}

/**
 * Returns why a chunk of a document may be an order to a model that reads it; null if it does not look like an order.
 * Plain attacks are included, because a document is not rejected for one of its chunks.
 * @throws AppError service_unavailable when the order reader cannot answer
 */
export const chunkSuspicion = async (text: string, read: ReadWindow): Promise<string | null> =>
  readerAttack(text) ?? (await suspicionOf(orderWindows(text), read)).evidence

/** Returns the window with the highest score by its words; null if there is none. */
function mostSuspicious(windows: readonly OrderWindow[], { bias, features, pairs }: OrderWeights) {
  let best: { window: OrderWindow; score: number } | null = null
  for (const window of windows) {
    const places = placesOf(window)
    const score = bias + sum(places.features, features) + sum(places.pairs, pairs)
    if (!best || score > best.score) best = { window, score }
  }
  return best
}

const sum = (places: readonly number[], weights: ArrayLike<number>): number =>
  places.reduce((total, at) => total + (weights[at] ?? 0), 0)

const MOST_WORDS = 3
const LONGEST_QUOTE = 60

/**
 * Returns a sentence that quotes the words of at most three features. Phrases with a positive weight come first,
 * because they tell a person more than single words; then the other features, by weight. The weight of a feature
 * includes half the weight of each of its pairs. A window without features is quoted from its beginning.
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
  if (list.length === 1) return `${list[0]} looks like an instruction to an AI model that reads this text.`
  const listed = `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`
  return `${listed} together look like an instruction to an AI model that reads this text.`
}

const trimmed = (words: string): string =>
  [...words.replace(/^[^\p{L}\p{N}+]+|[^\p{L}\p{N})]+$/gu, '')].slice(0, LONGEST_QUOTE).join('')
