import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import type { Json } from '../../support/http/client.js'
import { documentsOf } from '../../support/http/documents.js'
import { type Rpc, rpcOf } from '../../support/http/mcp.js'
import { newTenant, type Tenant } from '../../support/http/tenant.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)
const support = await tenant.volume('Support')
let stranger: Tenant
let key: string
let rpc: Rpc
beforeAll(async () => {
  stranger = await newTenant(send)
  await stranger.volume('Secrets of others')
  key = await tenant.key('org_rw')
  rpc = rpcOf(send, key)
  await rpc.call('add_memory', { content: 'Nadia Roth waters the ferns on Mondays.', volume: 'Support' })
  const documents = documentsOf(shared().baseUrl, key, support)
  await documents.ended((await documents.upload('The ferns stand in the hall.', 'ferns.txt')).document_id)
})

describe('a volume has its name instead of its id', () => {
  test.each<[string, Json]>([
    ['add_memory', { content: 'Nadia Roth feeds the fish on Fridays.' }],
    ['search_memories', { query: 'When does Nadia water the ferns?' }],
    ['ask_memory', { query: 'When does Nadia water the ferns?' }],
    ['list_documents', {}],
    ['search_entities', { query: 'nadia' }],
    ['explore_graph', {}],
    ['submit_feedback', { kind: 'wrong', query: 'When does Nadia water the ferns?' }],
  ])(cites('in %s', 'mcp.volume-names'), async (tool, args) => {
    for (const volume of ['Support', ' sUPPORT\n', support]) {
      expect((await rpc.call(tool, { ...args, volume })).volume_id).toBe(support)
    }
  })

  test(cites('in get_entity', 'mcp.volume-names'), async () => {
    const named = await rpc.tool('get_entity', { entity_name: 'Nobody of this name', volume: 'support' })
    expect(JSON.parse(named.content[0].text).error).toBe('entity_not_found')
  })

  test(cites('in the prompt', 'mcp.volume-names', 'mcp.prompt'), async () => {
    const recall = async (volume: string) => {
      const { result } = await rpc.message('prompts/get', { name: 'recall', arguments: { topic: 'ferns', volume } })
      return result.messages[0].content.text
    }
    expect(await recall('support')).toContain('waters the ferns')
    expect(await recall('Default')).not.toContain('waters the ferns')
  })
})

describe('a name that chooses no volume', () => {
  const failure = async (secret: string, args: Json) => {
    const { error, details } = await rpcOf(send, secret).failure('search_memories', { query: 'ferns', ...args })
    expect([error, Object.keys(details)]).toEqual(['validation_failed', ['volume']])
    return details.volume[0] as string
  }

  test(
    cites('because two have it is answered with both and their ids', 'mcp.volume-names', 'mcp.tool-errors'),
    async () => {
      const twins = await newTenant(send)
      const ids = [await twins.volume('Support'), await twins.volume('SUPPORT')]
      const message = await failure(await twins.key('org_rw'), { volume: 'support' })
      expect(message).toMatch(/^is the name of 2 volumes/)
      for (const id of ids) expect(message).toContain(id)
      expect((await rpcOf(send, await twins.key('org_rw')).call('list_documents', { volume: ids[1] })).volume_id).toBe(
        ids[1],
      )
    },
  )

  test(
    cites('because it is unknown is answered with the names there are', 'mcp.volume-names', 'mcp.tool-errors'),
    async () => {
      const message = await failure(key, { volume: 'Suport' })
      expect(message).toContain(`you can access "Support" (${support})`)
      expect(message).toContain(tenant.volumeId)
    },
  )

  test(cites('among many volumes is answered with the ten nearest', 'mcp.volume-names'), async () => {
    const crowded = await newTenant(send)
    for (let at = 0; at < 12; at++) await crowded.volume(`Archive of ${1990 + at}`)
    const nearest = await crowded.volume('Customer support')
    const message = await failure(await crowded.key('org_rw'), { volume: 'customers' })
    expect(message).toContain(`the most similar names are "Customer support" (${nearest})`)
    expect(message.match(/"[^"]+" \(/g)).toHaveLength(10)
    expect(message).toContain('list_volumes')
    expect(await failure(await crowded.key('org_rw'), {})).toMatch(
      /is required, because you have read access to 14 volumes: .* and 4 more/,
    )
  })

  test(cites('of others and of nobody is answered alike', 'mcp.volume-names', 'errors.alike'), async () => {
    const answers = []
    for (const volume of ['Secrets of others', 'Secrets of nobody', stranger.volumeId, crypto.randomUUID()]) {
      answers.push(await failure(await tenant.key('org_r'), { volume }))
    }
    // Sorts the names, because each answer has them in the order of their similarity to the given name.
    const parts = answers.map((message) => message.split(/; you can access |, /).sort())
    for (const part of parts) expect(part).toEqual(parts[0])
  })

  test(cites('is one out of the reach of an agent', 'mcp.volume-names'), async () => {
    const agent = await tenant.agent('Gardener', { volumeId: tenant.volumeId, permissions: ['read'] })
    expect(await failure(agent.key, { volume: 'Support' })).not.toContain(support)
    const alone = await tenant.agent('Nobody')
    expect(await failure(alone.key, { volume: 'Support' })).toMatch(/can access no volume/)
  })

  test(cites('is one given together with an id', 'mcp.volume-names'), async () => {
    expect(await failure(key, { volume: 'Support', volume_id: support })).toMatch(/together with volume_id/)
  })
})

test(cites('a name gives no more access than its id', 'mcp.volume-names', 'mcp.scopes'), async () => {
  const reader = await tenant.agent('Fern reader', { volumeId: support, permissions: ['read'] })
  const write = (more: Json) => rpcOf(send, reader.key).failure('add_memory', { content: 'Ferns are green.', ...more })
  expect(await write({ volume: 'Support' })).toEqual(await write({ volume_id: support }))
})
