import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import { cites } from '../support/cites.js'
import { startTestDatabase, type TestDatabase } from '../support/postgres.js'
import { smAdmin } from '../support/sm-admin.js'

let server: TestDatabase

beforeAll(async () => {
  server = await startTestDatabase()
})

afterAll(async () => {
  await server?.stop()
})

const admin = (args: string[], input = '', database = 'postgres') => {
  const url = new URL(server.url)
  url.pathname = `/${database}`
  return smAdmin(url.href, args, input)
}

test('a command that is none is answered with the usage', async () => {
  expect(await admin(['nonsense'])).toMatchObject({ code: 2, stdout: expect.stringContaining('usage:') })
  expect(await admin(['help'])).toMatchObject({ code: 0, stdout: expect.stringContaining('create-owner') })
})

test(
  cites('makes an owner who can be found, and no second one with the same address', 'run.create-owner'),
  async () => {
    const made = await admin(['create-owner', '--email', 'Boss@Example.com', '--organization', 'Acme'], 'long enough\n')
    expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(/^user_id [0-9a-f-]{36}\norg_id /) })
    const again = await admin(['create-owner', '--email', 'boss@example.com'], 'long enough\n')
    expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('has an account') })
  },
)

test('refuses a bad address and a short password, each in one sentence', async () => {
  expect(await admin(['create-owner', '--email', 'boss'], 'long enough\n')).toMatchObject({ code: 2 })
  const short = await admin(['create-owner', '--email', 'a@example.com'], 'short\n')
  expect(short).toMatchObject({ code: 2, stdout: expect.stringContaining('8 to 200 characters') })
})

test('migrates a database and tells its state', async () => {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query('CREATE DATABASE empty')
  await client.end()
  expect(await admin(['replay'], '', 'empty')).toMatchObject({ code: 2, stderr: expect.stringContaining('migrate') })
  expect(await admin(['status'], '', 'empty')).toMatchObject({ code: 1 })
  expect(await admin(['migrate'], '', 'empty')).toMatchObject({ code: 0 })
  expect(await admin(['status'], '', 'empty')).toMatchObject({ code: 0 })
  expect(await admin(['drift'], '', 'empty')).toMatchObject({ code: 0 })
  expect(await admin(['replay'], '', 'empty')).toMatchObject({ code: 0, stdout: '0 jobs put back.\n' })
})

test('has memories read anew, of one volume or of all', async () => {
  expect(await admin(['extract', '--volume', 'mine'])).toMatchObject({ code: 2 })
  expect(await admin(['extract', '--all'])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^0 memories and chunks are to be read by rules, version \d+\.\n$/),
  })
  const key = { ANTHROPIC_API_KEY: 'sk-ant-test', ANTHROPIC_MODEL: 'claude-test-1' }
  expect((await smAdmin(server.url, ['extract'], '', key)).stdout).toContain('by claude-test-1, version')
})
