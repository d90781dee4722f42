import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { assignAll, lookedUp } from '@agent-memory/core/graph/assign'
import type { Evidence } from '@agent-memory/core/graph/evidence'
import type { KnownEntity } from '@agent-memory/core/graph/resolve'
import { RULES } from '@agent-memory/core/graph/rules-version'
import type { Extraction } from '@agent-memory/core/graph/types'
import type { AllTold, ChangedNodes, LedgerOptions, Telling, Told } from '@agent-memory/core/ports/graph-ledger'
import type { PoolClient } from 'pg'
import { type EntityEvent, noteEntityEvents } from '../note-events.js'
import { commitChange, lockGraph } from './changes.js'
import { MOST_MOVED, type MovedSource, smallerFirst, tellersOf, toOneNode } from './join.js'
import { knownEntities } from './known.js'
import { type Heard, lockSources, lookAtSources } from './sources.js'
import { writeSources } from './write-sources.js'

type Job = Telling & Pick<LedgerOptions, 'outboxId'>
type Result = Told['result']

/** Tellings of one volume in one transaction: who is meant, what is kept, what becomes of the nodes, and the end of the jobs. */
export const tellIn = async (
  client: PoolClient,
  volumeId: string,
  tellings: readonly Job[],
  external: boolean,
): Promise<AllTold> => {
  const ids = [...new Set(tellings.map(({ source }) => source.id))]
  const locked = await lockSources(client, volumeId, ids)
  const revision = locked.size > 0 ? await lockGraph(client, volumeId) : 0n
  let heard = await lookAtSources(client, volumeId, ids)
  const results = tellings.map((telling, at): Result => {
    const isFirst = tellings.findIndex(({ source }) => source.id === telling.source.id) === at
    return isFirst ? resultOf(telling, heard.get(telling.source.id), locked) : 'stale'
  })
  const outboxIds = tellings.flatMap(({ outboxId }, at) =>
    outboxId === null || results[at] === 'stale' ? [] : [outboxId],
  )
  const caused: Evidence[] = []
  let changed: ChangedNodes = { created: [], updated: [], gone: [] }
  let rest = tellings.filter((_, at) => results[at] === 'told')
  if (rest.length === 0 && outboxIds.length > 0)
    await client.query('DELETE FROM outbox WHERE outbox_id = ANY($1::bigint[])', [outboxIds])
  while (rest.length > 0) {
    const taken: Resolved = await resolveSome(client, volumeId, rest, heard)
    rest = rest.slice(taken.told.length)
    await writeSources(client, volumeId, taken)
    caused.push(...taken.told.map(({ after }) => after))
    const ends = { external, outboxIds: rest.length === 0 ? outboxIds : [] }
    changed = both(changed, await commitChange(client, volumeId, [...taken.told, ...taken.moved], revision, ends))
    // What was joined may be what the next ones spoke of.
    if (taken.moved.length > 0 && rest.length > 0)
      heard = await lookAtSources(
        client,
        volumeId,
        rest.map(({ source }) => source.id),
      )
  }
  await noteEntityEvents(client, volumeId, eventsOf(caused, changed), { takenBack: false })
  return { results, ...changed }
}

/** Of each source, the nodes that it said something new of. */
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
  { content, source, extraction, outdated }: Telling,
  heard: Heard | undefined,
  locked: ReadonlySet<string>,
): Result => {
  if (!heard || heard.content === null) return 'gone'
  if (heard.content !== content || !locked.has(source.id)) return 'stale'
  const { before } = heard
  if (!before) return 'told'
  const { extractor, version } = before.extraction
  const isOlder = extractor === extraction.extractor && version > extraction.version
  // The rules read where a model could not: what it once read of the same text is better.
  const isFallback = extraction.extractor === RULES && extractor !== RULES
  const isSame = isDeepStrictEqual(before.extraction, extraction) && isDeepStrictEqual(before.outdated, outdated)
  return isOlder || isFallback || isSame ? 'unchanged' : 'told'
}

interface Resolved {
  told: { before: Evidence | null; after: Evidence }[]
  /** Other sources that speak of nodes which are joined. */
  moved: MovedSource[]
}

/** The first tellings with their nodes, as far as no nodes are to be joined in between. */
const resolveSome = async (
  client: PoolClient,
  volumeId: string,
  tellings: readonly Telling[],
  heard: ReadonlyMap<string, Heard>,
): Promise<Resolved> => {
  const extractions = tellings.map(({ extraction }) => extraction)
  const { keys, speakers } = lookedUp({ entities: extractions.flatMap(({ entities }) => entities) })
  const known = await knownEntities(client, volumeId, keys, speakers)
  const { all, joined } = await assignSome(client, volumeId, known, extractions)
  const told = all.map((assigned, at) => {
    const { source, at: since, extraction, outdated } = tellings[at] as Telling
    const before = heard.get(source.id)?.before ?? null
    const nodes = assigned.nodes.map((node) => joined.get(node) ?? node)
    const after: Evidence = { source, at: before?.at ?? since, extraction, nodes, outdated }
    return { before, after }
  })
  const own = new Set(told.map(({ after }) => after.source.id))
  const moved = (await toOneNode(client, volumeId, joined)).filter(({ after }) => !own.has(after.source.id))
  return { told, moved }
}

/** Nodes that too many sources name to be told anew are known as such only when one is to be joined. */
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
