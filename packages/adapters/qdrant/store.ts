import { RefusedError, Unavailable } from '@agent-memory/core/errors'
import { inSpan } from '@agent-memory/core/work/tracing'
import { QdrantClient } from '@qdrant/js-client-rest'

export interface QdrantOptions {
  /** Address of the REST API. */
  url: string
  apiKey?: string | undefined
  /** Stands before the name of every collection. */
  prefix: string
  /** Names the database, so that several installations may share a server. */
  installation: string
}

/** A search is answered or given up in time for the request behind it to say so. */
const SEARCH_LIMIT_MS = 1_000
const CHANGE_LIMIT_MS = 15_000

/** Two clients of one server: for what a request waits on, and for what background work does. */
export interface QdrantStore {
  searching: QdrantClient
  changing: QdrantClient
}

export const openQdrant = ({ url, apiKey }: Pick<QdrantOptions, 'url' | 'apiKey'>): QdrantStore => {
  const open = (timeout: number) =>
    new QdrantClient({
      url,
      timeout,
      // It would write to standard error.
      checkCompatibility: false,
      // A compressed answer of 50 hits took 44 ms, a plain one 2.3 ms. As its own option the key would warn in clusters
      // whose network is private.
      headers: { 'accept-encoding': 'identity', ...(apiKey && { 'api-key': apiKey }) },
    })
  return { searching: open(SEARCH_LIMIT_MS), changing: open(CHANGE_LIMIT_MS) }
}

const SPAN = { name: 'qdrant', kind: 'client', attributes: { 'db.system.name': 'qdrant' } } as const

/**
 * @throws AppError service_unavailable when the server is away, slow, restarting or full
 * @throws RefusedError when it finds the request itself wrong, and will not take it later either
 */
export const answered = async <Result>(request: Promise<Result>): Promise<Result> => {
  try {
    return await inSpan(SPAN, () => request)
  } catch (error) {
    const { status = 0, data } = error as Answer
    const said = data?.status?.error
    // Without these words it is not the server that answers, but a proxy in its way.
    if (WRONG.includes(status) && said)
      throw new RefusedError(`Qdrant refuses it (${status}): ${said}`, { cause: error })
    throw isFaultOfOurs(status) ? error : unavailable(error)
  }
}

/** What the client throws of an answer that is no success. */
interface Answer {
  status?: number
  /** Its body: parsed, where it is JSON. */
  data?: { status?: { error?: string } }
}

/** Bad Request and Unprocessable Content. */
const WRONG: readonly number[] = [400, 422]
/** A key that it does not take, a proxy that is in the way, a request that is too large for it: PostgreSQL stands by. */
const AWAY: readonly number[] = [...WRONG, 401, 403, 404, 408, 413, 429]

/** Said as it is, counted as a failure of the job. */
const isFaultOfOurs = (status: number): boolean => status >= 400 && status < 500 && !AWAY.includes(status)

const unavailable = (cause: unknown) =>
  new Unavailable('qdrant', 'The vector store is not available right now. Retry in a moment.', {
    retryAfter: 1,
    cause,
  })
