import { lookup } from 'node:dns/promises'
import { hostname } from 'node:os'
import { openResolver } from '@agent-memory/adapters/webhooks/resolver'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type DnsServer, startDnsServer } from '../../../tests/support/servers/web/dns-server.js'

const never = new AbortController().signal
const SILENT = Array.from({ length: 20 }, (_, at) => `silent-${at}.test`)

let server: DnsServer
beforeAll(async () => {
  server = await startDnsServer({
    'both.test': { a: ['192.0.2.1', '192.0.2.2'], aaaa: ['2001:db8:0:0:0:0:0:1'] },
    'old.test': { a: ['192.0.2.3'] },
    'new.test': { aaaa: ['2001:db8:0:0:0:0:0:2'] },
    'mail-only.test': {},
    ...Object.fromEntries(SILENT.map((name) => [name, 'silent'])),
  })
})
afterAll(() => server.close())

const open = (alsoLocalNames = false) => openResolver({ alsoLocalNames, servers: [server.address] })

test.each([
  ['both.test', ['192.0.2.1', '192.0.2.2', '2001:db8::1']],
  ['old.test', ['192.0.2.3']],
  ['new.test', ['2001:db8::2']],
  ['mail-only.test', []],
  ['missing.test', []],
  [`${'x'.repeat(64)}.test`, []],
])('%s has the addresses %j', async (name, addresses) => expect(await open()(name, never)).toEqual(addresses))

test('localhost is this machine, and no server is asked', async () => {
  for (const name of ['localhost', 'app.localhost']) expect(await open()(name, never)).toEqual(['127.0.0.1', '::1'])
  expect(server.asked.filter((name) => name.includes('localhost'))).toEqual([])
})

test('names whose servers never answer delay no other, and end with the caller', async () => {
  const callers = SILENT.map(() => new AbortController())
  const resolve = open()
  const waiting = Promise.allSettled(SILENT.map((name, at) => resolve(name, callers[at]?.signal ?? never)))
  expect(await resolve('old.test', never)).toEqual(['192.0.2.3'])
  const reason = new Error('the caller has gone')
  for (const caller of callers) caller.abort(reason)
  for (const each of await waiting) expect(each).toEqual({ status: 'rejected', reason })
})

test('servers that cannot be reached are an error, not a missing name', async () => {
  const gone = await startDnsServer({})
  await gone.close()
  const resolve = openResolver({ alsoLocalNames: false, servers: [gone.address] })
  await expect(resolve('old.test', never)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('local names are looked up as the system does, if asked for', async () => {
  const known = await lookup(hostname(), { all: true }).catch(() => [])
  expect(await open(true)(hostname(), never)).toEqual(known.map(({ address }) => address))
  expect(await open(false)(hostname(), never)).toEqual([])
})
