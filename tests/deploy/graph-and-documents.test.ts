import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eventually } from '../support/eventually.js'
import { clientOf, expectStatus } from '../support/http/client.js'
import { documentsOf } from '../support/http/documents.js'
import { newTenant } from '../support/http/tenant.js'
import { startTestDatabase, type TestDatabase, temporaryFolder } from '../support/servers/postgres.js'
import { freePort, type ServerProcess, startProcess } from '../support/servers/processes.js'
import { type AloneService, startAlone } from '../support/service.js'

/** Returns an address where nothing listens. */
const nowhere = async (scheme: string) => `${scheme}://127.0.0.1:${await freePort()}`

describe('a Neo4j that is down', () => {
  let service: AloneService

  beforeAll(async () => {
    service = await startAlone({ env: { NEO4J_URL: await nowhere('bolt'), RATE_LIMITS: 'off' } })
  })

  afterAll(() => service?.stop())

  test('blocks no write and no graph read; readiness and metrics report it', async () => {
    const send = clientOf(service.baseUrl)
    const tenant = await newTenant(send)
    const key = await tenant.key('org_rw')
    const volume = { volume_id: tenant.volumeId }
    const body = { ...volume, content: 'Marta Kowalska works at Nordlicht GmbH in Hamburg.' }
    const written = await send('POST', '/agent/memory/write', { key, body })
    expect(written.body).toMatchObject({ status: 'approved' })
    await eventually(async () => {
      const read = await send('POST', '/agent/entity', { key, body: { ...volume, entity_name: 'Marta Kowalska' } })
      expect(JSON.stringify(expectStatus(read, 200).body)).toContain('Marta Kowalska')
    })
    const ready = (await eventually(async () => expectStatus(await send('GET', '/readyz'), 200))).body
    expect(ready.checks.neo4j).toMatchObject({ ok: false, required: false })
    await eventually(async () => {
      const { text } = await send('GET', '/metrics')
      expect(text).toContain('store_up{store="neo4j"} 0')
      expect(text).toMatch(/^projection_lag_jobs\{projection="neo4j"\} [1-9]/m)
      expect(text).toContain('projection_lag_jobs{projection="qdrant"} 0')
    })
  })

  test('blocks no document; they are counted by outcome', async () => {
    const send = clientOf(service.baseUrl)
    const tenant = await newTenant(send)
    const documents = documentsOf(service.baseUrl, await tenant.key('org_rw'), tenant.volumeId)
    const whole = await documents.upload('The lamps are lit at dusk.', 'lamps.txt')
    const broken = await documents.upload('%PDF-1.7\nand no more', 'broken.pdf')
    expect(await documents.ended(whole.document_id)).toMatchObject({ status: 'completed' })
    expect(await documents.ended(broken.document_id)).toMatchObject({ status: 'failed', error: { code: 'broken' } })
    await eventually(async () => {
      const { text } = await send('GET', '/metrics')
      const ended = [...text.matchAll(/^documents_ended_total\{result="(\w+)"\} ([1-9]\d*)$/gm)]
      expect(ended.map(([, result, count]) => [result, count]).sort()).toEqual([
        ['broken', '1'],
        ['completed', '1'],
      ])
    })
  })
})

describe('the process that builds the graph', () => {
  let database: TestDatabase
  let folder: string
  let graph: ServerProcess

  beforeAll(async () => {
    database = await startTestDatabase()
    folder = await temporaryFolder('graph')
    graph = await startProcess(path.join(folder, 'log'), {
      SERVICES: 'graph',
      DATABASE_URL: database.url,
      SECRET_KEY: 'the same thirty-two characters for all',
      DATA_DIR: folder,
      EMBEDDINGS_URL: await nowhere('http'),
      QDRANT_URL: await nowhere('http'),
      NEO4J_URL: await nowhere('bolt'),
      NODE_ENV: 'test',
    })
  })

  afterAll(async () => {
    await graph?.stop()
    await database?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('depends only on what the network lets it reach, not on the embedder or Qdrant', async () => {
    const send = clientOf(graph.baseUrl)
    const ready = (await eventually(async () => expectStatus(await send('GET', '/readyz'), 200))).body
    expect(Object.keys(ready.checks).sort()).toEqual(['jobs', 'listening', 'neo4j', 'postgresql', 'queue'])
  })
})
