import { createHash } from 'node:crypto'
import type { IndexEntry } from '@agent-memory/core/ports/memory/external-index'
import type { IndexLedger } from '@agent-memory/core/ports/memory/index-ledger'
import { inExistingVolume } from '../accounts/existing-volume.js'
import type { Database } from '../connection/database.js'
import { exclusively } from '../connection/exclusively.js'
import { mapInTurns } from '../connection/map-in-turns.js'
import type { Query } from '../connection/query.js'
import { isDeadLettered } from '../memories/findable.js'
import {
  ENTRY_COLUMNS,
  type EntryRow,
  EXPECTED,
  EXPECTED_OR_INGESTED,
  type ExpectedRow,
  toEntry,
  toExpected,
  toNotedTerms,
  waitsFor,
} from './index-entries.js'
import { neighboursIn } from './neighbours.js'
import { compareNotes, forgetFormer, lockStatistics, statisticsOf } from './volume-terms.js'

/** Long enough to read 200 memories of maximum length, about 50 MB. */
const READ_LIMIT_MS = 20_000
/** Limit for statements that read whole tables. */
const SCAN_LIMIT_MS = 60_000

/** @param directUrl a direct connection, not through a transaction pooler */
export const openIndexLedger = (database: Database, directUrl: string): IndexLedger => ({
  async entries(memoryIds, model) {
    const rows = await database.query<EntryRow>({
      name: 'index-entries',
      text: `SELECT ${ENTRY_COLUMNS} FROM memories m WHERE m.memory_id = ANY($2) AND m.status = 'approved'`,
      values: [model, memoryIds],
      query_timeout: READ_LIMIT_MS,
    })
    return mapInTurns(rows, toEntry)
  },

  async markIndexed(entries) {
    if (entries.length === 0) return new Set()
    const volumeIds = entries.map((entry) => entry.volumeId)
    const steps = [lockStatistics(volumeIds), keepVolumes(volumeIds), note(entries), forgetUnused(volumeIds)]
    const [, , current] = await database.batch<{ memory_id: string }>(steps)
    return new Set(current?.map((row) => row.memory_id))
  },

  forget: (memoryIds) => forgetFormer(database, memoryIds),

  async endIndexing(outboxId, model) {
    const rows = await database.query({
      name: 'end-indexing',
      text: `DELETE FROM outbox WHERE outbox_id = $1
               AND EXISTS (SELECT FROM embedding_models WHERE model = $2 AND serving) RETURNING 1`,
      values: [outboxId, model],
    })
    return rows.length > 0
  },

  async deadLetterIndexing(memoryId, error) {
    await database.query({
      text: `WITH before AS (
               DELETE FROM dead_letters WHERE job = 'memory.index' AND payload ->> 'memory_id' = $1::text)
             INSERT INTO dead_letters (outbox_id, job, volume_id, payload, created_at, attempts, last_error)
             SELECT nextval('outbox_outbox_id_seq'), 'memory.index', volume_id, jsonb_build_object('memory_id', memory_id),
               now(), 1, left($2, 500)
             FROM memories WHERE memory_id = $1::uuid AND status = 'approved'`,
      values: [memoryId, error],
    })
  },

  async unindexed(limit) {
    const rows = await database.query<{ memory_id: string }>({
      text: `SELECT m.memory_id FROM memories m
             WHERE m.status = 'approved' AND NOT EXISTS (SELECT FROM indexed_memories i WHERE i.memory_id = m.memory_id)
               AND NOT ${waitsFor('memory.index', 'm.memory_id')} AND NOT ${isDeadLettered('m.memory_id')}
               AND ${inExistingVolume('m')} LIMIT $1`,
      values: [limit],
      query_timeout: SCAN_LIMIT_MS,
    })
    return rows.map((row) => row.memory_id)
  },

  statistics: (volumeId, wanted) => statisticsOf(database, volumeId, wanted),

  around: neighboursIn(database),

  async expected(after, limit, volumeId, model) {
    const rows = await database.query<ExpectedRow>({
      text: `${EXPECTED} AND ($2::uuid IS NULL OR m.memory_id > $2) AND ($3::uuid IS NULL OR m.volume_id = $3)
               AND ${inExistingVolume('m')}
             ORDER BY m.memory_id LIMIT $4`,
      values: [model, after, volumeId, limit],
      query_timeout: READ_LIMIT_MS,
    })
    return mapInTurns(rows, toExpected)
  },

  async expectedOf(memoryIds, model) {
    const rows = await database.query<ExpectedRow>({
      text: `${EXPECTED_OR_INGESTED} AND m.memory_id = ANY($2)`,
      values: [model, memoryIds],
      query_timeout: READ_LIMIT_MS,
    })
    return mapInTurns(rows, toExpected)
  },

  async unexpected(memoryIds) {
    const rows = await database.query<{ memory_id: string }>({
      text: `SELECT given.memory_id FROM unnest($1::uuid[]) AS given (memory_id)
             WHERE NOT EXISTS (SELECT FROM memories m WHERE m.memory_id = given.memory_id AND m.status = 'approved')
               AND NOT ${waitsFor('memory.unindex', 'given.memory_id')}
               AND NOT EXISTS (SELECT FROM outbox o WHERE o.job = 'document.unindex'
                 AND o.payload -> 'memory_ids' ? given.memory_id::text)`,
      values: [memoryIds],
    })
    return rows.map((row) => row.memory_id)
  },

  async volumeIds() {
    const text = 'SELECT volume_id FROM volumes ORDER BY volume_id'
    return (await database.query<{ volume_id: string }>({ text, values: [] })).map((row) => row.volume_id)
  },

  compareNotes: (volumeId, repair) => compareNotes(database, volumeId, repair),

  async isFilled(name) {
    const text = 'SELECT FROM vector_sets WHERE name = $1 AND filled_at IS NOT NULL'
    return (await database.query({ text, values: [name] })).length > 0
  },

  async setFilled({ name, model, dimension }, filled) {
    await database.query({
      text: `INSERT INTO vector_sets (name, model, dimension, filled_at) VALUES ($1, $2, $3, CASE WHEN $4 THEN now() END)
             ON CONFLICT (name) DO UPDATE SET filled_at = excluded.filled_at`,
      values: [name, model, dimension, filled],
    })
  },

  async sets() {
    const rows = await database.query<{ name: string }>({ text: 'SELECT name FROM vector_sets', values: [] })
    return rows.map((row) => row.name)
  },

  async forgetSet(name) {
    await database.query({ text: 'DELETE FROM vector_sets WHERE name = $1', values: [name] })
  },

  async detachAll() {
    await database.query({
      text: 'UPDATE vector_sets SET filled_at = NULL WHERE filled_at IS NOT NULL',
      values: [],
    })
  },

  exclusively: (name, work) => exclusively(directUrl, name, work),
})

/** Locks the volumes that still exist, so that they cannot be deleted before the transaction ends. */
const keepVolumes = (volumeIds: readonly string[]): Query => ({
  name: 'keep-volumes',
  text: 'SELECT FROM volumes WHERE volume_id = ANY($1) ORDER BY volume_id FOR KEY SHARE',
  values: [volumeIds],
})

/**
 * Records memories as indexed. Locks their rows against a concurrent erasure. If the erasure comes first, this
 * statement does not find the memory or its volume; otherwise the erasure finds the record and removes it.
 */
const note = (entries: readonly IndexEntry[]): Query => ({
  name: 'note-indexed',
  query_timeout: READ_LIMIT_MS,
  text: `
    WITH given AS (
      SELECT * FROM jsonb_to_recordset($1) AS given (memory_id uuid, conversation text, terms jsonb)),
    current AS (
      SELECT memory_id, volume_id, position, created_at FROM memories
      WHERE memory_id IN (SELECT memory_id FROM given) AND status = 'approved' AND ${inExistingVolume('memories')}
      ORDER BY memory_id FOR SHARE),
    changed AS (
      SELECT current.*, decode(given.conversation, 'hex') AS conversation, given.terms, coalesce(old.terms, '{}') AS old
      FROM current
      JOIN (SELECT memory_id, conversation, ARRAY(SELECT jsonb_array_elements_text(terms)) AS terms FROM given) AS given
        USING (memory_id)
      LEFT JOIN indexed_memories old USING (memory_id)
      WHERE old.terms IS DISTINCT FROM given.terms),
    noted AS (
      INSERT INTO indexed_memories (memory_id, volume_id, conversation, position, written_at, terms)
      SELECT memory_id, volume_id, conversation, position, created_at, terms FROM changed
      ON CONFLICT (memory_id) DO UPDATE SET terms = excluded.terms),
    counted AS (
      INSERT INTO volume_terms (volume_id, term, memories)
      SELECT volume_id, term, sum(step) FROM (
        SELECT volume_id, term, 1 AS step FROM changed, LATERAL (SELECT DISTINCT unnest(changed.terms) AS term) AS each
        UNION ALL
        SELECT volume_id, term, -1 FROM changed, LATERAL (SELECT DISTINCT unnest(changed.old) AS term) AS each) AS steps
      GROUP BY 1, 2 HAVING sum(step) <> 0 ORDER BY 1, 2
      ON CONFLICT (volume_id, term) DO UPDATE SET memories = volume_terms.memories + excluded.memories)
    SELECT memory_id FROM current`,
  values: [JSON.stringify(entries.map(toRecord))],
})

/** Removes terms that only former versions of edited memories had. A partial index on these terms makes this fast. */
const forgetUnused = (volumeIds: readonly string[]): Query => ({
  name: 'forget-unused-terms',
  text: 'DELETE FROM volume_terms WHERE volume_id = ANY($1) AND memories <= 0',
  values: [volumeIds],
})

const toRecord = (entry: IndexEntry) => ({
  memory_id: entry.memoryId,
  conversation: createHash('sha256').update(entry.conversation).digest('hex').slice(0, 32),
  terms: toNotedTerms(entry),
})
