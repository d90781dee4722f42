import type { Evidence, Source } from '@agent-memory/core/graph/evidence'
import type { ChangedNodes, LedgerOptions } from '@agent-memory/core/ports/graph/graph-ledger'
import type { PoolClient } from 'pg'
import { type EntityEvent, noteEntityEvents } from '../work/note-events.js'
import { commitChange, lockGraph, lockVolume } from './changes.js'
import { byKeys } from './rows/by-keys.js'
import { readSources } from './rows/sources.js'
import { writeSources } from './write-sources.js'

const NOTHING: ChangedNodes = { created: [], updated: [], gone: [] }

/**
 * Retracts everything that the sources stated, wordings included; returns the changed nodes. The transaction must lock
 * the volume and memories before this call, never after it, because the graph is locked last. `documentId`: the
 * document that the sources belonged to, if they are chunks that no longer exist.
 */
export const retractIn = async (
  client: PoolClient,
  volumeId: string,
  sources: readonly Source[],
  { external, documentId }: Pick<LedgerOptions, 'external'> & { documentId?: string },
): Promise<ChangedNodes> => {
  if (sources.length === 0 || !(await lockVolume(client, volumeId))) return NOTHING
  const revision = await lockGraph(client, volumeId)
  return byKeys(client, async () => {
    const told = await readSources(
      client,
      volumeId,
      sources.map(({ id }) => id),
    )
    if (told.length === 0) return NOTHING
    const changes = told.map((before) => ({ before, after: null }))
    await writeSources(client, volumeId, { told: changes, moved: [] })
    const changed = await commitChange(client, volumeId, changes, revision, { external, outboxIds: [] })
    await noteEntityEvents(client, volumeId, eventsOf(told, changed), { documentId, takenBack: true })
    return changed
  })
}

/** Returns one event for each source and each remaining node that lost that source's statements. */
const eventsOf = (told: readonly Evidence[], { updated }: ChangedNodes): EntityEvent[] => {
  const left = new Set(updated)
  return told.flatMap(({ source, nodes }) =>
    [...new Set(nodes)]
      .filter((nodeId) => left.has(nodeId))
      .map((nodeId): EntityEvent => ({ event: 'entity.updated', nodeId, sourceId: source.id })),
  )
}
