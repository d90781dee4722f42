import type { Evidence, Source } from '@agent-memory/core/graph/evidence'
import type { ChangedNodes, LedgerOptions } from '@agent-memory/core/ports/graph-ledger'
import type { PoolClient } from 'pg'
import { type EntityEvent, noteEntityEvents } from '../note-events.js'
import { byKeys } from './by-keys.js'
import { commitChange, lockGraph, lockVolume } from './changes.js'
import { readSources } from './sources.js'
import { writeSources } from './write-sources.js'

const NOTHING: ChangedNodes = { created: [], updated: [], gone: [] }

/**
 * Takes back what sources said, with all their words. For a transaction that may have locks on the volume and on
 * memories, and takes none of these later. `documentId`: whose chunks they are, if they are gone by now.
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

/** Of each source, the nodes that are left without what it said. */
const eventsOf = (told: readonly Evidence[], { updated }: ChangedNodes): EntityEvent[] => {
  const left = new Set(updated)
  return told.flatMap(({ source, nodes }) =>
    [...new Set(nodes)]
      .filter((nodeId) => left.has(nodeId))
      .map((nodeId): EntityEvent => ({ event: 'entity.updated', nodeId, sourceId: source.id })),
  )
}
