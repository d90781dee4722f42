import {
  type ClientDocumentsOptions,
  openClientDocuments,
} from '@agent-memory/adapters/client-documents/client-documents'
import { openConnector } from '@agent-memory/adapters/webhooks/connector'
import { afterEach, expect, test } from '@jest/globals'
import {
  drop,
  dropMidBody,
  hang,
  type Script,
  startScriptedServer,
} from '../../../tests/support/servers/models/scripted-server.js'

let opened: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  await Promise.all(opened.map((each) => each.close()))
  opened = []
})
const closing = <T extends { close(): Promise<unknown> }>(each: T): T => {
  opened.push(each)
  return each
}

/**
 * Fetches from a server that follows the script. Its URL is http: only the callers of the fetcher require https.
 */
const fetched = async (script: Script, options: Partial<ClientDocumentsOptions> = {}) => {
  const server = closing(await startScriptedServer(script))
  const documents = closing(openClientDocuments({ allowedNetworks: ['127.0.0.0/8'], limitMs: 60_000, ...options }))
  return { server, answer: await documents.fetch(`${server.url}/client.json`) }
}

test('a document comes with the time for which it is current', async () => {
  const text = '{"client_id":"https://app.example/client.json"}'
  const { server, answer } = await fetched({ text, headers: { 'Cache-Control': 'max-age=600' } })
  expect(answer).toEqual({ outcome: 'fetched', text, freshSeconds: 600, mayExplain: false })
  expect(server.received).toEqual([
    {
      method: 'GET',
      path: '/client.json',
      headers: expect.objectContaining({ accept: 'application/json' }),
      body: null,
    },
  ])
})

test.each<[string, Script, string, boolean]>([
  ['a redirect, which is not followed', { status: 302, headers: { Location: '/other' } }, 'the status 302', false],
  ['an address without a document', { status: 404, text: '' }, 'the status 404', false],
  ['a server that fails', { status: 503, text: '' }, 'the status 503', true],
  ['a server that is busy', { status: 429, text: '' }, 'the status 429', true],
  ['one byte too many', { text: 'x'.repeat(10_241) }, 'more than 10240 bytes', false],
  ['no answer', drop, 'closed before an answer', true],
  ['half an answer', dropMidBody, 'closed before the answer was complete', true],
])('%s is a failure', async (_what, script, reason, isTemporary) => {
  const { answer } = await fetched(script)
  expect(answer).toEqual({ outcome: 'failed', reason: expect.stringContaining(reason), isTemporary, mayExplain: false })
})

test('10,240 bytes are read', async () => {
  expect((await fetched({ text: 'x'.repeat(10_240) })).answer).toMatchObject({ outcome: 'fetched' })
})

test('a server that does not answer is a failure after the limit', async () => {
  expect((await fetched(hang, { limitMs: 200 })).answer).toMatchObject({ reason: 'No answer came within 0.2 seconds.' })
})

test('an address that is not public is not called, by its number or by a name', async () => {
  for (const options of [{ allowedNetworks: [] }, { allowedNetworks: [], resolve: async () => ['127.0.0.1'] }]) {
    const { server, answer } = await fetched({ text: '{}' }, options)
    expect(answer).toEqual({
      outcome: 'failed',
      reason: expect.stringContaining('OAUTH_ALLOWED_NETWORKS'),
      isTemporary: false,
      mayExplain: false,
    })
    expect(server.received).toEqual([])
  }
  const named = closing(openClientDocuments({ allowedNetworks: [], resolve: async () => ['10.0.0.1'] }))
  expect(await named.fetch('https://app.example/client.json')).toMatchObject({ outcome: 'failed', isTemporary: false })
})

test('only what the URL itself says may be explained before an address is known to be public', async () => {
  const resolve = async () => Promise.reject(new Error('unknown'))
  const documents = closing(openClientDocuments({ allowedNetworks: ['10.0.0.0/8'], resolve }))
  expect(await documents.fetch('https://app.example/client.json')).toMatchObject({ mayExplain: false })
  expect(await documents.fetch('https://app.example:25/client.json')).toMatchObject({ mayExplain: true })
})

test.each([
  [['8.8.8.8', '2606:4700:4700::1111'], true],
  [['8.8.8.8', '10.0.0.1'], false],
  [['10.0.0.1'], false],
])('a name with the addresses %j is public: %s', async (addresses, isPublic) => {
  const options = { allowedNetworks: ['10.0.0.0/8'], setting: 'OAUTH_ALLOWED_NETWORKS', resolve: async () => addresses }
  const connector = closing(openConnector(options))
  const target = await connector.targetOf(new URL('https://app.example/'), new AbortController().signal)
  expect(target.isPublic).toBe(isPublic)
})
