import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Client } from '@modelcontextprotocol/client'
import { cites } from '../../support/cites.js'
import { expectStatus } from '../../support/http/client.js'
import { connect, connectFirst, MODERN, rpcOf } from '../../support/http/mcp.js'
import { newWriter } from '../../support/http/writer.js'
import { send, shared } from '../../support/shared.js'

const { tenant, key, mine } = await newWriter()
const query = 'Who tunes the organ of Saint Bavo?'
beforeAll(() => mine.write('Ines Claes tunes the organ of Saint Bavo every spring.'))

test(cites('ask_memory answers as REST does', 'mcp.ask', 'mcp.structured', 'mcp.volume'), async () => {
  const body = { query, volume_id: tenant.volumeId }
  const whole = expectStatus(await send('POST', '/agent/memory/chat', { key, body }), 200).body
  expect(whole.answer).toContain('Ines Claes')
  expect(await rpcOf(send, key).call('ask_memory', { query })).toEqual({ volume_id: tenant.volumeId, ...whole })
})

test(cites('what it cannot do is said as by every tool', 'mcp.ask', 'mcp.tool-errors'), async () => {
  const rpc = rpcOf(send, key)
  expect(await rpc.call('ask_memory', { query: 'What is the capital of Mongolia?' })).toMatchObject({ answered: false })
  expect(await rpc.failure('ask_memory', { query: '' })).toMatchObject({ error: 'validation_failed' })
  expect(await rpc.failure('ask_memory', { query, stream: true })).toMatchObject({ error: 'validation_failed' })
  const elsewhere = { query, volume_id: crypto.randomUUID() }
  expect(await rpc.failure('ask_memory', elsewhere)).toMatchObject({ error: 'agent_not_authorized_for_volume' })
})

describe.each([
  ['the first library', () => connectFirst(shared().baseUrl, key)],
  ['the second library, by the handshake', () => connect(shared().baseUrl, key, 'legacy')],
  ['the second library, stateless', () => connect(shared().baseUrl, key, { pin: MODERN })],
] as const)('a client of %s', (_name, connected) => {
  test(cites('is told of progress, and can cancel', 'mcp.ask'), async () => {
    const { client } = await connected()
    // The first library takes a result schema before the options.
    const call: Client['callTool'] = (params, options) =>
      'getProtocolEra' in client
        ? client.callTool(params, options)
        : (client.callTool(params, undefined, options as never) as ReturnType<Client['callTool']>)
    try {
      const reached: string[] = []
      const onprogress = ({ message }: { message?: string | undefined }) => void reached.push(message ?? '')
      const result = await call({ name: 'ask_memory', arguments: { query } }, { onprogress })
      expect(result.structuredContent).toMatchObject({ answered: true })
      expect(reached).toEqual(['Found 1 memories; answering.', 'Checked sentence 1.'])
      const left = call({ name: 'ask_memory', arguments: { query } }, { signal: AbortSignal.abort('enough') })
      await expect(left).rejects.toBeDefined()
    } finally {
      await client.close()
    }
  })
})
