import type { EmbedOptions } from '../../ports/embedder.js'
import type { Searching } from '../../ports/retrieval.js'

/**
 * The same ports for searches with this query, which is given to the model now and once, however many they are. A failure is
 * met by the search that waits for the vector, or by nobody.
 */
export const embeddedNow = <Ports extends { retrieval: Searching }>(
  ports: Ports,
  query: string,
  options: EmbedOptions,
): Omit<Ports, 'retrieval'> & { retrieval: Searching } => {
  const { embedder, index } = ports.retrieval()
  const vector = embedder.query(query, options)
  vector.catch(() => {})
  return { ...ports, retrieval: () => ({ index, embedder: { query: () => vector } }) }
}
