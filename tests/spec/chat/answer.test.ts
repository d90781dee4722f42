import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError, expectInvalid, ISO_TIME, UUID } from '../../support/expectations.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { eventsIn } from '../../support/http/open-ended/events.js'
import { newTenant } from '../../support/http/tenant.js'
import { newWriter } from '../../support/http/writer.js'
import { send } from '../../support/shared.js'

const PATH = '/agent/memory/chat'
const FERRY = 'The ferry to Culatra leaves at 9:15 from the east quay.'

const { tenant, key, mine } = await newWriter('proj_rw', { name: 'Harbour desk' })
const ask = (body: Json) => send('POST', PATH, { key, body: { volume_id: tenant.volumeId, ...body } })
const answered = async (query: string, body: Json = {}) => expectStatus(await ask({ query, ...body }), 200).body
const streamed = async (query: string, body: Json = {}) =>
  eventsIn(expectStatus(await ask({ query, stream: true, ...body }), 200).text)

beforeAll(async () => {
  await mine.write(FERRY)
  await mine.write('Marta Kowalska keeps the keys of the boathouse.')
  await mine.write('The harbour office closes at noon on Saturdays.')
})

describe('a whole answer', () => {
  test(cites('answers as specified', 'chat.answer', 'chat.marks', 'envelope.bare'), async () => {
    const { answer, sources, citations, ...rest } = await answered('When does the ferry to Culatra leave?')
    expect(rest).toEqual({ answered: true })
    expect(answer).toMatch(/9:15.* \[1\]/)
    expect(sources[0]).toMatchObject({
      memory_id: UUID,
      content: FERRY,
      score: expect.any(Number),
      memory_type: expect.any(String),
      category: expect.any(String),
      agent: 'Harbour desk',
      document_id: null,
      flagged: false,
      superseded: false,
      created_at: ISO_TIME,
    })
    const scores: number[] = sources.map(({ score }: Json) => score)
    expect(scores).toEqual([...scores].sort((one, other) => other - one))
    expect(citations).toContainEqual({ source_index: 0, text: expect.stringContaining('9:15'), status: 'verified' })
  })

  test(cites('says so when the memories do not answer', 'chat.refusal'), async () => {
    for (const query of ['What is the capital of Mongolia?', 'How many violins did Stradivari build?'])
      expect(await answered(query)).toMatchObject({ answer: "I don't have that in memory", answered: false })
  })

  test(cites('is not kept as a memory', 'chat.answer'), async () => {
    const count = async () =>
      expectStatus(await send('POST', '/memory/search', { key, body: { volume_id: tenant.volumeId } }), 200).body.data
        .memories.length
    const before = await count()
    await answered('Who keeps the keys of the boathouse?')
    expect(await count()).toBe(before)
  })

  test(cites('names fields that it does not know', 'json.unknown-fields'), async () => {
    expect(await answered('Who keeps the keys?', { lim: 3 })).toMatchObject({ ignored: ['lim'] })
    const reply = await ask({ query: 'Who keeps the keys?', stream: true, lim: 3 })
    expect(reply.headers.get('x-ignored-fields')).toBe('lim')
  })
})

describe('a streamed answer', () => {
  test(cites('sends sources, tokens, citations and done, with what the whole answer has', 'chat.stream'), async () => {
    const query = 'When does the ferry to Culatra leave?'
    const events = await streamed(query)
    const names = events.map(({ event }) => event)
    expect(names).toEqual(['sources', ...names.slice(1, -2).map(() => 'token'), 'citations', 'done'])
    const whole = await answered(query)
    const data = (name: string) => events.filter(({ event }) => event === name).map((each) => each.data)
    expect(data('sources')).toEqual([{ sources: whole.sources }])
    const tokens = data('token').map(({ token }) => token)
    expect(tokens.join('')).toBe(whole.answer)
    expect(data('citations')).toEqual([{ citations: whole.citations, answered: true }])
    expect(data('done')).toEqual([{}])
  })

  test(cites('has the same events when the memories do not answer', 'chat.refusal'), async () => {
    const events = await streamed('What is the capital of Mongolia?')
    expect(events.map(({ event }) => event)).toEqual(['sources', 'token', 'citations', 'done'])
    expect(events[1]?.data).toEqual({ token: "I don't have that in memory" })
    expect(events[2]?.data).toMatchObject({ answered: false })
  })

  test(cites('has the headers of a stream that no proxy buffers', 'chat.stream'), async () => {
    const { headers } = await ask({ query: 'Who keeps the keys?', stream: true })
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-ratelimit-limit': expect.any(String),
      'x-request-id': expect.any(String),
    })
  })
})

describe.each([false, true])('a request with stream: %s', (stream) => {
  test(cites('has a limit of 1 to 50, 10 by default', 'chat.limit'), async () => {
    for (const limit of [0, 51, 1.5, '10', null]) expectInvalid(await ask({ query: 'Keys?', stream, limit }), 'limit')
  })

  test(cites('has a query of 1 to 10,000 characters', 'chat.query'), async () => {
    for (const query of ['', 'x'.repeat(10_001), undefined, null, 7])
      expectInvalid(await ask({ query, stream }), 'query')
    expectStatus(await ask({ query: '⛵'.repeat(10_000), stream }), 200)
  })

  test(cites('reports each bad field', 'chat.filters'), async () => {
    const bad = { date_from: 'soon', date_to: 7, user_id: '', session_id: null, agent_id: 'x', as_of: 'then' }
    expectInvalid(await ask({ query: 'Keys?', stream, ...bad }), ...Object.keys(bad))
    expectInvalid(await ask({ query: 'Keys?', stream, volume_id: 'x' }), 'volume_id')
  })

  test(cites('needs a volume that the key can read', 'chat.access', 'errors.volume-access'), async () => {
    const stranger = await newTenant(send)
    const foreign = await send('POST', PATH, {
      key: await stranger.key('org_rw'),
      body: { query: 'Keys?', volume_id: tenant.volumeId, stream },
    })
    expectError(foreign, 403, 'agent_not_authorized_for_volume')
    const reader = await send('POST', PATH, {
      key: await tenant.key('org_r'),
      body: { query: 'Who keeps the keys of the boathouse?', volume_id: tenant.volumeId, stream },
    })
    expectStatus(reader, 200)
    expect(reader.text).toContain('Marta Kowalska')
    const { agentId: _, ...writer } = await tenant.agent('Only writes', {
      volumeId: tenant.volumeId,
      permissions: ['write'],
    })
    const body = { query: 'Keys?', volume_id: tenant.volumeId, stream }
    expectError(await send('POST', PATH, { key: writer.key, body }), 403, 'agent_not_authorized_for_volume')
    expectError(await send('POST', PATH, { body }), 401, 'unauthorized')
  })
})
