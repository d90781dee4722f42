import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { clientOf } from '../support/http/client.js'
import { smAdmin } from '../support/programs/sm-admin.js'
import { removeFolder } from '../support/remove-folder.js'
import { startTestDatabase, type TestDatabase, temporaryFolder } from '../support/servers/postgres.js'
import { beginProcess, startProcess } from '../support/servers/processes.js'

const SECRET_KEY = 'a secret key of thirty-two characters or more'
let folder: string
let database: TestDatabase
let env: Record<string, string>

beforeAll(async () => {
  folder = await temporaryFolder('secret-files')
  database = await startTestDatabase()
  const secrets = path.join(folder, 'secrets')
  mkdirSync(secrets)
  const mount = (name: string, value: string) => {
    const file = path.join(secrets, name)
    writeFileSync(file, `${value}\n`)
    chmodSync(file, 0o400)
    return file
  }
  env = {
    DATABASE_URL_FILE: mount('database-url', database.url),
    SECRET_KEY_FILE: mount('secret-key', SECRET_KEY),
    DATA_DIR: path.join(folder, 'data'),
  }
})

afterAll(async () => {
  await database?.stop()
  await removeFolder(folder)
})

test('the service and sm-admin read their secrets from files, and print none of them', async () => {
  const owner = await smAdmin('', ['create-owner', '--email', 'ann@example.com'], 'long enough\n', env)
  expect(owner).toMatchObject({ code: 0, stderr: '' })
  const logFile = path.join(folder, 'server.log')
  const server = await startProcess(logFile, env)
  try {
    const signedIn = await clientOf(server.baseUrl)('POST', '/auth/login', {
      body: { email: 'ann@example.com', password: 'long enough' },
    })
    expect(signedIn.status).toBe(200)
  } finally {
    expect(await server.stop()).toBe(0)
  }
  const password = new URL(database.url).password
  expect(readFileSync(logFile, 'utf8')).not.toMatch(new RegExp(`${SECRET_KEY}|${password}`))
})

test('a secret given twice ends service and sm-admin with one sentence', async () => {
  const sentence = 'SECRET_KEY and SECRET_KEY_FILE are both set: keep one of them.\n'
  expect(await smAdmin('', ['status'], '', { ...env, SECRET_KEY })).toEqual({ code: 2, stdout: '', stderr: sentence })
  const logFile = path.join(folder, 'twice.log')
  await (await beginProcess(logFile, { ...env, SECRET_KEY })).gone
  expect(readFileSync(logFile, 'utf8')).toBe(sentence)
})
