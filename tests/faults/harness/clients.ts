import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { eventually } from '../../support/eventually.js'
import { onceTo, type Send } from '../../support/http/client.js'
import { type Memories, memoriesOf } from '../../support/http/memories.js'
import { newTenant } from '../../support/http/tenant.js'
import { type Graph, graphOf } from '../../support/stores/graph.js'
import { deliverBatch } from './batches.js'
import { deliver, timed } from './delivery.js'
import { isShortForm } from './extent.js'
import { type Journal, type Order, openJournal } from './journal.js'
import type { Random } from './seeded.js'
import { statementsOf } from './statements.js'

/** Clients that keep writing into one volume, with short pauses, each with its own agent key. */
export interface Load {
  journal: Journal
  volumeId: string
  /** Reads and writes the volume with the key of the first client. */
  memories: Memories
  graph: Graph
  /** Lets the clients write at their full rate until this many more writes are acknowledged, then slows them down. */
  slowAfter(writes: number): void
  /** Starts no new writes; resolves when all started ones are acknowledged. */
  finish(): Promise<void>
  /** Stops the clients at once, after a test has failed. */
  abandon(): void
}

/**
 * Number of clients, and the mean pause of a client between two writes. The short form (`npm test`) shares the machine
 * with other tests and needs only a few writes in flight. Clients write while servers restart, so on a slow machine
 * shorter pauses would cost more processor time than the faults.
 */
const CLIENTS = isShortForm ? 4 : 10
const PAUSE_MS = isShortForm ? 1_000 : 80

/** The pauses of clients that have slowed down are this many times as long. */
const SLOWER = 10

export interface LoadOptions {
  baseUrl: string
  random: Random
  clients?: number
  /** Mean pause of a client between two writes. */
  pauseMs?: number
  /** Given when the faults are orderly stops instead of kills. */
  order?: Order
}

/** Percentage of deliveries that are batches, and the smallest and largest size of a batch. */
const BATCHES_PERCENT = 12
const BATCH: readonly [number, number] = isShortForm ? [2, 4] : [5, 20]

/**
 * Signs up, creates agents, and lets them write single statements and batches. About 15 % repeat an earlier statement.
 */
export async function startLoad({
  baseUrl,
  random,
  clients = CLIENTS,
  pauseMs = PAUSE_MS,
  order,
}: LoadOptions): Promise<Load> {
  const send = numbered(onceTo(baseUrl))
  const tenant = await eventually(() => newTenant(send))
  const journal = openJournal(order)
  const nextStatement = statementsOf(random)
  const written: string[] = []
  const stopped = new AbortController()
  let finishing = false
  let fastUntil = Number.POSITIVE_INFINITY

  const { signal } = stopped
  const isSlow = () => journal.count() >= fastUntil
  const newOrKnown = (): string => {
    const twin = written.length > 0 && random.percent(15)
    const statement = twin ? (written[random.between(0, written.length - 1)] ?? nextStatement()) : nextStatement()
    written.push(statement)
    return statement
  }
  const runClient = async (memories: Memories): Promise<void> => {
    const client = { memories, journal, signal }
    while (!finishing) {
      if (random.percent(BATCHES_PERCENT)) {
        await deliverBatch(client, Array.from({ length: random.between(...BATCH) }, newOrKnown), random)
      } else {
        const statement = newOrKnown()
        await deliver(client, statement, random.percent(50) ? randomUUID() : undefined)
        if (random.percent(20)) await readBack(memories, journal, statement)
      }
      await wait(random.between(0, 2 * pauseMs))
      for (let more = 1; more < SLOWER && isSlow() && !finishing; more++) await wait(pauseMs)
    }
  }

  const agents = []
  for (let number = 1; number <= clients; number++) {
    agents.push(await eventually(() => tenant.agent(`client ${number}`, { volumeId: tenant.volumeId })))
  }
  const running = Promise.all(agents.map(({ key }) => runClient(memoriesOf(send, key, tenant.volumeId))))
  running.catch(() => {}) // finish() reports a failure
  const [first] = agents
  if (!first) throw new Error('a load needs a client')
  return {
    journal,
    volumeId: tenant.volumeId,
    memories: memoriesOf(send, first.key, tenant.volumeId),
    graph: graphOf(send, first.key, tenant.volumeId),
    slowAfter(writes) {
      fastUntil = journal.count() + writes
    },
    async finish() {
      finishing = true
      await running
    },
    abandon() {
      finishing = true
      stopped.abort()
    },
  }
}

/** Gives each request an id. If the request gets no answer, its error has this id as `requestId`. */
const numbered =
  (send: Send): Send =>
  async (method, path, options = {}) => {
    const requestId = randomUUID()
    const headers = { ...options.headers, 'X-Request-Id': requestId }
    return send(method, path, { ...options, headers }).catch((error: object) => {
      throw Object.assign(error, { requestId })
    })
  }

/** Checks that the next query finds an acknowledged statement. A query may get 503 while a store is down. */
async function readBack(memories: Memories, journal: Journal, statement: string) {
  const reply = await timed(journal, () => memories.tryQuery(statement, { limit: 5 }))
  if (reply === null || reply.status === 503) return
  if (reply.status !== 200) return journal.broke(`a query was answered ${reply.status} ${reply.text}`)
  const found = reply.body.memories.some(({ content }: { content: string }) => content === statement)
  if (!found) journal.broke(`"${statement}" was acknowledged and not found by the next query`)
}
