import { openNeo4jGraph } from '@agent-memory/adapters/neo4j/neo4j-graph'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { installationName } from '@agent-memory/adapters/postgres/connection/installation'
import { openGraphLedger } from '@agent-memory/adapters/postgres/graph/graph-ledger'
import { openGraphUpkeep } from '@agent-memory/adapters/postgres/graph/graph-upkeep'
import { recomputeIn } from '@agent-memory/adapters/postgres/graph/recompute'
import { isUnavailable } from '@agent-memory/core/errors'
import { reconcileStore } from '@agent-memory/core/graph/reconcile'
import { eventually } from '../../support/eventually.js'
import { openTestDatabase } from '../../support/servers/postgres.js'
import { CONVERGED_MS } from './extent.js'

/** At most this many differences are reported. */
const TOLD = 20

export interface CheckedGraph {
  databaseUrl: string
  volumeId: string
  /** Settings that give the addresses of the stores besides PostgreSQL. */
  stores?: Record<string, string>
}

/** Describes the differences between memories, PostgreSQL's graph of the volume and Neo4j, after all work is done. */
export async function graphDifferences({ databaseUrl, volumeId, stores = {} }: CheckedGraph): Promise<string[]> {
  const database = openTestDatabase(databaseUrl)
  try {
    return [
      ...(await served(() => againstMemories(database, volumeId))),
      ...(await served(() => againstRecompute(database, volumeId))),
      ...(stores.NEO4J_URL === undefined ? [] : await served(() => againstNeo4j(database, stores))),
    ]
  } finally {
    await database.close()
  }
}

/** Retries while a store is unavailable. */
async function served(differences: () => Promise<string[]>): Promise<string[]> {
  for (;;)
    try {
      return await differences()
    } catch (error) {
      if (!isUnavailable(error)) throw error
    }
}

/** Checks that the graph has every memory, and no removed memory. */
async function againstMemories(database: Database, volumeId: string): Promise<string[]> {
  const upkeep = openGraphUpkeep(database)
  const forgotten = await upkeep.unextracted(null, TOLD, volumeId)
  const left = await upkeep.orphaned(null, TOLD, volumeId)
  return [
    ...forgotten.map((id) => `memory ${id} is not in the graph`),
    ...left.map(({ source }) => `the graph has ${source.kind} ${source.id}, which is gone`),
  ]
}

/** Queries for what is derived from the sources. Incremental changes and a full recomputation must agree. */
const DERIVED: Readonly<Record<string, string>> = {
  nodes: 'SELECT node_id, name, type, confidence, aliases, speakers, lookups, fact_count FROM graph_nodes',
  facts: 'SELECT node_id, fact_key, importance, latest FROM graph_facts',
  'tellers of facts': 'SELECT node_id, fact_key, source_id, content, category, importance FROM graph_fact_support',
  relationships: 'SELECT source_node, label, target_node, description, strength FROM graph_edges',
  'tellers of relationships':
    'SELECT source_node, label, target_node, source_id, confidence, description FROM graph_edge_support',
  names: 'SELECT node_id, about, value, confidence, weight, tellers FROM graph_votes',
  keys: 'SELECT node_id, key FROM graph_keys',
}

class RolledBack extends Error {}

async function againstRecompute(database: Database, volumeId: string): Promise<string[]> {
  const differ: string[] = []
  await database
    .transaction(async (client) => {
      const readAll = async () => {
        const found: Record<string, string> = {}
        for (const [what, text] of Object.entries(DERIVED)) {
          const { rows } = await client.query({ text: `${text} WHERE volume_id = $1`, values: [volumeId] })
          found[what] = rows
            .map((row) => JSON.stringify(row))
            .sort()
            .join('\n')
        }
        return found
      }
      const before = await readAll()
      await recomputeIn(client, volumeId)
      const after = await readAll()
      differ.push(...Object.keys(DERIVED).filter((what) => before[what] !== after[what]))
      throw new RolledBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error
    })
  return differ.map((what) => `the ${what} of PostgreSQL's graph are not what its sources say`)
}

/** Compares all volumes of Neo4j, because an emptied server is refilled with all volumes. */
async function againstNeo4j(database: Database, settings: Record<string, string>): Promise<string[]> {
  const { NEO4J_URL: url = '', NEO4J_USER: user = 'neo4j', NEO4J_PASSWORD: password = null } = settings
  const installation = await installationName(database)
  const store = openNeo4jGraph({ url, user, password, installation, readLimitMs: 15_000 })
  try {
    await eventually(async () => {
      if (!(await store.isFilled())) throw new Error('Neo4j is not filled')
    }, CONVERGED_MS)
    const ports = {
      ...{ store, ledger: openGraphLedger(database), upkeep: openGraphUpkeep(database) },
      async volumeIds() {
        const rows = await database.query<{ id: string }>({ text: 'SELECT volume_id AS id FROM volumes', values: [] })
        return rows.map(({ id }) => id)
      },
    }
    const { signal } = new AbortController()
    const { compared, ...found } = await reconcileStore(ports, { volumeId: null, repair: false, signal })
    return Object.entries(found).flatMap(([kind, count]) =>
      count > 0 ? [`${count} ${kind} of ${compared} entities in Neo4j`] : [],
    )
  } finally {
    await store.close()
  }
}
