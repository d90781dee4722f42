import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type EmbeddedPostgres, startEmbedded } from '@agent-memory/adapters/postgres/embedded/embedded'
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals'
import pg from 'pg'
import { temporaryFolder } from './servers/postgres.ts'

/** What a service on a folder reported at its start. */
export interface Parent {
  child: ChildProcess
  url?: string
  pid?: number
  refused?: string
}

/** The folder from which `startParent` starts another service. */
const ADAPTERS = fileURLToPath(new URL('../../packages/adapters/', import.meta.url))
const PARENT = `
  import { startEmbedded } from '@agent-memory/adapters/postgres/embedded/embedded'
  const log = { info() {}, warn() {} }
  try {
    const server = await startEmbedded({ dataDir: process.argv[1], log })
    console.log(JSON.stringify({ url: server.url, pid: server.pid() }))
    setInterval(() => {}, 1000)
  } catch (error) {
    console.log(JSON.stringify({ refused: error.message }))
  }`

/** The row that `writeRow` commits, so that a later start can show that it holds the same data. */
export const ROW = [{ answer: 42 }]
export const writeRow = (url: string) => query(url, 'CREATE TABLE kept AS SELECT 42 AS answer')
export const readRow = (url: string) => query(url, 'SELECT answer FROM kept')

/** A DATA_DIR with its own PostgreSQL, which can be started, killed and restarted. */
export class DataFolder {
  /** Log messages of the services of this process. */
  readonly said: string[] = []
  readonly #cleanUp: (() => unknown)[] = []
  constructor(
    readonly path: string,
    removeIt: () => unknown = () => rm(path, { recursive: true, force: true }),
  ) {
    this.afterwards(removeIt)
    this.afterwards(() => this.#killPostmaster())
  }

  in = (...parts: string[]) => path.join(this.path, 'postgres', ...parts)

  /** Registers a cleanup step; the steps run in reverse order. */
  afterwards(step: () => unknown): void {
    this.#cleanUp.push(step)
  }

  /** Runs all cleanup steps, even if some fail. */
  async remove(): Promise<void> {
    const failures: unknown[] = []
    for (const step of this.#cleanUp.splice(0).reverse())
      await Promise.resolve()
        .then(step)
        .catch((error) => failures.push(error))
    if (failures.length > 0) throw failures[0]
  }

  async start(events: { onDown?: () => void; onUp?: () => void } = {}): Promise<EmbeddedPostgres> {
    const say = (message: string) => void this.said.push(message)
    const server = await startEmbedded({ dataDir: this.path, log: { info: say, warn: say }, ...events })
    this.afterwards(() => server.stop())
    return server
  }

  /** Starts another service on the same folder, from built code. */
  async startParent(): Promise<Parent> {
    const child = spawn(process.execPath, ['--input-type=module', '-e', PARENT, this.path], {
      cwd: ADAPTERS,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.afterwards(() => child.kill('SIGKILL'))
    const ended = once(child, 'close').then(() => Promise.reject(new Error('the other service exited without output')))
    const [line] = await Promise.race([once(child.stdout, 'data'), ended])
    ended.catch(() => {})
    return { child, ...JSON.parse(String(line)) }
  }

  /** Leaves the folder as a crash does: with a row, without a server, and with the lock file still there. */
  async crash(): Promise<void> {
    const { child, url, pid } = await this.startParent()
    await writeRow(String(url))
    await killHard(child)
    process.kill(Number(pid), 'SIGKILL')
    await this.#gone(Number(pid))
  }

  /** Removes the WAL that recovery starts from. */
  async damage(): Promise<void> {
    for (const name of await readdir(this.in('data', 'pg_wal'))) {
      if (/^[0-9A-F]{24}$/.test(name)) await rm(this.in('data', 'pg_wal', name))
    }
  }

  lockedPid = async () => Number((await this.#lock())[0])

  async replaceLockedPid(pid: number): Promise<void> {
    await writeFile(this.in('data', 'postmaster.pid'), [pid, ...(await this.#lock()).slice(1)].join('\n'))
  }

  #lock = async () => (await readFile(this.in('data', 'postmaster.pid'), 'utf8')).split('\n')

  /** Kills a leftover server: the process in the lock file, if it is a server of this folder. */
  async #killPostmaster() {
    const pid = await this.lockedPid().catch(() => 0)
    if (!pid || !commandLine(pid).includes(this.path)) return
    process.kill(pid, 'SIGKILL')
    await this.#gone(pid)
  }

  async #gone(pid: number) {
    while (commandLine(pid).includes(this.path)) await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/**
 * Creates a folder whose server was started once and stopped, and gives each test a copy, since creating a folder takes
 * a second.
 * @returns the copy of the running test
 */
export function useDataFolder(): () => DataFolder {
  let prepared: DataFolder
  let folder: DataFolder
  beforeAll(async () => {
    prepared = new DataFolder(await temporaryFolder('prepared'))
    const server = await prepared.start()
    await server.stop()
  })
  afterAll(() => prepared?.remove())
  beforeEach(async () => {
    folder = new DataFolder(await temporaryFolder("it's embedded"))
    execFileSync('cp', ['-a', path.join(prepared.path, 'postgres'), folder.path])
  })
  afterEach(() => folder?.remove())
  return () => folder
}

export async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

export async function killHard(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

/** Returns the command line of a process, empty when it does not run. */
export function commandLine(pid: number): string {
  try {
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
