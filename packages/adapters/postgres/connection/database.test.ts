import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises'
import { type Database, openDatabase } from '@agent-memory/adapters/postgres/connection/database'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eventually } from '../../../../tests/support/eventually.js'
import { freeze } from '../../../../tests/support/freeze.js'
import { openTestDatabase, startTestDatabase, type TestDatabase } from '../../../../tests/support/servers/postgres.js'

const POOL_SIZE = 3

let server: TestDatabase
let database: Database
/** Has the time limits of a request, which the tests check. `database` waits long enough even on a busy machine. */
let hurried: Database

beforeAll(async () => {
  server = await startTestDatabase()
})

afterAll(async () => {
  await server?.stop()
})

beforeEach(() => {
  database = openTestDatabase(server.url, undefined, { poolSize: POOL_SIZE })
  hurried = openDatabase(server.url, { poolSize: POOL_SIZE, onError() {} })
})

afterEach(async () => {
  await Promise.all([database.close(), hurried.close()])
})

const unavailable = { code: 'service_unavailable', retryAfter: 1 }
/** Opens this many connections, which may take longer than a request waits for a connection. */
const connect = (to: Database, count = POOL_SIZE) =>
  eventually(async () => {
    const asked = await Promise.allSettled(Array.from({ length: count }, () => to.pool.connect()))
    for (const each of asked) if (each.status === 'fulfilled') each.value.release()
    expect(to.pool.idleCount).toBe(count)
  })

test('int8 is a bigint here, and Prisma reads through the same pool', async () => {
  const [row] = await database.query({
    text: "SELECT 9007199254740993::int8 AS one, '{1,null}'::int8[] AS many",
    values: [],
  })
  expect(row).toEqual({ one: 9007199254740993n, many: [1n, null] })
  await database.prisma.organization.create({ data: { org_id: '00000000-0000-4000-8000-000000000001', name: 'Ours' } })
  expect(await database.query({ text: 'SELECT name FROM organizations', values: [] })).toEqual([{ name: 'Ours' }])
})

test('a transaction that throws leaves nothing, and rethrows its error', async () => {
  const failure = new Error('no')
  const work = database.transaction(async (client) => {
    await client.query("INSERT INTO organizations (org_id, name) VALUES (gen_random_uuid(), 'gone')")
    throw failure
  })
  await expect(work).rejects.toBe(failure)
  expect(await database.query({ text: "SELECT 1 FROM organizations WHERE name = 'gone'", values: [] })).toEqual([])
})

test('a batch returns the rows of its last statement, each seeing those before it', async () => {
  const add = (name: string) => ({
    text: 'INSERT INTO organizations (org_id, name) VALUES (gen_random_uuid(), $1)',
    values: [name],
  })
  const count = { text: "SELECT count(*)::int AS n FROM organizations WHERE name = 'batch'", values: [] }
  expect((await database.batch([add('batch'), add('batch'), count])).at(-1)).toEqual([{ n: 2 }])
})

test('a batch with a failing statement leaves nothing, throws that error, and breaks no connection', async () => {
  const kept = { text: "INSERT INTO organizations (org_id, name) VALUES (gen_random_uuid(), 'half')", values: [] }
  const failing = { text: 'SELECT 1 / $1::int', values: [0] }
  for (let round = 0; round < 4; round++) {
    await expect(database.batch([kept, failing, kept])).rejects.toMatchObject({ code: '22012' })
  }
  expect(await database.query({ text: "SELECT 1 FROM organizations WHERE name = 'half'", values: [] })).toEqual([])
})

test('concurrent batches keep their rows apart', async () => {
  const batches = Array.from({ length: 60 }, (_, n) =>
    database.batch<{ n: number }>([
      { name: 'pause', text: 'SELECT pg_sleep($1::float)', values: [(n % 7) / 1000] },
      { name: 'echo', text: 'SELECT $1::int AS n', values: [n] },
    ]),
  )
  const rows = await Promise.all(batches)
  expect(rows.map((results) => results.at(-1)?.[0]?.n)).toEqual(rows.map((_, n) => n))
})

test('an error in our own SQL is not reported as unavailable', async () => {
  await expect(database.query({ text: 'SELECT nothing', values: [] })).rejects.toMatchObject({ code: '42703' })
  await expect(database.prisma.$queryRaw`SELECT nothing`).rejects.toMatchObject({ code: 'P2010' })
})

test('nothing listens on the port: unavailable, from the pool and from Prisma', async () => {
  const absent = openTestDatabase('postgresql://postgres:x@localhost:1/postgres')
  await expect(absent.ready()).rejects.toMatchObject(unavailable)
  await expect(absent.transaction(async () => 1)).rejects.toMatchObject(unavailable)
  await expect(absent.prisma.user.count()).rejects.toMatchObject(unavailable)
  await absent.close()
})

test('a connection that breaks within a transaction ends neither the process nor the pool', async () => {
  const work = database.transaction(async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const ended = new Promise((resolve) => client.once('end', resolve))
    await database.query({ text: 'SELECT pg_terminate_backend($1)', values: [rows[0]?.pid] })
    await ended
    await client.query('SELECT 1')
  })
  await expect(work).rejects.toMatchObject(unavailable)
  await database.ready()
})

test('every connection in use is unavailable, not a hang', async () => {
  await connect(hurried)
  const holders = [0, 1, 2].map(() => hurried.transaction((client) => client.query('SELECT pg_sleep(30)')))
  const held = Promise.allSettled(holders)
  await expect(hurried.ready()).rejects.toMatchObject(unavailable)
  for (const outcome of await held) expect(outcome).toMatchObject({ status: 'rejected', reason: unavailable })
  await eventually(() => hurried.ready())
})

test('no one waits long for a lock, not on the server either, except a transaction that may', async () => {
  await connect(hurried)
  const lock = { text: 'SELECT pg_advisory_xact_lock(1)', values: [], query_timeout: 20_000 }
  // A session holds the lock, because an idle transaction has a time limit of its own.
  const holder = await database.pool.connect()
  await holder.query('SELECT pg_advisory_lock(1)')
  const patient = hurried.transaction((client) => client.query(lock), { lockLimitMs: 0 })
  await expect(hurried.batch([lock])).rejects.toMatchObject(unavailable)
  await expect(hurried.transaction((client) => client.query(lock))).rejects.toMatchObject(unavailable)
  const waiting = { text: 'SELECT 1 FROM pg_locks WHERE NOT granted', values: [] }
  expect(await database.query(waiting)).toHaveLength(1)
  await holder.query('SELECT pg_advisory_unlock(1)')
  holder.release()
  await patient
})

test('a batch gets the longest limit of its statements', async () => {
  await connect(hurried)
  const slow = { text: 'SELECT 1 AS one FROM pg_sleep(1.8)', values: [], query_timeout: 20_000 }
  const quick = { text: 'SELECT 2 AS two', values: [] }
  expect(await hurried.batch([slow, quick])).toEqual([[{ one: 1 }], [{ two: 2 }]])
})

test('a connection that arrives too late for thousands is returned and reused', async () => {
  const single = openDatabase(server.url, { poolSize: 1, onError() {} })
  try {
    await eventually(() => single.ready())
    const held = await single.pool.connect()
    const late = Array.from({ length: 3_000 }, () => single.ready())
    for (const each of await Promise.allSettled(late)) expect(each).toMatchObject({ reason: unavailable })
    held.release()
    await eventually(() => single.ready())
    expect(single.pool).toMatchObject({ totalCount: 1, idleCount: 1, waitingCount: 0 })
  } finally {
    await single.close()
  }
})

test('an answer that arrives while this process is suspended is in time', async () => {
  const trial = async () => {
    await connect(hurried)
    await eventually(() => hurried.prisma.$queryRaw`SELECT 1`)
    const start = performance.now()
    // Three of these have a connection; the fourth waits for a connection.
    const asked = Promise.allSettled([
      hurried.query({ text: 'SELECT 1 FROM pg_sleep(0.2)', values: [] }),
      hurried.batch([{ text: 'SELECT 1 FROM pg_sleep(0.2)', values: [] }]),
      hurried.transaction((client) => client.query('SELECT 1 FROM pg_sleep(0.2)')),
      hurried.prisma.$queryRaw`SELECT 1 FROM pg_sleep(0.2)`,
    ])
    await wait(100)
    // Blocks the event loop within an immediate. Timers run next, and only then are sockets read.
    await immediate()
    const end = performance.now() + 1_800
    while (performance.now() < end);
    const stoodMs = performance.now() - start
    return { stoodMs, rejected: (await asked).filter(({ status }) => status === 'rejected') }
  }
  // The pool's own limit of 3 s counts real time. If the machine stalls for longer, this limit expires before the
  // sockets are read. A rejection then proves nothing, so the trial is repeated.
  let { stoodMs, rejected } = await trial()
  for (let more = 9; more > 0 && rejected.length > 0 && stoodMs > 2_900; more--) ({ stoodMs, rejected } = await trial())
  expect({ stoodMs, rejected }).toEqual({ stoodMs, rejected: [] })
})

test('a stopped server is unavailable until it continues', async () => {
  // Two connections are open and one is still to be opened when all processes of the server are stopped.
  await connect(hurried, 2)
  const thaw = await freeze(server.pid() ?? Number.NaN)
  try {
    await Promise.all([
      expect(hurried.ready()).rejects.toMatchObject(unavailable),
      expect(hurried.transaction(async () => 1)).rejects.toMatchObject(unavailable),
      expect(hurried.prisma.user.count()).rejects.toMatchObject(unavailable),
      expect(hurried.query({ text: 'SELECT 1', values: [] })).rejects.toMatchObject(unavailable),
    ])
  } finally {
    thaw()
  }
  await eventually(() => hurried.ready())
})

test('a listener receives from each channel, and again after its connection was cut', async () => {
  const heard: string[] = []
  const notify = (channel: string, payload: string) =>
    database.query({ text: 'SELECT pg_notify($1, $2)', values: [channel, payload] })
  const hear = (channel: string) => (payload: string) => void heard.push(`${channel} ${payload}`)

  let back = () => {}
  const reconnected = new Promise<void>((resolve) => (back = resolve))
  await Promise.all([database.listen('one', hear('one'), back), database.listen('two', hear('two'))])
  // Notifies until the notification is heard, because notifications sent during a reconnect are lost.
  const tell = (channel: string, payload: string) =>
    eventually(async () => {
      await notify(channel, payload)
      await wait(100)
      expect(heard).toContain(`${channel} ${payload}`)
    })
  await tell('one', 'a')
  await tell('two', 'b')

  const text = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`
  await eventually(() => database.query({ text, values: [] }))
  await reconnected
  await tell('two', 'c')
  expect([...new Set(heard)]).toEqual(['one a', 'two b', 'two c'])
})
