import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { QdrantClient } from '@qdrant/js-client-rest'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import { clientOf } from '../support/http/client.js'
import { type Memories, memoriesOf } from '../support/http/memories.js'
import { newTenant } from '../support/http/tenant.js'
import { smAdmin } from '../support/programs/sm-admin.js'
import { withDatabase } from '../support/servers/database.js'
import { startQdrant } from '../support/servers/qdrant.js'
import { type AloneService, startAlone } from '../support/service.js'

const PREFIX = `test-${randomUUID()}-`
const qdrant = await startQdrant()
afterAll(() => qdrant?.stop())
const { url = '', apiKey } = qdrant ?? {}
const inside = new QdrantClient({ url, checkCompatibility: false, ...(apiKey && { headers: { 'api-key': apiKey } }) })
const settings = { QDRANT_URL: url, QDRANT_PREFIX: PREFIX, ...(apiKey && { QDRANT_API_KEY: apiKey }) }

let service: AloneService
let mine: Memories

const set = async (): Promise<string> => {
  const { collections } = await inside.getCollections()
  return collections.find(({ name }) => name.startsWith(PREFIX))?.name ?? ''
}
const points = async (): Promise<unknown[]> =>
  (await inside.scroll(await set(), { limit: 100 })).points.map(({ id }) => id).sort()
const inDatabase = (text: string, ...values: unknown[]) =>
  withDatabase(service.databaseUrl, async (client) => (await client.query(text, values)).rows)
const deadLetters = () =>
  inDatabase(`SELECT payload ->> 'memory_id' AS id, attempts, last_error FROM dead_letters WHERE job = 'memory.index'`)
const admin = (...args: string[]) => smAdmin(service.databaseUrl, args, '', settings)
const float32 = (numbers: readonly number[]) => Buffer.from(Float32Array.from(numbers).buffer)

const suite = qdrant ? describe : describe.skip
suite('a point that Qdrant refuses for good', () => {
  /** A valid memory, one with too short a vector, and one with windows that Qdrant reads as another type. */
  let right: string
  let short: string
  let misread: string
  let before: Buffer

  beforeAll(async () => {
    service = await startAlone({ env: { RATE_LIMITS: 'off', ...settings } })
    const send = clientOf(service.baseUrl)
    const tenant = await newTenant(send)
    mine = memoriesOf(send, await tenant.key('org_rw'), tenant.volumeId)
    const written = ['Marta prefers tea to coffee.', 'Jonas sold 12 bicycles.', 'Yuki measured 31 carpets.']
    ;[right = '', short = '', misread = ''] = (await Promise.all(written.map((text) => mine.write(text)))).map(
      ({ memory_id }) => memory_id,
    )
    ;[{ vector: before }] = (await inDatabase('SELECT vector FROM memory_windows WHERE memory_id = $1', short)) as [
      { vector: Buffer },
    ]
    await inDatabase('UPDATE memory_windows SET vector = $2 WHERE memory_id = $1', short, float32([0.6, 0.8]))
    const axis = float32(Array.from({ length: before.length / 4 }, (_, at) => (at === 0 ? 1 : 0)))
    await inDatabase(
      `INSERT INTO memory_windows (memory_id, volume_id, model, dimension, "window", vector)
       SELECT memory_id, volume_id, model, dimension, number, $2 FROM memory_windows, generate_series(1, 2) AS number
       WHERE memory_id = $1`,
      misread,
      axis,
    )
  })
  afterAll(() => service?.stop())

  test(cites('its job is dead-lettered at once, with the message of the server', 'index.refused'), async () => {
    await inDatabase(
      `INSERT INTO outbox (job, volume_id, payload)
       SELECT 'memory.index', volume_id, jsonb_build_object('memory_id', memory_id) FROM memories
       WHERE memory_id = ANY($1)`,
      [short, misread],
    )
    await eventually(async () => expect(await deadLetters()).toHaveLength(2))
    const letters = new Map((await deadLetters()).map((letter) => [letter.id, letter]))
    expect(letters.get(short)).toMatchObject({ attempts: 1, last_error: expect.stringMatching(/\(400\).*dim/s) })
    expect(letters.get(misread)).toMatchObject({ attempts: 1, last_error: expect.stringContaining('(422)') })
  })

  test(cites('a lost index is refilled with the other memories', 'index.refused', 'index.filled'), async () => {
    await inside.deleteCollection(await set())
    await eventually(async () => expect(await points()).toEqual([right]))
    await eventually(async () =>
      expect(await inDatabase('SELECT FROM vector_sets WHERE filled_at IS NOT NULL')).toHaveLength(1),
    )
    expect((await deadLetters()).map(({ id }) => id).sort()).toEqual([short, misread].sort())
  })

  test(cites('a repair tries it once, reports it and ends', 'index.refused', 'index.reconcile'), async () => {
    await inside.delete(await set(), { wait: true, points: [right] })
    const found = await admin('reconcile')
    expect([found.code, found.stdout]).toEqual([1, expect.stringContaining('3 missing from the index')])
    const { stdout, code } = await admin('reconcile', '--repair')
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining('Repaired all differences except 2, which the index rejected.'),
    ])
    expect(stdout).toContain(`memory ${short}, and its job is a dead letter now: Qdrant rejected the request (400)`)
    expect(await points()).toEqual([right])
    expect(await deadLetters()).toHaveLength(2)
    expect((await admin('rebuild')).code).toBe(0)
    expect(await points()).toEqual([right])
  })

  test(cites('once its cause is fixed it is indexed again', 'index.refused'), async () => {
    await inDatabase('UPDATE memory_windows SET vector = $2 WHERE memory_id = $1', short, before)
    await inDatabase('DELETE FROM memory_windows WHERE memory_id = $1 AND "window" > 0', misread)
    expect((await admin('replay')).code).toBe(0)
    await eventually(async () => expect(await points()).toEqual([right, short, misread].sort()))
    expect(await deadLetters()).toEqual([])
  })
})
