/** A service's result for one text. */
interface Row {
  /** Position of the text in the request, from 0. */
  index: number
  relevance: number
}

/** The format of a service's requests and responses. */
export interface Shape {
  /** Maximum number of texts in a request. */
  mostTexts: number
  bodyOf(query: string, texts: readonly string[]): object
  /** @throws TypeError for JSON of any other shape */
  rowsIn(answer: unknown): Row[]
}

/**
 * The shape of Cohere's API, which many others adopted: Jina, vLLM, LiteLLM, Infinity, llama.cpp
 * (https://docs.cohere.com/reference/rerank). Asks for all results, because the caller orders all of them.
 */
export const cohereShape = (model: string): Shape => ({
  mostTexts: Number.POSITIVE_INFINITY,
  bodyOf: (query, texts) => ({ model, query, documents: texts, top_n: texts.length }),
  rowsIn: (answer) => listOf((answer as { results?: unknown } | null)?.results, 'relevance_score'),
})

/**
 * The shape of Hugging Face's text-embeddings-inference (https://huggingface.co/docs/text-embeddings-inference). A
 * server has one model, and by default accepts 32 texts per request. Without `truncate`, it rejects a text that is too
 * long for its model.
 */
export const teiShape: Shape = {
  mostTexts: 32,
  bodyOf: (query, texts) => ({ query, texts, truncate: true }),
  rowsIn: (answer) => listOf(answer, 'score'),
}

const listOf = (rows: unknown, scoreName: string): Row[] => {
  if (!Array.isArray(rows)) throw new TypeError('no list of results')
  return rows.map((row: Record<string, unknown> | null) => {
    const index = row?.index
    const relevance = row?.[scoreName]
    if (!Number.isInteger(index) || !Number.isFinite(relevance)) throw new TypeError('no result')
    return { index: index as number, relevance: relevance as number }
  })
}

/**
 * Returns the relevance of each text, by its position; null for a text that the service left out.
 * @param texts number of texts in the request
 * @throws TypeError if there are no rows, an index is out of range, or two rows have the same index
 */
export const relevancesOf = (rows: readonly Row[], texts: number): (number | null)[] => {
  const relevances = new Array<number | null>(texts).fill(null)
  for (const { index, relevance } of rows) {
    if (relevances[index] !== null) throw new TypeError('an unknown text, or two results for one text')
    relevances[index] = relevance
  }
  if (rows.length === 0) throw new TypeError('nothing is ranked')
  return relevances
}
