import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Client } from '@modelcontextprotocol/client'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import { connect, connectFirst, MODERN } from '../support/http/mcp.js'
import { memoriesOf } from '../support/http/memories.js'
import { startModelService } from '../support/services/model-service.js'

/** The service disconnects from a language model that is still answering as soon as nobody waits for the answer. */

/** Shorter than the time that the service itself gives a model for a whole answer, and long enough for a busy machine. */
const SOON_MS = 5_000

let service: Awaited<ReturnType<typeof startModelService>>
let key: string
beforeAll(async () => {
  service = await startModelService()
  const tenant = await service.newTenant()
  key = await tenant.key('org_rw')
  await memoriesOf(service.send, key, tenant.volumeId).write('Ines Claes tunes the organ of Saint Bavo every spring.')
})
afterAll(() => service?.stop())

test.each([
  ['the first library', () => connectFirst(service.baseUrl, key, fetch)],
  ['the second library, by the handshake', () => connect(service.baseUrl, key, 'legacy', fetch)],
  ['the second library, stateless', () => connect(service.baseUrl, key, { pin: MODERN }, fetch)],
] as const)(cites('ask_memory reports progress and ends when %s cancels it', 'mcp.ask'), async (_, connected) => {
  const left = service.left()
  const begun = new Promise<void>((resolve) => {
    service.script.answer = () => {
      resolve()
      return { text: 'Ines Claes tunes the organ of Saint Bavo every spring [1]. She', end: 'hang' }
    }
  })
  const { client } = await connected()
  const reached: string[] = []
  const cancelling = new AbortController()
  const options = {
    signal: cancelling.signal,
    onprogress: ({ message = '' }: { message?: string | undefined }) => void reached.push(message),
  }
  const params = { name: 'ask_memory', arguments: { query: 'Who tunes the organ of Saint Bavo?' } }
  // The first library takes a result schema before the options.
  const call =
    'getProtocolEra' in client
      ? client.callTool(params, options)
      : (client.callTool(params, undefined, options as never) as ReturnType<Client['callTool']>)
  const ended = expect(call).rejects.toBeDefined()
  await begun
  await eventually(async () => expect(reached).toEqual(['Found 1 memories; answering.']), SOON_MS)
  expect(service.left()).toBe(left)
  cancelling.abort('enough')
  await ended
  await eventually(async () => expect(service.left()).toBe(left + 1), SOON_MS)
  await client.close()
})
