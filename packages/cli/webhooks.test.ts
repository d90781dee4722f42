import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from '@jest/globals'
import { newTerminal, type Terminal } from '../../tests/support/programs/command-line.js'
import {
  type Script,
  type ScriptedServer,
  startScriptedServer,
} from '../../tests/support/servers/models/scripted-server.js'

const VOLUME = '22222222-2222-4222-8222-222222222222'
const ID = '11111111-1111-4111-8111-111111111111'
const OTHER = '33333333-3333-4333-8333-333333333333'
const EVENT = '44444444-4444-4444-8444-444444444444'
const URL = 'https://example.com/hook'

const delivery = (more: object = {}) => ({
  ...{ event_id: EVENT, event: 'webhook.test', status: 'pending', attempts: 0, http_status: null, duration_ms: null },
  ...{ error: null, answer: null, attempted_at: null, next_attempt_at: null, created_at: '2026-03-01T12:00:00.000Z' },
  ...more,
})
const webhook = (more: object = {}) => ({
  ...{ webhook_id: ID, volume_id: VOLUME, agent: 'Laptop', agent_id: OTHER, url: URL, events: ['memory.approved'] },
  ...{ signed: true, rotating_until: null, status: 'active', disabled_reason: null, failing_since: null },
  ...{ paused_until: null, pause_reason: null, created_at: '2026-03-01T12:00:00.000Z', deliveries: [] },
  ...more,
})
const UNTIL = '2026-03-01T12:10:00.000Z'
const SILENT = { paused_until: UNTIL, pause_reason: 'silent' }
const inData = (data: object): Script => ({ json: { status: 'ok', data } })
const listed = (...subscriptions: object[]): Script => inData({ subscriptions, next_cursor: null })
const subscribed: Script = { json: { webhook_id: ID, status: 'subscribed', events: ['memory.approved'] } }

let server: ScriptedServer | undefined
let terminal: Terminal
afterEach(async () => {
  terminal.remove()
  await server?.close()
})
const sm = async (args: string[], script: Script[], input = '') => {
  server = await startScriptedServer(...script)
  terminal = newTerminal({ SM_BASE_URL: server.url, SM_API_KEY: 'sm_org_rw_x', SM_VOLUME_ID: VOLUME })
  return terminal.run(['webhooks', ...args], { input })
}
/** Returns method, path and body of the request with this index. */
const asked = (at: number) => {
  const { method, path, body } = server?.received.at(at) ?? {}
  return [`${method} ${path}`, body]
}

test('lists all pages; on a pipe a line each, with the last delivery', async () => {
  const last = delivery({ status: 'failed', attempts: 10, error: 'no answer within 15 s' })
  const ran = await sm(
    [],
    [
      inData({ subscriptions: [webhook({ deliveries: [last], ...SILENT })], next_cursor: 'next' }),
      listed(webhook({ webhook_id: OTHER, status: 'disabled', disabled_reason: 'gone' })),
    ],
  )
  expect(ran).toMatchObject({ code: 0, stderr: '' })
  expect(ran.stdout.split('\n')).toEqual([
    [
      'active',
      ID,
      URL,
      'memory.approved',
      '',
      'failed',
      'webhook.test',
      EVENT,
      '',
      'no answer within 15 s',
      'silent',
      UNTIL,
    ].join('\t'),
    ['disabled', OTHER, URL, 'memory.approved', 'gone', '', '', '', '', '', '', ''].join('\t'),
    '',
  ])
  expect(asked(1)[0]).toBe(`GET /agent/memory/subscriptions?volume_id=${VOLUME}&limit=100&cursor=next`)
})

describe('add', () => {
  test('without a secret leaves the secret as it is', async () => {
    const ran = await sm(['add', URL, '--events', 'memory.merged, entity.created'], [subscribed])
    expect(ran).toMatchObject({ code: 0, stdout: `${ID}\tmemory.approved\n`, stderr: '' })
    const events = ['memory.merged', 'entity.created']
    expect(asked(0)).toEqual(['POST /agent/memory/subscribe', { volume_id: VOLUME, url: URL, events }])
  })

  test('--sign makes a secret, alone on standard output', async () => {
    const ran = await sm(['add', URL, '--sign'], [subscribed])
    expect(ran.stdout).toMatch(/^whsec_[A-Za-z0-9+/]{43}=\n$/)
    expect(ran.stderr).toMatch(/Keep this secret now/)
    expect(asked(0)[1]).toEqual({ volume_id: VOLUME, url: URL, secret: ran.stdout.trim() })
  })

  test('--secret takes it from a file or standard input', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sm-secret-'))
    writeFileSync(join(folder, 'secret'), 'from a file\n')
    const ran = await sm(['add', URL, '--secret', join(folder, 'secret')], [subscribed])
    expect(asked(0)[1]).toMatchObject({ secret: 'from a file' })
    expect(ran.stdout + ran.stderr).not.toContain('from a file')
    terminal.remove()
    await server?.close()
    await sm(['add', URL, '--secret', '-'], [subscribed], 'piped\n')
    expect(asked(0)[1]).toMatchObject({ secret: 'piped' })
    rmSync(folder, { recursive: true })
  })

  test.each([
    ['an unknown event', ['--events', 'memory.lost'], /memory\.lost/],
    ['a secret file that is missing', ['--secret', '/nowhere/secret'], /ENOENT/],
  ])('%s is wrong usage', async (_name, options, message) => {
    const ran = await sm(['add', URL, ...options], [subscribed])
    expect(ran.code).toBe(2)
    expect(ran.stderr).toMatch(message)
    expect(server?.received).toEqual([])
  })
})

describe('test', () => {
  test('waits for what becomes of it', async () => {
    const done = delivery({ status: 'delivered', attempts: 1, http_status: 204, duration_ms: 12 })
    const ran = await sm(
      ['test', ID],
      [
        listed(webhook()),
        inData({ delivery: delivery() }),
        listed(webhook({ deliveries: [delivery()] })),
        listed(webhook({ deliveries: [done] })),
      ],
    )
    expect(ran).toMatchObject({ code: 0, stdout: `delivered\t${EVENT}\t204\t\t\t\n` })
    expect(asked(1)[0]).toBe(`POST /agent/memory/subscriptions/${ID}/test`)
  })

  test('ends with 1 if it was not delivered', async () => {
    const failed = delivery({ attempts: 1, error: 'connection refused' })
    const script = [listed(webhook()), inData({ delivery: delivery() }), listed(webhook({ deliveries: [failed] }))]
    const ran = await sm(['test', URL], script)
    expect(ran).toMatchObject({ code: 1, stdout: `pending\t${EVENT}\t\tconnection refused\t\t\n` })
  })

  test('says why a delivery waits, and until when', async () => {
    const waits = delivery({ attempts: 1, http_status: 503, error: 'The endpoint answered 503.' })
    const asked = { paused_until: UNTIL, pause_reason: 'asked' }
    const script = () => [
      listed(webhook()),
      inData({ delivery: delivery() }),
      listed(webhook({ deliveries: [waits], ...asked })),
    ]
    const ran = await sm(['test', URL], script())
    const line = ['pending', EVENT, '503', 'The endpoint answered 503.', 'asked', UNTIL].join('\t')
    expect(ran).toMatchObject({ code: 1, stdout: `${line}\n` })
    terminal.remove()
    await server?.close()
    expect((await sm(['test', URL, '--json'], script())).json).toEqual({ delivery: waits, ...asked })
    terminal.remove()
    await server?.close()
    const early = await sm(['test', URL, '--no-wait'], [listed(webhook(asked)), inData({ delivery: delivery() })])
    expect(early.stdout).toBe(`${['pending', EVENT, '', '', 'asked', UNTIL].join('\t')}\n`)
  })
})

describe('redeliver', () => {
  test('--since goes on until all were taken', async () => {
    const since = '2026-03-01'
    const ran = await sm(
      ['redeliver', URL, '--since', since, '--json'],
      [
        listed(webhook()),
        inData({ redelivery: { count: 1_000, next_since: '2026-03-02T00:00:00.000Z' } }),
        inData({ redelivery: { count: 3, next_since: null } }),
      ],
    )
    expect(ran.json).toEqual({ count: 1_003 })
    const path = `POST /agent/memory/subscriptions/${ID}/redeliver`
    expect([asked(1), asked(2)]).toEqual([
      [path, { since }],
      [path, { since: '2026-03-02T00:00:00.000Z' }],
    ])
  })

  test('--event names one', async () => {
    const script = [listed(webhook()), inData({ redelivery: { count: 1, next_since: null } })]
    expect(await sm(['redeliver', ID, '--event', EVENT], script)).toMatchObject({ code: 0, stdout: '1\n' })
    expect(asked(1)[1]).toEqual({ event_id: EVENT })
  })

  test('needs one of them', async () => {
    expect(await sm(['redeliver', ID], [])).toMatchObject({ code: 2 })
  })
})

test('rotate shows the secret that the service made, once', async () => {
  const rotated = { ...webhook({ rotating_until: '2026-03-02T12:00:00.000Z' }), secret: 'whsec_bmV3' }
  const ran = await sm(['rotate', ID], [listed(webhook()), inData({ subscription: rotated })])
  expect(ran).toMatchObject({ code: 0, stdout: 'whsec_bmV3\n' })
  expect(ran.stderr).toContain('Until 2026-03-02T12:00:00.000Z, deliveries are signed with the former secret too')
})

test.each(['HTTPS://EXAMPLE.COM:443/hook', 'https://example.com/a/../hook', `${URL}#part`])(
  'a webhook is found by its URL, however that is written: %s',
  async (url) => {
    const script = [listed(webhook()), inData({ subscription: webhook() })]
    expect(await sm(['enable', url], script)).toMatchObject({ code: 0, stdout: `${ID}\n` })
  },
)

test('remove names the URL and the id of the webhook', async () => {
  const removed = { webhook_id: ID, status: 'unsubscribed' }
  const ran = await sm(['remove', URL, '--json'], [listed(webhook()), inData(removed)])
  expect(ran.json).toEqual(removed)
  expect(asked(1)).toEqual(['DELETE /agent/memory/unsubscribe', { volume_id: VOLUME, url: URL, webhook_id: ID }])
})

test('a URL without a webhook, or with several, is reported', async () => {
  expect(await sm(['enable', 'https://example.com/none'], [listed(webhook())])).toMatchObject({ code: 5 })
  terminal.remove()
  await server?.close()
  const ran = await sm(['enable', URL], [listed(webhook(), webhook({ webhook_id: OTHER }))])
  expect(ran.code).toBe(2)
  expect(ran.stderr).toContain(`${ID}, ${OTHER}`)
})
