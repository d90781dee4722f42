/**
 * Measures what sending events leaves behind in memory and tables: 10,000 events a minute, each sent to a webhook and
 * to a WebSocket. Prints each minute what the service and its tables hold, and at the end what is left after all events
 * have arrived.
 * Events are stored with the SQL statement that the guard runs after a verdict, but the guard itself does not run,
 * because it would take all the time. No signal is sent either, so the service finds events when it polls the log and
 * the outbox.
 * usage: node bench/events.mjs [minutes, default 10]
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { noteMemoryEvent } from '../packages/adapters/dist/postgres/work/note-events.js'
import { connectTo, keepResult, memoryOf, percentiles, round, startService } from './lib/service.mjs'

const MINUTES = Number(process.argv[2] ?? 10)
const A_MINUTE = 10_000
const VOLUMES = 10
/** Pause between two passes. Each pass stores all events that are due, so a late pass makes up for the delay. */
const TICK_MS = 100
/** How long to wait for arrivals after the last event. */
const LONGEST_MS = 120_000
const SETTLE_MS = 90_000

/** When each event reached the webhook. PostgreSQL sets `created_at` of the event by the same clock. */
const delivered = new Map()
/** When each event reached its WebSocket. */
const heard = new Map()
const receiver = createServer((request, response) => {
  delivered.set(request.headers['webhook-id'], Date.now())
  request.resume().once('end', () => response.writeHead(204).end())
})
receiver.listen(0, '127.0.0.1')
await once(receiver, 'listening')
const url = `http://127.0.0.1:${receiver.address().port}/`

const service = await startService({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' })
const database = await connectTo(service.dataDir)

const subjects = []
const sockets = []
for (let at = 0; at < VOLUMES; at++) {
  const volumeId = await service.makeVolume(`volume ${at}`)
  const { memory_id: memoryId } = await service.write(volumeId, `Crate ${at} is at berth ${at * 7}.`)
  await service.call('POST', '/agent/memory/subscribe', { volume_id: volumeId, url, events: ['memory.approved'] })
  subjects.push({ volumeId, memoryId })
  const address = `${service.base.replace(/^http/, 'ws')}/ws?volume_id=${volumeId}&events=memory.approved`
  const socket = new WebSocket(address, { headers: { Authorization: `Bearer ${service.key}` } })
  await once(socket, 'open')
  socket.on('message', (text) => heard.set(JSON.parse(text).id, Date.now()))
  sockets.push(socket)
}

let noted = 0
/** Stores `count` events, each in a transaction of its own, as after a verdict. */
const note = async (count) => {
  for (let at = 0; at < count; at++) {
    await noteMemoryEvent(database, 'memory.approved', subjects[noted % VOLUMES])
    noted++
  }
}

const TABLES = ['outbox', 'events', 'webhook_deliveries']
const holds = async () => {
  const sizes = {}
  for (const table of TABLES) {
    const { rows } = await database.query(
      `SELECT count(*)::int AS rows, round(pg_total_relation_size('${table}') / 1024.0)::int AS kb FROM ${table}`,
    )
    sizes[table] = rows[0]
  }
  const text = await (await fetch(`${service.base}/metrics`)).text()
  const heap = Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(text)?.[1])
  return { ...memoryOf(service.pid, service.dataDir), heap_mb: round(heap / 1_048_576), ...sizes }
}

const minutes = [await holds()]
const began = performance.now()
for (let minute = 1; minute <= MINUTES; minute++) {
  while (performance.now() - began < minute * 60_000) {
    const due = Math.min(((performance.now() - began) / 60_000) * A_MINUTE, minute * A_MINUTE)
    await note(Math.floor(due) - noted)
    await pause(TICK_MS)
  }
  await note(minute * A_MINUTE - noted)
  minutes.push({ noted, delivered: delivered.size, heard: heard.size, ...(await holds()) })
  console.log(minute, JSON.stringify(minutes.at(-1)))
}
const ended = performance.now()
while ((delivered.size < noted || heard.size < noted) && performance.now() - ended < LONGEST_MS) await pause(50)
// Waits until garbage has been collected and PostgreSQL has vacuumed its tables.
await pause(SETTLE_MS)
const { rows } = await database.query(
  `SELECT event_id, created_at FROM events WHERE event = 'memory.approved' ORDER BY position OFFSET $1`,
  [VOLUMES],
)
const late = (arrived) => rows.map(({ event_id, created_at }) => arrived.get(event_id) - created_at)
const msAfter = (times) => ({ ...percentiles(times), max: round(Math.max(...times)) })
const result = {
  events: noted,
  minutes: round((ended - began) / 60_000),
  delivered: rows.filter(({ event_id }) => delivered.has(event_id)).length,
  heard: rows.filter(({ event_id }) => heard.has(event_id)).length,
  ms_until_delivered: msAfter(late(delivered)),
  ms_until_heard: msAfter(late(heard)),
  each_minute: minutes,
  afterwards: await holds(),
  load: loadavg().map((each) => round(each)),
}
console.log(JSON.stringify({ ...result, each_minute: undefined }, null, 2))
keepResult('events', result)
for (const socket of sockets) socket.terminate()
await database.end()
await service.stop()
receiver.closeAllConnections()
receiver.close()
