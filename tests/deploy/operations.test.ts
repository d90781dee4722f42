import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { ROOT } from '../support/deploy/repository.js'
import { clientOf } from '../support/http/client.js'
import { removeFolder } from '../support/remove-folder.js'
import { debianPostgres, startDebianPostgres } from '../support/servers/debian-postgres.js'
import { prepareDatabase, temporaryFolder } from '../support/servers/postgres.js'
import { startProcess } from '../support/servers/processes.js'
import { type AloneService, startAlone } from '../support/service.js'
import { shellUnder } from '../support/texts/markdown.js'

const OPERATIONS = readFileSync(path.join(ROOT, 'docs', 'operations.md'), 'utf8')
const PASSWORD = 'a "quoted" password'
let folder: string
/** The operator's working directory: the parts of the checkout that the commands use. */
let checkout: string

beforeAll(async () => {
  folder = await temporaryFolder('operations')
  checkout = path.join(folder, 'checkout')
  mkdirSync(checkout)
  for (const name of ['package.json', 'scripts']) symlinkSync(path.join(ROOT, name), path.join(checkout, name))
  writeFileSync(path.join(checkout, 'password-file'), `${PASSWORD}\n`)
})

afterAll(() => removeFolder(folder))

/** Runs commands as the documents print them. Stops at the first that fails. */
async function shell(commands: string, env: Record<string, string>) {
  const { PATH = '' } = process.env
  const child = spawn('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: checkout,
    env: { PATH, HOME: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exited])
  return { code, stdout, stderr }
}

async function writes(baseUrl: string, key: string, volumeId: string, content: string) {
  const answer = await clientOf(baseUrl)('POST', '/agent/memory/write', { key, body: { volume_id: volumeId, content } })
  expect(answer).toMatchObject({ status: 200, body: { status: 'approved' } })
}

async function finds(baseUrl: string, key: string, volumeId: string, content: string) {
  const body = { volume_id: volumeId, query: content }
  const answer = await clientOf(baseUrl)('POST', '/agent/memory/query', { key, body })
  expect(answer.body.memories[0]).toMatchObject({ content })
}

test(
  cites(
    'in production nobody exists until the printed commands create an owner; a backup restores it',
    'run.production',
  ),
  async () => {
    const dataDir = path.join(folder, 'data')
    mkdirSync(dataDir, { mode: 0o711 })
    await prepareDatabase(dataDir)
    const start = () => startAlone({ dataDir, env: { NODE_ENV: 'production' } })
    const own = { DATA_DIR: dataDir }
    let service: AloneService = await start()
    let volumeId = ''
    let keys: string[] = []
    try {
      expect(existsSync(path.join(dataDir, 'first-run.env'))).toBe(false)
      const [owner = '', bySm = '', byCurl = ''] = shellUnder(OPERATIONS, 'First owner')
      const made = await shell(owner, own)
      expect(made).toMatchObject({ code: 0 })
      volumeId = /^volume_id (\S+)$/m.exec(made.stdout)?.[1] ?? ''
      expect(bySm).toContain('https://memory.example.com')
      const here = bySm.replace('https://memory.example.com', service.baseUrl)
      const first = await shell(here, { ...own, SM_PASSWORD: PASSWORD })
      expect(first).toMatchObject({ code: 0, stdout: expect.stringMatching(/^sm_org_rw_\w+\n$/) })
      const second = await shell(byCurl, { SM_BASE_URL: service.baseUrl })
      expect(second).toMatchObject({ code: 0, stderr: '' })
      keys = [first.stdout.trim(), /"api_key":"(\w+)"/.exec(second.stdout)?.[1] ?? '']
      for (const [at, key] of keys.entries())
        await writes(service.baseUrl, key, volumeId, `Lamp number ${at} stands in room ${at + 40}.`)
    } finally {
      await service.stop()
    }

    const [commands = ''] = shellUnder(OPERATIONS, 'The embedded database')
    const [backup = '', restore = ''] = commands.replaceAll('/backups', path.join(folder, 'backups')).trim().split('\n')
    expect(await shell(backup, own)).toMatchObject({ code: 0, stdout: expect.stringContaining('2 memories') })
    await removeFolder(dataDir)
    expect(await shell(restore, own)).toMatchObject({ code: 0, stdout: expect.stringContaining('2 memories') })
    const drift = await shell('npm run --silent sm-admin -- drift', own)
    expect(drift).toMatchObject({ code: 0, stdout: 'Database, migrations and schema agree.\n' })
    service = await start()
    try {
      await finds(service.baseUrl, keys[0] ?? '', volumeId, 'Lamp number 0 stands in room 40.')
    } finally {
      await service.stop()
    }
  },
)

const bin = debianPostgres()
if (!bin && process.env.REQUIRE_SERVERS !== '1')
  console.warn("SKIPPED: the restore of an external PostgreSQL (Debian's package postgresql is not installed here)")
const ifThere = bin || process.env.REQUIRE_SERVERS === '1' ? test : test.skip

ifThere('the printed commands dump, restore and check an external PostgreSQL as an ordinary user', async () => {
  const server = await startDebianPostgres(bin ?? '', folder)
  try {
    const env = {
      PATH: `${bin}:${process.env.PATH}`,
      DATABASE_URL: server.urlOf('agent_memory', 'ordinary', 'agent_memory'),
      RESTORED_URL: server.urlOf('agent_memory', 'ordinary', 'agent_memory_restored'),
      ADMIN_URL: server.adminUrl,
    }
    const prepared = await shell(
      `psql "$ADMIN_URL" -c "CREATE ROLE agent_memory LOGIN PASSWORD 'ordinary'" -c 'CREATE DATABASE agent_memory OWNER agent_memory'`,
      env,
    )
    expect(prepared).toMatchObject({ code: 0 })
    const start = (name: string, url: string) =>
      startProcess(path.join(folder, `${name}.log`), {
        DATABASE_URL: url,
        DATA_DIR: path.join(folder, name),
        SECRET_KEY: 'the same thirty-two characters for all',
      })
    const blocks = shellUnder(OPERATIONS, 'Your own PostgreSQL')
    const [addresses = '', dump = '', restore = '', drift = ''] = blocks
    expect(blocks).toHaveLength(4)
    expect([...addresses.matchAll(/^export (\w+)=/gm)].map(([, name]) => name)).toEqual(Object.keys(env).slice(1))

    const before = await start('before', env.DATABASE_URL)
    const firstRun = readFileSync(path.join(folder, 'before', 'first-run.env'), 'utf8')
    const given = (name: string) => new RegExp(`^(?:export )?${name}='?([^'\\n]+)`, 'm').exec(firstRun)?.[1] ?? ''
    const [key, volumeId] = [given('SM_API_KEY'), given('SM_VOLUME_ID')]
    await writes(before.baseUrl, key, volumeId, 'Marta prefers tea to coffee.')
    expect(await before.stop()).toBe(0)

    expect(await shell(dump, env)).toMatchObject({ code: 0, stderr: '' })
    const restored = await shell(restore, env)
    expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining('The database is up to date.') })
    const withoutRight = drift.split('\n').find((line) => line.includes('sm-admin'))
    expect(await shell(withoutRight ?? '', env)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('ALTER ROLE agent_memory CREATEDB'),
    })
    const looked = await shell(drift, env)
    expect(looked).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Database, migrations and schema agree.'),
    })

    const after = await start('after', env.RESTORED_URL)
    await finds(after.baseUrl, key, volumeId, 'Marta prefers tea to coffee.')
    expect(await after.stop()).toBe(0)
  } finally {
    server.stop()
  }
})
