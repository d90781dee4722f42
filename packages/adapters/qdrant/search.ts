import { rarestTerms, selectCandidates } from '@agent-memory/core/memory/find/rank-candidates'
import {
  CONTEXT_STEPS,
  CONVERSATION_GAP_MS,
  inverseDocumentFrequency,
  termMatch,
  windowsCosine,
} from '@agent-memory/core/memory/find/rank-signals'
import { NONE, type Posting, type Scan } from '@agent-memory/core/memory/find/scan'
import type { IndexLedger, Placed, TermStatistics } from '@agent-memory/core/ports/memory/index-ledger'
import type { Candidate, IndexQuery } from '@agent-memory/core/ports/memory/memory-index'
import type { QdrantClient } from '@qdrant/js-client-rest'
import type { Database } from '../postgres/connection/database.js'
import type { SupersededIndex } from '../postgres/index/memory-index.js'
import type { FormersFound } from '../postgres/index/messages.js'
import { idsThatPass } from '../postgres/memories/memory-filters.js'
import { dimensionOf, FIRST, LATER, type SparseVector, TERMS, toUuids } from './points.js'
import { answered } from './store.js'

export interface Searched {
  client: QdrantClient
  collection: string
  ledger: Pick<IndexLedger, 'statistics' | 'around'>
  database: Pick<Database, 'query'>
  formers?: SupersededIndex | undefined
}

/** A volume with up to this many memories is searched exactly, in some 2 ms of CPU; a larger one by its HNSW graph. */
const EXACT_MEMORIES = 10_000
/**
 * How many neighbours are read on either side: a candidate's neighbours are candidates too, and their context consists
 * of their own neighbours.
 */
const STEPS_AROUND = 2 * CONTEXT_STEPS.length

/** A term of the query, with the number of memories in the volume that contain it. */
interface Counted {
  term: string
  memories: number
}

/**
 * Searches a volume. First the store finds the best memories of each leg (first window, later windows, terms). Then
 * their neighbours in the conversations are gathered, with cosines and matches. Core then selects the candidates from
 * these memories alone. The result is the same as if it selected from the whole volume, because these memories include
 * everything that a leg must find.
 */
export const searchVolume = async (searched: Searched, query: IndexQuery): Promise<Candidate[]> => {
  const { volumeId, perLeg, among } = query
  const allowed = among && toUuids(await idsThatPass(searched.database, volumeId, among))
  if (allowed?.length === 0) return []
  const distinct = [...new Set(query.terms)]
  const statistics = await searched.ledger.statistics(volumeId, distinct)
  if (statistics.memories === 0) return []
  const terms = countedTerms(distinct, statistics)
  const [ofLegs, formers] = await Promise.all([
    bestOfLegs(searched, query, { terms, statistics, allowed }),
    formersOf(searched, query, terms),
  ])
  const best = [...new Set([...ofLegs, ...only(allowed, formers?.successors ?? [])])]
  const placed = best.length === 0 ? [] : await searched.ledger.around(volumeId, best, STEPS_AROUND, distinct)
  if (placed.length === 0) return []
  const scan = await gather(searched, query, { placed, terms, statistics, allowed, formers })
  // Marks the memories in `best`: only these may be selected as the best, because only their neighbours were gathered.
  // Without the marks, one of the gathered neighbours could be selected, because it can have the same score: of several
  // memories with equal scores, a leg may return any.
  const found = new Set(best)
  const leading = Uint8Array.from(placed, ({ memoryId }) => (found.has(memoryId) ? 1 : 0))
  return selectCandidates(scan, perLeg, leading).map(({ slot, ...signals }) => ({
    memoryId: (placed[slot] as Placed).memoryId,
    ...signals,
  }))
}

const only = (allowed: readonly string[] | null, ids: readonly string[]): readonly string[] => {
  if (allowed === null || ids.length === 0) return ids
  const passing = new Set(allowed)
  return ids.filter((id) => passing.has(id))
}

/** Finds superseded statements close to the query; null if the query has no vector or `formers` is missing. */
const formersOf = async (
  { formers }: Searched,
  query: IndexQuery,
  terms: readonly Counted[],
): Promise<FormersFound | null> =>
  query.vector === null || !formers
    ? null
    : formers.superseded(
        query,
        query.vector,
        terms.map(({ term }) => term),
      )

const countedTerms = (distinct: readonly string[], { having }: TermStatistics): Counted[] =>
  rarestTerms(distinct, (term) => having.get(term) ?? 0).map((term) => ({ term, memories: having.get(term) ?? 0 }))

interface Legs {
  terms: readonly Counted[]
  statistics: TermStatistics
  allowed: readonly string[] | null
}

/** Finds the ids of the best memories by first window, by later windows and by terms, in one request. */
const bestOfLegs = async (
  { client, collection }: Searched,
  { volumeId, vector, perLeg }: IndexQuery,
  { terms, statistics, allowed }: Legs,
): Promise<string[]> => {
  const must = [
    { key: 'volume_id', match: { value: volumeId } },
    ...(allowed === null ? [] : [{ has_id: [...allowed] }]),
  ]
  const common = { filter: { must }, limit: perLeg, params: { exact: statistics.memories <= EXACT_MEMORIES } }
  const present = terms.filter(({ memories }) => memories > 0)
  const lexical = {
    indices: present.map(({ term }) => dimensionOf(term)),
    values: present.map(({ memories }) => inverseDocumentFrequency(statistics.memories, memories)),
  }
  const searches = [
    ...(vector === null ? [] : [FIRST, LATER].map((using) => ({ ...common, using, query: Array.from(vector) }))),
    ...(present.length === 0 ? [] : [{ ...common, using: TERMS, query: distinctDimensions(lexical) }]),
  ]
  if (searches.length === 0) return []
  const results = await answered(client.queryBatch(collection, { searches }))
  return [...new Set(results.flatMap(({ points }) => points.map(({ id }) => String(id))))]
}

/** Keeps one weight per dimension: two terms may share a dimension, and the store rejects duplicates. */
const distinctDimensions = ({ indices, values }: SparseVector): SparseVector => {
  const weights = new Map(indices.map((dimension, at) => [dimension, values[at] as number]))
  return { indices: [...weights.keys()], values: [...weights.values()] }
}

interface Gathered extends Legs {
  placed: readonly Placed[]
  formers: FormersFound | null
}

/** Builds a scan that treats the placed memories as the whole volume, with one slot for each. */
const gather = async (searched: Searched, query: IndexQuery, gathered: Gathered): Promise<Scan> => {
  const { placed, statistics, terms, allowed, formers } = gathered
  const ids = placed.map(({ memoryId }) => memoryId)
  const cosines = await cosinesOf(searched, query, ids)
  const isAllowed = allowed && new Set(allowed)
  const slotOf = new Map(formers && ids.map((id, slot) => [id, slot]))
  return {
    memories: statistics.memories,
    slots: placed.length,
    cosines: cosines && Float32Array.from(ids, (id) => cosines.get(id) ?? 0),
    lengths: placed.map(({ length }) => length),
    traits: placed.map(({ traits }) => traits),
    wanted: query.wanted,
    postings: terms.map((counted) => postingOf(counted, placed)),
    before: (slot) => neighbour(placed, slot, slot - 1),
    after: (slot) => neighbour(placed, slot, slot + 1),
    allowed: isAllowed && Uint8Array.from(ids, (id) => (isAllowed.has(id) ? 1 : 0)),
    formers: formers && { ...formers, successors: formers.successors.map((id) => slotOf.get(id) ?? NONE) },
  }
}

/**
 * Returns the slot `other` if its memory is in the same conversation as the memory of `slot` and was written within
 * CONVERSATION_GAP_MS of it, else NONE. Placed memories are sorted by conversation, so neighbours have adjacent slots.
 */
const neighbour = (placed: readonly Placed[], slot: number, other: number): number => {
  const [one, two] = [placed[slot], placed[other]]
  if (!one || !two || one.conversation !== two.conversation) return NONE
  return Math.abs(one.writtenAt - two.writtenAt) <= CONVERSATION_GAP_MS ? other : NONE
}

/** Computes the cosine of each memory that has a vector; null if the query has no vector. */
const cosinesOf = async (
  { client, collection }: Searched,
  { volumeId, vector }: IndexQuery,
  ids: readonly string[],
): Promise<Map<string, number> | null> => {
  if (vector === null) return null
  const filter = { must: [{ key: 'volume_id', match: { value: volumeId } }, { has_id: [...ids] }] }
  const common = { query: Array.from(vector), filter, limit: ids.length, params: { exact: true } }
  const [first, later] = await answered(
    client.queryBatch(collection, { searches: [FIRST, LATER].map((using) => ({ ...common, using })) }),
  )
  const best = new Map(later?.points.map(({ id, score }) => [String(id), score]))
  return new Map(
    first?.points.map(({ id, score }) => {
      const others = best.get(String(id))
      return [String(id), others === undefined ? score : windowsCosine(score, Math.max(score, others))]
    }),
  )
}

const postingOf = ({ term, memories }: Counted, placed: readonly Placed[]): Posting => {
  const slots: number[] = []
  const matches: number[] = []
  const leads: number[] = []
  placed.forEach(({ having, length, lead }, slot) => {
    const frequency = having.filter((one) => one === term).length
    if (frequency === 0) return
    slots.push(slot)
    matches.push(termMatch(frequency, length))
    leads.push(lead === term ? 1 : 0)
  })
  return { memories, slots, matches, leads }
}
