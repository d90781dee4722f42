import { knownName } from '@agent-memory/core/memory/speaker/speaker'
import type { NamedMemory, Renamed, SpeakerNames } from '@agent-memory/core/ports/memory/speaker-names'
import { inExistingVolume } from '../accounts/existing-volume.js'
import type { Database } from '../connection/database.js'
import { enqueueSql } from '../work/enqueue.js'
import { enqueueRename } from './enqueue-rename.js'
import { fromTold, toldBy, toTold } from './told-names.js'

interface NamedRow {
  memory_id: string
  volume_id: string
  user_id: string | null
  agent_id: string
  content: string
  seq: bigint
}

const COLUMNS = 'm.memory_id, m.volume_id, m.user_id, m.agent_id, m.content, m.seq'
/**
 * A volume's index counts as lagging behind if at least this many index jobs wait; then renaming pauses. A page of
 * renamed memories adds at most an eighth of this number, so renaming never makes the index lag much further.
 */
const MOST_WAITING = 200
const IN_USE = `m.status IN ('approved', 'superseded')`
/** Long, because the statement may have to skip many entries of a large index. No request waits for it. */
const UNNAMED_LIMIT_MS = 30_000

/** @param external whether an index outside PostgreSQL must be notified of changes */
export const openSpeakerNames = (database: Database, { external = false } = {}): SpeakerNames => ({
  async toldBy(speaker) {
    const [row] = await database.query<{ told: string[] }>({
      name: 'names-told',
      text: `SELECT ${toldBy('$1::bigint')} AS told`,
      values: [String(speaker)],
    })
    return toTold(row?.told ?? [])
  },

  async namesOf(volumeId, memoryIds) {
    const rows = await database.query<{ memory_ids: string[]; told: string[] }>({
      name: 'names-of-speakers',
      text: `SELECT said.memory_ids, ${toldBy('said.speaker')} AS told FROM (
               SELECT speaker, array_agg(memory_id::text) AS memory_ids FROM memories
               WHERE volume_id = $1 AND memory_id = ANY($2) AND speaker IS NOT NULL GROUP BY speaker) AS said`,
      values: [volumeId, memoryIds],
    })
    return new Map(
      rows.flatMap(({ memory_ids, told }) => {
        const known = knownName(toTold(told))
        return known === null ? [] : memory_ids.map((memoryId) => [memoryId, known.name] as const)
      }),
    )
  },

  async misnamed(speaker, named, limit) {
    const other = (is: string) =>
      `(SELECT ${COLUMNS} FROM memories m WHERE m.speaker = $1 AND m.named ${is} $2 AND m.named <> 0 AND ${IN_USE}
         AND ${inExistingVolume('m')} ORDER BY m.named, m.seq LIMIT $3)`
    const rows = await database.query<NamedRow>({
      name: 'misnamed',
      // Reads two ranges of the index, which leave out the memories that have the name already.
      text: `SELECT * FROM (${other('<')} UNION ALL ${other('>')}) AS found LIMIT $3`,
      values: [String(speaker), String(named), limit],
    })
    return rows.map(toNamed)
  },

  async unnamed(limit) {
    const rows = await database.query<NamedRow>({
      name: 'unnamed',
      text: unnamedSql('$1'),
      values: [limit],
      query_timeout: UNNAMED_LIMIT_MS,
    })
    return rows.map(toNamed)
  },

  rename: (speaker, told, renamed) =>
    database.transaction(async (client) => {
      // Locks the volume; each memory gets its own sequence number, because an index reads changes page by page.
      const { rows: head } = await client.query<{ before: bigint }>(
        'UPDATE volumes SET head_seq = head_seq + $2 WHERE volume_id = $1 RETURNING head_seq - $2 AS before',
        [speaker.volumeId, renamed.length],
      )
      if (!head[0]) return true
      const { rows } = await client.query<{ same: boolean }>(RENAME, [
        String(speaker.key),
        fromTold(told),
        JSON.stringify(renamed.map(toRecord)),
        String(head[0].before),
        external,
        knownName(told)?.memoryId ?? null,
      ])
      return rows[0]?.same ?? false
    }),

  async isBehind(volumeId) {
    if (!external) return false
    const [row] = await database.query<{ waiting: number }>({
      name: 'index-waits',
      text: `SELECT count(*)::int AS waiting FROM (
               SELECT FROM outbox WHERE volume_id = $1 AND job = 'memory.index' LIMIT ${MOST_WAITING}) AS jobs`,
      values: [volumeId],
    })
    return row?.waiting === MOST_WAITING
  },

  async renameLater(outboxId) {
    await database.query({ text: LATER, values: [outboxId] })
  },

  async endRenaming(outboxId) {
    await database.query({ text: 'DELETE FROM outbox WHERE outbox_id = $1', values: [outboxId] })
  },
})

/** The exact condition of the index `memories_unnamed`, so that PostgreSQL can use the index. */
const UNNAMED = `m.named IS NULL AND m.document_id IS NULL AND ${IN_USE}`

/**
 * Selects memories of one volume that an older version of the service stored, without names and keys. The index finds
 * both the volume and its memories. Memories that get names and keys also get new sequence numbers, so they are read in
 * order of `seq`, which keeps their order.
 */
export const unnamedSql = (limit: string): string => `
  SELECT ${COLUMNS} FROM memories m
  WHERE m.volume_id = (
    SELECT m.volume_id FROM memories m WHERE ${UNNAMED} AND ${inExistingVolume('m')} ORDER BY m.volume_id LIMIT 1) AND ${UNNAMED}
  ORDER BY m.seq LIMIT ${limit}`

const LATER = `
  WITH ended AS (DELETE FROM outbox WHERE outbox_id = $1 RETURNING *)
  ${enqueueSql('memory.rename', {
    volumeId: 'volume_id',
    payload: { volume_id: `payload ->> 'volume_id'`, speaker: `payload ->> 'speaker'` },
    context: 'context',
    inSeconds: '1',
    from: 'ended',
  })}`

/**
 * Stores the names and keys in $3 only if the names of the speaker $1 are still $2; selects whether they are. The
 * memories get the sequence numbers after $4. $5 is `external`; $6 is the memory that tells the speaker's name, or
 * null. If a memory that was stored before names were kept tells its speaker's name, a job indexes the speaker's other
 * memories under that name. `former` is the previous row, because a statement does not see its own changes. A memory
 * that depends on no name is not sent to an index outside PostgreSQL, because its entry there would stay the same.
 */
const RENAME = `
  WITH known AS MATERIALIZED (SELECT ${toldBy('$1::bigint')} = $2::text[] AS same),
  given AS (
    SELECT memory_id, seq, tells_name, named, place, ARRAY(SELECT jsonb_array_elements_text(keys)::bigint) AS keys
    FROM ROWS FROM (jsonb_to_recordset($3::jsonb) AS (memory_id uuid, seq bigint, tells_name text, named bigint, keys jsonb))
      WITH ORDINALITY AS given (memory_id, seq, tells_name, named, keys, place)),
  changed AS (
    UPDATE memories m SET speaker = $1::bigint, tells_name = given.tells_name, named = given.named,
      named_by = CASE WHEN given.named <> 0 THEN $6::uuid END, relation_keys = given.keys, seq = $4::bigint + given.place
    FROM given, known WHERE known.same AND m.memory_id = given.memory_id AND m.seq = given.seq AND ${IN_USE}
    RETURNING m.memory_id, m.volume_id, m.speaker, m.status, m.tells_name, m.named),
  to_index AS (${enqueueSql('memory.index', {
    volumeId: 'volume_id',
    payload: { memory_id: 'memory_id' },
    from: `changed WHERE $5 AND status = 'approved' AND named <> 0`,
  })}),
  to_rename AS (${enqueueRename(`changed WHERE status = 'approved' AND tells_name IS NOT NULL AND NOT EXISTS (
    SELECT FROM memories former WHERE former.memory_id = changed.memory_id AND former.speaker = changed.speaker
      AND former.tells_name = changed.tells_name)`)})
  SELECT same FROM known`

const toNamed = (row: NamedRow): NamedMemory => ({
  memoryId: row.memory_id,
  volumeId: row.volume_id,
  userId: row.user_id,
  writer: { agentId: row.agent_id },
  content: row.content,
  seq: row.seq,
})

const toRecord = ({ memoryId, seq, tellsName, named, relationKeys }: Renamed) => ({
  memory_id: memoryId,
  seq: String(seq),
  tells_name: tellsName,
  named: String(named),
  keys: relationKeys.map(String),
})
