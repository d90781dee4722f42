import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { clientOf } from '../support/http/client.js'
import { documentsOf } from '../support/http/documents.js'
import { newTenant } from '../support/http/tenant.js'
import { removeFolder } from '../support/remove-folder.js'
import { temporaryFolder } from '../support/servers/postgres.js'
import { startAlone } from '../support/service.js'

const ENTRY = fileURLToPath(new URL('../../services/server/dist/admin.js', import.meta.url))

let folder: string
let dataDir: string

beforeAll(async () => {
  folder = await temporaryFolder('backup')
  dataDir = path.join(folder, 'data')
  mkdirSync(dataDir, { mode: 0o711 })
})

afterAll(() => removeFolder(folder))

/** Returns every file below a folder, with its contents. */
const filesBelow = (root: string): [name: string, content: string][] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file): [string, string] => [path.relative(root, file), readFileSync(file, 'utf8')])
    .sort()

async function admin(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [ENTRY, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const code = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, said: out + err }
}

test(cites('a backup restores everything after a total loss', 'run.backup'), async () => {
  const backup = path.join(folder, 'backups', 'monday')
  const before = await startAlone({ dataDir, env: { RATE_LIMITS: 'off' } })
  const tenant = await newTenant(clientOf(before.baseUrl))
  const key = await tenant.key('org_rw')
  const volume = { volume_id: tenant.volumeId }
  const written = await tenant.send('POST', '/agent/memory/write', {
    key,
    body: { ...volume, content: 'Marta prefers tea to coffee.' },
  })
  expect(written.body.status).toBe('approved')
  const documents = documentsOf(before.baseUrl, key, tenant.volumeId)
  const { document_id } = await documents.upload('The lamps are lit at dusk.', 'lamps.txt')
  expect(await documents.ended(document_id)).toMatchObject({ status: 'completed', chunk_count: 1 })
  const uploaded = filesBelow(path.join(dataDir, 'files'))
  expect(uploaded.map(([, content]) => content)).toEqual(['The lamps are lit at dusk.'])

  const running = await admin(['backup', '--to', backup])
  expect(running).toMatchObject({ code: 2, said: expect.stringContaining('already serves') })
  // The service is killed, so that its PostgreSQL keeps running and the backup has to shut it down.
  before.processes[0]?.kill('SIGKILL')
  await before.processes[0]?.stop()
  expect(await admin(['backup', '--to', backup])).toEqual({
    code: 0,
    said: `2 memories copied to ${backup}. Check passed: PostgreSQL starts from the copy and can read it.\n`,
  })
  expect(statSync(path.join(backup, 'secret-key')).mode & 0o777).toBe(0o600)
  expect(filesBelow(path.join(backup, 'files'))).toEqual(uploaded)
  expect(readdirSync(path.join(backup, 'postgres')).filter((name) => name.endsWith('.new'))).toEqual([])

  const again = await admin(['backup', '--to', backup])
  expect(again).toMatchObject({ code: 2, said: expect.stringContaining('is not empty') })
  const overTheLiving = await admin(['restore', '--from', backup])
  expect(overTheLiving).toMatchObject({ code: 2, said: expect.stringContaining('is not empty') })

  await removeFolder(dataDir)
  expect(await admin(['restore', '--from', backup])).toMatchObject({
    code: 0,
    said: expect.stringContaining('2 memories'),
  })
  expect(filesBelow(path.join(dataDir, 'files'))).toEqual(uploaded)
  const after = await startAlone({ dataDir })
  try {
    const restored = clientOf(after.baseUrl)
    const found = await restored('POST', '/agent/memory/query', {
      key,
      body: { ...volume, query: 'What does Marta drink?' },
    })
    expect(found.body.memories).toMatchObject([{ content: 'Marta prefers tea to coffee.' }])
    const lamps = { ...volume, query: 'When are the lamps lit?' }
    const ofDocument = await restored('POST', '/agent/memory/query', { key, body: lamps })
    expect(ofDocument.body.memories[0]).toMatchObject({ document_id, filename: 'lamps.txt' })
    // A session from before the loss is still valid, because SECRET_KEY was restored too.
    expect(await restored('GET', '/auth/me', { cookie: tenant.cookie })).toMatchObject({ status: 200 })
  } finally {
    await after.stop()
  }
})

test('an incomplete or missing backup is not restored; an external database is not copied', async () => {
  const nothing = await temporaryFolder('nothing')
  const env = { DATA_DIR: path.join(nothing, 'data') }
  writeFileSync(path.join(nothing, 'secret-key'), '')
  expect(await admin(['restore', '--from', nothing], env)).toMatchObject({
    code: 2,
    said: expect.stringContaining('no database'),
  })
  expect(await admin(['backup', '--to', nothing], env)).toMatchObject({
    code: 2,
    said: expect.stringContaining('no database'),
  })
  expect(await admin(['backup'], env)).toMatchObject({ code: 2, said: expect.stringContaining('--to') })
  const own = { ...env, DATABASE_URL: 'postgres://somebody@db.example.test/memory' }
  expect(await admin(['backup', '--to', nothing], own)).toMatchObject({
    code: 2,
    said: expect.stringContaining('pg_dump'),
  })
  rmSync(nothing, { recursive: true })
})
