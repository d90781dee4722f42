import { Socket } from 'node:net'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { openTestDatabase, startTestDatabase, type TestDatabase } from '../../../../tests/support/servers/postgres.js'

interface Connected {
  connection: { stream: Socket }
}

let server: TestDatabase
let database: Database
let sockets: Set<Socket>

beforeAll(async () => {
  server = await startTestDatabase()
})

afterAll(async () => {
  await server?.stop()
})

beforeEach(async () => {
  database = openTestDatabase(server.url, undefined, { poolSize: 3 })
  const clients = await Promise.all([1, 2, 3].map(() => database.pool.connect()))
  sockets = new Set(clients.map((client) => (client as unknown as Connected).connection.stream))
  for (const client of clients) client.release()
})

afterEach(() => database.close())

const echo = (value: number) =>
  database.query<{ value: number; backend: number }>(
    { name: 'echo', text: 'SELECT $1::int AS value, pg_backend_pid() AS backend', values: [value] },
    { together: true },
  )

/** Counts the writes to the pool's sockets during `work`: sockets of other suites in this process may write too. */
const writesOf = async (work: () => Promise<unknown>): Promise<number> => {
  const prototype = Socket.prototype as unknown as Record<'_write' | '_writev', (...given: unknown[]) => void>
  const { _write, _writev } = prototype
  let writes = 0
  const counted = (write: (...given: unknown[]) => void) =>
    function (this: Socket, ...given: unknown[]) {
      if (sockets.has(this)) writes++
      write.apply(this, given)
    }
  Object.assign(prototype, { _write: counted(_write), _writev: counted(_writev) })
  try {
    await work()
  } finally {
    Object.assign(prototype, { _write, _writev })
  }
  return writes
}

test('statements of one tick share a connection and a write; those of another tick wait for none of them', async () => {
  const asked: Promise<{ value: number; backend: number }[]>[] = []
  const writes = await writesOf(() => Promise.all([1, 2, 3, 4].map((value) => asked.push(echo(value)) && asked.at(-1))))
  const rows = (await Promise.all(asked)).flat()
  expect(rows.map(({ value }) => value)).toEqual([1, 2, 3, 4])
  expect(new Set(rows.map(({ backend }) => backend)).size).toBe(1)
  expect(writes).toBe(1)

  const slow = database.query({ text: 'SELECT pg_sleep(30)', values: [] }, { together: true })
  slow.catch(() => {})
  await new Promise((resolve) => setImmediate(resolve))
  expect(await echo(5)).toMatchObject([{ value: 5 }])
  await database.query({
    text: "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(30)'",
    values: [],
  })
})

test('a failing statement leaves the others alone, and its connection is replaced', async () => {
  const fails = () => database.query({ text: 'SELECT 1 / $1::int', values: [0] }, { together: true })
  const [before, failed, after] = await Promise.allSettled([echo(1), fails(), echo(2)])
  expect([before.status, failed.status, after.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  for (let at = 0; at < 9; at++) expect(await echo(at)).toMatchObject([{ value: at }])
  expect(database.pool.totalCount).toBeLessThanOrEqual(3)
})

test('a batch is one write', async () => {
  const statement = { text: 'SELECT $1::int AS value', values: [7] }
  expect(await writesOf(() => database.batch([statement, statement]))).toBe(1)
})

test('without a server, all of a tick are unavailable', async () => {
  const away = openTestDatabase('postgresql://postgres@127.0.0.1:1/postgres')
  const ask = () => away.query({ text: 'SELECT 1', values: [] }, { together: true })
  for (const _ of [1, 2]) {
    const outcomes = await Promise.allSettled([ask(), ask()])
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { code: 'service_unavailable' } })
  }
  await away.close()
})
