import { randomUUID } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { expectError, expectInvalid, UUID } from '../../support/expectations.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newWriter } from '../../support/http/writer.js'
import { send } from '../../support/shared.js'

const MEMORY_TYPES = ['factual', 'preference', 'event', 'relationship', 'technical', 'episodic', 'procedural']
const CATEGORIES =
  'identity preference work technology event relationship location health finance project decision task other'.split(
    ' ',
  )

const { tenant, key, mine } = await newWriter('org_rw', { name: 'Writer' })

describe('POST /agent/memory/write', () => {
  test(
    cites('returns the verdict and ids', 'write.answer', 'write.status-approved', 'write.write-id', 'envelope.bare'),
    async () => {
      const reply = await mine.tryWrite('Marta leads the payments team in Lisbon.')
      expect(reply.status).toBe(200)
      expect(reply.body).toMatchObject({
        status: 'approved',
        reason: expect.stringMatching(/\S/),
        confidence: expect.any(Number),
        memory_id: UUID,
        write_id: UUID,
        agent: 'Writer',
        volume_id: tenant.volumeId,
      })
      expect(reply.body.confidence).toBeGreaterThanOrEqual(0)
      expect(reply.body.confidence).toBeLessThanOrEqual(1)
    },
  )

  test.each(MEMORY_TYPES)(cites('keeps the given type %s', 'write.memory-type'), async (memory_type) => {
    const { memory_id } = await mine.write(`The harbour has a lamp for ${memory_type} matters.`, { memory_type })
    expect((await mine.read(memory_id)).memory_type).toBe(memory_type)
  })

  test(
    cites('detects type and category when they are omitted', 'write.memory-type', 'guard.deterministic-type'),
    async () => {
      for (const content of [
        'I prefer tea to coffee.',
        'On 3 May 2024 the roof was repaired.',
        'Run make lint before each push.',
      ]) {
        const memory = await mine.read((await mine.write(content)).memory_id)
        expect(MEMORY_TYPES).toContain(memory.memory_type)
        expect(CATEGORIES).toContain(memory.category)
      }
    },
  )

  test(cites('names the writer: the agent, else the key', 'names'), async () => {
    const agent = await tenant.agent('Chronicler', { volumeId: tenant.volumeId })
    const theirs = memoriesOf(send, agent.key, tenant.volumeId)
    const written = await theirs.write('The archive burned in 1911.')
    expect(written.agent).toBe('Chronicler')
    const found = (await mine.query('archive burned')).memories.find(({ id }: Json) => id === written.memory_id)
    expect(found).toMatchObject({ agent: 'Chronicler', agent_id: agent.agentId })
    expect(await mine.read((await mine.write('The mill burned in 1912.')).memory_id)).toMatchObject({
      agent: 'Writer',
      agent_id: UUID,
    })
  })

  test(cites('keeps the optional fields', 'write.optional-fields', 'memory.read'), async () => {
    const fields = {
      user_id: 'user-7 ✓',
      session_id: 's/1',
      category: 'work',
      metadata: { source: 'call', count: 3, done: true, none: null, '🔑': 'ключ' },
    }
    const { memory_id } = await mine.write('The contract with Orion ends in March 2027.', {
      ...fields,
      event_date: '2026-02-03',
    })
    const memory = await mine.read(memory_id)
    expect(memory).toMatchObject({ ...fields, event_date_source: 'given' })
    expect(memory.event_date).toMatch(/^2026-02-03/)
  })

  test(cites('sets the event date from the text, else the day', 'write.event-date'), async () => {
    const fromText = await mine.read((await mine.write('The bridge opened on 14 July 2019.')).memory_id)
    expect([fromText.event_date.slice(0, 10), fromText.event_date_source]).toEqual(['2019-07-14', 'text'])
    const { memory_id } = await mine.write('The bridge is painted blue.')
    const day = await mine.read(memory_id)
    expect([day.event_date.slice(0, 10), day.event_date_source]).toEqual([day.created_at.slice(0, 10), 'written'])
    const given = await mine.read(
      (await mine.write('The tower was sold.', { event_date: '2020-02-29T23:30:00-05:00' })).memory_id,
    )
    expect(new Date(given.event_date).toISOString()).toBe('2020-03-01T04:30:00.000Z')
  })

  test.each([
    ['In 2019 I lived in Lisbon.', '2019-01-01', 'year'],
    ['The orchard was planted in the autumn of 2017.', '2017-09-01', 'season'],
    ['Im dritten Quartal 2023 wurde das Lager verkauft.', '2023-07-01', 'quarter'],
    ['Nous avons déménagé en mai 2021.', '2021-05-01', 'month'],
    ['El contrato se firmó el 30 de septiembre de 2022.', '2022-09-30', 'day'],
  ])(
    cites('says how exact the date of an event is: %s', 'write.event-date-precision'),
    async (text, date, precision) => {
      const memory = await mine.read((await mine.write(text)).memory_id)
      expect([memory.event_date, memory.event_date_source, memory.event_date_precision]).toEqual([
        `${date}T00:00:00.000Z`,
        'text',
        precision,
      ])
      expect(memory.sources.map((source: Json) => source.event_date_precision)).toEqual([precision])
    },
  )

  test(cites('a date given or of writing is exact to the day', 'write.event-date-precision'), async () => {
    const given = await mine.read(
      (await mine.write('The mill was painted.', { event_date: '2020-02-29T10:00:00Z' })).memory_id,
    )
    const written = await mine.read((await mine.write('The parcel came on 3/4/2026.')).memory_id)
    expect([given, written].map((memory) => [memory.event_date_source, memory.event_date_precision])).toEqual([
      ['given', 'day'],
      ['written', 'day'],
    ])
  })
})

describe('what a write can hold', () => {
  test(cites('content: 1 to 50,000 characters', 'write.content', 'text.code-points'), async () => {
    expectInvalid(await mine.tryWrite(''), 'content')
    expectInvalid(await mine.tryWrite('😀'.repeat(50_001)), 'content')
    expectInvalid(await mine.tryWrite('x'.repeat(50_001)), 'content')
    expect((await mine.tryWrite('x')).status).toBe(200)
    const longest = [...'The longest text goes on 😀 '.repeat(2_000)].slice(0, 50_000).join('')
    expect([...longest].length).toBe(50_000)
    expect(longest.length).toBeGreaterThan(50_000)
    // The text has about 55 windows of the model. On a slow machine it outlasts one request, and the retry attaches.
    const headers = { 'Idempotency-Key': randomUUID() }
    const { body } = await eventually(async () => expectStatus(await mine.tryWrite(longest, {}, headers), 200))
    expect((await mine.read(body.memory_id)).content).toBe(longest)
  })

  test.each([
    ['content', { content: undefined }],
    ['content', { content: null }],
    ['content', { content: 7 }],
    ['content', { content: ['text'] }],
    ['volume_id', { volume_id: undefined }],
    ['volume_id', { volume_id: null }],
    ['volume_id', { volume_id: 'not-a-uuid' }],
    ['volume_id', { volume_id: `${'0'.repeat(8)}-0000-0000-0000-00000000000` }],
    ['volume_id', { volume_id: 1 }],
    ['memory_type', { memory_type: 'Factual' }],
    ['memory_type', { memory_type: null }],
    ['category', { category: 'everything' }],
    ['user_id', { user_id: '' }],
    ['user_id', { user_id: 'u'.repeat(201) }],
    ['session_id', { session_id: 7 }],
    ['event_date', { event_date: '2026-02-30' }],
    ['event_date', { event_date: 'yesterday' }],
    ['event_date', { event_date: 20_260_101 }],
    ['metadata', { metadata: [] }],
    ['metadata', { metadata: 'x' }],
    ['metadata', { metadata: { a: 'x'.repeat(4_096) } }],
  ])(
    cites(
      '%s is validated: %j',
      'write.content',
      'write.volume',
      'write.memory-type',
      'write.optional-fields',
      'json.null',
    ),
    async (field, change) => {
      const reply = await mine.tryWrite('A text.', change as Json)
      expectInvalid(reply, field)
    },
  )

  test(cites('names every field that is wrong', 'errors.validation-details'), async () => {
    const body = { content: '', volume_id: 'x', memory_type: 'y' }
    expectInvalid(await send('POST', '/agent/memory/write', { key, body }), 'content', 'volume_id', 'memory_type')
  })

  test(cites('metadata: flat, 4 KB', 'write.optional-fields'), async () => {
    const fits = { a: 'x'.repeat(4_096 - '{"a":""}'.length) }
    expect((await mine.tryWrite('The shed has four walls.', { metadata: fits })).status).toBe(200)
    expect((await mine.tryWrite('The shed has a door.', { metadata: { a: `${fits.a}x` } })).status).toBe(400)
    expect((await mine.tryWrite('The shed has a roof.', { metadata: { a: { b: 1 } } })).status).toBe(400)
  })

  test(cites('a volume_id in capitals is the same volume', 'write.volume'), async () => {
    const reply = await mine.tryWrite('The shed has a window.', { volume_id: tenant.volumeId.toUpperCase() })
    expect([reply.status, reply.body.volume_id]).toEqual([200, tenant.volumeId])
  })

  test(cites('unknown fields are ignored', 'json.unknown-fields'), async () => {
    const reply = await mine.tryWrite('The shed has a chimney.', {
      status: 'rejected',
      org_id: 'x',
      score: 1,
      confidence: -1,
    })
    expect([reply.status, reply.body.status]).toEqual([200, 'approved'])
    expect(reply.body.ignored).toEqual(['status', 'org_id', 'score', 'confidence'])
  })
})

describe('who cannot write', () => {
  test(cites('a read-only key', 'errors.read-only-key', 'write.access', 'errors.volume-access'), async () => {
    for (const kind of ['org_r', 'proj_r'] as const) {
      const reader = memoriesOf(send, await tenant.key(kind), tenant.volumeId)
      expectError(await reader.tryWrite('Written by a reader.'), 403, 'agent_not_authorized_for_volume')
      expect(await reader.find('Written by a reader')).not.toContain('Written by a reader.')
    }
  })

  test(cites('an agent that is not connected', 'keys.scoped', 'write.access'), async () => {
    const agent = await tenant.agent('Outsider')
    const outside = memoriesOf(send, agent.key, tenant.volumeId)
    expectError(await outside.tryWrite('From outside.'), 403, 'agent_not_authorized_for_volume')
  })
})
