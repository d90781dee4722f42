import { beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { expectError, expectInvalid } from '../../support/expectations.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newTenant } from '../../support/http/tenant.js'
import { newWriter } from '../../support/http/writer.js'
import { perShape } from '../../support/service.js'
import { send, shared } from '../../support/shared.js'
import { type Stored, storeMemories } from '../../support/stores/stored.js'

const COUNT = 1_400
const DAY_MS = 24 * 3_600_000
const START = Date.parse('2025-01-01T00:00:00Z')
const TYPES = ['factual', 'preference', 'event']
const CATEGORIES = ['work', 'health']
const AGENTS = ['one', 'two', 'three'].map((agent, at) => ({
  agent,
  agent_id: `00000000-0000-4000-a000-00000000000${at}`,
}))
const USERS = [null, 'ana', 'rui']

/** Returns memory number `at`. Any two filters have some memories in common, and creation times repeat. */
const stored = (at: number): Stored => ({
  content: `${at % 3 === 0 ? 'Boat' : 'Crane'} ${at} ${at % 5 === 0 ? 'left the harbour' : 'was repaired'} on day ${at % 30}.`,
  memory_type: TYPES[at % 3] as string,
  category: CATEGORIES[(at >> 1) % 2] as string,
  metadata: at % 4 === 0 ? null : { pier: at % 7, wet: at % 2 === 0 },
  event_date: new Date(START + (at % 30) * DAY_MS + (at % 24) * 3_600_000),
  created_at: new Date(START + Math.floor(at / 3) * 1_000),
  sources: [at, ...(at % 10 === 0 ? [at + 1] : [])].map((by) => ({
    agent_id: AGENTS[by % 3]?.agent_id ?? '',
    agent: AGENTS[by % 3]?.agent ?? '',
    user_id: USERS[at % 3] ?? null,
    session_id: at % 50 === 0 ? null : `session ${by % 40}`,
  })),
})

const { tenant, key } = await newWriter()
/** The stored memories by id. */
const all = new Map<string, Stored>()
beforeAll(async () => {
  const rows = Array.from({ length: COUNT }, (_none, at) => stored(at))
  const ids = await storeMemories(shared(), tenant, rows)
  ids.forEach((id, at) => {
    all.set(id, rows[at] as Stored)
  })
})

const trySearch = (body: Json, volume_id = tenant.volumeId) =>
  send('POST', '/memory/search', { key, body: { volume_id, ...body } })

/** The ids of all pages; calls `between` after each page. */
async function walk(body: Json, between: () => Promise<void> = async () => {}): Promise<string[]> {
  const ids: string[] = []
  for (let cursor: string | undefined; ; ) {
    const { memories, next_cursor } = expectStatus(await trySearch({ ...body, cursor }), 200).body.data
    ids.push(...memories.map(({ memory_id }: Json) => memory_id))
    if (next_cursor === null) return ids
    expect(memories).toHaveLength(body.limit)
    cursor = next_cursor
    await between()
  }
}

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 1 })
const someOf = (values: string[]) => optional(fc.subarray(values, { minLength: 1 }))
const day = (at: number) => new Date(START + at * DAY_MS).toISOString().slice(0, 10)
const filters = fc.record({
  memory_type: someOf(TYPES),
  category: someOf(CATEGORIES),
  agent: optional(fc.constantFrom(...AGENTS.map(({ agent }) => agent), 'nobody')),
  agent_id: optional(fc.constantFrom(...AGENTS.map(({ agent_id }) => agent_id))),
  user_id: optional(fc.constantFrom('ana', 'rui')),
  session_id: optional(fc.integer({ min: 0, max: 41 }).map((at) => `session ${at}`)),
  date_from: optional(fc.integer({ min: 0, max: 31 }).map(day)),
  date_to: optional(fc.integer({ min: 0, max: 31 }).map(day)),
  metadata: optional(fc.constantFrom<Json[]>({ pier: 3 }, { wet: true }, { wet: false, pier: 1 }, { pier: 9 }, {})),
})

/** Whether a memory passes the filters, as docs/decisions.md defines them. */
const passes = (asked: Json) => (memory: Stored) => {
  const { event_date, metadata, sources } = memory
  const given = (value: unknown, test: boolean) => value === undefined || test
  return (
    given(asked.memory_type, asked.memory_type?.includes(memory.memory_type)) &&
    given(asked.category, asked.category?.includes(memory.category)) &&
    given(asked.date_from, event_date.toISOString().slice(0, 10) >= asked.date_from) &&
    given(asked.date_to, event_date.toISOString().slice(0, 10) <= asked.date_to) &&
    Object.entries(asked.metadata ?? {}).every(([name, value]) => metadata?.[name] === value) &&
    sources.some((source) =>
      (['agent', 'agent_id', 'user_id', 'session_id'] as const).every((name) =>
        given(asked[name], source[name] === asked[name]),
      ),
    )
  )
}
const expected = (asked: Json): string[] => [...all].filter(([, memory]) => passes(asked)(memory)).map(([id]) => id)
const newestFirst = (ids: string[]) =>
  [...ids].sort((one, other) => {
    const [a, b] = [one, other].map((id) => all.get(id)?.created_at.getTime() ?? 0) as [number, number]
    return b - a || (one < other ? 1 : -1)
  })

/** Writes and erases for as long as `work` runs. */
async function whileOthersWrite<T>(work: () => Promise<T>): Promise<T> {
  const { tryWrite } = memoriesOf(send, key, tenant.volumeId)
  let writing = true
  const writer = async () => {
    for (let at = 0; writing; at++) {
      const { body } = await tryWrite(`Boat ${at + 10_000} left the harbour on day ${at % 30}.`, { user_id: 'ana' })
      if (at % 2 === 0) await send('DELETE', `/memory/${body.memory_id}`, { key })
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  const done = writer()
  try {
    return await work()
  } finally {
    writing = false
    await done
  }
}

const RUNS = perShape(20, 8)
const PAUSE_MS = 20

describe('pages, while others write', () => {
  test(cites('of a list: any filter, any limit, all matches in order', 'search.pages', 'search.filters'), () =>
    whileOthersWrite(() =>
      fc.assert(
        fc.asyncProperty(filters, fc.integer({ min: 1, max: 100 }), async (asked, size) => {
          const wanted = newestFirst(expected(asked))
          const limit = Math.max(size, Math.ceil(wanted.length / 16))
          const ids = await walk({ ...asked, limit })
          expect(new Set(ids).size).toBe(ids.length)
          expect(ids.filter((id) => all.has(id))).toEqual(wanted)
        }),
        { numRuns: RUNS },
      ),
    ),
  )

  test(cites('of a query: any filter, any limit, every match of a word once', 'search.pages', 'search.prefilter'), () =>
    whileOthersWrite(() =>
      fc.assert(
        fc.asyncProperty(filters, fc.integer({ min: 1, max: 100 }), async (asked, size) => {
          const wanted = expected(asked).filter((id) => all.get(id)?.content.startsWith('Boat'))
          const limit = Math.max(size, Math.ceil(wanted.length / 12))
          const ids = await walk({ ...asked, limit, query: 'boats', mode: 'keyword' })
          expect(new Set(ids).size).toBe(ids.length)
          expect(ids.filter((id) => all.has(id)).sort()).toEqual(wanted.sort())
        }),
        { numRuns: RUNS },
      ),
    ),
  )
})

test(cites('a query pages over its first 1,000 results, in order', 'search.thousand'), async () => {
  const query = 'boat crane harbour'
  // Tries again: a store that answers in place of a slow one may choose other results that tie for the 1,000th place.
  await eventually(async () => {
    const ids = await walk({ query, mode: 'keyword', limit: 100 })
    expect(ids).toHaveLength(1_000)
    expect(new Set(ids).size).toBe(1_000)
    const odd = await walk({ query, mode: 'keyword', limit: 97 })
    expect(odd).toEqual(ids)
  })
  expect(await walk({ limit: 100 })).toHaveLength((await walk({ limit: 99 })).length)
  expect((await walk({ limit: 100 })).length).toBeGreaterThanOrEqual(COUNT)
})

describe('a cursor', () => {
  const next = async (body: Json): Promise<string> =>
    expectStatus(await trySearch({ limit: 1, ...body }), 200).body.data.next_cursor
  const asked = { query: 'boats', mode: 'keyword' }

  test(cites('works only with its own query, mode, filters and volume', 'search.cursor'), async () => {
    const [listed, ranked] = [await next({}), await next(asked)]
    const other = await tenant.volume('Other')
    const stranger = await newTenant(send)
    const foreign = memoriesOf(send, await stranger.key('org_rw'), stranger.volumeId)
    for (const content of ['The boat is blue.', 'The boat is new.']) await foreign.write(content)
    const theirs = expectStatus(
      await send('POST', '/memory/search', {
        key: await stranger.key('org_r'),
        body: { volume_id: stranger.volumeId, limit: 1 },
      }),
      200,
    ).body.data.next_cursor
    for (const [body, cursor] of [
      [{}, ranked],
      [asked, listed],
      [{ ...asked, query: 'boat' }, ranked],
      [{ ...asked, mode: 'semantic' }, ranked],
      [{ ...asked, user_id: 'ana' }, ranked],
      [{ metadata: { pier: 1 } }, listed],
      [{}, theirs],
    ] as [Json, string][])
      expectInvalid(await trySearch({ ...body, cursor }), 'cursor')
    expectInvalid(await trySearch({ cursor: listed }, other), 'cursor')
    // A valid cursor grants access to no volume.
    expectError(await trySearch({ cursor: theirs }, stranger.volumeId), 403, 'agent_not_authorized_for_volume')
    for (const [body, cursor] of [
      [{ limit: 50 }, listed],
      [{ ...asked, limit: 50 }, ranked],
    ] as [Json, string][])
      expectStatus(await trySearch({ ...body, cursor }), 200)
  })

  test(cites('that was never issued is a 400 that names it', 'search.cursor'), async () => {
    const [listed, ranked] = [await next({}), await next(asked)]
    const hostile: unknown[] = [
      '',
      ' ',
      'x',
      listed.slice(0, -1),
      listed.slice(1),
      `${listed}A`,
      `${listed}=`,
      listed.toUpperCase(),
      `${ranked}AAAAAAAA`,
      ranked.slice(0, -8),
      'A'.repeat(10_000),
      'A'.repeat(1_000_000),
      '\0',
      '🚤',
      "' OR 1=1 --",
      Buffer.from('{"after":1}').toString('base64url'),
      7,
      null,
      {},
      [listed],
    ]
    for (const cursor of hostile) {
      expectInvalid(await trySearch({ cursor }), 'cursor')
      expectInvalid(await trySearch({ ...asked, cursor }), 'cursor')
    }
  })
})
