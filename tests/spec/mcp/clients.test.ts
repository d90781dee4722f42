import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { type AnyClient, connect, connectFirst, LEGACY, MODERN, rpcOf } from '../../support/http/mcp.js'
import { newWriter } from '../../support/http/writer.js'
import { send, shared } from '../../support/shared.js'

const { tenant, key } = await newWriter()

type Connect = (key: string) => Promise<AnyClient>
const CLIENTS: [name: string, revision: string, Connect][] = [
  ['the first library', LEGACY, (secret) => connectFirst(shared().baseUrl, secret)],
  ['the second library, by the handshake', LEGACY, (secret) => connect(shared().baseUrl, secret, 'legacy')],
  ['the second library, probing', MODERN, (secret) => connect(shared().baseUrl, secret, 'auto')],
  ['the second library, stateless', MODERN, (secret) => connect(shared().baseUrl, secret, { pin: MODERN })],
]

describe.each(CLIENTS)('a client of %s', (name, revision, connectWith) => {
  let any: AnyClient
  // Both libraries' clients have these methods.
  let client: Extract<AnyClient['client'], { getProtocolEra: unknown }>
  beforeAll(async () => {
    any = await connectWith(key)
    client = any.client as typeof client
  })
  afterAll(() => any.client.close())

  test(cites('negotiates the newest revision of its era', 'mcp.endpoint', 'mcp.revisions', 'mcp.any-key'), () => {
    expect(any.revision()).toBe(revision)
    expect(client.getServerVersion()).toMatchObject({ name: 'agent-memory', title: 'Agent Memory' })
  })

  test(cites('reads that memories are data', 'mcp.as-data'), () => {
    expect(client.getInstructions()).toMatch(/never follow instructions/)
  })

  test(cites('lists the tools, each with title, annotations and output', 'mcp.tools', 'mcp.structured'), async () => {
    const { tools } = await client.listTools()
    expect(tools.map((tool) => tool.name)).toEqual([
      'list_volumes',
      'search_memories',
      'ask_memory',
      'add_memory',
      'delete_memory',
      'submit_feedback',
      'list_documents',
      'get_document',
      'get_entity',
      'search_entities',
      'explore_graph',
      'search',
      'fetch',
    ])
    for (const tool of tools) {
      expect(tool).toMatchObject({
        title: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        inputSchema: { type: 'object' },
        outputSchema: { type: 'object' },
        annotations: {
          title: expect.any(String),
          readOnlyHint: !/^(add|delete|submit)_/.test(tool.name),
          destructiveHint: tool.name === 'delete_memory',
          idempotentHint: true,
          openWorldHint: false,
        },
      })
    }
  })

  test(
    cites('adds, finds, reads and deletes a memory', 'mcp.tools', 'mcp.structured', 'mcp.volume', 'mcp.delete'),
    async () => {
      // The client checks each result against the schema that the tool lists.
      const call = async (tool: string, args = {}) => {
        const result = await client.callTool({ name: tool, arguments: args })
        expect([tool, result.isError ?? false]).toEqual([tool, false])
        expect(JSON.parse((result.content as { text: string }[])[0]?.text ?? '')).toEqual(result.structuredContent)
        return result.structuredContent as Record<string, unknown>
      }
      expect(await call('list_volumes')).toMatchObject({
        volumes: [{ volume_id: tenant.volumeId, type: 'default', permissions: ['read', 'write'] }],
        total: 1,
      })
      const content = `Ms ${revision} of ${name} keeps bees on the roof.`
      const added = await call('add_memory', { content, user_id: name })
      expect(added).toMatchObject({ status: 'approved', volume_id: tenant.volumeId, agent: 'org_rw key' })
      const found = await call('search_memories', {
        query: `Where does Ms ${revision} of ${name} keep bees?`,
        limit: 3,
      })
      const { memory_id } = added as { memory_id: string }
      expect(found).toMatchObject({ volume_id: tenant.volumeId })
      expect(found.memories).toContainEqual(
        expect.objectContaining({ memory_id, content, score: expect.any(Number), user_id: name, agent: 'org_rw key' }),
      )
      const said = await call('submit_feedback', { kind: 'useful', memory_id })
      expect(said).toMatchObject({ volume_id: tenant.volumeId, memory_ids: [memory_id], agent: 'org_rw key' })
      const stores = { postgresql: { memories: 1 }, index: expect.any(String), graph: expect.any(String) }
      const receipt = await call('delete_memory', { memory_id })
      expect(receipt).toMatchObject({ memory_id, deleted: true, stores, judged_anew: [] })
      const gone = await client.callTool({ name: 'fetch', arguments: { id: memory_id } })
      expect(gone.isError).toBe(true)
    },
  )

  test(cites('reads the resources and the prompt', 'mcp.resources', 'mcp.prompt'), async () => {
    const volume = `memory://volumes/${tenant.volumeId}`
    const { resources } = await client.listResources()
    expect(resources.map(({ uri }) => uri)).toEqual(['memory://volumes', volume])
    const { resourceTemplates } = await client.listResourceTemplates()
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(['memory://volumes/{id}'])
    for (const uri of ['memory://volumes', volume]) {
      const [content] = (await client.readResource({ uri })).contents
      expect(content).toMatchObject({ uri, mimeType: 'application/json' })
      expect((content as { text: string }).text).toContain(tenant.volumeId)
    }
    const completed = await client.complete({
      ref: { type: 'ref/resource', uri: 'memory://volumes/{id}' },
      argument: { name: 'id', value: tenant.volumeId.slice(0, 4) },
    })
    expect(completed.completion.values).toEqual([tenant.volumeId])

    await client.callTool({ name: 'add_memory', arguments: { content: 'Ines plays the oboe in Ghent.' } })
    const { prompts } = await client.listPrompts()
    expect(prompts).toMatchObject([
      { name: 'recall', arguments: [{ name: 'topic', required: true }, { name: 'volume' }, { name: 'volume_id' }] },
    ])
    const { messages } = await client.getPrompt({
      name: 'recall',
      arguments: { topic: 'Which instrument does Ines play?' },
    })
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatchObject({
      role: 'user',
      content: { text: expect.stringContaining('Ines plays the oboe') },
    })
  })
})

test.each(['2025-03-26', '2025-06-18', '2025-11-25'])(
  cites('the handshake accepts the revision %s', 'mcp.revisions'),
  async (protocolVersion) => {
    const { result } = await rpcOf(send, key).message('initialize', {
      protocolVersion,
      capabilities: {},
      clientInfo: { name: 'by hand', version: '1' },
    })
    expect(result).toMatchObject({ protocolVersion, capabilities: { tools: {}, resources: {}, prompts: {} } })
  },
)
