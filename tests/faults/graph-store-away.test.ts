import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { neo4jSettings, startNeo4j, type TestNeo4j } from '../support/servers/neo4j.js'
import { endure, NOTHING_WAITS } from './harness/outage.js'
import { type FleetInstallation, installFleet } from './harness/places/fleet.js'

const neo4j: TestNeo4j | null = await startNeo4j()
afterAll(() => neo4j?.stop())
const onOurs = neo4j?.ours ? describe : describe.skip

onOurs('a fleet over PostgreSQL and Neo4j', () => {
  let fleet: FleetInstallation
  beforeAll(async () => {
    fleet = await installFleet(neo4j ? neo4jSettings(neo4j) : {})
  })
  afterAll(() => fleet?.stop())

  const outages = [
    { name: 'hangs', begin: async () => (await neo4j?.freeze()) ?? (async () => {}) },
    {
      name: 'is killed',
      async begin() {
        await neo4j?.kill()
        return async () => neo4j?.restart()
      },
    },
    {
      name: 'is killed and comes back empty',
      async begin() {
        await neo4j?.kill()
        return async () => neo4j?.restart({ empty: true })
      },
    },
  ]

  test.each(outages)(
    cites(
      'a Neo4j that $name: queries and writes are answered, and its graph is equal in the end',
      'graph.standby',
      'graph.filled',
    ),
    async ({ name, begin }) => {
      expect(await endure(fleet, `a Neo4j that ${name}`, begin, NOTHING_WAITS)).toEqual([])
    },
  )
})
