import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openPostgresSignals } from '@agent-memory/adapters/postgres/connection/signals'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eventually } from '../../../../tests/support/eventually.js'
import { openTestDatabase, startTestDatabase, type TestDatabase } from '../../../../tests/support/servers/postgres.js'

let server: TestDatabase
const databases: Database[] = []
beforeAll(async () => {
  server = await startTestDatabase()
})
afterAll(async () => {
  for (const database of databases) await database.close()
  await server?.stop()
})

/** The signals of one process, and what it receives. */
async function listening() {
  const database = openTestDatabase(server.url)
  databases.push(database)
  const signals = await openPostgresSignals(database, () => {})
  const heard: (readonly string[])[] = []
  signals.onWork((tenants) => heard.push(['work', ...tenants]))
  signals.onDecided((memoryIds) => heard.push(memoryIds))
  signals.onHappened((volumeIds) => heard.push(['happened', ...volumeIds]))
  return { signals, heard }
}

/** Signals with tenants; late probes without any are ignored. */
const workOf = ({ heard }: { heard: (readonly string[])[] }) =>
  heard.filter(([first, ...tenants]) => first === 'work' && tenants.length > 0)

test('work is signalled with its tenants, verdicts and events with their ids, however many', async () => {
  const [one, other] = [await listening(), await listening()]
  await eventually(async () => {
    one.signals.work([])
    await wait(100)
    expect(other.heard).toContainEqual(['work'])
  })
  /** Resent until received completely, as signals sent during a reconnect are lost. */
  const hears = (say: () => void, heard: () => void) =>
    eventually(async () => {
      other.heard.length = 0
      say()
      await eventually(async () => heard(), 2_000)
    })
  await hears(
    () => {
      one.signals.work(['a tenant'])
      one.signals.work(['another', 'a tenant'])
    },
    () => expect(workOf(other)).toEqual([['work', 'a tenant', 'another']]),
  )
  const memoryIds = Array.from({ length: 450 }, () => randomUUID())
  await hears(
    () => one.signals.decided(memoryIds),
    () => expect(other.heard.filter(([first]) => first !== 'work').flat()).toEqual(memoryIds),
  )
  await hears(
    () => one.signals.happened(['one volume', 'another']),
    () => expect(other.heard).toContainEqual(['happened', 'one volume', 'another']),
  )
  for (const { signals } of [one, other]) await signals.close()
})
