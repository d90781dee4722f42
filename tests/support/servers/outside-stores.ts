import { openConnection } from '@agent-memory/adapters/neo4j/connection'
import { QdrantClient } from '@qdrant/js-client-rest'
import type { SharedService } from '../shared.ts'

type Stores = SharedService['stores']

/** Ids of the memories with points in a service's Qdrant; null without Qdrant. */
export async function pointsIn(stores: Stores, volumeId: string): Promise<string[] | null> {
  const { QDRANT_URL: url, QDRANT_PREFIX: prefix = '', QDRANT_API_KEY: apiKey } = stores
  if (url === undefined) return null
  const qdrant = new QdrantClient({ url, checkCompatibility: false, ...(apiKey && { headers: { 'api-key': apiKey } }) })
  const { aliases } = await qdrant.getAliases()
  // Finds the collection by its prefix, which only this service has.
  const collection = aliases.find(({ alias_name }) => alias_name.startsWith(`${prefix}memories`))?.collection_name ?? ''
  const filter = { must: [{ key: 'volume_id', match: { value: volumeId } }] }
  const { points } = await qdrant.scroll(collection, { filter, limit: 1_000 })
  return points.map(({ id }) => String(id))
}

/** A volume's nodes and relationships in a service's Neo4j, as JSON; null without Neo4j. */
export async function graphIn(stores: Stores, volumeId: string): Promise<string[] | null> {
  const { NEO4J_URL: url, NEO4J_USER: user = 'neo4j', NEO4J_PASSWORD: password = null } = stores
  if (url === undefined) return null
  const connection = openConnection({ url, user, password, readLimitMs: 10_000 })
  try {
    const rows = await connection.read((run) =>
      run(
        `MATCH (e:Entity) WHERE e.volume_id = $volumeId OPTIONAL MATCH (e)-[r]->()
         RETURN properties(e) AS node, properties(r) AS edge`,
        { volumeId },
      ),
    )
    return rows.map((row) => JSON.stringify(row, (_key, value) => (typeof value === 'bigint' ? `${value}` : value)))
  } finally {
    await connection.close()
  }
}
