import { randomUUID } from 'node:crypto'
import { createClient } from '@agent-memory/client/client'
import type { ExportRecord, ListedMemory } from '@agent-memory/client/types'
import { describe, expect, test } from '@jest/globals'
import { eventually } from '../../support/eventually.js'
import { failureOf } from '../../support/failure-of.js'
import { newTenant } from '../../support/http/tenant.js'
import { newWriter } from '../../support/http/writer.js'
import { send, shared } from '../../support/shared.js'

const { tenant, key } = await newWriter()
const client = (apiKey = key, fetch?: typeof globalThis.fetch) =>
  createClient({ baseUrl: shared().baseUrl, apiKey, fetch })

/** Proposes items until each has a verdict: on a slow machine that can take longer than one call waits. */
const judged = (items: { content: string; volume_id: string }[], idempotencyKey: string = randomUUID()) =>
  eventually(async () => {
    const proposals = await client().propose({ items }, { waitSeconds: 20, idempotencyKey })
    expect(proposals.map(({ state }) => state)).not.toContain('pending')
    return proposals
  })

test('a memory is written, found, read and erased', async () => {
  const volume_id = await tenant.volume('Life')
  const written = await client().write({ content: 'Ada Lovelace lives in London.', volume_id, user_id: 'u-1' })
  expect(written).toMatchObject({ status: 'approved', volume_id, agent: 'org_rw key' })
  const found = await client().query({ query: 'Where does Ada live?', volume_id, limit: 3 })
  expect(found).toMatchObject({ memories: [{ id: written.memory_id, user_id: 'u-1' }] })
  expect(found.total_results).toBe(1 + found.graph_facts.length)
  expect(await client().read(written.memory_id)).toMatchObject({ content: 'Ada Lovelace lives in London.' })
  expect(await client().volumes()).toContainEqual(
    expect.objectContaining({ volume_id, permissions: ['read', 'write'] }),
  )
  expect(await client().erase(written.memory_id)).toMatchObject({ memory_id: written.memory_id })
  expect((await failureOf(client().read(written.memory_id))).code).toBe('memory_not_found')
})

describe('a call whose answer is lost', () => {
  /** Sends every request to the service, but loses the answer to the first. */
  const deafAtFirst = () => {
    const keys: (string | null)[] = []
    const fetch: typeof globalThis.fetch = async (input, init) => {
      keys.push(new Headers(init?.headers).get('Idempotency-Key'))
      const response = await globalThis.fetch(input, init)
      await response.arrayBuffer()
      if (keys.length === 1) throw new TypeError('fetch failed')
      return globalThis.fetch(input, init)
    }
    return { keys, fetch }
  }

  test('does not duplicate a write', async () => {
    const { keys, fetch } = deafAtFirst()
    const content = 'The lighthouse keeper is called Ines.'
    const written = await client(key, fetch).write({ content, volume_id: tenant.volumeId })
    expect(keys.length).toBeGreaterThanOrEqual(2)
    expect(keys).toEqual(keys.map(() => expect.any(String)))
    expect(new Set(keys).size).toBe(1)
    expect(written.status).toBe('approved')
    expect((await client().read(written.memory_id)).sources).toHaveLength(1)
  })

  test('does not duplicate a batch', async () => {
    const volume_id = await tenant.volume('Batch')
    const items = ['The quay is long.', 'The mast is tall.'].map((content) => ({ content, volume_id }))
    const { keys, fetch } = deafAtFirst()
    await client(key, fetch).propose({ items }, { waitSeconds: 20 })
    expect(keys.length).toBeGreaterThanOrEqual(2)
    expect(new Set(keys)).toEqual(new Set([expect.stringMatching(/./)]))
    const proposals = await judged(items, String(keys[0]))
    expect(proposals.map(({ state }) => state)).toEqual(['approved', 'approved'])
    for (const { memory_id } of proposals) expect((await client().read(memory_id)).sources).toHaveLength(1)
    expect((await client().search({ volume_id })).memories).toHaveLength(2)
  })

  test('reports that a deletion may have been done', async () => {
    const { memory_id } = await client().write({ content: 'The old crane is red.', volume_id: tenant.volumeId })
    const error = await failureOf(client(key, deafAtFirst().fetch).erase(memory_id))
    expect(error).toMatchObject({ code: 'memory_not_found', status: 404 })
    expect(error.tries).toBeGreaterThanOrEqual(2)
    expect(error.message).toContain('may have been carried out')
  })
})

test('every page of a list and of an export is read', async () => {
  const volume_id = await tenant.volume('Pages')
  const contents = ['Oslo is cold.', 'Rome is old.', 'Lima is by the sea.', 'Bern has bears.', 'Kyoto has temples.']
  await judged(contents.map((content) => ({ content, volume_id })))
  const listed: ListedMemory[] = []
  for await (const memory of client().searchAll({ volume_id, limit: 2 })) listed.push(memory)
  expect(new Set(listed.map(({ content }) => content))).toEqual(new Set(contents))
  expect(listed).toHaveLength(5)
  const exported: ExportRecord[] = []
  for await (const record of client().exportAll({ volume_id, limit: 2 })) exported.push(record)
  expect(exported.map(({ content }) => content)).toEqual(contents)
  expect(exported[0]?.sources).toEqual([expect.objectContaining({ content: 'Oslo is cold.' })])
})

describe('a bad request', () => {
  const volume_id = () => tenant.volumeId

  test('names its invalid fields', async () => {
    const error = await failureOf(client().write({ content: '', volume_id: 'here' }))
    expect(error).toMatchObject({ code: 'validation_failed', status: 400, tries: 1 })
    expect(Object.keys(error.fieldErrors).sort()).toEqual(['content', 'volume_id'])
    expect(error.requestId).toMatch(/\S/)
    const items = [
      { content: 'Fine.', volume_id: volume_id() },
      { content: '', volume_id: volume_id() },
    ]
    expect((await failureOf(client().propose({ items }))).fieldErrors).toHaveProperty(['items.1.content'])
    const cursor = 'not a cursor'
    expect((await failureOf(client().search({ volume_id: volume_id(), cursor }))).fieldErrors).toHaveProperty('cursor')
  })

  test('with another body under the same key is a conflict', async () => {
    const options = { idempotencyKey: 'one body' }
    await client().write({ content: 'The buoy is green.', volume_id: volume_id() }, options)
    const again = client().write({ content: 'The buoy is yellow.', volume_id: volume_id() }, options)
    expect((await failureOf(again)).code).toBe('conflict')
  })

  test('that is too large is reported as such', async () => {
    const items = Array.from({ length: 30 }, () => ({ content: 'x'.repeat(40_000), volume_id: volume_id() }))
    expect(await failureOf(client().propose({ items }))).toMatchObject({ code: 'payload_too_large', status: 413 })
  })

  test('for a foreign volume, or with an unknown or revoked key, is rejected', async () => {
    const stranger = await newTenant(send)
    const foreign = client().query({ query: 'x', volume_id: stranger.volumeId })
    expect((await failureOf(foreign)).code).toBe('agent_not_authorized_for_volume')
    expect((await failureOf(client('sm_org_rw_nobody').volumes())).code).toBe('invalid_api_key')
    const agent = await tenant.agent('Gone', { volumeId: volume_id() })
    expect(await client(agent.key).volumes()).toHaveLength(1)
    await tenant.call('DELETE', `/agents/${agent.agentId}`)
    expect((await failureOf(client(agent.key).volumes())).code).toBe('invalid_api_key')
  })

  test('to a wrong address says where it was sent', async () => {
    const lost = createClient({ baseUrl: `${shared().baseUrl}/nowhere`, apiKey: key })
    expect((await failureOf(lost.volumes())).message).toContain('/nowhere/agent/volumes: check that baseUrl is right')
  })
})
