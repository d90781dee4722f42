import { randomUUID } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { newWriter } from '../../support/http/writer.js'
import { send } from '../../support/shared.js'

/** Assembled here, so that no scanner takes this file for a leak. */
const TOKEN = `ghp_${'q7Zk'.repeat(9)}`
const { tenant, key } = await newWriter()

const content = 'The ferry leaves at noon.'
const body = { content, volume_id: tenant.volumeId }
const write = (more: object, headers: Record<string, string> = {}) =>
  send('POST', '/agent/memory/write', { key, body: { ...body, ...more }, headers })
const propose = (more: object) => send('POST', '/memory/propose', { key, body: { ...body, ...more } })
const source = {
  content: 'The ferry sails at noon.',
  agent: 'Scribe',
  agent_id: randomUUID(),
  created_at: '2024-03-01T10:00:00Z',
}

const FIELDS: [field: string, call: () => ReturnType<typeof send>][] = [
  ['user_id', () => write({ user_id: `user ${TOKEN}` })],
  ['session_id', () => write({ session_id: TOKEN })],
  ['metadata', () => write({ metadata: { [TOKEN]: 1 } })],
  ['Idempotency-Key', () => write({}, { 'Idempotency-Key': TOKEN })],
  ['origin.agent', () => propose({ origin: { agent: TOKEN } })],
  ['origin.sources.0.agent', () => propose({ origin: { sources: [{ ...source, agent: TOKEN }] } })],
  ['origin.sources.0.user_id', () => propose({ origin: { sources: [{ ...source, user_id: TOKEN }] } })],
  ['origin.sources.0.session_id', () => propose({ origin: { sources: [{ ...source, session_id: TOKEN }] } })],
]

describe('a credential in an identifier', () => {
  test.each(FIELDS)(
    `${cites('is refused, naming the field and not the value', 'guard.credentials')}: %s`,
    async (field, call) => {
      const answered = await call()
      expect([answered.status, answered.body.error]).toEqual([400, 'validation_failed'])
      expect(Object.keys(answered.body.details)).toEqual([field])
      expect(answered.text).not.toContain(TOKEN)
    },
  )
  test("is refused in a file's name", async () => {
    const form = new FormData()
    form.append('volume_id', tenant.volumeId)
    form.append('file', new Blob(['The ferry leaves at noon.']), `${TOKEN}.txt`)
    const answered = await send('POST', '/agent/documents/upload', { key, form })
    expect([answered.status, Object.keys(answered.body.details)]).toEqual([400, ['filename']])
    expect(answered.text).not.toContain(TOKEN)
  })
  test('in a request id is replaced', async () => {
    const answered = await write({ user_id: 'ferry' }, { 'X-Request-Id': TOKEN })
    expect(answered.status).toBe(200)
    expect(answered.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    const kept = await send('GET', '/healthz', { headers: { 'X-Request-Id': 'ferry-4821' } })
    expect(kept.headers.get('x-request-id')).toBe('ferry-4821')
  })
})

test('identifiers with words about credentials are accepted', async () => {
  const good = { user_id: 'reset-password-4821', session_id: `pat_${randomUUID()}`, metadata: { api_key_owner: 'ops' } }
  expect((await write(good, { 'Idempotency-Key': `token-${randomUUID()}` })).status).toBe(200)
})
