import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import { clientOf, expectStatus } from '../support/http/client.js'
import { type Memories, memoriesOf } from '../support/http/memories.js'
import { newTenant } from '../support/http/tenant.js'
import { withDatabase } from '../support/servers/database.js'
import { type AloneService, startAlone } from '../support/service.js'

const QUERY = 'Where does Marta Kowalska work?'

// A separate service, because blocking the graph affects every volume. The blocked table is in PostgreSQL, whatever
// stores a deployment has.
let service: AloneService
let mine: Memories
beforeAll(async () => {
  service = await startAlone({ env: { RATE_LIMITS: 'off' } })
  const send = clientOf(service.baseUrl)
  const tenant = await newTenant(send)
  mine = memoriesOf(send, await tenant.key('org_rw'), tenant.volumeId)
  await mine.write('Marta Kowalska works at Acme Robotics.')
  await eventually(async () => expect((await mine.query(QUERY)).graph_facts).not.toEqual([]))
})
afterAll(() => service?.stop())

test(cites('a graph that does not answer leaves its part empty and is named degraded', 'query.degraded'), async () => {
  const whole = await eventually(async () => {
    const answer = await mine.query(QUERY)
    expect(answer.degraded).toBeUndefined()
    return answer
  })
  await withDatabase(service.databaseUrl, async (client) => {
    await client.query('BEGIN')
    // The graph part of a query reads this table first.
    await client.query('LOCK TABLE graph_keys IN ACCESS EXCLUSIVE MODE')
    const { body } = expectStatus(await mine.tryQuery(QUERY), 200)
    expect(body).toEqual({
      ...whole,
      graph_facts: [],
      total_results: whole.memories.length,
      degraded: ['graph'],
    })
    expect(body.memories.length).toBeGreaterThan(0)
    await client.query('ROLLBACK')
  })
  await eventually(async () => expect(await mine.query(QUERY)).toEqual(whole))
})
