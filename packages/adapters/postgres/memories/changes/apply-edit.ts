import type { Verdict } from '@agent-memory/core/ports/memory/memories'
import type { Query } from '../../connection/query.js'
import { enqueueRename } from '../../speakers/enqueue-rename.js'
import { enqueueSql } from '../../work/enqueue.js'
import { swapWindows } from '../swap-windows.js'
import { VERSION_COLUMNS } from '../version-columns.js'
import { nextSeq, noteChange } from './memory-changes.js'

/**
 * Returns the statements that follow the verdict on an edit in the verdict's transaction. The verdict stores the edit
 * like any new memory. These statements then give the edited memory the edit's text, vectors and marks, and record the
 * memory's former version. They also merge the edit into the memory, so that the edit is one of the memory's sources
 * and can be undone. They do nothing if the verdict was a rejection or was not committed.
 */
export const applyEdit = ({ memoryId, volumeId, edits, effects }: Verdict, external: boolean): Query[] => {
  if (!edits) return []
  const step = (name: string, text: string, ...values: unknown[]): Query => ({
    ...{ name: `edit-${name}`, text, values: [memoryId, ...values] },
  })
  return [
    step('partners', PARTNERS, volumeId),
    step('former-name', FORMER_NAME),
    nextSeq(volumeId),
    step('version', VERSION, volumeId),
    step(
      'marks',
      MARKS,
      effects.map((effect) => effect.memoryId),
    ),
    ...swapWindows('edit-windows', edits, memoryId, `EXISTS (SELECT FROM memories WHERE ${APPROVED})`),
    step('source', SOURCE),
    step('jobs', JOBS),
    step('retract', RETRACT),
    ...(external ? [step('unindex', UNINDEX)] : []),
    step('audit', AUDIT),
    step('end', END),
  ]
}

/** SQL condition: the edit that this transaction has just stored. True until `END`, the last statement, has run. */
const APPROVED = `memory_id = $1 AND edits IS NOT NULL AND status IN ('approved', 'superseded')`
const OWN = `own AS MATERIALIZED (SELECT * FROM memories WHERE ${APPROVED})`

/**
 * SQL condition: the edit keeps text and event date, so the marks of the memory `m` still apply (`same` of `Edited` in
 * core/memory/guard/edit.ts).
 */
const SAME = (m: string): string => `(${m}.content = own.content AND ${m}.event_date = own.event_date)`

/** Ends the edited memory's conflicts that the new version does not have. */
const PARTNERS = `
  WITH ${OWN},
  partner AS (
    SELECT p.memory_id, row_number() OVER (ORDER BY p.memory_id) AS place
    FROM own JOIN memories t ON t.memory_id = own.edits AND NOT ${SAME('t')}
    JOIN memories p ON p.memory_id = ANY(t.conflicts_with) AND p.memory_id <> ALL(own.conflicts_with)),
  head AS (
    UPDATE volumes SET head_seq = head_seq + (SELECT count(*) FROM partner)
    WHERE volume_id = $2 AND EXISTS (SELECT FROM partner)
    RETURNING head_seq - (SELECT count(*) FROM partner) AS seq),
  noted AS (${noteChange({
    kind: "'edited'",
    reason: "'The memory that was in conflict with this one was edited.'",
    by: 'own',
    where: 'm.memory_id IN (SELECT memory_id FROM partner)',
  })})
  UPDATE memories m SET seq = head.seq + partner.place, conflicts_with = array_remove(m.conflicts_with, own.edits),
    flag_reason = CASE WHEN m.flag_reason = 'conflict' AND m.conflicts_with <@ ARRAY[own.edits] THEN NULL ELSE m.flag_reason END
  FROM own, head, partner WHERE m.memory_id = partner.memory_id`

/**
 * Enqueues a rename if the memory's former version told its speaker's name. The verdict's own statements enqueue a
 * rename if the edit tells a name.
 */
const FORMER_NAME = `WITH ${OWN} ${enqueueRename(
  '(SELECT t.volume_id, t.speaker FROM own JOIN memories t ON t.memory_id = own.edits WHERE t.tells_name IS NOT NULL) AS former',
)}`

const TAKEN = [
  ...VERSION_COLUMNS.filter((column) => column !== 'reason'),
  ...['status', 'superseded_by', 'valid_to', 'decided_at', 'overruled'],
]
const MARKED = ['flag_reason', 'conflicts_with', 'outdated']
/**
 * SQL condition under which the memory keeps its reason, which names its type, its category and the evidence of its
 * marks.
 */
const EXPLAINED = `${SAME('m')} AND m.memory_type = own.memory_type AND m.category = own.category`

/** Gives the edited memory the new version. A memory that still says the same thing keeps its confirmation time. */
const VERSION = `
  WITH ${OWN},
  noted AS (${noteChange({
    kind: "'edited'",
    reason: "'Edited.'",
    by: 'own',
    where: 'm.memory_id = own.edits',
  })})
  UPDATE memories m SET seq = (SELECT head_seq FROM volumes WHERE volume_id = $2),
    ${TAKEN.map((column) => `${column} = own.${column}`).join(', ')},
    ${MARKED.map((column) => `${column} = CASE WHEN ${SAME('m')} THEN m.${column} ELSE own.${column} END`).join(', ')},
    reason = CASE WHEN ${EXPLAINED} THEN m.reason ELSE own.reason END,
    speaker = coalesce(m.speaker, own.speaker),
    last_confirmed_at = CASE WHEN m.same_hash = own.same_hash THEN m.last_confirmed_at ELSE own.last_confirmed_at END
  FROM own WHERE m.memory_id = own.edits`

/** Makes the other memories that the verdict changed refer to the edited memory instead of the edit. */
const MARKS = `
  WITH ${OWN}
  UPDATE memories m SET superseded_by = CASE m.superseded_by WHEN own.memory_id THEN own.edits ELSE m.superseded_by END,
    conflicts_with = CASE WHEN own.edits = ANY(m.conflicts_with) THEN array_remove(m.conflicts_with, own.memory_id)
      ELSE array_replace(m.conflicts_with, own.memory_id, own.edits) END
  FROM own WHERE m.memory_id = ANY($2::uuid[])`

const SOURCE = `
  WITH ${OWN}
  UPDATE memory_sources s SET memory_id = own.edits FROM own WHERE s.memory_id = own.memory_id`

/** Redirects the verdict's jobs for index and graph to the edited memory. */
const JOBS = `
  WITH ${OWN}
  UPDATE outbox o SET payload = jsonb_build_object('memory_id', own.edits) FROM own
  WHERE o.payload ->> 'memory_id' = own.memory_id::text AND o.job IN ('memory.index', 'memory.extract', 'memory.compare')`

/** A job for the edited memory if the edit was stored as superseded, because its text tells an older value. */
const CLOSED = { volumeId: 'volume_id', payload: { memory_id: 'edits' }, from: `own WHERE status = 'superseded'` }
const RETRACT = `WITH ${OWN} ${enqueueSql('memory.retract', CLOSED)}`
const UNINDEX = `WITH ${OWN} ${enqueueSql('memory.index', CLOSED)}`

const AUDIT = `
  WITH ${OWN}
  INSERT INTO audit_entries (org_id, volume_id, action, subject_id, key_id, agent_id, agent, details, created_at)
  SELECT org_id, volume_id, 'memory.edited', edits, key_id, agent_id, agent,
    jsonb_build_object('write_id', (SELECT w.write_id FROM writes w WHERE w.memory_id = own.memory_id LIMIT 1)), decided_at
  FROM own`

const END = `
  UPDATE memories SET status = 'merged', merged_into = edits, superseded_by = NULL, valid_to = NULL, flag_reason = NULL,
    conflicts_with = '{}'
  WHERE ${APPROVED}`
