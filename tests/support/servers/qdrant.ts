import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freeze } from '../freeze.ts'
import { temporaryFolder } from './postgres.ts'
import { freePort } from './processes.ts'
import { pythonWith } from './python.ts'
import { startQdrantContainer } from './qdrant-container.ts'

const FRONT = fileURLToPath(new URL('./qdrant/', import.meta.url))

/** A Qdrant for tests. An external one, given by its address, cannot be killed, frozen or restarted. */
export interface TestQdrant {
  url: string
  apiKey?: string
  /** Describes the server at `url`: the official one, or the front over its engine, with versions. */
  name: string
  ours: boolean
  /** Pid of the server, if it runs on this machine. */
  pid(): number | undefined
  /** Ends it at once, as `kill -9` does. What it acknowledged must be there after `restart`. */
  kill(): Promise<void>
  /** Restarts a killed server at the same address with the same data. */
  restart(): Promise<void>
  /** Stops it as if it hung; returns a function that resumes it. */
  freeze(): Promise<() => Promise<void>>
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

/**
 * Returns the Qdrant at TEST_QDRANT_URL (and TEST_QDRANT_API_KEY); else the official server in a container if Docker is
 * available; else, if Python is, a server of our own around Qdrant's engine (in this folder). Prints which one it is.
 * @returns null if there is none, and prints that; throws instead if REQUIRE_SERVERS is set
 */
export async function startQdrant(options: { apiKey?: string } = {}): Promise<TestQdrant | null> {
  const qdrant = given() ?? (await startQdrantContainer(options)) ?? (await startFront(options))
  if (qdrant) {
    process.stderr.write(`Qdrant for tests: ${qdrant.name}\n`)
    return qdrant
  }
  const missing = 'no Qdrant for tests: set TEST_QDRANT_URL, or start Docker, or install python3 with its venv module'
  if (process.env.REQUIRE_SERVERS) throw new Error(missing)
  process.stderr.write(`SKIPPED, ${missing}\n`)
  return null
}

function given(): TestQdrant | null {
  const { TEST_QDRANT_URL: url, TEST_QDRANT_API_KEY: apiKey } = process.env
  if (!url) return null
  const refuse = async () => {
    throw new Error('the Qdrant of TEST_QDRANT_URL cannot be stopped by tests')
  }
  const name = `the server at ${new URL(url).host}`
  const controls = { kill: refuse, restart: refuse, freeze: refuse, stop: async () => {} }
  return { url, ...(apiKey && { apiKey }), name, ours: false, pid: () => undefined, ...controls }
}

/** Starts the front with its data in a temporary folder; returns null if Python lacks its requirements. */
async function startFront({ apiKey }: { apiKey?: string }): Promise<TestQdrant | null> {
  const python = await pythonWith(join(FRONT, 'requirements.txt'), "Qdrant's engine")
  if (python === null) return null
  const folder = await temporaryFolder('qdrant')
  const port = await freePort()
  const key = apiKey ? ['--api-key', apiKey] : []
  const start = () => startPython(python, [join(FRONT, 'front.py'), '--port', `${port}`, '--folder', folder, ...key])
  let { child, said } = await start()
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  return {
    url: `http://127.0.0.1:${port}`,
    ...(apiKey && { apiKey }),
    name: said,
    ours: true,
    pid: () => child.pid,
    kill: () => end('SIGKILL'),
    async restart() {
      child = (await start()).child
    },
    async freeze() {
      const thaw = await freeze(child.pid as number)
      return async () => thaw()
    },
    async stop() {
      // SIGKILL, because a frozen process handles no other signal.
      await end('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a Python program and waits for its first line. */
async function startPython(python: string, args: string[]): Promise<{ child: ChildProcess; said: string }> {
  // -B: write no bytecode beside the sources.
  const child = spawn(python, ['-B', ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`the Qdrant front exited with ${code}`)
  })
  const [said] = await Promise.race([once(createInterface(child.stdout as NodeJS.ReadableStream), 'line'), exited])
  exited.catch(() => {})
  return { child, said: said as string }
}
