import { randomUUID } from 'node:crypto'
import type { QdrantClient } from '@qdrant/js-client-rest'
import type pg from 'pg'
import type { Random } from './seeded.js'

/** What `reconcile` reports. */
export interface Found {
  missing: number
  extra: number
  changed: number
  notes: number
}

export interface Point {
  id: string
  payload: { volume_id: string }
  vector: { first: number[]; later?: number[][]; terms: { indices: number[]; values: number[] } }
}

export interface Stores {
  client: QdrantClient
  collection: string
  database: pg.Client
}

/** An injected difference, and what a comparison must report for it. */
export interface Injected {
  kind: string
  volumeId: string
  /**
   * What `reconcile` must find: `whole` when it compares all volumes, `alone` when it compares only `volumeId`. Neither
   * includes wrong notes, which `wrongNotes` counts.
   */
  whole: Partial<Found>
  alone: Partial<Found>
}

interface Victim {
  point: Point
  volumeIds: readonly string[]
  random: Random
}

type Kind = (stores: Stores, victim: Victim) => Promise<Omit<Injected, 'kind' | 'volumeId'>>

const WAIT = { wait: true }
const same = (found: Partial<Found>) => ({ whole: found, alone: found })
const unit = (random: Random, length: number) => {
  const numbers = Array.from({ length }, () => random.fraction() - 0.5)
  const norm = Math.hypot(...numbers)
  return numbers.map((value) => value / norm)
}

const put =
  (vector: (victim: Victim) => Record<string, unknown>): Kind =>
  async ({ client, collection }, victim) => {
    await client.updateVectors(collection, {
      ...WAIT,
      points: [{ id: victim.point.id, vector: vector(victim) as never }],
    })
    return same({ changed: 1 })
  }

const without =
  (name: string): Kind =>
  async ({ client, collection }, { point }) => {
    await client.deleteVectors(collection, { ...WAIT, points: [point.id], vector: [name] })
    return same({ changed: 1 })
  }

const unasked =
  (volumeOf: (victim: Victim) => string, alone: Partial<Found>): Kind =>
  async ({ client, collection }, victim) => {
    const { vector, payload } = victim.point
    const point = { id: randomUUID(), vector, payload: { ...payload, volume_id: volumeOf(victim) } }
    await client.upsert(collection, { ...WAIT, points: [point as never] })
    return { whole: { extra: 1 }, alone }
  }

const inDatabase =
  (text: string, valuesOf: (victim: Victim) => unknown[], found: Partial<Found> = {}): Kind =>
  async ({ database }, victim) => {
    const { rowCount } = await database.query(text, valuesOf(victim))
    if (rowCount !== 1) throw new Error(`did not change exactly one row: ${text}`)
    return same(found)
  }

const idOf = ({ point }: Victim) => [point.id]

const KINDS: Record<string, Kind> = {
  async 'a point is lost'({ client, collection }, { point }) {
    await client.delete(collection, { ...WAIT, points: [point.id] })
    return same({ missing: 1 })
  },
  'a point of no memory': unasked(({ point }) => point.payload.volume_id, { extra: 1 }),
  'a point of a volume that is gone': unasked(() => randomUUID(), {}),
  'another first vector': put(({ point, random }) => ({ first: unit(random, point.vector.first.length) })),
  'other windows': put(({ point, random }) => ({ later: [unit(random, point.vector.first.length)] })),
  'other terms': put(({ point: { vector } }) => ({
    terms: { ...vector.terms, values: vector.terms.values.map((value) => value / 2) },
  })),
  'a term too many': put(({ point: { vector } }) => ({
    terms: { indices: [...vector.terms.indices, 7], values: [...vector.terms.values, 0.5] },
  })),
  'no first vector': without('first'),
  'no terms': without('terms'),
  async 'another volume'({ client, collection }, { point, volumeIds, random }) {
    const others = volumeIds.filter((id) => id !== point.payload.volume_id) as [string, ...string[]]
    await client.setPayload(collection, { ...WAIT, points: [point.id], payload: { volume_id: random.pick(others) } })
    return { whole: { changed: 1 }, alone: { missing: 1 } }
  },
  async 'no payload'({ client, collection }, { point }) {
    await client.deletePayload(collection, { ...WAIT, points: [point.id], keys: Object.keys(point.payload) })
    return { whole: { changed: 1 }, alone: { missing: 1 } }
  },
  'a note of other terms': inDatabase(
    `UPDATE indexed_memories SET terms = array_append(terms, 'madeup') WHERE memory_id = $1`,
    idOf,
    { changed: 1 },
  ),
  'a note of no memory': inDatabase(
    `INSERT INTO indexed_memories (memory_id, volume_id, conversation, position, written_at, terms)
     SELECT gen_random_uuid(), volume_id, conversation, position, written_at, terms FROM indexed_memories
     WHERE memory_id = $1`,
    idOf,
  ),
  'a wrong figure': inDatabase(
    `UPDATE volume_terms SET memories = memories + 3 WHERE (volume_id, term) IN
       (SELECT volume_id, terms[2] FROM indexed_memories WHERE memory_id = $1)`,
    idOf,
  ),
  // Deletes the figure of a numeric term: each memory has its own number, so no other memory has this term.
  'a lost figure': inDatabase(
    `DELETE FROM volume_terms WHERE (volume_id, term) IN
       (SELECT volume_id, max(term) FROM indexed_memories, unnest(terms) AS term
        WHERE memory_id = $1 AND term ~ '^[0-9]+$' GROUP BY 1)`,
    idOf,
  ),
  'a figure of no term': inDatabase(
    'INSERT INTO volume_terms (volume_id, term, memories) VALUES ($1, $2, 1)',
    ({ point }) => [point.payload.volume_id, randomUUID()],
  ),
}

/** Injects `count` differences, each kind equally often, each at a different memory. */
export async function inject(
  stores: Stores,
  points: readonly Point[],
  count: number,
  random: Random,
): Promise<Injected[]> {
  const volumeIds = [...new Set(points.map(({ payload }) => payload.volume_id))]
  const victims = random.shuffle(points)
  const kinds = Object.entries(KINDS)
  const injected: Injected[] = []
  for (let at = 0; at < count; at++) {
    const [kind, make] = kinds[at % kinds.length] as [string, Kind]
    const point = victims[at] as Point
    injected.push({ kind, volumeId: point.payload.volume_id, ...(await make(stores, { point, volumeIds, random })) })
  }
  return injected
}

/**
 * Counts the wrong rows of one volume, or of all volumes if `volumeId` is null. A note (`indexed_memories`) is wrong if
 * its memory is not approved, a figure (`volume_terms`) if it differs from the sum of the notes.
 */
export async function wrongNotes(database: pg.Client, volumeId: string | null): Promise<number> {
  const read = async <Row extends object>(text: string) =>
    (await database.query<Row & { volume_id: string }>(text)).rows.filter(
      (row) => volumeId === null || row.volume_id === volumeId,
    )
  const notes = await read<{ memory_id: string; terms: string[] }>('SELECT * FROM indexed_memories')
  const figures = await read<{ term: string; memories: number }>('SELECT * FROM volume_terms')
  const memories = await read<{ memory_id: string }>(
    `SELECT memory_id, volume_id FROM memories WHERE status = 'approved'`,
  )
  const current = new Set(memories.map((memory) => memory.memory_id))
  const difference = new Map<string, number>()
  const add = (row: { volume_id: string }, term: string, step: number) => {
    const key = `${row.volume_id} ${term}`
    difference.set(key, (difference.get(key) ?? 0) + step)
  }
  for (const note of notes) for (const term of new Set(note.terms)) add(note, term, 1)
  for (const figure of figures) add(figure, figure.term, -figure.memories)
  const orphans = notes.filter((note) => !current.has(note.memory_id)).length
  return orphans + [...difference.values()].filter((sum) => sum !== 0).length
}

export const sumOf = (all: readonly Partial<Found>[]): Omit<Found, 'notes'> => ({
  missing: all.reduce((sum, { missing = 0 }) => sum + missing, 0),
  extra: all.reduce((sum, { extra = 0 }) => sum + extra, 0),
  changed: all.reduce((sum, { changed = 0 }) => sum + changed, 0),
})
