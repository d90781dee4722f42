import type { Effect, Verdict } from '@agent-memory/core/ports/memory/memories'
import type { Query } from '../connection/query.js'
import { enqueueRename } from '../speakers/enqueue-rename.js'
import { enqueueSql } from '../work/enqueue.js'
import { noteEventsSql } from '../work/note-events.js'
import { nextSeq, noteChange, sinceOf } from './changes/memory-changes.js'

/**
 * Returns the statements that apply a verdict's effects on other memories; they follow the verdict's own statement in
 * its transaction. Each effect gets its own sequence number, because an index that reads changes page by page must not
 * see the same number twice. The statements do nothing if the verdict was not committed.
 */
export const applyEffects = (verdict: Verdict, external: boolean): Query[] =>
  verdict.effects.flatMap((effect) => [nextSeq(verdict.volumeId), applyOne(verdict, effect, external)])

const applyOne = ({ memoryId, volumeId }: Verdict, effect: Effect, external: boolean): Query => ({
  name: `verdict-effect-${effect.kind}`,
  text: STATEMENTS[effect.kind],
  values: [
    memoryId,
    effect.memoryId,
    volumeId,
    effect.reason,
    ...(effect.kind === 'superseded' ? [external] : []),
    ...(effect.kind === 'outdated' ? [effect.outdated] : []),
  ],
})

/**
 * CTEs: the judged memory $1, if this transaction has just approved it, and the record of the change to the memory $2
 * of the volume $3, with the reason $4. Two runs of one job may share the transaction; the second does not repeat the
 * effects of the first.
 */
const OWN = `
  own AS MATERIALIZED (
    SELECT * FROM memories WHERE memory_id = $1 AND status = 'approved' AND xmin = pg_current_xact_id()::xid),
  noted AS (${noteChange({ kind: '$KIND', reason: '$4', by: 'own', where: 'm.memory_id = $2 AND $NEW' })})`

const effect = (
  kind: Effect['kind'],
  isNew: string,
  assignments: string,
  jobs: readonly string[],
  events?: string,
): string => `
  WITH ${OWN.replace('$KIND', `'${kind}'`).replace('$NEW', isNew)},
  changed AS (
    UPDATE memories m SET seq = (SELECT head_seq FROM volumes WHERE volume_id = $3), ${assignments}
    FROM own WHERE m.memory_id = $2 AND ${isNew} RETURNING m.memory_id, m.volume_id, m.speaker, m.tells_name)
  ${jobs.map((job, at) => `, job_${at} AS (${job})`).join('')}
  ${events === undefined ? '' : `, ${events}`}
  SELECT memory_id FROM changed`

const RENAME = enqueueRename('changed WHERE tells_name IS NOT NULL')
const ONE_JOB = { volumeId: 'volume_id', payload: { memory_id: 'memory_id' } }

/** A superseded memory leaves the index and the graph; its row and vectors stay, for its history. */
const STATEMENTS: Readonly<Record<Effect['kind'], string>> = {
  superseded: effect(
    'superseded',
    `m.status = 'approved'`,
    `status = 'superseded', superseded_by = own.memory_id, valid_to = greatest(${sinceOf('own')}, ${sinceOf('m')})`,
    [
      enqueueSql('memory.index', { ...ONE_JOB, from: 'changed WHERE $5' }),
      enqueueSql('memory.retract', { ...ONE_JOB, from: 'changed' }),
      RENAME,
    ],
  ),
  conflict: effect(
    'conflict',
    'own.memory_id <> ALL(m.conflicts_with)',
    `flag_reason = 'conflict', conflicts_with = array_append(m.conflicts_with, own.memory_id)`,
    [RENAME],
    // Adds an event only if the memory was not flagged before: this part of the statement still sees the previous row.
    noteEventsSql({
      event: `'memory.flagged'`,
      volumeId: 'volume_id',
      memoryId: 'memory_id',
      from: 'changed WHERE (SELECT flag_reason FROM memories m WHERE m.memory_id = $2) IS NULL',
    }),
  ),
  outdated: effect('outdated', 'NOT m.outdated @> $5::text[]', 'outdated = m.outdated || $5::text[]', [
    enqueueSql('memory.extract', { ...ONE_JOB, from: 'changed' }),
  ]),
}
