import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import { clientOf, newEmail, PASSWORD } from '../support/http/client.js'
import { memoriesOf } from '../support/http/memories.js'
import { removeFolder } from '../support/remove-folder.js'
import { startTestDatabase, temporaryFolder } from '../support/servers/postgres.js'
import { startProcess } from '../support/servers/processes.js'
import { startAlone, startFleet } from '../support/service.js'

const folders: string[] = []
const newFolder = async () => {
  const folder = await temporaryFolder('first-run')
  folders.push(folder)
  return folder
}
afterAll(async () => {
  for (const folder of folders) await removeFolder(folder)
})

const settingsOf = (dataDir: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(join(dataDir, 'first-run.env'), 'utf8')
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => [
        line.slice(0, line.indexOf('=')).replace(/^export /, ''),
        unquoted(line.slice(line.indexOf('=') + 1)),
      ]),
  )
/** The last two commands that a process suggested. */
const printedLines = (logFile: string): Promise<string[]> =>
  eventually(async () => {
    const lines = readFileSync(logFile, 'utf8')
      .split('\n')
      .filter((line) => line.includes('curl '))
    expect(lines.length).toBeGreaterThanOrEqual(2)
    return lines.slice(-2)
  })
const run = promisify(execFile)
const answerOf = (line = '') =>
  eventually(async () => {
    const answer = JSON.parse((await run('sh', ['-c', line])).stdout)
    // A repeat returns the same write.
    expect(answer.error).toBeUndefined()
    return answer
  })

const unquoted = (value: string) => value.replace(/^(['"])(.*)\1$/, '$2')

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

  test(cites('creates no user in production', 'run.production'), async () => {
    const dataDir = await newFolder()
    const service = await startAlone({ dataDir, env: { NODE_ENV: 'production' } })
    try {
      expect(existsSync(join(dataDir, 'first-run.env'))).toBe(false)
    } finally {
      await service.stop()
    }
  })

  test('creates DATA_DIR if only a database is given, and keeps the secrets of the previous database', async () => {
    const folder = await newFolder()
    const dataDir = join(folder, 'not', 'there', 'yet')
    const files: string[] = []
    for (const name of ['one', 'two']) {
      const database = await startTestDatabase()
      const logFile = join(folder, `${name}.log`)
      const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, SECRET_KEY: 'x'.repeat(32), NODE_ENV: 'test' }
      try {
        const server = await startProcess(logFile, env)
        const [write] = await printedLines(logFile).finally(async () => {
          files.push(readFileSync(join(dataDir, 'first-run.env'), 'utf8'))
        })
        expect(['approved', 'merged']).toContain((await answerOf(write)).status)
        await server.stop()
      } finally {
        await database.stop()
      }
    }
    const kept = readdirSync(dataDir)
      .filter((name) => name.startsWith('first-run'))
      .map((name) => readFileSync(join(dataDir, name), 'utf8'))
    expect(kept.sort()).toEqual(files.sort())
    expect(new Set(kept).size).toBe(2)
  })

  test('restores the file of a database that is started again after another', async () => {
    const dataDir = await newFolder()
    const databases = { one: await startTestDatabase(), two: await startTestDatabase() }
    const startOn = async (name: 'one' | 'two') => {
      const logFile = join(dataDir, `${name}.log`)
      const env = {
        DATABASE_URL: databases[name].url,
        DATA_DIR: dataDir,
        SECRET_KEY: 'x'.repeat(32),
        NODE_ENV: 'test',
      }
      const server = await startProcess(logFile, env)
      try {
        const [write] = await printedLines(logFile)
        expect(['approved', 'merged']).toContain((await answerOf(write)).status)
        return settingsOf(dataDir).SM_API_KEY
      } finally {
        await server.stop()
      }
    }
    try {
      const keys = [await startOn('one'), await startOn('two'), await startOn('one'), await startOn('two')]
      expect(keys.slice(2)).toEqual(keys.slice(0, 2))
      expect(readdirSync(dataDir).filter((name) => /^first-run.*env/.test(name))).toHaveLength(2)
    } finally {
      for (const database of Object.values(databases)) await database.stop()
    }
  })

  test('is done by the gateway where processes are split', async () => {
    const fleet = await startFleet()
    try {
      const folder = dirname(fleet.logFiles[0] ?? '')
      const [write] = await printedLines(join(folder, 'gateway-0.log'))
      expect(['approved', 'merged']).toContain((await answerOf(write)).status)
      expect(settingsOf(join(folder, 'gateway-0')).SM_BASE_URL).toBe(fleet.baseUrl)
      for (const name of ['embedder', 'guard']) {
        const log = readFileSync(join(folder, `${name}.log`), 'utf8')
        expect(log).not.toContain('first-run')
        expect(log).not.toContain('"level":"error"')
      }
    } finally {
      await fleet.stop()
    }
  })
})
