import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { loadConfig } from '../config/config.js'
import { admin } from './admin.js'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'admin-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const run = (...args: string[]) => {
  const printed: string[] = []
  const io = { print: (line: string) => void printed.push(line), read: async () => '' }
  return { exitCode: admin(loadConfig({ DATA_DIR: dataDir }), args, io), printed }
}

/** If options were ignored, `rebuild --volume ID` would refill every volume, and `migrate --dry-run` would migrate. */
test.each([
  [['rebuild', '--volume', '0b9f7d2e-7a3c-4b1f-9a53-3f5b2a6f2f10'], '--volume'],
  [['migrate', '--dry-run'], '--dry-run'],
  [['replay', 'memory.judge'], 'memory.judge'],
  [['status', '--repair'], '--repair'],
  [['drift', 'x'], 'x'],
])('a command without options refuses them, and touches no database: %j', async (args, named) => {
  await expect(run(...args).exitCode).rejects.toThrow(named)
  expect(await readdir(dataDir)).toEqual([])
})

/**
 * If a command accepted a misspelled DATA_DIR, it would create an empty database there and report on the empty
 * database.
 */
test.each([['status'], ['drift'], ['replay'], ['create-owner', '--email', 'ann@example.com']])(
  'creates no database just to answer: %s',
  async (...args) => {
    await expect(run(...args).exitCode).rejects.toThrow(`There is no database in ${dataDir}: correct DATA_DIR, or `)
    expect(await readdir(dataDir)).toEqual([])
  },
)

test('names an unknown command below the usage', async () => {
  const { exitCode, printed } = run('rebiuld')
  expect(await exitCode).toBe(2)
  expect(printed.at(-1)).toBe('There is no command "rebiuld".')
})
