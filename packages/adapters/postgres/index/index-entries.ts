import { conversationOf } from '@agent-memory/core/memory/find/rank-signals'
import { traitsOf } from '@agent-memory/core/memory/find/traits'
import type { IndexEntry } from '@agent-memory/core/ports/memory/external-index'
import type { Expected } from '@agent-memory/core/ports/memory/index-ledger'
import { namedTerms, terms } from '@agent-memory/core/text/terms'
import { indexedName } from '../speakers/told-names.js'
import { MEMORY_ITSELF } from './volume-terms.js'

export const ENTRY_COLUMNS = `m.memory_id, m.volume_id, m.content, m.agent_id, m.user_id,
  ${indexedName('m')} AS speaker,
  coalesce(m.session_id, m.document_id::text) AS session_id, (
  SELECT array_agg(vector ORDER BY "window") FROM memory_windows w WHERE w.memory_id = m.memory_id AND w.model = $1
) AS vectors`

export interface EntryRow {
  memory_id: string
  volume_id: string
  content: string
  agent_id: string
  speaker: string | null
  user_id: string | null
  /** For a chunk, the id of its document, which counts as its conversation. */
  session_id: string | null
  vectors: Buffer[] | null
}

export const toEntry = (row: EntryRow): IndexEntry => {
  const own = terms(row.content)
  return { ...withoutTerms(row), terms: own, names: namedTerms(row.speaker ?? '', own) }
}

const withoutTerms = (row: EntryRow) => ({
  memoryId: row.memory_id,
  volumeId: row.volume_id,
  traits: traitsOf(row.content),
  vectors: (row.vectors ?? []).map(
    (bytes) => new Float32Array(Uint8Array.from(bytes).buffer, 0, bytes.byteLength / Float32Array.BYTES_PER_ELEMENT),
  ),
  conversation: conversationOf(row.agent_id, row.user_id, row.session_id),
})

/**
 * First character of the term that records a memory's traits and how many terms its speaker's name has. No term of a
 * text begins with it, because such terms begin with a letter or a digit.
 */
export const TRAITS_MARK = '?'

/**
 * Returns the terms to record: a term for the memory itself; a term such as "?5+2" (traits 5, two terms in the
 * speaker's name) unless both numbers are 0; the terms of the text, in order; the terms of the speaker's name. No term
 * contains white space.
 */
export const toNotedTerms = ({ terms: all, names, traits }: IndexEntry): string[] => [
  MEMORY_ITSELF,
  ...(traits === 0 && names.length === 0
    ? []
    : [`${TRAITS_MARK}${traits}${names.length > 0 ? `+${names.length}` : ''}`]),
  ...all,
  ...names,
]

/** Parses the second term of `toNotedTerms`: the traits, and how many terms the speaker's name has. */
export const fromMark = (mark: string): { traits: number; names: number } => {
  const [traits = 0, names = 0] = mark.slice(TRAITS_MARK.length).split('+').map(Number)
  return { traits, names }
}

export const waitsFor = (job: string, memoryId: string): string =>
  `EXISTS (SELECT FROM outbox o WHERE o.payload ->> 'memory_id' = ${memoryId}::text AND o.job = '${job}')`

export interface ExpectedRow extends EntryRow {
  waiting: boolean
  noted_terms: string[] | null
}

export const toExpected = (row: ExpectedRow): Expected => {
  const entry = toEntry(row)
  const noted = row.noted_terms?.join('\n') === toNotedTerms(entry).join('\n')
  return { entry, waiting: row.waiting, noted }
}

/** SQL condition: `m` is a chunk that is not indexed yet but that its document's ingestion will index. */
const INGESTION_INDEXES = `(EXISTS (
    SELECT FROM documents d WHERE d.document_id = m.document_id AND d.status <> 'completed')
  AND NOT EXISTS (SELECT FROM indexed_memories i WHERE i.memory_id = m.memory_id))`

const expected = (waiting: string): string => `
  SELECT ${ENTRY_COLUMNS}, ${waiting} AS waiting,
    (SELECT i.terms FROM indexed_memories i WHERE i.memory_id = m.memory_id) AS noted_terms
  FROM memories m WHERE m.status = 'approved'`

/** Selects current memories with their vectors of the model $1. */
export const EXPECTED = expected(waitsFor('memory.index', 'm.memory_id'))
/** Like EXPECTED, but chunks whose document is still being ingested also count as waiting. */
export const EXPECTED_OR_INGESTED = expected(`(${waitsFor('memory.index', 'm.memory_id')} OR ${INGESTION_INDEXES})`)
