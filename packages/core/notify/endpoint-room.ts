/**
 * Most requests open at one endpoint that answers. One at an endpoint that has not answered yet: a thousand endpoints
 * that hang must not take all the room.
 */
const AT_ONCE = { answering: 8, unproven: 1 }
/** Deliveries that wait for one endpoint that answers; each keeps a job's place for up to WAIT_MS. */
const MOST_WAITING = 16
const WAIT_MS = 1_000
/** Most requests open in this process: each takes a socket and some tens of KB. */
const MOST_OPEN = 2_000
/** A delivery that found no place is tried again after this. */
const FULL_MS = 1_000
/** How long an endpoint that gave no answer is left alone: after the first time, doubling with each, up to the last. */
const REST_MS = { first: 5_000, last: 60_000 }
/** Endpoints remembered while nothing is sent to them. */
const MOST_IDLE = 10_000

interface Endpoint {
  open: number
  waiting: ((entry: 'in' | 'out') => void)[]
  hasAnswered: boolean
  /** Times without an answer since the last answer. */
  silences: number
  /** Not called before this time. */
  restsUntil: number
}

/** A place to send one request; call `leave` once, with whether the endpoint answered, whatever it answered. */
export interface Place {
  leave(answered: boolean): void
}

/**
 * Keeps endpoints from delaying each other: a limit for each of them, and a circuit breaker, which lets one request pass
 * at a time to an endpoint that did not answer, with growing pauses.
 */
export interface EndpointRoom {
  /** Returns a place; else, within a second, after how many milliseconds to try again. */
  enter(webhookId: string): Promise<Place | { afterMs: number }>
}

/** @param now a monotonic clock, in milliseconds */
export const openEndpointRoom = (now: () => number): EndpointRoom => {
  const endpoints = new Map<string, Endpoint>()
  let open = 0

  const endpointOf = (webhookId: string): Endpoint => {
    const known = endpoints.get(webhookId)
    if (known) return known
    if (endpoints.size >= MOST_IDLE) forgetIdle(endpoints)
    const fresh = { open: 0, waiting: [], hasAnswered: false, silences: 0, restsUntil: 0 }
    endpoints.set(webhookId, fresh)
    return fresh
  }
  const isFull = (endpoint: Endpoint): boolean =>
    open >= MOST_OPEN || endpoint.open >= (endpoint.hasAnswered ? AT_ONCE.answering : AT_ONCE.unproven)
  const take = (endpoint: Endpoint): Place => {
    endpoint.open++
    open++
    return { leave: (answered) => leave(endpoint, answered) }
  }
  const leave = (endpoint: Endpoint, answered: boolean): void => {
    endpoint.open--
    open--
    // Requests that were sent before the last silence say nothing new.
    if (answered) Object.assign(endpoint, { hasAnswered: true, silences: 0, restsUntil: 0 })
    else if (now() >= endpoint.restsUntil) {
      const rest = Math.min(REST_MS.first * 2 ** endpoint.silences, REST_MS.last)
      Object.assign(endpoint, { hasAnswered: false, silences: endpoint.silences + 1, restsUntil: now() + rest })
    }
    const isResting = now() < endpoint.restsUntil
    while (endpoint.waiting.length > 0 && (isResting || !isFull(endpoint)))
      endpoint.waiting.shift()?.(isResting ? 'out' : 'in')
  }
  const wait = (endpoint: Endpoint): Promise<Place | { afterMs: number }> =>
    new Promise((resolve) => {
      const called = (entry: 'in' | 'out'): void => {
        clearTimeout(timer)
        resolve(entry === 'in' ? take(endpoint) : { afterMs: Math.max(FULL_MS, endpoint.restsUntil - now()) })
      }
      const timer = setTimeout(() => {
        endpoint.waiting.splice(endpoint.waiting.indexOf(called), 1)
        called('out')
      }, WAIT_MS)
      endpoint.waiting.push(called)
    })

  return {
    async enter(webhookId) {
      const endpoint = endpointOf(webhookId)
      const restMs = endpoint.restsUntil - now()
      if (restMs > 0) return { afterMs: restMs }
      if (!isFull(endpoint)) return take(endpoint)
      const mayWait = endpoint.hasAnswered && open < MOST_OPEN && endpoint.waiting.length < MOST_WAITING
      return mayWait ? wait(endpoint) : { afterMs: FULL_MS }
    },
  }
}

/** An endpoint that is forgotten counts as one that has not answered yet. */
const forgetIdle = (endpoints: Map<string, Endpoint>): void => {
  for (const [webhookId, { open, waiting }] of endpoints) {
    if (open === 0 && waiting.length === 0) endpoints.delete(webhookId)
  }
}
