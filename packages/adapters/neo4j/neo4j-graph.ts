import { Unavailable } from '@agent-memory/core/errors'
import { LIMITS } from '@agent-memory/core/limits'
import type { ExternalGraph } from '@agent-memory/core/ports/graph/external-graph'
import type { Edge, EntityHit, EntityView } from '@agent-memory/core/ports/graph/graph-store'
import { lookupKey } from '@agent-memory/core/text/lookup-key'
import { Neo4jError } from 'neo4j-driver'
import { applyChanges } from './apply.js'
import { differing } from './compare.js'
import { type Connection, type Neo4jOptions, openConnection, type Row, type Run } from './connection.js'
import { containsName, isNamed } from './lookups.js'
import { neighbourhood, toEdge } from './neighbourhood.js'

export interface Neo4jGraphOptions extends Neo4jOptions {
  /**
   * The installation's unique name, so that several installations can share a server: `clear` removes only this
   * installation's graphs.
   */
  installation: string
}

/**
 * Opens the graph in a Neo4j server (5.7 or newer; Community edition is enough), which the job `graph.project` updates.
 */
export const openNeo4jGraph = (options: Neo4jGraphOptions): ExternalGraph => {
  const connection = openConnection(options)
  const { installation } = options
  /**
   * Runs a query, but only on a filled store: a store that lost its data or is being filled must not answer as if it
   * were empty.
   */
  const answer = <Result>(work: (run: Run) => Promise<Result>): Promise<Result> =>
    connection.read(async (run) => {
      if ((await stateOf(run, installation)) !== 'filled') throw notFilled()
      return work(run)
    })
  return {
    prepare: () => prepare(connection, installation),
    apply: (volumeId, changes) =>
      connection.change(async (run) => {
        if ((await stateOf(run, installation)) === 'new') throw notFilled()
        await applyChanges(run, { volumeId, installation }, changes)
      }),
    eraseVolume: (volumeId) => erase(connection, 'volume_id', volumeId),
    async clear() {
      await connection.change((run) => run('MATCH (i:Installation {name: $installation}) DELETE i', { installation }))
      await erase(connection, 'installation', installation)
    },
    isFilled: async () => (await connection.read((run) => stateOf(run, installation))) === 'filled',
    async markFilled() {
      await connection.change((run) =>
        run('MERGE (i:Installation {name: $installation}) SET i.filled = true', { installation }),
      )
    },
    // `differing` and `volumeIds` run as changes, because reading a whole hub node, or scanning all nodes, exceeds the
    // time limit of a read.
    differing: (volumeId, changes) => connection.change((run) => differing(run, { volumeId, installation }, changes)),
    async volumeIds() {
      const rows = await connection.change((run) => run<{ volumeId: string }>(VOLUMES, { installation }))
      return rows.map(({ volumeId }) => volumeId)
    },
    async remove(nodes) {
      await connection.change((run) =>
        run('MATCH (e:Entity) USING INDEX SEEK e:Entity(id) WHERE e.id IN $nodes DETACH DELETE e', { nodes }),
      )
    },

    entity: (volumeId, name) => answer((run) => entity(run, volumeId, name)),
    overview: (volumeId, bounds) => answer((run) => overview(run, volumeId, bounds)),
    search: (volumeId, query, limit) =>
      answer(async (run) => {
        const parameters = {
          volumeId,
          query: containsName(volumeId, query),
          part: lookupKey(query),
          limit: BigInt(limit),
        }
        return (await run<HitRow>(SEARCH, parameters)).map(toHit)
      }),
    neighbourhood: (volumeId, nodes, bounds) => answer((run) => neighbourhood(run, volumeId, nodes, bounds)),

    held: (volumeId, nodes) =>
      connection.read(async (run) => {
        const rows = await run<{ node: string; revision: bigint }>(HELD, { volumeId, nodes })
        return new Map(rows.map(({ node, revision }) => [node, revision]))
      }),
    revisions: (volumeId, after, limit) =>
      connection.read(async (run) => {
        const rows = await run<{ node: string; revision: bigint; gone: boolean }>(REVISIONS, {
          volumeId,
          after: after ?? '',
          limit: BigInt(limit),
        })
        return rows.map(({ node, revision, gone }) => ({ volumeId, node, revision, gone }))
      }),
    async ping() {
      await connection.read((run) => run('RETURN 1 AS one', {}))
    },
    close: connection.close,
  }
}

/**
 * Returns the store's state. A store that lost its data is also `new`: its constraints are lost too, and without them
 * writes create duplicates.
 */
const stateOf = async (run: Run, installation: string): Promise<'new' | 'prepared' | 'filled'> => {
  const text = 'MATCH (i:Installation {name: $installation}) RETURN coalesce(i.filled, false) AS filled'
  const [row] = await run<{ filled: boolean }>(text, { installation })
  if (!row) return 'new'
  return row.filled ? 'filled' : 'prepared'
}

const notFilled = () =>
  new Unavailable('neo4j', 'The graph store is being filled. Retry in a moment.', { retryAfter: 1 })

const CONSTRAINTS = {
  installation_name: '(i:Installation) REQUIRE i.name IS UNIQUE',
  entity_id: '(e:Entity) REQUIRE e.id IS UNIQUE',
  related_key: '()-[r:RELATED]-() REQUIRE r.key IS UNIQUE',
}
const INDEXES = [
  'CREATE INDEX entity_volume IF NOT EXISTS FOR (e:Entity) ON (e.volume_id, e.id)',
  'CREATE INDEX entity_facts IF NOT EXISTS FOR (e:Entity) ON (e.volume_id, e.fact_count)',
  'CREATE INDEX entity_installation IF NOT EXISTS FOR (e:Entity) ON (e.installation)',
  `CREATE FULLTEXT INDEX entity_names IF NOT EXISTS FOR (e:Entity) ON EACH [e.terms]
   OPTIONS {indexConfig: {\`fulltext.analyzer\`: 'keyword'}}`,
]

const prepare = async (connection: Connection, installation: string): Promise<void> => {
  for (const [name, what] of Object.entries(CONSTRAINTS)) await constrain(connection, name, what)
  for (const statement of INDEXES) await connection.setUp((run) => run(statement, {}))
  await connection.setUp((run) => run('CALL db.awaitIndexes(10)', {}))
  await connection.setUp((run) => run('MERGE (i:Installation {name: $installation})', { installation }))
}

/** Creates a constraint. If a server died during an earlier attempt, drops the index that was left, and tries again. */
const constrain = async (connection: Connection, name: string, what: string): Promise<void> => {
  const create = () => connection.setUp((run) => run(`CREATE CONSTRAINT ${name} IF NOT EXISTS FOR ${what}`, {}))
  try {
    await create()
  } catch (error) {
    if (!(error instanceof Neo4jError && INDEX_LEFT.test(error.code))) throw error
    await connection.setUp((run) => run(`DROP INDEX ${name} IF EXISTS`, {}))
    await create()
  }
}
const INDEX_LEFT = /^Neo\.ClientError\.Schema\.Index(WithName)?AlreadyExists$/

const ERASED_AT_ONCE = 1_000n

/** Erases in steps, so that no transaction holds a whole volume. @param property a constant, never external input */
const erase = async (connection: Connection, property: 'volume_id' | 'installation', value: string): Promise<void> => {
  const text = `MATCH (e:Entity) WHERE e.${property} = $value ${property === 'volume_id' ? "AND e.id > '' " : ''}
                WITH e LIMIT $most DETACH DELETE e RETURN count(*) AS erased`
  for (;;) {
    const [row] = await connection.change((run) => run<{ erased: bigint }>(text, { value, most: ERASED_AT_ONCE }))
    if (!row || row.erased === 0n) return
  }
}

const HIT = 'e.id AS node, e.name AS name, e.type AS type, e.summary AS summary, e.fact_count AS factCount'

interface HitRow extends Row, Omit<EntityHit, 'factCount'> {
  factCount: bigint
}

const toHit = ({ node, name, type, summary, factCount }: HitRow): EntityHit => ({
  node,
  name,
  type,
  summary,
  factCount: Number(factCount),
})

const ENTITY = `
  CALL db.index.fulltext.queryNodes('entity_names', $query) YIELD node AS e
  WITH e WHERE e.volume_id = $volumeId AND $lookup IN e.lookups
  RETURN ${HIT}, e.aliases AS aliases, e.facts AS facts, e.summaries AS summaries
  ORDER BY CASE e.lookups[0] WHEN $lookup THEN 0 ELSE 1 END, e.fact_count DESC, e.id LIMIT 1`

const RELATIONSHIPS = `
  MATCH (e:Entity {id: $node})-[r:RELATED]-(o:Entity) USING INDEX SEEK e:Entity(id)
  WHERE e.volume_id = $volumeId AND o.volume_id = $volumeId AND o.name IS NOT NULL
  WITH r, o, CASE startNode(r) WHEN e THEN 'outgoing' ELSE 'incoming' END AS direction
  RETURN o.id AS node, o.name AS name, o.type AS type, r.label AS label, direction, r.description AS description,
    r.strength AS strength
  ORDER BY strength DESC, label, direction, node LIMIT ${LIMITS.entityRelationships}`

interface EntityRow extends HitRow {
  aliases: string[]
  facts: string
  summaries: string
}

const entity = async (run: Run, volumeId: string, name: string): Promise<EntityView | null> => {
  const [row] = await run<EntityRow>(ENTITY, { volumeId, query: isNamed(volumeId, name), lookup: lookupKey(name) })
  if (!row) return null
  const relationships = await run<EntityView['relationships'][number] & Row>(RELATIONSHIPS, {
    volumeId,
    node: row.node,
  })
  const { aliases, facts, summaries } = row
  return { ...toHit(row), aliases, facts: JSON.parse(facts), summaries: JSON.parse(summaries), relationships }
}

const OVERVIEW = `
  MATCH (e:Entity) WHERE e.volume_id = $volumeId AND e.fact_count >= 0
  RETURN ${HIT} ORDER BY e.fact_count DESC, e.id LIMIT $limit`

const BETWEEN = `
  MATCH (s:Entity)-[r:RELATED]->(t:Entity) USING INDEX SEEK s:Entity(id)
  WHERE s.id IN $nodes AND t.id IN $nodes AND s.volume_id = $volumeId AND t.volume_id = $volumeId
  RETURN s.id AS source, s.name AS sourceName, t.id AS target, t.name AS targetName, r.label AS label,
    r.description AS description, r.strength AS strength
  ORDER BY strength DESC, label, source, target LIMIT $limit`

const overview = async (
  run: Run,
  volumeId: string,
  { entities: most, relationships }: { entities: number; relationships: number },
) => {
  const entities = (await run<HitRow>(OVERVIEW, { volumeId, limit: BigInt(most) })).map(toHit)
  const nodes = entities.map(({ node }) => node)
  const rows = await run<Parameters<typeof toEdge>[0] & Row>(BETWEEN, { volumeId, nodes, limit: BigInt(relationships) })
  return { entities, relationships: rows.map(toEdge) satisfies Edge[] }
}

const SEARCH = `
  CALL db.index.fulltext.queryNodes('entity_names', $query) YIELD node AS e
  WITH e WHERE e.volume_id = $volumeId AND any(lookup IN e.lookups WHERE lookup CONTAINS $part)
  RETURN ${HIT}
  ORDER BY CASE WHEN $part IN e.lookups THEN 0 WHEN any(lookup IN e.lookups WHERE lookup STARTS WITH $part) THEN 1 ELSE 2 END,
    e.fact_count DESC, e.id LIMIT $limit`

/**
 * Selects nodes with their revisions. Leaves out nodes known only as the other end of relationships, because they have
 * no state yet.
 */
const HELD = `
  UNWIND $nodes AS id MATCH (e:Entity {id: id}) USING INDEX SEEK e:Entity(id) WHERE e.volume_id = $volumeId AND e.revision >= 0
  RETURN id AS node, e.revision AS revision`

const REVISIONS = `
  MATCH (e:Entity) WHERE e.volume_id = $volumeId AND e.id > $after
  RETURN e.id AS node, e.revision AS revision, e.name IS NULL AS gone ORDER BY e.id LIMIT $limit`

const VOLUMES = `
  MATCH (e:Entity) WHERE e.installation = $installation AND e.volume_id IS NOT NULL
  RETURN DISTINCT e.volume_id AS volumeId ORDER BY volumeId`
