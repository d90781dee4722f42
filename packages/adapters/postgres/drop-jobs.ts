/**
 * Drops what was promised of memories ($1) that go. An indexing that may be running stays: done again, it finds its memory
 * gone and takes out what it has put in.
 */
export const DROP_JOBS = `
  DELETE FROM outbox
  WHERE payload ->> 'memory_id' = ANY($1::text[]) AND NOT (job = 'memory.index' AND handed_at IS NOT NULL)`
