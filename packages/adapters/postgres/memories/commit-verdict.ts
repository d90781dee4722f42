import { knownName } from '@agent-memory/core/memory/speaker/speaker'
import type { CommitResult, Verdict, VerdictCommit } from '@agent-memory/core/ports/memory/memories'
import type { Database } from '../connection/database.js'
import type { Query } from '../connection/query.js'
import { enqueueRename } from '../speakers/enqueue-rename.js'
import { fromTold, toldBy } from '../speakers/told-names.js'
import { enqueueSql } from '../work/enqueue.js'
import { noteEventsSql } from '../work/note-events.js'
import { applyEdit } from './changes/apply-edit.js'
import { nextSeq, noteChange, sinceOf } from './changes/memory-changes.js'
import { applyEffects } from './verdict-effects.js'

/**
 * Commits verdicts in one transaction; returns a result for each. For each verdict, a first statement increments the
 * volume's `head_seq`, which also locks the volume's row. The next statement compares the verdict with decisions made
 * after `asOf`, writes the verdict, its vectors and sources, and completes the job. That statement is so long that
 * planning it takes three times as long as running it, so it is planned only once. A verdict that cannot be committed
 * leaves only an unused sequence number.
 */
export const commitVerdicts = async (
  database: Database,
  commits: readonly VerdictCommit[],
  external: boolean,
): Promise<CommitResult[]> => {
  const steps = commits.map((commit) => [
    nextSeq(commit.verdict.volumeId),
    commitOne(commit, external),
    ...applyEffects(commit.verdict, external),
    ...applyEdit(commit.verdict, external),
  ])
  const results = await database.batch<{ result?: CommitResult }>(steps.flat(), { planOnce: true })
  let start = 0
  return steps.map(({ length }) => {
    const result = results[start + 1]?.[0]?.result ?? 'gone'
    start += length
    return result
  })
}

const commitOne = ({ verdict, asOf, restsOn, outboxId, now }: VerdictCommit, external: boolean): Query => ({
  name: 'commit-verdict',
  text: COMMIT_VERDICT,
  values: [
    ...outcome(verdict, now),
    ...vectors(verdict),
    verdict.confirms,
    outboxId,
    ...comparison(verdict, asOf),
    external,
    ...marks(verdict),
    restsOn,
    ...names(verdict),
    verdict.isCompared ?? false,
    verdict.isRefined ?? false,
  ],
})

/**
 * The trace context of the job that the verdict completes; not the transaction's, because a transaction serves several
 * jobs.
 */
const SAME_CONTEXT = '(SELECT context FROM outbox WHERE outbox_id = $14)'

/**
 * The events of a verdict. A memory that is stored as superseded, because a newer value exists, gets
 * `memory.approved`. A memory that waits for review gets `memory.flagged` in addition. A stored edit becomes a version
 * of the edited memory, so its events are about that memory.
 */
const TOLD = `(
    SELECT volume_id, CASE WHEN status IN ('approved', 'superseded') THEN coalesce(edits, memory_id) ELSE memory_id END
      AS memory_id, event
    FROM decided, unnest(ARRAY[
      CASE status WHEN 'superseded' THEN 'memory.approved' ELSE 'memory.' || status END,
      CASE WHEN flag_reason IS NOT NULL THEN 'memory.flagged' END]) WITH ORDINALITY AS told (event, place)
    WHERE event IS NOT NULL ORDER BY place) AS told`

/**
 * Runs as a separate statement after the lock, so that its snapshot includes everything committed before. Parameters:
 * - $1–$9: `outcome`; $10–$12: `vectors`; $13: whether the verdict confirms the memory $8; $14: the job
 * - $15–$17: `comparison`; $18: `external`; $19–$23: `marks`; $24: `restsOn`; $25–$29: `names`
 * - $30, $31: whether to enqueue `memory.compare` and `memory.refine`
 */
const COMMIT_VERDICT = `
  WITH found AS (
    SELECT
      (SELECT status FROM memories WHERE memory_id = $1) AS own,
      -- A target that changed after $17 counts only if its normal form is the same: an edit may have changed its text.
      (SELECT status FROM memories WHERE memory_id = $8 AND (seq <= $17 OR same_hash = $7)) AS target,
      EXISTS (SELECT FROM memories WHERE volume_id = $15 AND same_hash = $7 AND user_id IS NOT DISTINCT FROM $16
              AND status = 'approved' AND seq > $17 AND memory_id <> ALL($24::uuid[]))
      OR EXISTS (SELECT FROM memory_relation_keys WHERE volume_id = $15 AND key = ANY($19::bigint[]) AND seq > $17
                 AND memory_id <> ALL($24::uuid[])) AS newer,
      EXISTS (SELECT FROM unnest($23::uuid[]) AS needed (memory_id) LEFT JOIN memories m USING (memory_id)
              WHERE m.status IS DISTINCT FROM 'approved' OR (m.seq > $17 AND memory_id <> ALL($24::uuid[]))) AS moved,
      EXISTS (SELECT FROM unnest($24::uuid[]) AS earlier (memory_id) LEFT JOIN memories m USING (memory_id)
              WHERE m.status IS NULL OR m.status = 'pending') AS alone,
      -- A name that became known or changed meanwhile.
      $28::text[] IS NOT NULL AND ${toldBy('$25::bigint')} <> $28::text[] AS renamed),
  verdict AS (
    SELECT CASE
      WHEN own IS DISTINCT FROM 'pending' OR NOT EXISTS (SELECT FROM volumes WHERE volume_id = $15) THEN 'gone'
      WHEN $2 IN ('approved', 'superseded') AND (newer OR moved OR alone OR renamed) THEN 'stale'
      WHEN $2 = 'merged' AND target IS DISTINCT FROM 'approved' THEN 'stale'
      ELSE 'committed' END AS result
    FROM found),
  decided AS (
    UPDATE memories SET status = $2, seq = (SELECT head_seq FROM volumes WHERE volume_id = $15), reason = $3, confidence = $4, memory_type = $5, category = $6,
      same_hash = $7, merged_into = $8, decided_at = $9, relation_keys = $19::bigint[], superseded_by = $20,
      valid_to = (SELECT ${sinceOf('newer')} FROM memories newer WHERE newer.memory_id = $20),
      flag_reason = $21, conflicts_with = $22::uuid[],
      speaker = coalesce(speaker, $25::bigint), tells_name = $26, named = $27::bigint, named_by = $29::uuid
    FROM verdict WHERE result = 'committed' AND memory_id = $1
    RETURNING memory_id, volume_id, created_at, last_confirmed_at, speaker, tells_name, status, flag_reason, edits),
  vectors AS (
    INSERT INTO memory_windows (memory_id, volume_id, model, dimension, "window", vector)
    SELECT memory_id, volume_id, $10, $11, place - 1, vector
    FROM decided, unnest($12::bytea[]) WITH ORDINALITY AS given (vector, place)
    -- A memory that was taken out and is approved again still has its vectors.
    ON CONFLICT (memory_id, model, "window") DO UPDATE SET vector = excluded.vector),
  wording AS (
    UPDATE memory_sources s SET memory_id = $8 FROM decided d
    WHERE $8::uuid IS NOT NULL AND s.memory_id = d.memory_id),
  followers AS (
    UPDATE memories m SET merged_into = $8 FROM decided d WHERE $8::uuid IS NOT NULL AND m.merged_into = d.memory_id),
  noted AS (${noteChange({
    kind: "'confirmed'",
    reason: '$3',
    by: 'decided d JOIN memories own USING (memory_id)',
    where: 'm.memory_id = $8',
  })}),
  confirmed AS (
    UPDATE memories m SET last_confirmed_at = greatest(m.last_confirmed_at, d.last_confirmed_at, d.created_at)
    FROM decided d WHERE m.memory_id = $8 AND $13),
  to_index AS (${enqueueSql('memory.index', {
    volumeId: 'volume_id',
    payload: { memory_id: 'memory_id' },
    context: SAME_CONTEXT,
    from: `decided WHERE $18 AND $2 = 'approved'`,
  })}),
  to_graph AS (${enqueueSql('memory.extract', {
    volumeId: 'volume_id',
    payload: { memory_id: 'memory_id' },
    context: SAME_CONTEXT,
    from: `decided WHERE $2 = 'approved'`,
  })}),
  to_rename AS (${enqueueRename(`decided WHERE $2 = 'approved' AND tells_name IS NOT NULL`, SAME_CONTEXT)}),
  to_compare AS (${enqueueSql('memory.compare', {
    volumeId: 'volume_id',
    payload: { memory_id: 'memory_id' },
    context: SAME_CONTEXT,
    from: `decided WHERE $30 AND $2 = 'approved'`,
  })}),
  to_judge AS (${enqueueSql('memory.refine', {
    volumeId: 'volume_id',
    payload: { memory_id: 'memory_id' },
    context: SAME_CONTEXT,
    from: `decided WHERE $31 AND $2 = 'approved'`,
  })}),
  ${noteEventsSql({
    event: 'event',
    volumeId: 'volume_id',
    memoryId: 'memory_id',
    from: TOLD,
    context: SAME_CONTEXT,
  })},
  ended AS (
    DELETE FROM outbox o USING decided WHERE o.outbox_id = $14)
  SELECT result FROM verdict`

const outcome = (verdict: Verdict, now: Date): unknown[] => [
  verdict.memoryId,
  verdict.supersededBy === null ? verdict.status : 'superseded',
  verdict.reason,
  verdict.confidence,
  verdict.memoryType,
  verdict.category,
  verdict.sameHash,
  verdict.mergedInto,
  now,
]

const vectors = ({ windows }: Verdict): unknown[] => [
  windows?.model ?? null,
  windows?.dimension ?? null,
  (windows?.vectors ?? []).map((vector) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)),
]

const comparison = (verdict: Verdict, asOf: bigint): unknown[] => [verdict.volumeId, verdict.userId, asOf]

const names = ({ speaker, tellsName, named, told }: Verdict): unknown[] => [
  String(speaker),
  tellsName,
  String(named),
  told && fromTold(told),
  (told && knownName(told)?.memoryId) ?? null,
]

const marks = (verdict: Verdict): unknown[] => [
  verdict.relationKeys.map(String),
  verdict.supersededBy,
  verdict.flagReason,
  verdict.conflictsWith,
  [verdict.supersededBy, verdict.edits, ...verdict.effects.map(({ memoryId }) => memoryId)].filter(Boolean),
]
