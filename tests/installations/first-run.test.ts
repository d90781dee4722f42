import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { clientOf, newEmail, PASSWORD } from '../support/http/client.js'
import { memoriesOf } from '../support/http/memories.js'
import { answerOf, printedLines, settingsOf } from '../support/programs/first-run.js'
import { removeFolder } from '../support/remove-folder.js'
import { startTestDatabase, temporaryFolder } from '../support/servers/postgres.js'
import { startProcess } from '../support/servers/processes.js'
import { startAlone } from '../support/service.js'

const folders: string[] = []
const newFolder = async () => {
  const folder = await temporaryFolder('first-run')
  folders.push(folder)
  return folder
}
afterAll(async () => {
  for (const folder of folders) await removeFolder(folder)
})
const run = promisify(execFile)

describe('the first start', () => {
  test(
    cites(
      'leaves a key that works, prints no secret, and its memories outlast a restart',
      'run.first-run',
      'run.no-secret-printed',
      'run.durable',
      'signup.closed',
    ),
    async () => {
      const dataDir = await newFolder()
      const first = await startAlone({ dataDir, env: { SIGNUP: 'closed' } })
      const settings = settingsOf(dataDir)
      const { SM_API_KEY: key = '', SM_VOLUME_ID: volume = '', SM_EMAIL: email, SM_PASSWORD: password = '' } = settings
      try {
        expect(Object.keys(settings).sort()).toEqual([
          'SM_API_KEY',
          'SM_BASE_URL',
          'SM_EMAIL',
          'SM_PASSWORD',
          'SM_VOLUME_ID',
        ])
        expect(settings.SM_BASE_URL).toBe(first.baseUrl)
        const sourced = await run('sh', [
          '-c',
          '. "$0" && printenv SM_API_KEY SM_VOLUME_ID',
          join(dataDir, 'first-run.env'),
        ])
        expect(sourced.stdout).toBe(`${key}\n${volume}\n`)
        expect(statSync(join(dataDir, 'first-run.env')).mode & 0o777).toBe(0o600)
        const send = clientOf(first.baseUrl)
        await memoriesOf(send, key, volume).write('The first memory of all is about a lighthouse.')
        expect((await send('POST', '/auth/login', { body: { email, password } })).status).toBe(200)
        const signup = await send('POST', '/auth/signup', { body: { email: newEmail(), password: PASSWORD } })
        expect([signup.status, signup.body.error]).toEqual([403, 'forbidden'])
      } finally {
        await first.stop()
      }
      const printed = readFileSync(join(dataDir, 'server.log'), 'utf8')
      for (const secret of [key, password]) expect(printed).not.toContain(secret)
      expect(printed).toContain('first-run.env')

      const second = await startAlone({ dataDir })
      try {
        const again = memoriesOf(clientOf(second.baseUrl), key, volume)
        expect(await again.find('the lighthouse')).toEqual(['The first memory of all is about a lighthouse.'])
        expect((await again.write('The first memory of all is about a lighthouse.')).status).toBe('merged')
        expect(settingsOf(dataDir).SM_BASE_URL).toBe(second.baseUrl)
        expect(settingsOf(dataDir).SM_API_KEY).toBe(key)
        const [write, query] = await printedLines(second.processes[0]?.logFile ?? '')
        const written = await answerOf(write)
        expect(['approved', 'merged']).toContain(written.status)
        const found = await answerOf(query)
        expect(found.memories.map(({ id }: { id: string }) => id)).toContain(written.memory_id)
      } finally {
        await second.stop()
      }
    },
  )

  test('creates DATA_DIR if only a database is given, and keeps and restores the secrets of each database', async () => {
    const folder = await newFolder()
    const dataDir = join(folder, 'not', 'there', 'yet')
    const databases = { one: await startTestDatabase(), two: await startTestDatabase() }
    const startOn = async (name: 'one' | 'two') => {
      const logFile = join(folder, `${name}.log`)
      const env = { DATABASE_URL: databases[name].url, DATA_DIR: dataDir, SECRET_KEY: 'x'.repeat(32), NODE_ENV: 'test' }
      const server = await startProcess(logFile, env)
      try {
        const [write] = await printedLines(logFile)
        expect(['approved', 'merged']).toContain((await answerOf(write)).status)
        return settingsOf(dataDir)
      } finally {
        await server.stop()
      }
    }
    const keptKeys = () =>
      readdirSync(dataDir)
        .filter((name) => /^first-run.*env/.test(name))
        .map((name) => settingsOf(dataDir, name).SM_API_KEY)
    try {
      const [one, two, again] = [await startOn('one'), await startOn('two'), await startOn('one')]
      expect(two.SM_API_KEY).not.toBe(one.SM_API_KEY)
      expect({ ...again, SM_BASE_URL: one.SM_BASE_URL }).toEqual(one)
      expect(keptKeys().sort()).toEqual([one.SM_API_KEY, two.SM_API_KEY].sort())
    } finally {
      for (const database of Object.values(databases)) await database.stop()
    }
  })
})
