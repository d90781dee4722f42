import type { Reply } from '../../support/http/client.js'
import { stoodStillSince } from './standstill.js'

/** The answer to one write. */
export interface Acknowledgement {
  /** The memory that was created for this write, by the answer. */
  ownId?: string
  /** The memory that holds the statement, by the answer. */
  keptId?: string
}

/** A statement with all its writes and their answers. */
export interface Entry {
  statement: string
  /** Names of the writes that had an Idempotency-Key. */
  keys: Set<string>
  /** Those of them whose client gave up without an answer: they may be stored or not. */
  left: Set<string>
  /** Writes without a key; retries are not counted, because they attach. */
  unkeyed: number
  acknowledged: Acknowledgement[]
}

/** Several statements written at once under one Idempotency-Key. */
export interface Batch {
  key: string
  statements: readonly string[]
  /** Its client gave up without an answer: either all of it is stored, or nothing. */
  left: boolean
}

/** The clients' record of their writes, which the service must match. */
export interface Journal {
  /** A client starts a write, with its Idempotency-Key if it sends one. */
  began(statement: string, key: string | undefined): void
  beganBatch(key: string, statements: readonly string[]): void
  leftBatch(key: string): void
  acknowledged(statement: string, acknowledgement: Acknowledgement): void
  /** In the order of the batch's statements. */
  acknowledgedBatch(key: string, acknowledgements: readonly Acknowledgement[]): void
  /** An answer broke a guarantee. */
  broke(promise: string): void
  /** A request got no answer; the error may hold the request's id. */
  unanswered(error: unknown, began: number): void
  /** A write got 503. */
  putOff(reply: Reply): void
  entries(): Entry[]
  batches(): Batch[]
  /** How many writes have been acknowledged; a batch is one. */
  count(): number
  broken(): string[]
}

/**
 * Processes are stopped, not killed: then every request that they read is answered, and a write deferred because of the
 * stop names its memory. Connections may be refused, and a request may be sent on a connection that is closing.
 */
export interface Order {
  /** Whether a process logged the request with this id; a process that died with it logged nothing. */
  wasRead(requestId: string): boolean
  stops: number
}

/**
 * In at most one of this many stops may a request be in transit when its connection ends, and in at most one may
 * PostgreSQL be late. A real defect of stopping occurs more often.
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
      // After a standstill the client may write to a connection that the server is just closing.
      const excused = isRefused(error) || isOurs(error) || stoodStillSince(began - 1_000)
      if (!order || excused) return
      cut.push({ requestId: (error as Failure)?.requestId, said: `a request had no answer: ${describe(error)}` })
    },
    putOff({ headers, text, body }) {
      // A stopping process closes the connection; a late database on a starved machine is judged apart.
      const stopping = headers.get('connection') === 'close'
      if (!order || !stopping || typeof body.memory_id === 'string') return
      const said = `a write was put off without its memory: ${text}`
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

/** PostgreSQL itself was unavailable, whatever else is stopping or down. */
export const isOfDatabase = (text: string): boolean => text.includes('The database is not available right now')

/** Under jest errors of fetch come from another realm, so `instanceof Error` fails. */
type Failure = { name?: string; code?: string; cause?: Failure; requestId?: string } | undefined
const isRefused = (error: unknown): boolean => (error as Failure)?.cause?.code === 'ECONNREFUSED'
/** Cut off by the client itself. */
const isOurs = (error: unknown): boolean => /^(Abort|Timeout)Error$/.test((error as Failure)?.name ?? '')
const describe = (error: unknown): string => `${error}, ${(error as Failure)?.cause}`

const itemName = (key: string, at: number) => `${key} ${at}`
