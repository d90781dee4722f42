import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { smAdmin } from '../support/programs/sm-admin.js'
import { withDatabase } from '../support/servers/database.js'
import { startTestDatabase, type TestDatabase, temporaryFolder } from '../support/servers/postgres.js'
import { startProcess } from '../support/servers/processes.js'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await startTestDatabase()
  folder = await temporaryFolder('upgrade')
})

afterAll(async () => {
  await database?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const start = (MIGRATE: 'auto' | 'check') => {
  const env = { DATABASE_URL: database.url, DATA_DIR: path.join(folder, MIGRATE), NODE_ENV: 'test', MIGRATE }
  return startProcess(path.join(folder, `${MIGRATE}.log`), env)
}
const sql = (text: string) => withDatabase(database.url, (client) => client.query(text))

test(cites('a version starts on the schema of its successor, but not on an older one', 'run.upgrade'), async () => {
  expect(await smAdmin(database.url, ['migrate'])).toMatchObject({ code: 0 })
  // Leaves the database as a migration of the next version would.
  await sql(`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, started_at, applied_steps_count)
      VALUES (gen_random_uuid(), 'none', '29991231000000_of_the_future', now(), now(), 1)`)
  const older = await start('check')
  expect(await older.stop()).toBe(0)
  expect(readFileSync(older.logFile, 'utf8')).toContain('newer version')
  await expect(start('auto')).rejects.toThrow(/29991231000000_of_the_future/)

  await sql(`DELETE FROM _prisma_migrations WHERE migration_name >=
      (SELECT max(migration_name) FROM _prisma_migrations WHERE migration_name < '2999')`)
  await expect(start('check')).rejects.toThrow(
    /\nThe database lacks migrations \(\d+_\w+\), which MIGRATE=check does not apply: run sm-admin migrate .+\.\n$/,
  )
})
