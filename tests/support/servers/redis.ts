import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inspect } from 'node:util'
import { Redis } from 'ioredis'
import { temporaryFolder } from './postgres.ts'
import { freePort } from './processes.ts'

const START_MS = 30_000

/** A separate real Redis, on a port that it keeps across restarts, with its data in a temporary folder. */
export interface TestRedis {
  url: string
  pid(): number
  /** Sends one command on a new connection; returns the raw reply. */
  command(name: string, ...args: (string | number)[]): Promise<unknown>
  /** Sends SIGKILL; resolves when the server is gone. */
  kill(): Promise<void>
  /** Restarts it with the data saved last; resolves when it answers. */
  start(): Promise<void>
  /** Its current data as a file. */
  save(): Promise<Buffer>
  /** Kills the server, and restarts it with a file from `save`. */
  putBack(saved: Buffer): Promise<void>
  /** Ends it and removes its files. */
  stop(): Promise<void>
}

/**
 * Whether a Redis can be started here.
 * @param what the tests to report as skipped if it cannot; with REQUIRE_SERVERS=1 this throws instead
 */
export function redisIsThere(what: string): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'pipe' })
    return true
  } catch {
    if (process.env.REQUIRE_SERVERS === '1') throw new Error('redis-server is not installed here')
    process.stderr.write(`SKIPPED: ${what} (redis-server is not installed here)\n`)
    return false
  }
}

/** The command that reads a value, by the type of the value. */
const READING: Record<string, (key: string) => [string, ...string[]]> = {
  string: (key) => ['GET', key],
  hash: (key) => ['HGETALL', key],
  list: (key) => ['LRANGE', key, '0', '-1'],
  set: (key) => ['SMEMBERS', key],
  zset: (key) => ['ZRANGE', key, '0', '-1'],
  stream: (key) => ['XRANGE', key, '-', '+'],
}

/** Every key with its value, as text. */
export async function dumpRedis(url: string): Promise<string[]> {
  const client = new Redis(url)
  try {
    const entries: string[] = []
    for (const key of await client.keys('*')) {
      const [name, ...args] = READING[await client.type(key)]?.(key) ?? ['GET', key]
      entries.push(`${key} ${JSON.stringify(await client.call(name, ...args))}`)
    }
    return entries
  } finally {
    client.disconnect()
  }
}

/** @param settings configuration, such as `{ maxmemory: '4mb' }`, kept across restarts */
export async function startTestRedis(settings: Record<string, string> = {}): Promise<TestRedis> {
  const folder = await temporaryFolder('redis')
  const file = join(folder, 'dump.rdb')
  // Saves only when asked to, so that a test decides what a restart finds.
  const common = { bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no', ...settings }
  let port = await freePort()
  let server: ChildProcess

  /** Starts the server; returns false if it exits instead of answering. */
  const launch = async (): Promise<boolean> => {
    const options = Object.entries({ ...common, port: String(port) })
    server = spawn(
      'redis-server',
      options.flatMap(([name, value]) => [`--${name}`, value]),
      { stdio: 'ignore' },
    )
    while (server.exitCode === null && server.signalCode === null) {
      if (await command('PING').catch(() => null)) return true
      await wait(20)
    }
    return false
  }
  const start = async () => {
    const deadline = Date.now() + START_MS
    while (!(await launch())) {
      if (Date.now() > deadline)
        throw new Error(`redis-server does not start on port ${port} with ${inspect(settings)}`)
      await wait(100)
    }
  }
  const command = async (name: string, ...args: (string | number)[]): Promise<unknown> => {
    const client = new Redis(port, '127.0.0.1', {
      retryStrategy: () => null,
      lazyConnect: true,
      maxRetriesPerRequest: 0,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      return await client.call(name, ...args)
    } finally {
      client.disconnect()
    }
  }
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill('SIGKILL')
    await exited
  }
  // Tries other ports, because the port may have been taken meanwhile.
  for (let tries = 1; !(await launch()); tries++) {
    if (tries === 5) throw new Error(`redis-server does not start with ${inspect(settings)}`)
    port = await freePort()
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: () => server.pid ?? 0,
    command,
    kill,
    start,
    async save() {
      await command('SAVE')
      return readFileSync(file)
    },
    async putBack(saved) {
      await kill()
      writeFileSync(file, saved)
      await start()
    },
    async stop() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
