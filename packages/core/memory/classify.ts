import { prototypeSentences } from './classify-prototypes.js'
import { categoryByRule, typeByRule } from './classify-rules.js'
import { confidence, type Evidence } from './confidence.js'
import { CATEGORIES, type Category, MEMORY_TYPES, type MemoryType } from './types.js'

/** Example sentences as unit vectors of the embedding model in use. */
export type Prototypes = readonly { memoryType: MemoryType; category: Category; vector: Float32Array }[]

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
  const prototypes: Prototypes[number][] = []
  const waiting = [...prototypeSentences.entries()]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, [memoryType, category, text]] = next
      prototypes[at] = { memoryType, category, vector: await embed(text) }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane)).finally(() => waiting.splice(0))
  return prototypes
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
  const similarities = prototypes.map((prototype) => ({ ...prototype, similarity: dot(vector, prototype.vector) }))
  const type = choose(typeByRule(text), MEMORY_TYPES, similarities, (prototype) => prototype.memoryType)
  const category = choose(categoryByRule(text), CATEGORIES, similarities, (prototype) => prototype.category)
  return { memoryType: type.label, category: category.label, confidence: confidence(type.evidence, category.evidence) }
}

type Similar = Prototypes[number] & { similarity: number }
/** A class is as near as its nearest examples are on average; one example alone may be near by its topic only. */
const NEAREST = 3

function choose<Label extends string>(
  ruled: Label | null,
  labels: readonly Label[],
  examples: readonly Similar[],
  labelOf: (example: Similar) => Label,
): { label: Label; evidence: Evidence } {
  if (ruled !== null) return { label: ruled, evidence: { by: 'rule' } }
  const ranked = labels
    .map((label) => ({ label, nearness: nearness(examples.filter((example) => labelOf(example) === label)) }))
    .sort((a, b) => b.nearness - a.nearness)
  const [first, second] = ranked
  if (!first || !second) throw new Error('a choice needs two classes')
  return { label: first.label, evidence: { by: 'prototypes', margin: first.nearness - second.nearness } }
}

function nearness(examples: readonly Similar[]): number {
  const nearest = examples
    .map((example) => example.similarity)
    .sort((a, b) => b - a)
    .slice(0, NEAREST)
  return nearest.reduce((sum, similarity) => sum + similarity, 0) / NEAREST
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0)
  return sum
}
