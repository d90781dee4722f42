import type { FoundMemory } from '../memory/find/current-hits.js'

export interface DocumentSource {
  document_id: string
  filename: string
  best_score: number
  /** Number of chunks found in the document. */
  chunk_count: number
  snippets: string[]
}

/**
 * Maximum number of snippets per document. Snippets are a preview for people; the full chunks are among the memories.
 */
const SNIPPETS = 3
const SNIPPET_CHARACTERS = 300

/** Groups the found chunks by document, best document first. */
export const documentSources = (found: readonly FoundMemory[]) => {
  const sources = new Map<string, DocumentSource>()
  for (const { memory, score } of found) {
    if (memory.chunk === null) continue
    const { documentId, filename } = memory.chunk
    const known = sources.get(documentId)
    const snippet = snippetOf(memory.content)
    if (!known) {
      sources.set(documentId, {
        document_id: documentId,
        filename,
        best_score: score,
        chunk_count: 1,
        snippets: [snippet],
      })
      continue
    }
    known.chunk_count++
    known.best_score = Math.max(known.best_score, score)
    if (known.snippets.length < SNIPPETS) known.snippets.push(snippet)
  }
  return [...sources.values()]
}

const snippetOf = (content: string): string => {
  const characters = [...content.slice(0, 2 * SNIPPET_CHARACTERS + 2)]
  return characters.length <= SNIPPET_CHARACTERS ? content : `${characters.slice(0, SNIPPET_CHARACTERS - 1).join('')}…`
}
