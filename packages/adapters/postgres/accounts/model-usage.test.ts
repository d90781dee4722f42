import { randomUUID } from 'node:crypto'
import { openModelUsage } from '@agent-memory/adapters/postgres/accounts/model-usage'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import type { ModelUsage, Reservation } from '@agent-memory/core/ports/work/model-usage'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { storeVolume } from '../../../../tests/support/http/volume.js'
import { openTestDatabase, startTestDatabase, type TestDatabase } from '../../../../tests/support/servers/postgres.js'

const BUDGET = 1_000
let server: TestDatabase
let database: Database
let usage: ModelUsage
let orgId: string

beforeAll(async () => {
  server = await startTestDatabase()
  database = openTestDatabase(server.url, (error) => console.error(error))
  usage = openModelUsage(database)
})
afterAll(async () => {
  await database?.close()
  await server?.stop()
})
beforeEach(async () => {
  orgId = randomUUID()
  await storeVolume(database, orgId)
})

const reserve = (tokens: number, budget = BUDGET) => usage.reserve({ orgId, purpose: 'judge', tokens }, budget)
const rows = () =>
  database.query<Record<string, unknown>>({
    text: 'SELECT tokens_in, tokens_out, reserved, calls FROM model_usage WHERE org_id = $1',
    values: [orgId],
  })

test('what does not fit into the budget is not reserved, until a call used less than was set aside', async () => {
  const first = (await reserve(700)) as Reservation
  expect(first).toMatchObject({ orgId, purpose: 'judge', tokens: 700 })
  expect(await reserve(400)).toBeNull()
  await usage.settle(first, { in: 100, out: 20 })
  expect(await rows()).toEqual([{ tokens_in: 100n, tokens_out: 20n, reserved: 0n, calls: 1 }])
  expect(await reserve(880)).not.toBeNull()
  expect(await reserve(1)).toBeNull()
})

test('reservations at once exceed the budget no more than those one after the other', async () => {
  const taken = await Promise.all(Array.from({ length: 40 }, () => reserve(90)))
  expect(taken.filter((reservation) => reservation !== null)).toHaveLength(11)
})

test('another purpose and an earlier month count as they should', async () => {
  const store = (month: string, purpose: string) =>
    database.query({
      text: `INSERT INTO model_usage (org_id, month, purpose, tokens_in) VALUES ($1, ${month}, $2, 900)`,
      values: [orgId, purpose],
    })
  await store(`'2020-01-01'`, 'judge')
  expect(await reserve(500)).not.toBeNull()
  await store(`date_trunc('month', now() AT TIME ZONE 'UTC')::date`, 'another')
  expect(await reserve(1)).toBeNull()
})

test('an unknown organization has no budget, and a budget of 0 is none', async () => {
  expect(await usage.reserve({ orgId: randomUUID(), purpose: 'judge', tokens: 1 }, BUDGET)).toBeNull()
  expect(await reserve(1, 0)).toBeNull()
})

test('a call that ends after its month is counted for it', async () => {
  const reservation = { orgId, purpose: 'judge', tokens: 50, month: '2020-01-01' } as const
  await database.query({
    text: `INSERT INTO model_usage (org_id, month, purpose, reserved) VALUES ($1, '2020-01-01', 'judge', 50)`,
    values: [orgId],
  })
  await usage.settle(reservation, { in: 40, out: 5 })
  expect(await rows()).toEqual([{ tokens_in: 40n, tokens_out: 5n, reserved: 0n, calls: 1 }])
})
