import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { concurrently } from '../support/concurrently.js'
import { eventually } from '../support/eventually.js'
import { expectStatus, type Json } from '../support/http/client.js'
import { memoriesOf } from '../support/http/memories.js'
import {
  type Answering,
  startWebhookReceiver,
  status,
  type WebhookReceiver,
} from '../support/servers/web/webhook-receiver.js'
import { startWebhookService, type WebhookService } from '../support/services/webhook-service.js'
import { times } from './harness/extent.js'
import { report } from './harness/report.js'
import { faultSeed, type Random, seeded } from './harness/seeded.js'
import { statementsOf } from './harness/statements.js'
import { watchVolume } from './harness/watched-volume.js'

/** Number of events, of receivers, and of receivers in each volume. */
const EVENTS = times(24, 10_000)
const RECEIVERS = times(8, 200)
const OF_VOLUME = 4
const WRITERS = 8
const events = ['memory.approved']

/** How each kind of receiver answers during the outage; afterwards all answer 204. */
const KINDS = ['good', 'fails', 'hangs', 'redirects', 'drops', 'gone', 'dead', 'lost'] as const
type Kind = (typeof KINDS)[number]
const DURING: Readonly<Partial<Record<Kind, (random: Random) => Answering>>> = {
  fails: (random) => (response) => response.writeHead(random.percent(70) ? 500 : 204).end(),
  hangs: () => () => {},
  redirects: () => status(307, { location: '/elsewhere' }),
  drops: () => (response) => response.socket?.destroy(),
  gone: () => status(410),
  lost: () => status(503),
}

interface Receiver {
  kind: Kind
  path: string
  volumeId: string
  webhookId: string
}

let service: WebhookService
/** The receiver that is stopped and then started again on its port. */
let dying: WebhookReceiver
beforeAll(async () => {
  service = await startWebhookService()
  dying = await startWebhookReceiver()
})
afterAll(async () => {
  await dying?.stop()
  await service?.stop()
})

/** Creates volumes with four webhooks each. The webhooks of kind `lost` belong to one key. */
const subscribe = async (lostKey: string): Promise<Receiver[]> => {
  const lostKeyId = await service.idOf(lostKey)
  const volumeIds: string[] = []
  while (volumeIds.length * OF_VOLUME < RECEIVERS) volumeIds.push((await service.newVolume()).volumeId)
  const planned = Array.from({ length: RECEIVERS }, (_none, at) => {
    const kind = KINDS[at % KINDS.length] as Kind
    const volumeId = volumeIds[Math.floor(at / OF_VOLUME)] as string
    return { kind, path: `/${kind}/${at}`, volumeId }
  })
  const webhookIds = await service.webhooks.subscribe(
    planned.map(({ kind, path, volumeId }) => ({
      ...{ volumeId, events, keyId: kind === 'lost' ? lostKeyId : service.keyId },
      url: (kind === 'dead' ? dying : service.receiver).url(path),
    })),
  )
  return planned.map((one, at) => ({ ...one, webhookId: webhookIds[at] as string }))
}

const answerAll = (receivers: readonly Receiver[], answering: (kind: Kind) => Answering | undefined) => {
  for (const { kind, path } of receivers) service.receiver.answers(path, answering(kind) ?? status(204))
}

const pending = async (): Promise<number> => {
  const [row] = await service.webhooks.run<{ jobs: string }>(
    `SELECT (SELECT count(*) FROM outbox WHERE job IN ('event.fan_out', 'webhook.deliver'))
       + (SELECT count(*) FROM webhook_deliveries WHERE is_parked) AS jobs`,
  )
  return Number(row?.jobs)
}

/** Waits until no delivery is due to the endpoints that answer at once. The others are called less and less often. */
const tried = () =>
  eventually(async () => {
    const due = await service.webhooks.run(
      `SELECT FROM outbox o LEFT JOIN webhook_subscriptions s ON s.webhook_id = (o.payload ->> 'webhook_id')::uuid
       WHERE job = 'event.fan_out' OR job = 'webhook.deliver' AND due_at <= now() AND s.url ~ '/(fails|redirects|gone|lost)/'`,
    )
    if (due.length > 0) throw new Error(`${due.length} jobs are due`)
  })

/** Returns a function that writes `count` statements, spread over the volumes, without waiting for their events. */
const openWriters = (volumeIds: readonly string[], random: Random) => {
  const next = statementsOf(random)
  return async (count: number) => {
    const memories = volumeIds.map((volumeId) => memoriesOf(service.send, service.key, volumeId))
    const statements = Array.from({ length: count }, next)
    await concurrently(WRITERS, statements, async (statement, at) => memories[at % memories.length]?.write(statement))
  }
}

/** Ids of the events that each volume has recorded, in the order of the log. */
const recorded = async (): Promise<Map<string, string[]>> => {
  const rows = await service.webhooks.run<{ volume_id: string; event_ids: string[] }>(
    `SELECT volume_id, array_agg(event_id::text ORDER BY xid, position) AS event_ids FROM events
     WHERE event = ANY ($1) GROUP BY volume_id`,
    [events],
  )
  return new Map(rows.map(({ volume_id, event_ids }) => [volume_id, event_ids]))
}

interface Arrived {
  path: string
  id: string
  told: Json
}

const allArrived = (): Arrived[] =>
  [service.receiver, dying].flatMap((receiver) =>
    receiver.received.map(({ path, headers, told }) => ({ path, id: String(headers['webhook-id']), told })),
  )

test(
  cites(
    `each of ${EVENTS} events reaches each of ${RECEIVERS} endpoints that comes back, and a socket in order`,
    'webhooks.deliver',
  ),
  async () => {
    const random = seeded(faultSeed('P4'))
    const lostKey = await service.tenant.key('org_r')
    const receivers = await subscribe(lostKey)
    const volumes = [...new Set(receivers.map(({ volumeId }) => volumeId))]
    const write = openWriters(volumes, random)
    const [watchedId = ''] = volumes
    const { realtimeUrl, key } = service
    const watched = await watchVolume({ realtimeUrl, key, volumeId: watchedId, events })
    const port = Number(new URL(dying.url('/')).port)
    answerAll(receivers, (kind) => DURING[kind]?.(random))
    await dying.stop()

    await write(Math.floor(EVENTS / 2))
    for (const minutes of [1, 9, 50]) {
      await service.webhooks.pass(`${minutes} minutes`)
      await tried()
    }
    expectStatus(await service.tenant.call('DELETE', `/keys/${await service.idOf(lostKey)}`), 200)
    const beforeLoss = new Set([...(await recorded()).values()].flat())
    dying = await startWebhookReceiver(port)
    answerAll(receivers, () => undefined)
    await watched.leave()
    // Writes one statement to each volume, so that the closed socket misses at least one event.
    await write(volumes.length)
    await watched.resume()
    await write(EVENTS - Math.floor(EVENTS / 2) - volumes.length)
    await eventually(async () => {
      await service.webhooks.pass('6 hours')
      expect(await pending()).toBe(0)
    }, 600_000)

    const all = await recorded()
    const arrived = allArrived()
    const idsAt = new Map(receivers.map(({ path }) => [path, new Set<string>()]))
    const memoryOf = new Map<string, string>()
    for (const { path, id, told } of arrived) {
      idsAt.get(path)?.add(id)
      expect(memoryOf.get(id) ?? told.data.memory_id).toBe(told.data.memory_id)
      memoryOf.set(id, told.data.memory_id)
    }
    for (const { kind, path, volumeId, webhookId } of receivers) {
      const ids = [...(idsAt.get(path) ?? [])].sort()
      const { status: state, disabled_reason } = await service.webhooks.webhook(webhookId)
      if (kind === 'gone' || kind === 'lost') {
        expect([path, state, disabled_reason]).toEqual([path, 'disabled', kind === 'gone' ? 'gone' : 'access_lost'])
        expect(ids.filter((id) => kind === 'lost' && !beforeLoss.has(id))).toEqual([])
      } else expect([path, state, ids]).toEqual([path, 'active', all.get(volumeId)?.toSorted()])
    }
    await eventually(async () => expect(watched.ids()).toEqual(all.get(watchedId)))
    await watched.leave()
    expect(arrived.filter(({ path }) => path === '/elsewhere')).toEqual([])
    expect([...all.values()].flat()).toHaveLength(EVENTS)
    report('P4', { events: EVENTS, receivers: RECEIVERS, requests: arrived.length, different: memoryOf.size })
  },
  600_000 + EVENTS * 300,
)
