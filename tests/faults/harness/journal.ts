import type { Reply } from '../../support/http/client.js'
import { stoodStillSince } from './standstill.js'

/** The answer to one write. */
export interface Acknowledgement {
  /** Id of the memory that was created for this write, according to the answer. */
  ownId?: string
  /** Id of the memory that holds the statement, according to the answer. */
  keptId?: string
}

/** A statement with all its writes and their answers. */
export interface Entry {
  statement: string
  /** Names of the writes that had an Idempotency-Key: the key, and for an item of a batch also its position. */
  keys: Set<string>
  /** Names in `keys` whose client gave up without an answer, so they may or may not be stored. */
  left: Set<string>
  /** Number of writes without a key. A retry is not counted, because it attaches to the write that it repeats. */
  unkeyed: number
  acknowledged: Acknowledgement[]
}

/** Several statements written at once under one Idempotency-Key. */
export interface Batch {
  key: string
  statements: readonly string[]
  /** Whether the client gave up without an answer. Then either the whole batch is stored, or nothing. */
  left: boolean
}

/** The clients' record of their writes, which the service must match. */
export interface Journal {
  /** Records that a client starts a write, with its Idempotency-Key if it sends one. */
  began(statement: string, key: string | undefined): void
  beganBatch(key: string, statements: readonly string[]): void
  leftBatch(key: string): void
  acknowledged(statement: string, acknowledgement: Acknowledgement): void
  /** Takes the acknowledgements in the order of the batch's statements. */
  acknowledgedBatch(key: string, acknowledgements: readonly Acknowledgement[]): void
  /** Records that an answer broke a guarantee. */
  broke(promise: string): void
  /** Records that a request got no answer; the error may hold the request's id. */
  unanswered(error: unknown, began: number): void
  /** Records a write that got 503. */
  putOff(reply: Reply): void
  entries(): Entry[]
  batches(): Batch[]
  /** Number of acknowledged writes; a batch counts as one. */
  count(): number
  broken(): string[]
}

/**
 * Expectations when processes are stopped, not killed. A stopping process answers every request that it has read, and
 * its answer to a deferred write names the memory. Connections may still be refused, and a request may be sent on a
 * connection that is closing.
 */
export interface Order {
  /** Whether a process logged the request with this id. A process that died during the request logged nothing. */
  wasRead(requestId: string): boolean
  stops: number
}

/**
 * The journal excuses one request in transit when its connection ends, and one late answer of PostgreSQL, per this many
 * stops. A real defect would show up more often.
 */
const STOPS_PER_EXCUSE = 5
/** Late answers within this time count as one. */
const TOGETHER_MS = 2_000

export function openJournal(order?: Order): Journal {
  const entries = new Map<string, Entry>()
  const batches = new Map<string, Batch>()
  const broken: string[] = []
  const cut: Cut[] = []
  const late: { at: number; said: string }[] = []
  const mostExcused = Math.ceil((order?.stops ?? 0) / STOPS_PER_EXCUSE)
  let count = 0
  const entry = (statement: string): Entry => {
    const fresh = { statement, keys: new Set<string>(), left: new Set<string>(), unkeyed: 0, acknowledged: [] }
    const known = entries.get(statement) ?? fresh
    entries.set(statement, known)
    return known
  }
  const statementsOf = (key: string) => batches.get(key)?.statements ?? []
  return {
    began(statement, key) {
      if (key === undefined) entry(statement).unkeyed++
      else entry(statement).keys.add(key)
    },
    beganBatch(key, statements) {
      batches.set(key, { key, statements, left: false })
      for (const [at, statement] of statements.entries()) entry(statement).keys.add(itemName(key, at))
    },
    leftBatch(key) {
      batches.set(key, { key, statements: statementsOf(key), left: true })
      for (const [at, statement] of statementsOf(key).entries()) entry(statement).left.add(itemName(key, at))
    },
    acknowledged(statement, acknowledgement) {
      count++
      entry(statement).acknowledged.push(acknowledgement)
    },
    acknowledgedBatch(key, acknowledgements) {
      count++
      for (const [at, statement] of statementsOf(key).entries()) {
        entry(statement).acknowledged.push(acknowledgements[at] ?? {})
      }
    },
    broke: (promise) => void broken.push(promise),
    unanswered(error, began) {
      // After the machine has stalled, the client may write to a connection that the server is closing.
      const excused = isRefused(error) || isOurs(error) || stoodStillSince(began - 1_000)
      if (!order || excused) return
      cut.push({ requestId: (error as Failure)?.requestId, said: `a request had no answer: ${describe(error)}` })
    },
    putOff({ headers, text, body }) {
      // A stopping process closes the connection. A database that is late on a busy machine is counted in `late`.
      const stopping = headers.get('connection') === 'close'
      if (!order || !stopping || typeof body.memory_id === 'string') return
      const said = `a deferred write did not name its memory: ${text}`
      if (isOfDatabase(text)) late.push({ at: performance.now(), said })
      else broken.push(said)
    },
    entries: () => [...entries.values()],
    batches: () => [...batches.values()],
    count: () => count,
    broken() {
      const isLost = ({ requestId }: Cut) => requestId === undefined || order?.wasRead(requestId)
      const unread = cut.filter((one) => !isLost(one))
      const lost = unread.length > mostExcused ? cut : cut.filter(isLost)
      const moments = late.filter(({ at }, i) => at - (late[i - 1]?.at ?? Number.NEGATIVE_INFINITY) > TOGETHER_MS)
      const tooLate = moments.length > mostExcused ? late : []
      return [...broken, ...[...lost, ...tooLate].map(({ said }) => said)]
    },
  }
}

/** A request whose connection ended without an answer. */
interface Cut {
  requestId: string | undefined
  said: string
}

/** Whether the error says that PostgreSQL itself was unavailable. */
export const isOfDatabase = (text: string): boolean => text.includes('The database is not available right now')

/** Under jest errors of fetch come from another realm, so `instanceof Error` fails. */
type Failure = { name?: string; code?: string; cause?: Failure; requestId?: string } | undefined
const isRefused = (error: unknown): boolean => (error as Failure)?.cause?.code === 'ECONNREFUSED'
/** Whether the client itself ended the request. */
const isOurs = (error: unknown): boolean => /^(Abort|Timeout)Error$/.test((error as Failure)?.name ?? '')
const describe = (error: unknown): string => `${error}, ${(error as Failure)?.cause}`

const itemName = (key: string, at: number) => `${key} ${at}`
