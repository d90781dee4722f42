/** Starts services in one or several processes for benchmarks, on a PostgreSQL that keeps running after them. */
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { project } from './service.mjs'

const SECRET_KEY = 'the same thirty-two characters for all'

export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** Starts a program. Returns its process id, and `stop`, which ends it. */
export const startProgram = (command, args, { env = process.env, log } = {}) => {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const file = log ? createWriteStream(log, { flags: 'a' }) : null
  for (const stream of [child.stdout, child.stderr]) {
    if (file) stream.pipe(file)
    else stream.resume()
  }
  const gone = new Promise((resolve) => child.once('exit', resolve))
  return {
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** Starts one process of the service; resolves when it is ready. */
export const startServer = async (folder, name, env) => {
  const port = await freePort()
  mkdirSync(folder, { recursive: true })
  const log = join(folder, `${name}.log`)
  const { PATH, HOME } = process.env
  const settings = { PORT: String(port), DATA_DIR: join(folder, name), RATE_LIMITS: 'off', MAX_OPEN_JOBS: '1000000' }
  const program = startProgram(process.execPath, [join(project, 'services/server/dist/main.js')], {
    env: { PATH, HOME, SECRET_KEY, LOG_LEVEL: 'warn', ...settings, ...env },
    log,
  })
  const url = `http://127.0.0.1:${port}`
  for (const until = Date.now() + 120_000; ; await pause(100)) {
    const ready = await fetch(`${url}/readyz`).catch(() => null)
    if (ready?.ok) return { url, ...program }
    if (Date.now() > until) throw new Error(`${name} is not ready:\n${readFileSync(log, 'utf8').slice(-2_000)}`)
  }
}

/** Opens one address for several servers, among which connections are distributed round-robin. */
export const startBalancer = async (urls) => {
  const ports = urls.map((url) => Number(new URL(url).port))
  let next = 0
  const server = createServer((client) => {
    const upstream = connect(ports[next++ % ports.length], '127.0.0.1')
    client.pipe(upstream).pipe(client)
    for (const socket of [client, upstream]) {
      socket.on('error', () => {
        client.destroy()
        upstream.destroy()
      })
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: async () => void server.close(),
  }
}

/** Starts a gateway, guards and embedders, each in its own process, on the stores in the settings `given`. */
export const startFleet = async (folder, workers, given) => {
  const stores = { FILES_DIR: join(folder, 'files'), ...given }
  const running = []
  const start = async (...args) => {
    const server = await startServer(...args)
    running.push(server)
    return server
  }
  const each = (name, env) =>
    Promise.all(Array.from({ length: workers }, (_, at) => start(folder, `${name}-${at}`, { SERVICES: name, ...env })))
  const embedders = await each('embedder', stores)
  const balancer = await startBalancer(embedders.map(({ url }) => url))
  const env = { ...stores, EMBEDDINGS_URL: balancer.url }
  await each('guard', env)
  const gateway = await start(folder, 'gateway', { SERVICES: 'gateway', ...env })
  return {
    url: gateway.url,
    async stop() {
      for (const server of running.reverse()) await server.stop()
      await balancer.stop()
    },
  }
}
