import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const ENTRY = fileURLToPath(new URL('../../../services/server/dist/main.js', import.meta.url))
/**
 * Options that make V8 compile functions to machine code later than by default. A process started by a test lives for
 * seconds and spends most of them starting, where compiling takes a quarter of the processor time. The service that
 * tests share is started outside jest's workers, lives for minutes, and needs a seventh less processor time without
 * these options. The code that runs is the same.
 */
const COMPILE_LATER = process.env.JEST_WORKER_ID ? ['--sparkplug', '--interrupt-budget=2000000'] : []
const START_MS = 240_000
/** Longer than the service's own orderly shutdown, which takes 25 s at most. */
const STOP_MS = 30_000

/** One process of the built server. */
export interface ServerProcess {
  baseUrl: string
  pid: number
  /** Everything it printed, on both streams. */
  logFile: string
  /** Sends SIGTERM and waits for its end; returns the exit code, or null if it had to be killed. */
  stop(): Promise<number | null>
  kill(signal: NodeJS.Signals): void
  /** Resolves when it has ended, for whatever reason. */
  gone: Promise<void>
}

/**
 * Ports for tests: below the system's ephemeral ports (on Linux from 32,768 on) and those of embedded PostgreSQLs (from
 * 15,000 on), and above the last port that fetch blocks (10,080).
 */
const PORTS = { first: 11_000, end: 15_000 }
/**
 * Each jest worker has its own part of the ports, even if several shapes run side by side. Each run starts at a random
 * port of its part.
 */
const WORKERS = 6
const SHAPES = 4
const PORTS_OF_PART = Math.floor((PORTS.end - PORTS.first) / WORKERS / SHAPES)
const { SHAPE = 1, JEST_WORKER_ID = 0 } = process.env
const part = (Number(SHAPE) % SHAPES) * WORKERS + (Number(JEST_WORKER_ID) % WORKERS)
const firstOfPart = PORTS.first + part * PORTS_OF_PART
let walked = randomInt(PORTS_OF_PART)

/** Returns a port that nobody listens on. Later calls return others, so a process has some seconds to use it. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS_OF_PART; tries++) {
    const port = firstOfPart + (walked++ % PORTS_OF_PART)
    if (await isFree(port)) return port
  }
  throw new Error(`every port from ${firstOfPart} on is taken`)
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/**
 * Starts the built server with only this environment, and waits until it is ready.
 * @param entry another main module, which starts the server and something more
 */
export async function startProcess(
  logFile: string,
  env: Record<string, string>,
  entry: string = ENTRY,
): Promise<ServerProcess> {
  const { child, server } = await launch(logFile, env, entry)
  await waitUntilReady(child, server)
  return server
}

/** Like `startProcess`, without waiting: for a process that may end or stop before it is ready. */
export const beginProcess = async (logFile: string, env: Record<string, string>): Promise<ServerProcess> =>
  (await launch(logFile, env, ENTRY)).server

async function launch(logFile: string, env: Record<string, string>, entry: string) {
  const port = Number(env.PORT ?? (await freePort()))
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, [...COMPILE_LATER, entry], {
    env: { ...inherited(), HOST: '127.0.0.1', ...env, PORT: String(port) },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const baseUrl = `http://127.0.0.1:${port}`
  const server: ServerProcess = {
    baseUrl,
    pid: child.pid ?? 0,
    logFile,
    stop: () => stop(child),
    kill: (signal) => void child.kill(signal),
    gone: new Promise((resolve) => child.once('exit', () => resolve())),
  }
  return { child, server }
}

const inherited = (): Record<string, string> => {
  const { PATH = '', HOME = '', TMPDIR, LANG } = process.env
  return { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...(LANG && { LANG }) }
}

async function waitUntilReady(child: ChildProcess, { baseUrl, logFile }: ServerProcess): Promise<void> {
  const late = AbortSignal.timeout(START_MS)
  while (!late.aborted) {
    const ended = child.exitCode ?? child.signalCode
    if (ended !== null) throw new Error(`the server exited with ${ended}:\n${lastWords(logFile)}`)
    if (await isReady(baseUrl, late)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`the server was not ready within ${START_MS} ms:\n${lastWords(logFile)}`)
}

const isReady = async (baseUrl: string, signal: AbortSignal): Promise<boolean> => {
  try {
    const answer = await fetch(`${baseUrl}/readyz`, { signal })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

const lastWords = (logFile: string) => readFileSync(logFile, 'utf8').split('\n').slice(-20).join('\n')

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  const code = await exited
  clearTimeout(timer)
  return code
}
