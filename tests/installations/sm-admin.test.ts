import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import { cites } from '../support/cites.js'
import { adminHere } from '../support/programs/admin-here.js'
import { smAdmin } from '../support/programs/sm-admin.js'
import { withDatabase } from '../support/servers/database.js'
import { startTestDatabase, type TestDatabase } from '../support/servers/postgres.js'

let server: TestDatabase

beforeAll(async () => {
  server = await startTestDatabase()
})

afterAll(async () => {
  await server?.stop()
})

const urlOf = (database: string) => {
  const url = new URL(server.url)
  url.pathname = `/${database}`
  return url.href
}
/** Runs a command in this process, as most tests do. `program` runs the real program, once for each kind of command. */
const admin = (args: string[], input = '', database = 'postgres') => adminHere(urlOf(database), args, input)
const program = (args: string[], input = '', database = 'postgres') => smAdmin(urlOf(database), args, input)

const inDatabase = (text: string, values: unknown[] = []) =>
  withDatabase(server.url, async (client) => (await client.query(text, values)).rows)

test('an unknown command prints the usage', async () => {
  expect(await program(['nonsense'])).toMatchObject({ code: 2, stdout: expect.stringContaining('usage:') })
  expect(await program(['help'])).toMatchObject({ code: 0, stdout: expect.stringContaining('create-owner') })
})

test(
  cites('creates an owner who can be found, and no second one with the same address', 'run.create-owner'),
  async () => {
    const made = await program(
      ['create-owner', '--email', 'Boss@Example.com', '--organization', 'Acme'],
      'long enough\n',
    )
    expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(/^user_id [0-9a-f-]{36}\norg_id /) })
    const again = await admin(['create-owner', '--email', 'boss@example.com'], 'long enough\n')
    expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('has an account') })
  },
)

test('rejects a bad address and a short password, each with one sentence', async () => {
  expect(await admin(['create-owner', '--email', 'boss'], 'long enough\n')).toMatchObject({ code: 2 })
  const short = await admin(['create-owner', '--email', 'a@example.com'], 'short\n')
  expect(short).toMatchObject({ code: 2, stdout: expect.stringContaining('8 to 200 characters') })
})

test(cites('prints a link with which a user sets a new password', 'password.reset'), async () => {
  await admin(['create-owner', '--email', 'forgetful@example.com'], 'long enough\n')
  const reset = await program(['reset-password', '--email', 'Forgetful@Example.com'])
  const [, token = ''] = /^token ([\w-]{43})\nlink .*\/account\/reset\?token=\1$/m.exec(reset.stdout) ?? []
  expect(reset.code).toBe(0)
  const hash = createHash('sha256').update(token).digest()
  expect(await inDatabase('SELECT mailed FROM password_resets WHERE token_hash = $1', [hash])).toEqual([
    { mailed: false },
  ])
  expect(await admin(['reset-password', '--email', 'nobody@example.com'])).toMatchObject({ code: 2 })
  expect(await admin(['reset-password'])).toMatchObject({ code: 2 })
})

test(cites('sets a quota of an existing organization, to a number or none', 'limits.quota'), async () => {
  const { stdout } = await admin(['create-owner', '--email', 'owner@example.com'], 'long enough\n')
  const orgId = /^org_id (.*)$/m.exec(stdout)?.[1] ?? ''
  expect(await program(['quota', '--organization', orgId, '--monthly', '7'])).toMatchObject({ code: 0 })
  for (const [organization, ...monthly] of [
    [randomUUID(), '--monthly', '7'],
    [orgId, '--monthly', '-7'],
    ['mine', '--monthly', '7'],
    [orgId],
  ] as const)
    expect(await admin(['quota', '--organization', organization, ...monthly])).toMatchObject({ code: 2 })
})

test('migrates a database and prints its state', async () => {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query('CREATE DATABASE empty')
  await client.end()
  expect(await program(['replay'], '', 'empty')).toMatchObject({ code: 2, stderr: expect.stringContaining('migrate') })
  expect(await program(['status'], '', 'empty')).toMatchObject({ code: 1 })
  expect(await program(['migrate'], '', 'empty')).toMatchObject({ code: 0 })
  expect(await admin(['status'], '', 'empty')).toMatchObject({ code: 0 })
  expect(await program(['drift'], '', 'empty')).toMatchObject({ code: 0 })
  expect(await admin(['replay'], '', 'empty')).toMatchObject({ code: 0, stdout: 'Requeued jobs: 0.\n' })
})

test('lists dead letters, shows one, replays some and drops others', async () => {
  const memoryId = randomUUID()
  await inDatabase(
    `INSERT INTO dead_letters (outbox_id, job, payload, created_at, failed_at, attempts, last_error)
     SELECT n, 'file.remove', jsonb_build_object('file_id', $1::text), '2026-01-01', ('2026-01-0' || n - 900 || 'Z')::timestamptz, 5, 'The bucket'||chr(10)||'is gone.'
     FROM generate_series(901, 903) AS given (n)`,
    [memoryId],
  )
  expect(await program(['dead-letters', 'list'])).toEqual({
    code: 0,
    stdout: [3, 2, 1]
      .map((n) => `90${n}  2026-01-0${n}T00:00:00.000Z  file.remove  5 runs  The bucket is gone.\n`)
      .join(''),
    stderr: '',
  })
  expect(await admin(['dead-letters', 'show', '902'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`payload      {"file_id":"${memoryId}"}\n`),
  })
  expect(await admin(['dead-letters', 'drop', '901', '905'])).toMatchObject({ code: 1, stdout: '1 of 2 dropped.\n' })
  expect(await admin(['dead-letters', 'replay', '902', '902'])).toMatchObject({ code: 0, stdout: '1 of 1 requeued.\n' })
  expect(await inDatabase('SELECT job, payload FROM outbox')).toEqual([
    { job: 'file.remove', payload: { file_id: memoryId } },
  ])
  expect((await admin(['dead-letters', 'list'])).stdout).toMatch(/^903 .*\n$/)
  for (const args of [
    [],
    ['show'],
    ['show', '1', '2'],
    ['show', '901'],
    ['drop'],
    ['replay', 'all'],
    ['list', '903'],
  ]) {
    expect(await admin(['dead-letters', ...args])).toMatchObject({ code: 2, stdout: expect.stringMatching(/\.\n$/) })
  }
  await inDatabase('DELETE FROM dead_letters')
  await inDatabase('DELETE FROM outbox')
  expect((await admin(['dead-letters', 'list'])).stdout).toBe('There are no dead letters.\n')
})

test('re-extracts the memories of one volume or of all', async () => {
  expect(await admin(['extract', '--volume', 'mine'])).toMatchObject({ code: 2 })
  expect(await program(['extract', '--all'])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Memories and chunks queued for extraction by rules, version \d+: 0\.\n$/),
  })
  const key = { ANTHROPIC_API_KEY: 'sk-ant-test', ANTHROPIC_MODEL: 'claude-test-1' }
  expect((await smAdmin(server.url, ['extract'], '', key)).stdout).toContain('by claude-test-1, version')
})

test.each(['extract', 'remove-originals'])(
  'while too many jobs are open, %s adds none and says so',
  async (command) => {
    await inDatabase(`INSERT INTO outbox (job, payload) SELECT 'file.remove', '{}' FROM generate_series(1, 5)`)
    expect(await smAdmin(server.url, [command], '', { MAX_OPEN_JOBS: '1' })).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/: 0\.\nThe rest was not queued, because too many jobs are open: /),
    })
    await inDatabase('DELETE FROM outbox')
  },
)
