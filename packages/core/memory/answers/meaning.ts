import type { Meaning } from '../../ports/answers/meaning.js'
import type { Embedder } from '../../ports/memory/embedder.js'

/** Compares texts by their vectors from the embedding model in use, which embeds them with the priority of a query. */
export const openMeaning = (retrieval: () => { embedder: Pick<Embedder, 'text'> }): Meaning => ({
  async closeness(text, others, { orgId: tenant, signal }) {
    const { embedder } = retrieval()
    const embed = (each: string) => embedder.text(each, { signal, tenant })
    const [vector, ...vectors] = await Promise.all([text, ...others].map(embed))
    return vectors.map((other) => cosine(vector as Float32Array, other))
  },
})

/** Returns the cosine of two unit vectors. */
const cosine = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
