import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError } from '../../support/expectations.js'
import type { Json, Reply } from '../../support/http/client.js'
import { newTenant, type Tenant } from '../../support/http/tenant.js'
import { send } from '../../support/shared.js'

const tenant = await newTenant(send)
let stranger: Tenant
let keys: Record<string, string>
beforeAll(async () => {
  stranger = await newTenant(send)
  keys = {
    organization: await tenant.key('org_rw'),
    project: await tenant.key('proj_rw'),
    reader: await tenant.key('org_r'),
    agent: (await tenant.agent('Agent', { volumeId: tenant.volumeId })).key,
  }
})

/** Status, body and headers, without those that differ by request. */
const comparable = ({ status, text, headers }: Reply) => {
  const varying = ['x-request-id', 'date', 'x-ratelimit-remaining', 'x-ratelimit-reset']
  return { status, text, headers: [...headers].filter(([name]) => !varying.includes(name)) }
}

describe.each(['organization', 'project', 'reader', 'agent'])('to a key of kind %s', (kind) => {
  test.each([
    ['/agent/memory/write', { content: 'The gate is open.' }],
    ['/memory/propose', { content: 'The gate is open.' }],
    ['/memory/export', {}],
    ['/agent/memory/query', { query: 'gate' }],
    ['/agent/memory/chat', { query: 'gate' }],
    ['/agent/memory/chat', { query: 'gate', stream: true }],
    ['/memory/query', { query: 'gate' }],
    ['/memory/search', {}],
    ['/agent/memory/subscribe', { url: 'https://alike.invalid/' }],
    ['/memory/search', { query: 'gate', agent: 'nobody' }],
  ] as [string, Json][])(
    cites('a foreign and a missing volume look the same: %s', 'errors.alike', 'errors.volume-access', 'keys.scoped'),
    async (path, body) => {
      const ask = (volume_id: string) => send('POST', path, { key: keys[kind] ?? '', body: { ...body, volume_id } })
      const [foreign, missing] = [await ask(stranger.volumeId), await ask(crypto.randomUUID())]
      expectError(foreign, 403, 'agent_not_authorized_for_volume')
      expect(comparable(foreign)).toEqual(comparable(missing))
    },
  )
})
