import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { clientOf, type Reply } from '../../support/client.js'
import { type Memories, memoriesOf } from '../../support/memories.js'
import { newTenant } from '../../support/tenant.js'
import { type Journal, openJournal } from './journal.js'
import type { Random } from './seeded.js'
import { statementsOf } from './statements.js'

/** No request lasts over 30 s, whatever fails. */
const LONGEST_REQUEST_MS = 30_000

/** Clients that write without pause into one volume, each with an agent's key of its own. */
export interface Load {
  journal: Journal
  volumeId: string
  /** One of the clients' keys and volume, to look with. */
  memories: Memories
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
}

/** Signs up, makes agents and lets them write: new statements and, at times, one that was written before. */
export async function startLoad({ baseUrl, random, clients = 10, pauseMs = 80 }: LoadOptions): Promise<Load> {
  const send = clientOf(baseUrl)
  const tenant = await newTenant(send)
  const journal = openJournal()
  const nextStatement = statementsOf(random)
  const written: string[] = []
  const stopped = new AbortController()
  let finishing = false

  const { signal } = stopped
  const runClient = async (memories: Memories): Promise<void> => {
    while (!finishing) {
      const twin = written.length > 0 && random.percent(15)
      const statement = twin ? (written[random.between(0, written.length - 1)] ?? nextStatement()) : nextStatement()
      written.push(statement)
      await deliver({ memories, journal, signal }, statement, random.percent(50) ? randomUUID() : undefined)
      if (random.percent(20)) await readBack(memories, journal, statement)
      await wait(random.between(0, 2 * pauseMs))
    }
  }

  const agents = []
  for (let number = 1; number <= clients; number++) {
    agents.push(await tenant.agent(`client ${number}`, { volumeId: tenant.volumeId }))
  }
  const everyone = agents.map(({ key }) => memoriesOf(send, key, tenant.volumeId))
  const running = Promise.all(everyone.map(runClient))
  running.catch(() => {}) // finish() tells
  const [first] = everyone
  if (!first) throw new Error('a load needs a client')
  return {
    journal,
    volumeId: tenant.volumeId,
    memories: first,
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

interface Client {
  memories: Memories
  journal: Journal
  /** Aborted when the client shall give up. */
  signal: AbortSignal
}

/** Writes as a well-behaved client does: the same request again until it is answered, when the answer says so. */
async function deliver({ memories, journal, signal }: Client, statement: string, key: string | undefined) {
  journal.began(statement, key)
  const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key }
  for (let attempt = 0; !signal.aborted; attempt++) {
    const reply = await timed(journal, () => memories.tryWrite(statement, {}, headers))
    if (reply?.status === 200) {
      if (reply.body.status !== 'rejected') return journal.acknowledged(statement, toAcknowledgement(reply))
      return journal.broke(`"${statement}" was rejected: ${reply.body.reason}`)
    }
    if (reply && !mayBeRetried(reply)) return journal.broke(`${statement}: ${reply.status} ${reply.text}`)
    await wait(pauseBefore(reply, attempt))
  }
}

const toAcknowledgement = ({ body }: Reply) => ({ memoryId: body.memory_id, status: body.status })

/** What a write may be answered when something fails: 503 with Retry-After, or write_failed that names its memory. */
const mayBeRetried = ({ status, headers, body }: Reply): boolean =>
  (status === 503 && body.error === 'service_unavailable' && Number(headers.get('retry-after')) >= 1) ||
  (status === 500 && body.error === 'write_failed' && typeof body.memory_id === 'string')

/** Milliseconds: as the answer says, or doubling from 50 ms where there was none. */
const pauseBefore = (reply: Reply | null, attempt: number): number =>
  reply ? Number(reply.headers.get('retry-after') ?? 1) * 1_000 : Math.min(50 * 2 ** attempt, 1_000)

/** A statement that was acknowledged is found at once; a query may be refused while something is away. */
async function readBack(memories: Memories, journal: Journal, statement: string) {
  const reply = await timed(journal, () => memories.tryQuery(statement, { limit: 5 }))
  if (reply === null || reply.status === 503) return
  if (reply.status !== 200) return journal.broke(`a query was answered ${reply.status} ${reply.text}`)
  const found = reply.body.memories.some(({ content }: { content: string }) => content === statement)
  if (!found) journal.broke(`"${statement}" was acknowledged and not found by the next query`)
}

/** Null when the connection broke: the process was killed. */
async function timed(journal: Journal, request: () => Promise<Reply>): Promise<Reply | null> {
  const began = performance.now()
  const reply = await request().catch(() => null)
  const milliseconds = performance.now() - began
  if (milliseconds > LONGEST_REQUEST_MS) journal.broke(`a request lasted ${Math.round(milliseconds)} ms`)
  return reply
}
