import { type Client, createClient } from '@agent-memory/client/client'
import { afterEach, expect, test } from '@jest/globals'
import { failureOf } from '../../tests/support/failure-of.js'
import {
  drop,
  type Script,
  type ScriptedServer,
  startScriptedServer,
} from '../../tests/support/servers/models/scripted-server.js'

const ID = '11111111-1111-4111-8111-111111111111'
const VOLUME = '22222222-2222-4222-8222-222222222222'
const URL = 'https://example.com/hook'
const OF_WEBHOOK = `/agent/memory/subscriptions/${ID}`
const subscribed = { webhook_id: ID, status: 'subscribed', events: ['memory.merged'] }
const webhook = { webhook_id: ID, status: 'active' }

let server: ScriptedServer | undefined
afterEach(() => server?.close())
const clientFor = async (...script: Script[]) => {
  server = await startScriptedServer(...script)
  return createClient({ baseUrl: server.url, apiKey: 'sm_org_rw_x' })
}

interface Case {
  asked: { method: string; path: string; body?: unknown }
  answer: object
  result: unknown
  call: (client: Client) => Promise<unknown>
}
const inData = (data: object) => ({ status: 'ok', data })

/** Calls that are safe to repeat. The calls in `ONCE` are not. */
const REPEATABLE: Case[] = [
  {
    asked: { method: 'POST', path: '/agent/memory/subscribe', body: { volume_id: VOLUME, url: URL, secret: 's' } },
    ...{ answer: subscribed, result: subscribed },
    call: (client) => client.subscribeWebhook({ volume_id: VOLUME, url: URL, secret: 's' }),
  },
  {
    asked: { method: 'DELETE', path: '/agent/memory/unsubscribe', body: { volume_id: VOLUME, url: URL } },
    answer: inData({ webhook_id: ID, status: 'unsubscribed' }),
    result: { webhook_id: ID, status: 'unsubscribed' },
    call: (client) => client.unsubscribeWebhook({ volume_id: VOLUME, url: URL }),
  },
  {
    asked: { method: 'GET', path: `/agent/memory/subscriptions?volume_id=${VOLUME}&limit=2&cursor=c` },
    answer: inData({ subscriptions: [webhook], next_cursor: 'd' }),
    result: { subscriptions: [webhook], next_cursor: 'd' },
    call: (client) => client.listWebhooks({ volume_id: VOLUME, limit: 2, cursor: 'c' }),
  },
  {
    asked: { method: 'POST', path: `${OF_WEBHOOK}/redeliver`, body: { since: '2026-03-01' } },
    answer: inData({ redelivery: { count: 3, next_since: null } }),
    result: { count: 3, next_since: null },
    call: (client) => client.redeliverWebhook(ID, { since: '2026-03-01' }),
  },
  {
    asked: { method: 'POST', path: `${OF_WEBHOOK}/enable` },
    ...{ answer: inData({ subscription: webhook }), result: webhook },
    call: (client) => client.enableWebhook(ID),
  },
]
const ONCE: Case[] = [
  {
    asked: { method: 'POST', path: `${OF_WEBHOOK}/test` },
    ...{ answer: inData({ delivery: { event_id: VOLUME } }), result: { event_id: VOLUME } },
    call: (client) => client.testWebhook(ID),
  },
  {
    asked: { method: 'POST', path: `${OF_WEBHOOK}/rotate`, body: {} },
    answer: inData({ subscription: { ...webhook, secret: 'whsec_x' } }),
    result: { ...webhook, secret: 'whsec_x' },
    call: (client) => client.rotateWebhook(ID),
  },
  {
    asked: { method: 'POST', path: '/agent/broadcast', body: { volume_id: VOLUME, message: 'Hello.' } },
    ...{ answer: { status: 'broadcast_sent' }, result: undefined },
    call: (client) => client.broadcast({ volume_id: VOLUME, message: 'Hello.' }),
  },
]

test.each(REPEATABLE)('$asked.method $asked.path is retried after a broken connection', async (one) => {
  const client = await clientFor(drop, { json: one.answer })
  expect(await one.call(client)).toEqual(one.result)
  expect(server?.received).toEqual([expect.objectContaining(one.asked), expect.objectContaining(one.asked)])
})

test.each(ONCE)('$asked.method $asked.path is sent', async ({ asked, answer, result, call }) => {
  const client = await clientFor({ json: answer })
  expect(await call(client)).toEqual(result)
  expect(server?.received).toEqual([expect.objectContaining(asked)])
})

test.each(ONCE)('$asked.method $asked.path is not sent again when it may have been done', async ({ answer, call }) => {
  const client = await clientFor(drop, { json: answer })
  expect(await failureOf(call(client))).toMatchObject({ code: 'connection_failed' })
  expect(server?.received).toHaveLength(1)
})

test('an id that is no UUID is not sent', async () => {
  const client = await clientFor()
  expect(await failureOf(client.enableWebhook('../x'))).toMatchObject({
    fieldErrors: { webhook_id: ['must be a UUID'] },
  })
  expect(server?.received).toEqual([])
})
