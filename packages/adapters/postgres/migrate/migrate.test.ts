import { deploy, drift, status } from '@agent-memory/adapters/postgres/migrate/migrate'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import { eventually } from '../../../../tests/support/eventually.js'
import { startTestDatabase, type TestDatabase } from '../../../../tests/support/servers/postgres.js'

let server: TestDatabase
let admin: pg.Client

beforeAll(async () => {
  server = await startTestDatabase()
  admin = new pg.Client(server.url)
  await admin.connect()
})

afterAll(async () => {
  await admin?.end()
  await server?.stop()
})

/** Creates an empty database on the same server; returns its url. */
async function emptyDatabase(name: string): Promise<string> {
  await admin.query(`CREATE DATABASE ${name}`)
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return url.href
}

async function run(url: string, sql: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

test('processes that start concurrently apply each migration once', async () => {
  const url = await emptyDatabase('at_once')
  const pending = (await status(url)).pending
  expect(pending.length).toBeGreaterThan(0)

  const applied = await Promise.all([deploy(url), deploy(url), deploy(url)])

  expect(applied.flat().sort()).toEqual(pending)
  expect(await status(url)).toEqual({ pending: [], unknown: [], failed: [], edited: [], upToDate: true })
  const { rows } = await run(url, 'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL')
  expect(rows.map((row) => row.migration_name)).toEqual(pending)
})

test('a start with an up-to-date database does not wait for others', async () => {
  const url = await emptyDatabase('up_to_date')
  await deploy(url)
  const other = new pg.Client(url)
  await other.connect()
  await other.query('BEGIN; SELECT pg_advisory_xact_lock(1384233308)')
  expect(await deploy(url)).toEqual([])
  await other.end()
})

test('an edited or unfinished migration is named', async () => {
  const url = await emptyDatabase('not_as_recorded')
  const [first, second] = await deploy(url)
  await run(url, `UPDATE _prisma_migrations SET checksum = 'other' WHERE migration_name = '${first}'`)
  expect(await status(url)).toMatchObject({ edited: [first], failed: [], upToDate: false })
  await run(url, `UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '${second}'`)
  expect(await status(url)).toMatchObject({ failed: [second], upToDate: false })
})

test('the migrations match schema.prisma, also next to third-party schemas', async () => {
  await run(server.url, 'CREATE SCHEMA queue; CREATE TABLE queue.jobs (id int)')
  expect(await drift(server.url)).toEqual({ database: '', migrations: '', clean: true })
})

test('drift without the right to create databases names that right, and leaves no database behind', async () => {
  const url = new URL(await emptyDatabase('without_createdb'))
  await admin.query(
    `CREATE ROLE "Ordinary" LOGIN PASSWORD 'ordinary'; ALTER DATABASE without_createdb OWNER TO "Ordinary"`,
  )
  url.username = 'Ordinary'
  url.password = 'ordinary'
  await deploy(url.href)
  await expect(drift(url.href)).rejects.toThrow(
    /^drift needs a temporary database, but "Ordinary" is not allowed to create databases: run ALTER ROLE "Ordinary" CREATEDB, and afterwards ALTER ROLE "Ordinary" NOCREATEDB\.$/,
  )
  await admin.query('ALTER ROLE "Ordinary" CREATEDB')
  expect(await drift(url.href)).toEqual({ database: '', migrations: '', clean: true })
  const { rows } = await admin.query(`SELECT datname FROM pg_database WHERE datname LIKE 'shadow%'`)
  expect(rows).toEqual([])
})

test('drift reports manual changes', async () => {
  const url = await emptyDatabase('drifted')
  await deploy(url)
  await run(url, 'ALTER TABLE volumes DROP COLUMN type; DROP INDEX memories_merged_into_idx')
  const { database, migrations, clean } = await drift(url)
  expect(clean).toBe(false)
  expect(migrations).toBe('')
  expect(database).toContain('ADD COLUMN')
  expect(database).toContain('memories_merged_into_idx')
})

test('a comparison leaves no database behind', async () => {
  const { rows } = await admin.query("SELECT datname FROM pg_database WHERE datname LIKE 'shadow%'")
  expect(rows).toEqual([])
})

test('a failing migration leaves nothing, and the next start applies all', async () => {
  const url = await emptyDatabase('in_the_way')
  // This type has the name of one of our tables. An existing table would not work here, because the engine rejects a
  // non-empty database before the migration starts.
  await run(url, 'CREATE TYPE memories AS (a int)')
  await expect(deploy(url)).rejects.toThrow(/memories/)
  expect(
    (await run(url, "SELECT to_regclass('users') AS users, to_regclass('_prisma_migrations') AS record")).rows,
  ).toEqual([{ users: null, record: null }])
  await run(url, 'DROP TYPE memories')
  expect((await deploy(url)).length).toBeGreaterThan(0)
})

test('a migration that another transaction blocks gives up its locks and starts again', async () => {
  const url = await emptyDatabase('blocked')
  const other = new pg.Client(url)
  await other.connect()
  // The migration creates a type of this name too, so it waits until this transaction ends.
  await other.query('BEGIN; CREATE TYPE memories AS (a int)')
  const waiting = async () =>
    (
      await admin.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE datname = 'blocked' AND wait_event_type = 'Lock'`,
      )
    ).rows.map(({ pid }) => pid)
  const deploying = deploy(url)
  const [first] = await eventually(async () => {
    const pids = await waiting()
    expect(pids).not.toEqual([])
    return pids
  })
  await eventually(async () => expect(await waiting()).not.toContain(first))
  await other.query('ROLLBACK')
  expect((await deploying).length).toBeGreaterThan(0)
  await other.end()
})

test('a database of a newer build is rejected in one sentence', async () => {
  const url = await emptyDatabase('newer')
  await deploy(url)
  await run(
    url,
    `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
     VALUES ('1', 'x', now(), '29990101000000_future', 1)`,
  )
  await expect(deploy(url)).rejects.toThrow('29990101000000_future')
  expect((await status(url)).unknown).toEqual(['29990101000000_future'])
})

test('an unreachable database is reported in a sentence that says what to do, without the password', async () => {
  const elsewhere = (change: (url: URL) => void) => {
    const url = new URL(server.url)
    change(url)
    return url
  }
  const refusals: [URL, RegExp][] = [
    [
      elsewhere((url) => (url.port = '1')),
      /^No PostgreSQL answers at 127\.0\.0\.1:1 \(ECONNREFUSED\): .*DATABASE_URL\.$/,
    ],
    [
      elsewhere((url) => (url.hostname = 'nowhere.invalid')),
      /^No PostgreSQL answers at nowhere\.invalid:\d+ \([\w ]+\): /,
    ],
    [
      elsewhere((url) => (url.password = 'guess')),
      /refuses the connection \(password authentication failed .*DATABASE_URL/,
    ],
    [elsewhere((url) => (url.pathname = '/missing')), /\(database "missing" does not exist\): correct DATABASE_URL/],
  ]
  for (const [{ href, password }, sentence] of refusals) {
    for (const attempt of [deploy, status]) {
      const error: Error = await attempt(href).catch((caught) => caught)
      expect(error.message).toMatch(sentence)
      expect(error.message).not.toContain(password)
    }
  }
})

test('a user who cannot create tables gets a sentence that says what to do', async () => {
  await admin.query(`CREATE ROLE guest LOGIN PASSWORD 'guest'`)
  const url = new URL(await emptyDatabase('of_another'))
  Object.assign(url, { username: 'guest', password: 'guest' })
  await expect(deploy(url.href)).rejects.toThrow(
    /^The database user in DATABASE_URL is not allowed to create tables in that database \(permission denied .*\): make this user the owner of the database\.$/,
  )
})
