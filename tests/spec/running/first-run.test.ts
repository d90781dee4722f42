import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { clientOf, newEmail, PASSWORD } from '../../support/client.js'
import { eventually } from '../../support/eventually.js'
import { memoriesOf } from '../../support/memories.js'
import { temporaryFolder } from '../../support/postgres.js'
import { startAlone } from '../../support/service.js'

const folders: string[] = []
const newFolder = async () => {
  const folder = await temporaryFolder('first-run')
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
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
const unquoted = (value: string) => value.replace(/^(['"])(.*)\1$/, '$2')

describe('the first start', () => {
  test(cites(
    'leaves a key that works, prints no secret, and its memories outlast a restart',
    'run.first-run',
    'run.no-secret-printed',
    'run.durable',
    'signup.closed',
  ), async () => {
    const dataDir = await newFolder()
    const first = await startAlone({ dataDir, env: { SIGNUP: 'closed' } })
    const settings = await eventually(async () => settingsOf(dataDir))
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
      expect(settingsOf(dataDir).SM_API_KEY).toBe(key)
    } finally {
      await second.stop()
    }
  }, 120_000)

  test(cites('makes nobody in production', 'run.production'), async () => {
    const dataDir = await newFolder()
    const service = await startAlone({ dataDir, env: { NODE_ENV: 'production' } })
    try {
      expect(existsSync(join(dataDir, 'first-run.env'))).toBe(false)
    } finally {
      await service.stop()
    }
  }, 120_000)
})
