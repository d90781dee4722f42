import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { onceTo, type Send } from '../../support/client.js'
import { eventually } from '../../support/eventually.js'
import { type Graph, graphOf } from '../../support/graph.js'
import { type Memories, memoriesOf } from '../../support/memories.js'
import { newTenant } from '../../support/tenant.js'
import { deliverBatch } from './batches.js'
import { deliver, timed } from './delivery.js'
import { type Journal, type Order, openJournal } from './journal.js'
import type { Random } from './seeded.js'
import { statementsOf } from './statements.js'

/** Clients that write without pause into one volume, each with an agent's key of its own. */
export interface Load {
  journal: Journal
  volumeId: string
  /** One of the clients' keys and volume, to look with. */
  memories: Memories
  graph: Graph
  /** Begins no new writes; resolves when all that were begun are acknowledged. */
  finish(): Promise<void>
  /** Ends the clients as they are: when a test has failed. */
  abandon(): void
}

export interface LoadOptions {
  baseUrl: string
  random: Random
  clients?: number
  /** Mean pause of a client between two writes. */
  pauseMs?: number
  /** As `openJournal` has it. */
  order?: Order
}

/** Of 100 deliveries so many are batches; each has between so many statements. */
const BATCHES_PERCENT = 12
const BATCH = [5, 20] as const

/**
 * Signs up, makes agents and lets them write, one by one and in batches: new statements and, at times, one that was
 * written before.
 */
export async function startLoad({ baseUrl, random, clients = 10, pauseMs = 80, order }: LoadOptions): Promise<Load> {
  const send = numbered(onceTo(baseUrl))
  const tenant = await eventually(() => newTenant(send))
  const journal = openJournal(order)
  const nextStatement = statementsOf(random)
  const written: string[] = []
  const stopped = new AbortController()
  let finishing = false

  const { signal } = stopped
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
    }
  }

  const agents = []
  for (let number = 1; number <= clients; number++) {
    agents.push(await eventually(() => tenant.agent(`client ${number}`, { volumeId: tenant.volumeId })))
  }
  const running = Promise.all(agents.map(({ key }) => runClient(memoriesOf(send, key, tenant.volumeId))))
  running.catch(() => {}) // finish() tells
  const [first] = agents
  if (!first) throw new Error('a load needs a client')
  return {
    journal,
    volumeId: tenant.volumeId,
    memories: memoriesOf(send, first.key, tenant.volumeId),
    graph: graphOf(send, first.key, tenant.volumeId),
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

/** Each request has an id, which the error of one without an answer tells. */
const numbered =
  (send: Send): Send =>
  async (method, path, options = {}) => {
    const requestId = randomUUID()
    const headers = { ...options.headers, 'X-Request-Id': requestId }
    return send(method, path, { ...options, headers }).catch((error: object) => {
      throw Object.assign(error, { requestId })
    })
  }

/** A statement that was acknowledged is found at once; a query may be refused while something is away. */
async function readBack(memories: Memories, journal: Journal, statement: string) {
  const reply = await timed(journal, () => memories.tryQuery(statement, { limit: 5 }))
  if (reply === null || reply.status === 503) return
  if (reply.status !== 200) return journal.broke(`a query was answered ${reply.status} ${reply.text}`)
  const found = reply.body.memories.some(({ content }: { content: string }) => content === statement)
  if (!found) journal.broke(`"${statement}" was acknowledged and not found by the next query`)
}
