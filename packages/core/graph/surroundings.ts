import type { GraphStore, Overview } from '../ports/graph/graph-store.js'
import { type GraphCall, type GraphPorts, readEntity } from './read.js'

export interface SurroundingsPorts extends GraphPorts {
  graph: GraphPorts['graph'] & Pick<GraphStore, 'neighbourhood'>
}

export interface SurroundingsCall extends GraphCall {
  entityName: string
  /** Maximum distance from the entity, in hops. */
  steps: 1 | 2
  /** Maximum number of relationships. */
  limit: number
}

/**
 * Returns the entity with this name or alias (the only item of `entities`) and the relationships around it: its own
 * first, then those of the entities at their other ends. Within each hop, the strongest come first.
 * @throws AppError agent_not_authorized_for_volume; entity_not_found; service_unavailable when a store is down
 */
export const readSurroundings = async (
  ports: SurroundingsPorts,
  { entityName, steps, limit, ...call }: SurroundingsCall,
): Promise<Overview> => {
  const entity = await readEntity(ports, { ...call, entityName })
  const relationships = await ports.graph.neighbourhood(call.volumeId, [entity.node], { hops: steps, limit })
  return { entities: [entity], relationships }
}
