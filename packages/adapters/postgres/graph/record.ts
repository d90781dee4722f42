import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { assignAll, lookedUp } from '@agent-memory/core/graph/assign'
import type { Evidence } from '@agent-memory/core/graph/evidence'
import { RULES } from '@agent-memory/core/graph/extract/rules-version'
import type { KnownEntity } from '@agent-memory/core/graph/resolve'
import type { Extraction } from '@agent-memory/core/graph/types'
import type {
  ChangedNodes,
  LedgerOptions,
  RecordAllResult,
  RecordResult,
  SourceExtraction,
} from '@agent-memory/core/ports/graph/graph-ledger'
import type { PoolClient } from 'pg'
import { type EntityEvent, noteEntityEvents } from '../work/note-events.js'
import { commitChange, lockGraph } from './changes.js'
import { MOST_MOVED, type MovedSource, smallerFirst, tellersOf, toOneNode } from './rows/join.js'
import { knownEntities } from './rows/known.js'
import { checkSources, lockSources, type StoredSource } from './rows/sources.js'
import { writeSources } from './write-sources.js'

type Job = SourceExtraction & Pick<LedgerOptions, 'outboxId'>
type Result = RecordResult['result']

/**
 * Applies extractions of one volume in the caller's transaction: writes entities, evidence and nodes, and completes the
 * jobs.
 */
export const recordIn = async (
  client: PoolClient,
  volumeId: string,
  tellings: readonly Job[],
  external: boolean,
): Promise<RecordAllResult> => {
  const ids = [...new Set(tellings.map(({ source }) => source.id))]
  const locked = await lockSources(client, volumeId, ids)
  const revision = locked.size > 0 ? await lockGraph(client, volumeId) : 0n
  let stored = await checkSources(client, volumeId, ids)
  const results = tellings.map((telling, at): Result => {
    const isFirst = tellings.findIndex(({ source }) => source.id === telling.source.id) === at
    return isFirst ? resultOf(telling, stored.get(telling.source.id), locked) : 'stale'
  })
  const outboxIds = tellings.flatMap(({ outboxId }, at) =>
    outboxId === null || results[at] === 'stale' ? [] : [outboxId],
  )
  const caused: Evidence[] = []
  let changed: ChangedNodes = { created: [], updated: [], gone: [] }
  let rest = tellings.filter((_, at) => results[at] === 'recorded')
  if (rest.length === 0 && outboxIds.length > 0)
    await client.query('DELETE FROM outbox WHERE outbox_id = ANY($1::bigint[])', [outboxIds])
  while (rest.length > 0) {
    const taken: Resolved = await resolveSome(client, volumeId, rest, stored)
    rest = rest.slice(taken.told.length)
    await writeSources(client, volumeId, taken)
    caused.push(...taken.told.map(({ after }) => after))
    const ends = { external, outboxIds: rest.length === 0 ? outboxIds : [] }
    changed = both(changed, await commitChange(client, volumeId, [...taken.told, ...taken.moved], revision, ends))
    // The remaining sources may mention nodes that were just joined, so these sources are read again.
    if (taken.moved.length > 0 && rest.length > 0)
      stored = await checkSources(
        client,
        volumeId,
        rest.map(({ source }) => source.id),
      )
  }
  await noteEntityEvents(client, volumeId, eventsOf(caused, changed), { takenBack: false })
  return { results, ...changed }
}

/** Returns one event for each source and each created or updated node that the source mentions. */
const eventsOf = (caused: readonly Evidence[], { created, updated }: ChangedNodes): EntityEvent[] => {
  const isNew = new Set(created)
  const isKnown = new Set(updated)
  return caused.flatMap(({ source, nodes }) =>
    [...new Set(nodes)].flatMap((nodeId): EntityEvent[] => {
      if (isNew.delete(nodeId)) {
        isKnown.add(nodeId)
        return [{ event: 'entity.created', nodeId, sourceId: source.id }]
      }
      return isKnown.has(nodeId) ? [{ event: 'entity.updated', nodeId, sourceId: source.id }] : []
    }),
  )
}

const resultOf = (
  { content, source, extraction, outdated }: SourceExtraction,
  stored: StoredSource | undefined,
  locked: ReadonlySet<string>,
): Result => {
  if (!stored || stored.content === null) return 'gone'
  if (stored.content !== content || !locked.has(source.id)) return 'stale'
  const { before } = stored
  if (!before) return 'recorded'
  const { extractor, version } = before.extraction
  const isOlder = extractor === extraction.extractor && version > extraction.version
  // The rules are the fallback when a model fails: a model's earlier extraction of the same text is better.
  const isFallback = extraction.extractor === RULES && extractor !== RULES
  const isSame = isDeepStrictEqual(before.extraction, extraction) && isDeepStrictEqual(before.outdated, outdated)
  return isOlder || isFallback || isSame ? 'unchanged' : 'recorded'
}

interface Resolved {
  told: { before: Evidence | null; after: Evidence }[]
  /** Other sources that mention joined nodes. */
  moved: MovedSource[]
}

/**
 * Assigns nodes to the extractions in order, up to the first extraction that joins nodes. The caller continues with the
 * rest (see `assignAll`).
 */
const resolveSome = async (
  client: PoolClient,
  volumeId: string,
  tellings: readonly SourceExtraction[],
  stored: ReadonlyMap<string, StoredSource>,
): Promise<Resolved> => {
  const extractions = tellings.map(({ extraction }) => extraction)
  const { keys, speakers } = lookedUp({ entities: extractions.flatMap(({ entities }) => entities) })
  const known = await knownEntities(client, volumeId, keys, speakers)
  const { all, joined } = await assignSome(client, volumeId, known, extractions)
  const told = all.map((assigned, at) => {
    const { source, at: since, extraction, outdated } = tellings[at] as SourceExtraction
    const before = stored.get(source.id)?.before ?? null
    const nodes = assigned.nodes.map((node) => joined.get(node) ?? node)
    const after: Evidence = { source, at: before?.at ?? since, extraction, nodes, outdated }
    return { before, after }
  })
  const own = new Set(told.map(({ after }) => after.source.id))
  const moved = (await toOneNode(client, volumeId, joined)).filter(({ after }) => !own.has(after.source.id))
  return { told, moved }
}

/**
 * Assigns nodes to extractions. The sources of a node are counted only when the node is to be joined. A node with too
 * many sources to rewrite is marked as heavy, and nodes are assigned again, since two heavy nodes are never joined.
 */
const assignSome = async (
  client: PoolClient,
  volumeId: string,
  known: readonly KnownEntity[],
  extractions: readonly Extraction[],
) => {
  const heavy = new Set<string>()
  for (;;) {
    const all = assignAll(known, extractions, randomUUID, heavy)
    const joined = new Map(all.flatMap((each) => [...each.joined]))
    const tellers = await tellersOf(client, volumeId, joined)
    const found = [...tellers].filter(([node, count]) => count > MOST_MOVED && !heavy.has(node))
    if (found.length === 0) return { all, joined: smallerFirst(joined, tellers) }
    for (const [node] of found) heavy.add(node)
  }
}

const both = (first: ChangedNodes, then: ChangedNodes): ChangedNodes => {
  const gone = new Set([...first.gone, ...then.gone])
  const created = [...first.created, ...then.created].filter((node) => !gone.has(node))
  const isNew = new Set(created)
  const updated = [...new Set([...first.updated, ...then.updated])].filter(
    (node) => !gone.has(node) && !isNew.has(node),
  )
  return { created, updated, gone: [...gone] }
}
