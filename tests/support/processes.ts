import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const ENTRY = fileURLToPath(new URL('../../services/server/dist/main.js', import.meta.url))
const START_MS = 60_000
/** Longer than the service's own ordered shutdown (reliability: exit within 25 s). */
const STOP_MS = 30_000

/** One process of the built server. */
export interface ServerProcess {
  baseUrl: string
  pid: number
  /** Everything it printed, on both streams. */
  logFile: string
  /** Asks it to stop (SIGTERM) and waits until it has: the exit code, or null if it had to be killed. */
  stop(): Promise<number | null>
  kill(signal: NodeJS.Signals): void
  /** Resolves when it is gone, however it went. */
  gone: Promise<void>
}

/** A port that nobody listened on a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })

/**
 * Starts the built server with this environment and nothing of ours, and waits until it is ready.
 * @param entry another main module, which starts the same and something more
 */
export async function startProcess(
  logFile: string,
  env: Record<string, string>,
  entry: string = ENTRY,
): Promise<ServerProcess> {
  const port = Number(env.PORT ?? (await freePort()))
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, [entry], {
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
  await waitUntilReady(child, server)
  return server
}

const inherited = (): Record<string, string> => {
  const { PATH = '', HOME = '', TMPDIR, LANG } = process.env
  return { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...(LANG && { LANG }) }
}

async function waitUntilReady(child: ChildProcess, { baseUrl, logFile }: ServerProcess): Promise<void> {
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline) {
    const ended = child.exitCode ?? child.signalCode
    if (ended !== null) throw new Error(`the server exited with ${ended}:\n${lastWords(logFile)}`)
    const ready = await fetch(`${baseUrl}/readyz`).catch(() => null)
    await ready?.arrayBuffer()
    if (ready?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`the server was not ready within ${START_MS} ms:\n${lastWords(logFile)}`)
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
