/** Whether a memory `m` is no chunk, or one of a document that can be seen, and not of its failed ingestion before. */
export const OF_VISIBLE_DOCUMENT = `(m.document_id IS NULL OR EXISTS (
  SELECT FROM documents d WHERE d.document_id = m.document_id AND d.status IN ('processing', 'completed')
    AND d.chunk_count IS NOT NULL))`
