import { RefusedError, Unavailable } from '@agent-memory/core/errors'
import { inSpan } from '@agent-memory/core/work/tracing'
import { QdrantClient } from '@qdrant/js-client-rest'

export interface QdrantOptions {
  /** Address of the REST API. */
  url: string
  apiKey?: string | undefined
  /** Prefix of every collection name. */
  prefix: string
  /** The installation's unique name, so that several installations can share a server. */
  installation: string
}

/** Time limit for a search: short enough that the waiting request can still report the failure. */
const SEARCH_LIMIT_MS = 1_000
const CHANGE_LIMIT_MS = 15_000

/** Two clients of one server: `searching` for requests, `changing` for background work. */
export interface QdrantStore {
  searching: QdrantClient
  changing: QdrantClient
}

export const openQdrant = ({ url, apiKey }: Pick<QdrantOptions, 'url' | 'apiKey'>): QdrantStore => {
  const open = (timeout: number) =>
    new QdrantClient({
      url,
      timeout,
      // Off, because the client would print the result of its version check to standard error.
      checkCompatibility: false,
      // Compression is off, because a response of 50 hits took 44 ms compressed and 2.3 ms uncompressed. The key is
      // sent as a header, because the client's option `apiKey` prints a warning for http:// URLs, which are usual on
      // private networks.
      headers: { 'accept-encoding': 'identity', ...(apiKey && { 'api-key': apiKey }) },
    })
  return { searching: open(SEARCH_LIMIT_MS), changing: open(CHANGE_LIMIT_MS) }
}

const SPAN = { name: 'qdrant', kind: 'client', attributes: { 'db.system.name': 'qdrant' } } as const

/**
 * Waits for the response to a request.
 * @throws AppError service_unavailable when the server is down, slow, restarting or full
 * @throws RefusedError when the server rejects the request itself, so that a retry cannot help
 */
export const answered = async <Result>(request: Promise<Result>): Promise<Result> => {
  try {
    return await inSpan(SPAN, () => request)
  } catch (error) {
    const { status = 0, data } = error as Answer
    const said = data?.status?.error
    // A response without this message is from a proxy, not from the server.
    if (WRONG.includes(status) && said)
      throw new RefusedError(`Qdrant rejected the request (${status}): ${said}`, { cause: error })
    throw isOurFault(status) ? error : unavailable(error)
  }
}

/** What the client throws for an error response. */
interface Answer {
  status?: number
  /** The body, parsed if it is JSON. */
  data?: { status?: { error?: string } }
}

/** Statuses for a wrong request: Bad Request and Unprocessable Content. */
const WRONG: readonly number[] = [400, 422]
/**
 * Statuses below 500 that count as an outage, so that PostgreSQL takes over: a rejected key, and the statuses of
 * proxies, such as 413. The statuses in WRONG count as an outage only if the response has no message from Qdrant.
 */
const UNAVAILABLE: readonly number[] = [...WRONG, 401, 403, 404, 408, 413, 429]

/** Whether a status shows a mistake of ours; such an error is thrown unchanged and counts as a failure of the job. */
const isOurFault = (status: number): boolean => status >= 400 && status < 500 && !UNAVAILABLE.includes(status)

const unavailable = (cause: unknown) =>
  new Unavailable('qdrant', 'The vector store is not available right now. Retry in a moment.', {
    retryAfter: 1,
    cause,
  })
