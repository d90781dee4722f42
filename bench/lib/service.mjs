/** Starts a service, calls it and stores results, for all benchmarks over HTTP. */
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

export const project = fileURLToPath(new URL('../../', import.meta.url))
export const benchData = process.env.BENCH_DATA ?? join(project, '../shared/data')

/** Extra flags for Node, such as --cpu-prof to profile the service under a benchmark. */
const nodeFlags = process.env.BENCH_NODE_FLAGS?.split(' ') ?? []

/** Starts the built service on an empty data folder, in one process, without rate and backlog limits. */
export const startService = async (env = {}) => {
  const dataDir = mkdtempSync(join(os.tmpdir(), 'agent-memory-bench-'))
  chmodSync(dataDir, 0o711)
  const child = spawn(process.execPath, [...nodeFlags, join(project, 'services/server/dist/main.js')], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      MAX_OPEN_JOBS: '1000000',
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const credentials = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)))
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('Write a memory')) resolve(readEnv(join(dataDir, 'first-run.env')))
    })
  })
  child.removeAllListeners('exit')
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { pid: child.pid, dataDir, stop, ...clientOf(credentials) }
}

const readEnv = (file) =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

/** Makes a client from the settings in first-run.env. */
export const clientOf = ({ SM_BASE_URL: base, SM_API_KEY: key, SM_VOLUME_ID: firstVolume }) => {
  const call = async (method, path, body, headers = {}) => {
    const response = await fetch(base + path, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }
  return {
    base,
    key,
    call,
    write: (volume_id, content) => call('POST', '/agent/memory/write', { volume_id, content }),
    query: (volume_id, query, limit = 10) => call('POST', '/agent/memory/query', { volume_id, query, limit }),
    async makeVolume(name) {
      const { data } = await call('GET', `/volumes/${firstVolume}`)
      const made = await call('POST', '/volumes', { name, project_id: data.volume.project_id })
      return made.data.volume.volume_id
    },
  }
}

/** Runs `work` on every item, `clients` at a time. Returns the items per second and the percentiles of their times. */
export const timed = async (items, clients, work) => {
  const times = []
  const queue = items.entries()
  const lane = async () => {
    for (const [index, item] of queue) {
      const start = performance.now()
      await work(item, index)
      times.push(performance.now() - start)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: clients }, lane))
  const seconds = (performance.now() - start) / 1_000
  return { n: times.length, per_second: round(times.length / seconds), ...percentiles(times) }
}

/** Returns the percentiles of unsorted times in ms. */
export const percentiles = (times) => {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))])
  return { p50_ms: at(0.5), p95_ms: at(0.95), p99_ms: at(0.99) }
}

export const round = (value, digits = 1) => Number(value.toFixed(digits))

/**
 * Returns proportional set sizes in MB: `service_mb` of the process alone, `all_mb` of the process, its descendants and
 * its database, which runs detached.
 */
export const memoryOf = (pid, dataDir) => {
  const parents = new Map()
  const database = databasePid(dataDir)
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    } catch {} // The process has ended.
  }
  const belongs = (id) => id === pid || id === database || (parents.has(id) && belongs(parents.get(id)))
  const pss = (id) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
    } catch {
      return 0 // The process has ended.
    }
  }
  const ids = [...parents.keys()].filter((id) => belongs(id))
  const megabytes = (list) => Math.round(list.reduce((sum, id) => sum + pss(id), 0) / 1024)
  return { service_mb: megabytes([pid]), all_mb: megabytes(ids), processes: ids.length }
}

/** Connects to a service's embedded database. */
export const connectTo = async (dataDir) => {
  const read = (name) => readFileSync(join(dataDir, 'postgres', name), 'utf8').trim()
  const client = new pg.Client(`postgresql://postgres:${read('password')}@127.0.0.1:${read('port')}/postgres`)
  await client.connect()
  return client
}

/** Returns the process id of the postmaster of a service's database. */
export const databasePid = (dataDir) => Number(readFileSync(findPidFile(dataDir), 'utf8').split('\n')[0])
/** Returns the port of a service's database, which is the fourth line of postmaster.pid. */
export const databasePort = (dataDir) => Number(readFileSync(findPidFile(dataDir), 'utf8').split('\n')[3])

const findPidFile = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.name === 'postmaster.pid') return join(entry.parentPath ?? entry.path, entry.name)
  }
  throw new Error(`no PostgreSQL under ${folder}`)
}

/**
 * Writes bench/results/<name>.json with the commit and machine of the figures; with `part`, replaces only that part.
 */
export const keepResult = (name, figures, part) => {
  const git = (...args) => execFileSync('git', args, { cwd: project, encoding: 'utf8' }).trim()
  const report = {
    commit: git('rev-parse', '--short', 'HEAD'),
    machine: {
      cpu: os.cpus()[0]?.model,
      cores: os.availableParallelism(),
      memory_gb: Math.round(os.totalmem() / 2 ** 30),
      node: process.version,
    },
    ...figures,
  }
  mkdirSync(join(project, 'bench/results'), { recursive: true })
  const file = join(project, `bench/results/${name}.json`)
  const whole = part === undefined ? report : { ...JSON.parse(readFileSync(file, 'utf8')), [part]: report }
  writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`)
}
