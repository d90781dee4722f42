import { prototypeSentences } from './classify-prototypes.js'
import { categoryByRule, typeByRule } from './classify-rules.js'
import { confidence, type Evidence } from './confidence.js'
import { CATEGORIES, type Category, MEMORY_TYPES, type MemoryType } from './types.js'

/** Example sentences as unit vectors of the embedding model in use, compared with every statement that is written. */
export interface Prototypes {
  classes: readonly { memoryType: MemoryType; category: Category }[]
  /** Of all of them, one after another in one array: so they are read in a third of the time. */
  vectors: Float32Array
}

export interface Classification {
  memoryType: MemoryType
  category: Category
  /** 0 to 1, see confidence.ts. */
  confidence: number
}

/** Example sentences that are embedded at once. All of them together would each wait for all on a slow model. */
const AT_ONCE = 4

/** Embeds the example sentences, with the model that embeds the memories. */
export async function buildPrototypes(embed: (text: string) => Promise<Float32Array>): Promise<Prototypes> {
  const vectors: Float32Array[] = []
  const waiting = [...prototypeSentences.entries()]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, [, , text]] = next
      vectors[at] = await embed(text)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane)).finally(() => waiting.splice(0))
  return joinPrototypes(
    prototypeSentences.map(([memoryType, category]) => ({ memoryType, category })),
    vectors,
  )
}

/** @param vectors of the same dimension, one a class */
export function joinPrototypes(classes: Prototypes['classes'], vectors: readonly Float32Array[]): Prototypes {
  const dimension = vectors[0]?.length ?? 0
  const joined = new Float32Array(vectors.length * dimension)
  vectors.forEach((vector, at) => {
    joined.set(vector, at * dimension)
  })
  return { classes, vectors: joined }
}

/**
 * Gives a function that builds the prototypes when it is first called, and again where that failed: whatever was
 * embedded until then is kept, so that a model that is slow or comes and goes is done in the end.
 */
export function openPrototypes(embed: (text: string) => Promise<Float32Array>): () => Promise<Prototypes> {
  const vectors = new Map<string, Float32Array>()
  let building: Promise<Prototypes> | undefined
  const embedOnce = async (text: string): Promise<Float32Array> => {
    const vector = vectors.get(text) ?? (await embed(text))
    vectors.set(text, vector)
    return vector
  }
  return () => {
    building ??= buildPrototypes(embedOnce).catch((error) => {
      building = undefined
      throw error
    })
    return building
  }
}

/**
 * What kind of memory a statement is and what it is about: by rule where one is sure, else by the nearest examples.
 * @param vector the statement's unit vector (of a long text, its first window's)
 */
export function classify(text: string, vector: Float32Array, prototypes: Prototypes): Classification {
  const similarities = dots(vector, prototypes.vectors)
  const choose = <Label extends string>(
    ruled: Label | null,
    labels: readonly Label[],
    of: 'memoryType' | 'category',
  ) =>
    ruled === null
      ? nearest(labels, (label) => similarities.filter((_, at) => prototypes.classes[at]?.[of] === label))
      : { label: ruled, evidence: { by: 'rule' } as const }
  const type = choose(typeByRule(text), MEMORY_TYPES, 'memoryType')
  const category = choose(categoryByRule(text), CATEGORIES, 'category')
  return { memoryType: type.label, category: category.label, confidence: confidence(type.evidence, category.evidence) }
}

/** A class is as near as its nearest examples are on average; one example alone may be near by its topic only. */
const NEAREST = 3

function nearest<Label extends string>(
  labels: readonly Label[],
  similaritiesOf: (label: Label) => Float64Array,
): { label: Label; evidence: Evidence } {
  const [first, second] = labels
    .map((label) => ({ label, nearness: nearness(similaritiesOf(label)) }))
    .sort((a, b) => b.nearness - a.nearness)
  if (!first || !second) throw new Error('a choice needs two classes')
  return { label: first.label, evidence: { by: 'prototypes', margin: first.nearness - second.nearness } }
}

const nearness = (similarities: Float64Array): number =>
  similarities.toSorted((a, b) => b - a).reduce((sum, each, at) => (at < NEAREST ? sum + each : sum), 0) / NEAREST

/** Dot products of a vector with each of those that stand one after another. */
function dots(vector: Float32Array, vectors: Float32Array): Float64Array {
  const products = new Float64Array(vectors.length / vector.length)
  for (let at = 0, from = 0; at < products.length; at++, from += vector.length) {
    let sum = 0
    for (let index = 0; index < vector.length; index++) {
      sum += (vector[index] as number) * (vectors[from + index] as number)
    }
    products[at] = sum
  }
  return products
}
