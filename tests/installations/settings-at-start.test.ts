import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { removeFolder } from '../support/remove-folder.js'
import { temporaryFolder } from '../support/servers/postgres.js'
import { startAlone } from '../support/service.js'

const ENTRY = fileURLToPath(new URL('../../services/server/dist/main.js', import.meta.url))
/** An unprivileged user on every system. */
const NOBODY = 65_534

let folder: string
beforeAll(async () => {
  folder = await temporaryFolder('settings')
  chmodSync(folder, 0o755)
})
afterAll(() => removeFolder(folder))

test(cites('a misspelled setting causes a warning that suggests the right one', 'run.misspelled'), async () => {
  const env = Object.fromEntries([
    ['RATE_LIMIT', '{"query": 1}'],
    ['EMBEDDING_URL', 'http://embedder.example'],
  ])
  const service = await startAlone({ env })
  try {
    const said = readFileSync(service.logFiles[0] ?? '', 'utf8')
    expect(said).toContain('RATE_LIMIT is not a setting and is ignored: did you mean RATE_LIMITS?')
    expect(said).toContain('EMBEDDING_URL is not a setting and is ignored: did you mean EMBEDDINGS_URL?')
    expect(said).not.toContain('embedder.example')
  } finally {
    await service.stop()
  }
})

const onLinux = process.platform === 'linux' ? test : test.skip
onLinux(cites('a DATA_DIR that cannot be created ends the start with one sentence', 'run.unwritable'), async () => {
  const child = spawn(process.execPath, [ENTRY], { env: { PATH: process.env.PATH, DATA_DIR: '/proc/none', PORT: '0' } })
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  expect([await text(child.stderr), await exited]).toEqual([
    'This process cannot write to /proc/none: change its owner or permissions, or choose another DATA_DIR.\n',
    1,
  ])
})

test.each([
  ['the embedded database', {}],
  ['a database elsewhere', { DATABASE_URL: 'postgres://user:password@127.0.0.1:9/none', SECRET_KEY: 'k'.repeat(32) }],
])(cites('an unwritable DATA_DIR ends the start with one sentence, with %s', 'run.unwritable'), async (_, env) => {
  const dataDir = join(folder, 'unwritable')
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, 0o555)
  const as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const child = spawn(process.execPath, [ENTRY], {
    ...as,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', ...env },
  })
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [stderr, code] = await Promise.all([text(child.stderr), exited])
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `This process cannot write to ${dataDir}: change its owner or permissions, or choose another DATA_DIR.\n`,
  })
})
