/**
 * Measures whether endpoints that never answer delay the live ones: 1,000 webhooks of one volume, of which 900 never
 * answer. Each has a host of its own: an address of 127.0.0.0/8, all of which belong to this machine on Linux. Prints
 * how long after the write an event arrives at the live ones, for single writes and then for a burst. Meanwhile more
 * and more attempts hang.
 * usage: node bench/webhooks.mjs [webhooks, default 1000] [dead ones, default 900]
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { connectTo, keepResult, percentiles, round, startService } from './lib/service.mjs'

const WEBHOOKS = Number(process.argv[2] ?? 1_000)
const DEAD = Number(process.argv[3] ?? 900)
const ALIVE = WEBHOOKS - DEAD
const SINGLE = 5
const BURST = 20
/** Longest wait for events that are late. The figures show how late they are. */
const LONGEST_MS = 60_000

/** Arrival time of each event at each live endpoint, by event and endpoint; endpoints under /dead never answer. */
const arrivals = new Map()
let hanging = 0
const receiver = createServer((request, response) => {
  if (request.url.startsWith('/dead')) {
    hanging++
    request.once('close', () => hanging--)
    return
  }
  const at = performance.now()
  const id = `${request.url} ${request.headers['webhook-id']}`
  if (!arrivals.has(id)) arrivals.set(id, { at, event: request.headers['webhook-id'] })
  request.resume().once('end', () => response.writeHead(204).end())
})
receiver.listen(0)
await once(receiver, 'listening')
const { port } = receiver.address()

const service = await startService({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' })
const database = await connectTo(service.dataDir)
const volume = await service.makeVolume('webhooks')

/** URLs of the endpoints. They are inserted in random order, as if many people had subscribed at different times. */
const urls = Array.from({ length: WEBHOOKS }, (_, at) => {
  const host = `127.1.${Math.floor(at / 250)}.${(at % 250) + 1}`
  return `http://${host}:${port}/${at < DEAD ? 'dead' : 'alive'}/${at}`
})
await database.query(
  `INSERT INTO webhook_subscriptions (webhook_id, org_id, volume_id, key_id, url, host, events)
   SELECT gen_random_uuid(), v.org_id, v.volume_id, (SELECT key_id FROM api_keys WHERE org_id = v.org_id LIMIT 1),
     url, substring(url from '//([0-9.]+)'), '{memory.approved}'
   FROM volumes v, unnest($2::text[]) AS given (url) WHERE v.volume_id = $1 ORDER BY random()`,
  [volume, urls],
)

/** Writes this number of statements at once. Returns the milliseconds from the last answer to each arrival. */
const measure = async (writes) => {
  const before = arrivals.size
  const began = performance.now()
  await Promise.all(
    Array.from({ length: writes }, () => service.write(volume, `Crate ${randomUUID()} is at berth ${randomUUID()}.`)),
  )
  const written = performance.now()
  while (arrivals.size < before + writes * ALIVE && performance.now() - written < LONGEST_MS) await pause(10)
  const late = [...arrivals.values()].slice(before).map(({ at }) => at - written)
  return {
    writes,
    ms_to_write: round(written - began),
    arrived: `${late.length} of ${writes * ALIVE}`,
    // Negative in a burst if the event arrived before the last write was answered.
    ms_after_the_last_write: { ...percentiles(late), max: round(Math.max(...late)) },
    hanging_then: hanging,
  }
}

const single = []
for (let at = 0; at < SINGLE; at++) {
  single.push(await measure(1))
  console.log('single', JSON.stringify(single.at(-1)))
  await pause(3_000)
}
const burst = await measure(BURST)
console.log('burst', JSON.stringify(burst))
keepResult('webhooks', { webhooks: WEBHOOKS, dead: DEAD, single, burst, load: loadavg().map((each) => round(each)) })
await database.end()
await service.stop()
receiver.closeAllConnections()
receiver.close()
