import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import type { GraphStore } from '@agent-memory/core/ports/graph/graph-store'
import { storeVolume } from '../../support/http/volume.js'
import { openIds } from './changes.js'

/** A store under test, with its own volume for each test. */
export interface StoreTrial {
  database: Database
  graph: GraphStore
  volume: string
  /** Makes node ids that sort by their numbers. */
  id(at: number): string
  /** Returns the names of the volume's entities, in the order of the overview. */
  names(): Promise<string[]>
  /** Returns label, direction and other entity of each of an entity's relationships; undefined if it does not exist. */
  labels(name: string): Promise<string[][] | undefined>
}

export async function openTrial(graph: GraphStore, database: Database): Promise<StoreTrial> {
  const volume = await storeVolume(database)
  return {
    ...{ database, graph, volume, id: openIds() },
    names: async () =>
      (await graph.overview(volume, { entities: 100, relationships: 200 })).entities.map(({ name }) => name),
    labels: async (name) =>
      (await graph.entity(volume, name))?.relationships.map(({ label, direction, name: other }) => [
        label,
        direction,
        other,
      ]),
  }
}
