import type { Embedder } from '../../../ports/memory/embedder.js'
import { CATEGORIES, type Category, MEMORY_TYPES, type MemoryType } from '../../types.js'
import { confidence, type Evidence } from '../confidence.js'
import { knownVectors } from './known-vectors.js'
import { prototypeSentences } from './prototypes.js'
import { categoryByRule, typeByRule } from './rules.js'

/**
 * Example sentences as unit vectors of the current embedding model. A statement that no rule rejects is compared with
 * them.
 */
export interface Prototypes {
  classes: readonly { memoryType: MemoryType; category: Category }[]
  /** All vectors, concatenated in one array: reading them takes a third of the time of one array per vector. */
  vectors: Float32Array
}

export interface Classification {
  memoryType: MemoryType
  category: Category
  /** 0 to 1, see confidence.ts. */
  confidence: number
}

/** Maximum example sentences embedded at once, so that other requests to a slow model need not wait for all of them. */
const CONCURRENCY = 4

/**
 * Embeds the example sentences.
 * @param embed uses the same model as the memories
 */
export async function buildPrototypes(embed: (text: string) => Promise<Float32Array>): Promise<Prototypes> {
  const vectors: Float32Array[] = []
  const waiting = [...prototypeSentences.entries()]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, [, , text]] = next
      vectors[at] = await embed(text)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, lane)).finally(() => waiting.splice(0))
  return joinPrototypes(
    prototypeSentences.map(([memoryType, category]) => ({ memoryType, category })),
    vectors,
  )
}

/** Joins vectors into `Prototypes`. @param vectors one vector for each entry of `classes`, all of the same dimension */
export function joinPrototypes(classes: Prototypes['classes'], vectors: readonly Float32Array[]): Prototypes {
  const dimension = vectors[0]?.length ?? 0
  const joined = new Float32Array(vectors.length * dimension)
  vectors.forEach((vector, at) => {
    joined.set(vector, at * dimension)
  })
  return { classes, vectors: joined }
}

/**
 * Returns a function that builds the prototypes on its first call and, after a failure, retries on the next call.
 * Vectors computed so far are kept, so that building finishes eventually even with a slow or flaky model. The sentences
 * are embedded only if the model is not the built-in one, whose vectors are known.
 */
export function openPrototypes(embedder: Pick<Embedder, 'model' | 'text'>): () => Promise<Prototypes> {
  const vectors = knownVectors(embedder.model)
  let building: Promise<Prototypes> | undefined
  const embedOnce = async (text: string): Promise<Float32Array> => {
    const vector = vectors.get(text) ?? (await embedder.text(text))
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

/** A choice among classes, and the evidence for it. */
export interface Choice<Label extends string> {
  label: Label
  evidence: Evidence
}

/**
 * Returns the type and category of a statement: each by a rule if one applies, else by the nearest examples.
 * @param vector the unit vector of the statement; for a long text, that of its first window
 */
export function classify(text: string, vector: Float32Array, prototypes: Prototypes): Classification {
  const { type, category } = choices(text, vector, prototypes)
  return { memoryType: type.label, category: category.label, confidence: confidence(type.evidence, category.evidence) }
}

/** Like `classify`, but returns the evidence for each of the two choices instead of a confidence. */
export function choices(
  text: string,
  vector: Float32Array,
  prototypes: Prototypes,
): { type: Choice<MemoryType>; category: Choice<Category> } {
  const similarities = dots(vector, prototypes.vectors)
  const choose = <Label extends string>(
    ruled: Label | null,
    labels: readonly Label[],
    of: 'memoryType' | 'category',
  ): Choice<Label> =>
    ruled === null
      ? nearest(of === 'category' ? of : 'type', labels, (label) =>
          similarities.filter((_, at) => prototypes.classes[at]?.[of] === label),
        )
      : { label: ruled, evidence: { by: 'rule', of: of === 'category' ? of : 'type', label: ruled } }
  return {
    type: choose(typeByRule(text), MEMORY_TYPES, 'memoryType'),
    category: choose(categoryByRule(text), CATEGORIES, 'category'),
  }
}

/**
 * The similarity of a class is the mean over this many of its nearest examples, because a single example may be near
 * only because it has the same topic.
 */
const NEAREST = 3

function nearest<Label extends string>(
  of: 'type' | 'category',
  labels: readonly Label[],
  similaritiesOf: (label: Label) => Float64Array,
): Choice<Label> {
  const [first, second] = labels
    .map((label) => ({ label, nearness: nearness(similaritiesOf(label)) }))
    .sort((a, b) => b.nearness - a.nearness)
  if (!first || !second) throw new Error('a choice needs two classes')
  return {
    label: first.label,
    evidence: { by: 'prototypes', of, label: first.label, margin: first.nearness - second.nearness },
  }
}

const nearness = (similarities: Float64Array): number =>
  similarities.toSorted((a, b) => b - a).reduce((sum, each, at) => (at < NEAREST ? sum + each : sum), 0) / NEAREST

/** Returns the dot product of `vector` with each of the concatenated `vectors`. */
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
