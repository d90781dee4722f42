import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { ROOT } from '../support/deploy/repository.js'
import { eventually } from '../support/eventually.js'
import { removeFolder } from '../support/remove-folder.js'
import { prepareDatabase, temporaryFolder } from '../support/servers/postgres.js'
import { freePort } from '../support/servers/processes.js'

let folder: string
beforeAll(async () => {
  folder = await temporaryFolder('stopped-start')
})
afterAll(() => removeFolder(folder))

interface NpmStart {
  npm: ChildProcess
  dataDir: string
  said(): string
  /** Resolves with npm's exit code or signal. */
  ended: Promise<NodeJS.Signals | number | null>
}

/**
 * Runs `npm start` as a shell does: in its own process group, to which Ctrl-C and a closed terminal send their signal.
 * @param prepared whether the folder gets a database first, so that the start does not create one
 */
async function npmStart(
  name: string,
  { command = 'exec npm start', prepared = false }: { command?: string; prepared?: boolean } = {},
): Promise<NpmStart> {
  const dataDir = join(folder, name)
  if (prepared) {
    mkdirSync(dataDir, { mode: 0o711 })
    await prepareDatabase(dataDir)
  }
  const log = join(folder, `${name}.log`)
  const output = openSync(log, 'w')
  const { PATH = '', HOME = '' } = process.env
  const npm = spawn('sh', ['-c', command], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', output, output],
    env: { PATH, HOME, DATA_DIR: dataDir, PORT: String(await freePort()), NODE_ENV: 'production' },
  })
  const ended = new Promise<NodeJS.Signals | number | null>((resolve) =>
    npm.once('exit', (code, signal) => resolve(signal ?? code)),
  )
  return { npm, dataDir, ended, said: () => readFileSync(log, 'utf8') }
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/**
 * Returns every process of a DATA_DIR. The service's processes have it in their environment, PostgreSQL's in their
 * arguments.
 */
const processesOf = (dataDir: string): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => `${read(`/proc/${pid}/cmdline`)} ${read(`/proc/${pid}/environ`)}`.includes(dataDir))
    .map((pid) => `${pid} ${read(`/proc/${pid}/cmdline`)}`)

const expectNothingOf = ({ dataDir }: NpmStart) =>
  eventually(async () => expect(processesOf(dataDir)).toEqual([]), 60_000)

const pidOfService = ({ dataDir }: NpmStart): number => {
  const [service] = processesOf(dataDir).filter((line) => line.includes('scripts/start.mjs') && !/ sh /.test(line))
  return Number(service?.split(' ')[0])
}

const toAll = (signal: NodeJS.Signals) => (start: NpmStart) => process.kill(-(start.npm.pid ?? 0), signal)
const toNpm = (start: NpmStart) => start.npm.kill('SIGTERM')
/** In this order: Ctrl-C, what a service manager does, a terminal that is closed, and a container that stops. */
const STOPS = [toAll('SIGINT'), toNpm, toAll('SIGHUP'), toAll('SIGTERM')]

test(cites('a start stopped by any signal, sooner or later, leaves nothing running', 'run.stopped-start'), async () => {
  // Stops at once, after half a second, then 1.4 times later each time, so that a slow start takes only a few more
  // rounds.
  for (let at = 0, afterMs = 0, wasReady = false; at < STOPS.length || !wasReady; at++) {
    const start = await npmStart(`stopped-${at}`)
    await wait(afterMs)
    wasReady = start.said().includes('"ready"')
    STOPS[at % STOPS.length]?.(start)
    afterMs = Math.max(500, afterMs * 1.4)
    await start.ended
    await expectNothingOf(start)
    await removeFolder(start.dataDir)
  }
})

test(cites('SIGTERM to npm shuts down the service that it started in order', 'run.stopped-start'), async () => {
  const start = await npmStart('ready', { prepared: true })
  await eventually(async () => expect(start.said()).toContain('"ready"'))
  toNpm(start)
  await start.ended
  await expectNothingOf(start)
  expect(start.said()).toMatch(/"clean":true.*"stopped"/)
})

test(cites('a service started with SIGHUP ignored outlives its terminal', 'run.stopped-start'), async () => {
  const start = await npmStart('outlives', { command: "trap '' HUP; npm start", prepared: true })
  try {
    await eventually(async () => expect(start.said()).toContain('"ready"'))
    const service = pidOfService(start)
    // Waits, because the service adds further listeners for signals once it is ready.
    await wait(500)
    toAll('SIGHUP')(start)
    await wait(1_000)
    expect(start.said()).not.toContain('stopping')
    expect(pidOfService(start)).toBe(service)
    process.kill(service, 'SIGTERM')
  } finally {
    await start.ended
    await expectNothingOf(start)
  }
})
