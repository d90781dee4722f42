import type { Database } from '@agent-memory/adapters/postgres/database'
import type { GraphStore } from '@agent-memory/core/ports/graph-store'
import { storeVolume } from '../../support/volume.js'
import { openIds } from './changes.js'

/** A store on trial, and a volume of its own for each test. */
export interface StoreTrial {
  database: Database
  graph: GraphStore
  volume: string
  /** Ids of nodes in the order of their numbers. */
  id(at: number): string
  /** Of the entities of the volume, as the overview has them. */
  names(): Promise<string[]>
  /** Of the relationships of an entity, with the direction and the name at the other end; undefined without the entity. */
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
