import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type EmbeddedPostgres, startEmbedded } from '@agent-memory/adapters/postgres/embedded/embedded'
import { runningEmbedded } from '@agent-memory/adapters/postgres/embedded/running'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { eventually } from '../../../../tests/support/eventually.js'
import { temporaryFolder } from '../../../../tests/support/postgres.js'

const ADAPTERS = fileURLToPath(new URL('../../', import.meta.url))
const isRoot = process.getuid?.() === 0

/** A DATA_DIR whose server was started once and stopped: copied for each test, as making one takes a second. */
let prepared: string
let dataDir: string
let said: string[]
const log = { info: (message: string) => void said.push(message), warn: (message: string) => void said.push(message) }
let cleanUp: (() => unknown)[]

beforeAll(async () => {
  prepared = await temporaryFolder('prepared')
  const server = await startEmbedded({ dataDir: prepared, log: { info() {}, warn() {} } })
  await server.stop()
})

afterAll(async () => {
  await rm(prepared, { recursive: true, force: true })
})

beforeEach(async () => {
  said = []
  dataDir = await temporaryFolder("it's embedded")
  execFileSync('cp', ['-a', path.join(prepared, 'postgres'), dataDir])
  cleanUp = [() => rm(dataDir, { recursive: true, force: true }), () => killPostmaster()]
})

afterEach(async () => {
  for (const step of cleanUp.reverse()) await step()
})

const inData = (...parts: string[]) => path.join(dataDir, 'postgres', ...parts)

async function start(events: { onDown?: () => void; onUp?: () => void } = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbedded({ dataDir, log, ...events })
  cleanUp.push(() => server.stop())
  return server
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** Commits a row, so that a later start can show that it holds the same data. */
const writeRow = (url: string) => query(url, 'CREATE TABLE kept AS SELECT 42 AS answer')
const readRow = (url: string) => query(url, 'SELECT answer FROM kept')
const ROW = [{ answer: 42 }]

/** Another service on the same DATA_DIR, from built code. */
async function startParent(): Promise<{ child: ChildProcess; url?: string; pid?: number; refused?: string }> {
  const script = `
    import { startEmbedded } from '@agent-memory/adapters/postgres/embedded/embedded'
    const log = { info() {}, warn() {} }
    try {
      const server = await startEmbedded({ dataDir: process.argv[1], log })
      console.log(JSON.stringify({ url: server.url, pid: server.pid() }))
      setInterval(() => {}, 1000)
    } catch (error) {
      console.log(JSON.stringify({ refused: error.message }))
    }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    cwd: ADAPTERS,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanUp.push(() => child.kill('SIGKILL'))
  const [line] = await once(child.stdout, 'data')
  return { child, ...JSON.parse(String(line)) }
}

async function killHard(child: ChildProcess) {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

const lockedPid = async () => Number((await readFile(inData('data', 'postmaster.pid'), 'utf8')).split('\n')[0])

/** Ends what a test left running: the process in the lock, if it is a server of this very folder. */
async function killPostmaster() {
  const pid = await lockedPid().catch(() => 0)
  if (!pid || !commandLine(pid).includes(dataDir)) return
  process.kill(pid, 'SIGKILL')
  await gone(pid)
}

const commandLine = (pid: number) => {
  try {
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

async function gone(pid: number) {
  while (commandLine(pid).includes(dataDir)) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** The account that the server runs as, so that the server itself may signal a process of it. */
function serverIdentity() {
  const { uid, gid } = isRoot ? { uid: Number(id('-u')), gid: Number(id('-g')) } : { uid: undefined, gid: undefined }
  return uid === undefined ? {} : { uid, gid }
}
const id = (flag: string) => execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })

/** Leaves the data as a crash does: no server, and its lock in place. */
async function crash() {
  const { child, url, pid } = await startParent()
  await writeRow(String(url))
  await killHard(child)
  process.kill(Number(pid), 'SIGKILL')
  await gone(Number(pid))
}

const replaceLockedPid = async (pid: number) => {
  const lines = (await readFile(inData('data', 'postmaster.pid'), 'utf8')).split('\n')
  await writeFile(inData('data', 'postmaster.pid'), [pid, ...lines.slice(1)].join('\n'))
}

describe('a server of our own', () => {
  test('is durable, open to this machine and to the password alone, and quiet about contents', async () => {
    const { url } = await start()
    const [set] = await query(
      url,
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
         current_setting('data_checksums') AS checksums, current_setting('server_encoding') AS encoding,
         current_setting('listen_addresses') AS address, current_setting('unix_socket_directories') AS socket,
         lower('ÄÖÜ') AS lower`,
    )
    expect(set).toEqual({
      fsync: 'on',
      commit: 'on',
      checksums: 'on',
      encoding: 'UTF8',
      address: '127.0.0.1',
      socket: '',
      lower: 'äöü',
    })
    const wrong = new URL(url)
    wrong.password = 'wrong'
    await expect(query(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' })
    expect((await stat(inData('password'))).mode & 0o777).toBe(0o600)
    expect((await stat(inData('data'))).mode & 0o777).toBe(0o700)

    await expect(query(url, "SELECT 'a secret'::int")).rejects.toThrow()
    const logs = await readdir(inData('logs'))
    expect(logs).not.toEqual([])
    for (const name of logs) expect(await readFile(inData('logs', name), 'utf8')).not.toContain('SELECT')
  })

  test('stops, and starts again with its data at the same port', async () => {
    const first = await start()
    await writeRow(first.url)
    const pid = Number(first.pid())
    await first.stop()
    // It is on the way out when its lock file is gone.
    await eventually(async () => expect(commandLine(pid)).not.toContain(dataDir))
    const second = await start()
    expect(second.url).toBe(first.url)
    expect(await readRow(second.url)).toEqual(ROW)
  })

  test('is found by a command beside the service, and only while it runs', async () => {
    expect(await runningEmbedded(dataDir)).toBeNull()
    const server = await start()
    await eventually(async () => expect(await runningEmbedded(dataDir)).toBe(server.url))
    // A folder whose kept port and password lead to the server of another is not that other.
    const copy = path.join(dataDir, 'copy')
    await mkdir(path.join(copy, 'postgres'), { recursive: true })
    for (const name of ['password', 'port']) await copyFile(inData(name), path.join(copy, 'postgres', name))
    expect(await runningEmbedded(copy)).toBeNull()
  })

  test('takes another port when its own is taken', async () => {
    const first = await start()
    await first.stop()
    const squatter = createServer().listen(Number(new URL(first.url).port), '127.0.0.1')
    await once(squatter, 'listening')
    cleanUp.push(() => squatter.close())
    const second = await start()
    expect(new URL(second.url).port).not.toBe(new URL(first.url).port)
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})

describe('a server that is killed', () => {
  test('comes back at the same url with its data', async () => {
    const down: string[] = []
    let up = () => {}
    const isBack = new Promise<void>((resolve) => (up = resolve))
    const server = await start({ onDown: () => void down.push('down'), onUp: () => up() })
    await writeRow(server.url)
    const pid = Number(server.pid())
    process.kill(pid, 'SIGKILL')
    await isBack
    expect(down).toEqual(['down'])
    expect(server.pid()).not.toBe(pid)
    expect(await readRow(server.url)).toEqual(ROW)
  })

  test('stops for good when told to while it is down', async () => {
    let down = () => {}
    const isDown = new Promise<void>((resolve) => (down = resolve))
    const server = await start({ onDown: () => down() })
    const pid = Number(server.pid())
    process.kill(pid, 'SIGKILL')
    await isDown
    await server.stop()
    expect(await lockedPid().catch(() => pid)).toBe(pid)
    expect(commandLine(pid)).not.toContain(dataDir)
  })

  test('one connection that is killed makes no new server', async () => {
    let down = 0
    const server = await start({ onDown: () => down++ })
    const pid = server.pid()
    await query(server.url, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()')
    await expect(query(server.url, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }])
    expect([server.pid(), down]).toEqual([pid, 0])
  })
})

describe('a service that is killed', () => {
  test('leaves its server to the next', async () => {
    const { child, url, pid } = await startParent()
    await writeRow(String(url))
    await killHard(child)
    expect(commandLine(Number(pid))).toContain(dataDir)
    const server = await start()
    expect([server.pid(), server.url]).toEqual([pid, url])
    expect(said.join()).toContain('adopted')
    expect(await readRow(server.url)).toEqual(ROW)
  })

  test('with its server leaves the data', async () => {
    await crash()
    const server = await start()
    expect(await readRow(server.url)).toEqual(ROW)
  })

  test('in the middle of its first start leaves nothing in the way', async () => {
    await rm(inData('data'), { recursive: true })
    await mkdir(inData('new-left-behind'))
    const server = await start()
    await expect(stat(inData('new-left-behind'))).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})

describe('the lock of a server that is gone', () => {
  test('is no obstacle when its number belongs to another process', async () => {
    await crash()
    // Names the data directory as a server does, and is none.
    const other = spawn('tail', ['-f', inData('data', 'PG_VERSION')], { stdio: 'ignore', ...serverIdentity() })
    cleanUp.push(() => other.kill('SIGKILL'))
    await replaceLockedPid(Number(other.pid))
    const server = await start()
    expect(await readRow(server.url)).toEqual(ROW)
    expect(other.exitCode).toBeNull()
  })

  test('is no obstacle when its process is a zombie', async () => {
    await crash()
    // The shell becomes a program that never asks after its child.
    const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 300'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      ...serverIdentity(),
    })
    cleanUp.push(() => parent.kill('SIGKILL'))
    const [line] = await once(parent.stdout, 'data')
    const zombie = Number(line)
    while (!/^Z/.test(execFileSync('ps', ['-o', 'state=', '-p', String(zombie)], { encoding: 'utf8' }))) {}
    await replaceLockedPid(zombie)
    const server = await start()
    expect(await readRow(server.url)).toEqual(ROW)
  })

  test('is no obstacle when it is empty', async () => {
    await crash()
    await writeFile(inData('data', 'postmaster.pid'), '')
    expect(await readRow((await start()).url)).toEqual(ROW)
  })
})

describe('a start that must not succeed says why in one sentence', () => {
  test('another service has the folder, as long as it lives', async () => {
    const { child } = await startParent()
    await expect(start()).rejects.toThrow(`Another service (process ${child.pid}) already serves ${dataDir}`)
    await killHard(child)
    const server = await start()
    const second = await startParent()
    expect(second.refused).toContain(`process ${process.pid}`)
    await expect(start()).rejects.toThrow('already serves')
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('of several that start at once, at most one succeeds', async () => {
    const started = await Promise.all([startParent(), startParent(), startParent()])
    const refused = started.filter((parent) => parent.refused)
    expect(refused.length).toBeGreaterThanOrEqual(2)
    for (const { refused: sentence } of refused) expect(sentence).toContain('already serves')
  })

  test('a live server takes another password', async () => {
    const { child, pid } = await startParent()
    await killHard(child)
    await writeFile(inData('password'), 'another')
    await expect(start()).rejects.toThrow(`A PostgreSQL (process ${pid}) runs on`)
    expect(commandLine(Number(pid))).toContain(dataDir)
  })

  test('the data is of another major version', async () => {
    await writeFile(inData('data', 'PG_VERSION'), '16\n')
    await expect(start()).rejects.toThrow(/written by PostgreSQL 16 and this build brings 18/)
  })

  test('the folder holds something else', async () => {
    await rm(inData('data', 'PG_VERSION'))
    await expect(start()).rejects.toThrow('is no PostgreSQL data directory')
  })

  test('DATA_DIR is a file', async () => {
    const file = path.join(dataDir, 'file')
    await writeFile(file, '')
    await expect(startEmbedded({ dataDir: file, log })).rejects.toThrow(`${file} is a file where a folder is needed`)
  })

  const asRoot = isRoot ? test : test.skip
  asRoot('the user that the server runs as may not pass a folder (only root runs it as another)', async () => {
    await chmod(dataDir, 0o700)
    await expect(start()).rejects.toThrow(`may not pass the folder ${dataDir}:`)
  })
})
