import { installationName } from '@agent-memory/adapters/postgres/connection/installation'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { withDatabase } from '../../../../tests/support/servers/database.js'
import { openTestDatabase, startTestDatabase, type TestDatabase } from '../../../../tests/support/servers/postgres.js'

let server: TestDatabase
beforeAll(async () => {
  server = await startTestDatabase()
})
afterAll(() => server?.stop())

const nameOf = async (url: string): Promise<string> => {
  const database = openTestDatabase(url)
  try {
    return await installationName(database)
  } finally {
    await database.close()
  }
}

test('a database has one name for all its clients, distinct from other databases', async () => {
  await withDatabase(server.url, (client) => client.query('CREATE DATABASE second'))
  await withDatabase(server.url, (client) => client.query("CREATE USER somebody PASSWORD 'somebody'"))
  const bySomebody = Object.assign(new URL(server.url), { username: 'somebody', password: 'somebody' })
  const name = await nameOf(server.url)
  expect(name).toMatch(/^[0-9a-f]{16}$/)
  expect(await nameOf(String(bySomebody))).toBe(name)
  expect(await nameOf(String(Object.assign(new URL(server.url), { pathname: '/second' })))).not.toBe(name)
})

test('databases of tests with other stores have names of their own', async () => {
  const names = new Set<string>()
  for (let count = 0; count < 2; count++) {
    const other = await startTestDatabase({ REDIS_URL: 'redis://127.0.0.1' })
    names.add(await nameOf(other.url)).add(await nameOf(server.url))
    await other.stop()
  }
  expect(names.size).toBe(3)
})
