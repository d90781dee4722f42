import { randomUUID } from 'node:crypto'
import { openGraphLedger } from '@agent-memory/adapters/postgres/graph/graph-ledger'
import { openPostgresGraph } from '@agent-memory/adapters/postgres/graph/graph-store'
import { createKey, findKey } from '@agent-memory/core/accounts/keys/keys'
import type { KeyPrincipal } from '@agent-memory/core/accounts/principal'
import { extract } from '@agent-memory/core/graph/extract/extract'
import {
  entityAnswer,
  entityBody,
  entitySearchAnswer,
  entitySearchBody,
  type GraphPorts,
  graphAnswer,
  graphBody,
  readEntity,
  readGraph,
  searchEntities,
} from '@agent-memory/core/graph/read'
import { presentEntity, presentGraph, presentHit } from '@agent-memory/core/present/graph'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { code } from '../../../../tests/support/http/errors.js'
import { type ManagementFixture, type Owner, startManagement } from '../../../../tests/support/http/management.js'
import { placeSource } from '../../../../tests/support/stores/graph-sources.js'

let fixture: ManagementFixture
let ports: GraphPorts
let owner: Owner
let principal: KeyPrincipal

beforeAll(async () => {
  fixture = await startManagement()
  ports = { graph: openPostgresGraph(fixture.database), volumes: fixture.ports.volumes }
  owner = await fixture.owner()
  principal = await keyOf(owner)
  const ledger = openGraphLedger(fixture.database)
  for (const content of ['Marta Kowalska works at Acme.', 'Marta lives in Oslo.', 'Tom works at Acme.']) {
    const extraction = extract(content, { speaker: null })
    const source = { kind: 'chunk' as const, id: randomUUID() }
    await placeSource(fixture.database, owner.volumeId, source, content)
    const telling = { volumeId: owner.volumeId, source, content, at: new Date(), extraction, outdated: [] }
    await ledger.record(telling, { outboxId: null, external: false })
  }
})
afterAll(() => fixture?.close())

const keyOf = async ({ orgId, principal: { userId } }: Owner): Promise<KeyPrincipal> => {
  const { apiKey } = await createKey(fixture.ports, { orgId, keyKind: 'org_r', name: 'k', userId, projectId: null })
  const found = await findKey(fixture.ports.keys, apiKey)
  if (found === null) throw new Error('the key is not known')
  return found
}

const call = () => ({ principal, volumeId: owner.volumeId })

test('an entity is answered as specified', async () => {
  const answer = presentEntity(await readEntity(ports, { ...call(), entityName: 'MARTA' }))
  expect(entityAnswer.parse(answer)).toEqual(answer)
  expect(answer).toMatchObject({
    name: 'Marta Kowalska',
    type: 'person',
    summary: expect.stringContaining('Acme'),
    factCount: 2,
    facts: [{ content: 'Marta Kowalska works at Acme.', category: 'work', importance: expect.any(Number) }, {}],
    summaries: [{ version: 2 }, { version: 1 }],
    relationships: expect.arrayContaining([
      expect.objectContaining({ name: 'Acme', type: 'organization', rel_type: 'WORKS_AT', direction: 'outgoing' }),
    ]),
  })
  await expect(readEntity(ports, { ...call(), entityName: 'Nobody' })).rejects.toEqual(code('entity_not_found'))
})

test('the graph lists the entities with most facts first, and only relationships between these', async () => {
  const { volumeId } = owner
  const answer = presentGraph(volumeId, await readGraph(ports, { ...call(), limit: 100 }))
  expect(graphAnswer.parse(answer)).toEqual(answer)
  const counts = answer.entities.map(({ factCount }) => factCount)
  expect(counts).toEqual([...counts].sort((a, b) => b - a))
  expect(answer.relationships).toHaveLength(3)
  const two = await readGraph(ports, { ...call(), limit: 2 })
  expect(two.entities.map(({ name }) => name).sort()).toEqual(['Acme', 'Marta Kowalska'])
  expect(presentGraph(volumeId, two).relationships).toEqual([
    {
      source: 'Marta Kowalska',
      type: 'WORKS_AT',
      description: 'Marta Kowalska works at Acme.',
      target: 'Acme',
      strength: expect.any(Number),
    },
  ])
})

test('a search returns a list', async () => {
  const found = (await searchEntities(ports, { ...call(), query: 'kow', limit: 20 })).map(presentHit)
  expect(entitySearchAnswer.parse(found)).toEqual([
    { name: 'Marta Kowalska', type: 'person', summary: expect.any(String), factCount: 2 },
  ])
})

test('an inaccessible volume and a missing one are rejected alike', async () => {
  const foreign = await fixture.owner()
  for (const volumeId of [foreign.volumeId, randomUUID()]) {
    const refused = code('agent_not_authorized_for_volume')
    await expect(readEntity(ports, { principal, volumeId, entityName: 'Marta' })).rejects.toEqual(refused)
    await expect(readGraph(ports, { principal, volumeId, limit: 1 })).rejects.toEqual(refused)
    await expect(searchEntities(ports, { principal, volumeId, query: 'm', limit: 1 })).rejects.toEqual(refused)
  }
})

test('bodies have the limits of the specification', () => {
  const volume_id = randomUUID()
  expect(graphBody.parse({ volume_id })).toEqual({ volume_id, limit: 100 })
  expect(entitySearchBody.parse({ volume_id, query: 'a' })).toEqual({ volume_id, query: 'a', limit: 20 })
  const refused = [
    graphBody.safeParse({ volume_id, limit: 201 }),
    graphBody.safeParse({ volume_id, limit: 0 }),
    graphBody.safeParse({ volume_id, limit: 1.5 }),
    entityBody.safeParse({ volume_id, entity_name: '' }),
    entityBody.safeParse({ volume_id, entity_name: '😀'.repeat(501) }),
    entityBody.safeParse({ volume_id: 'v', entity_name: 'a' }),
    entitySearchBody.safeParse({ volume_id, query: '' }),
    entitySearchBody.safeParse({ volume_id, query: 'a', limit: 201 }),
  ]
  expect(refused.map(({ success }) => success)).toEqual(refused.map(() => false))
  expect(entityBody.safeParse({ volume_id, entity_name: '😀'.repeat(500) }).success).toBe(true)
})
