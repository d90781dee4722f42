/**
 * Measures the WebSockets of one service process: the memory of an idle socket, and the time from a broadcast request
 * to its arrival at the last socket. The listeners run in this process, so their time is included.
 * Opens and closes a few sockets first, so that all code is loaded. Then compares memory with and without the measured
 * sockets, both times after all garbage has been collected.
 * usage: node bench/sockets.mjs [sockets, default 2000]
 */
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { keepResult, memoryOf, percentiles, round, startService } from './lib/service.mjs'
import { signUp } from './lib/tenants.mjs'

const SOCKETS = Number(process.argv[2] ?? 2_000)
const PER_KEY = 100
const AT_ONCE = 20
const FIRST = 100
const BROADCASTS = 20
/** Pause until the handshakes are over, and another until their garbage has been collected. */
const SETTLE_MS = 4_000

const collector = new URL('./lib/collect-at-signal.mjs', import.meta.url)
const service = await startService({ NODE_OPTIONS: `--import=${collector}` })
const tenant = await signUp(service.base, 'listeners')
const keys = []
while (keys.length * PER_KEY < SOCKETS) keys.push((await tenant.another(`listener ${keys.length}`)).key)

let arrived = 0
let lastArrival = 0
const open = (key) =>
  new Promise((resolve, reject) => {
    const url = `${service.base.replace(/^http/, 'ws')}/ws?volume_id=${tenant.volume}`
    const socket = new WebSocket(url, { headers: { Authorization: `Bearer ${key}` }, perMessageDeflate: false })
    socket.once('open', () => resolve(socket)).once('error', reject)
    socket.on('message', () => {
      arrived++
      lastArrival = performance.now()
    })
  })

const openMany = async (count) => {
  const sockets = []
  const began = performance.now()
  while (sockets.length < count) {
    const some = Array.from({ length: AT_ONCE }, (_none, at) => open(keys[Math.floor((sockets.length + at) / PER_KEY)]))
    sockets.push(...(await Promise.all(some)))
  }
  return { sockets, seconds: round((performance.now() - began) / 1_000) }
}
const metric = async (name) => {
  const text = await (await fetch(`${service.base}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}
const memory = async () => {
  await pause(SETTLE_MS)
  process.kill(service.pid, 'SIGUSR2')
  await pause(SETTLE_MS)
  return { mb: memoryOf(service.pid, service.dataDir).service_mb, heap: await metric('nodejs_heap_size_used_bytes') }
}

const first = await openMany(FIRST)
for (const socket of first.sockets) socket.close()
while ((await metric('sockets_open')) > 0) await pause(200)
const without = await memory()
const { sockets, seconds } = await openMany(SOCKETS)
const idle = await memory()

const times = []
for (let at = 0; at < BROADCASTS; at++) {
  arrived = 0
  const began = performance.now()
  await tenant.call('POST', '/agent/broadcast', {
    volume_id: tenant.volume,
    message: `Broadcast ${at}: ${'x'.repeat(200)}`,
  })
  while (arrived < sockets.length && performance.now() - began < 30_000) await pause(2)
  if (arrived < sockets.length) throw new Error(`${arrived} of ${sockets.length} sockets received it within 30 s`)
  times.push(lastArrival - began)
  await pause(200)
}
const result = {
  sockets: sockets.length,
  opened_per_second: round(sockets.length / seconds),
  idle_kb_each: {
    resident: round(((idle.mb - without.mb) * 1024) / sockets.length),
    heap: round((idle.heap - without.heap) / 1024 / sockets.length),
  },
  ms_until_all_have_a_broadcast: { ...percentiles(times), max: round(Math.max(...times)) },
  load: loadavg().map((each) => round(each)),
}
console.log(JSON.stringify(result, null, 2))
keepResult('sockets', result)
for (const socket of sockets) socket.terminate()
await service.stop()
