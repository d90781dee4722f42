/** Most requests open at one endpoint: at one that answers promptly, and at any other, which may hang. */
const AT_ONCE = { prompt: 8, unproven: 1 }
/** An answer that takes longer says as little for the next one as none. */
const PROMPT_MS = 2_000
/** Deliveries that wait for one endpoint that answers promptly; each keeps a job's place for up to WAIT_MS. */
const MOST_WAITING = 16
const WAIT_MS = 1_000
/** Most requests open in this process: each takes a socket and some tens of KB. */
const MOST_OPEN = 2_000
/**
 * An organization may use what nobody needs, so that its endpoints that hang do not delay its others. When this many
 * requests are open in the process, it gets no more than its share.
 */
const SHARING_FROM = 1_000
const MOST_OF_ORGANIZATION = 400
/**
 * While a host has this many requests open, its endpoints get one each: a hundred URLs of one host must not flood it, and
 * those that hang must not take the place of its others.
 */
const MOST_AT_HOST = 32
/** A delivery that found no place is tried again after this. */
const FULL_MS = 1_000
/** How long an endpoint that gave no answer is left alone: after the first time, doubling with each, up to the last. */
const REST_MS = { first: 5_000, last: 60_000 }
/** How long an endpoint may ask to be left alone, so that what it asked for by mistake passes. */
const MOST_ASKED_MS = 600_000
/** Endpoints remembered while nothing is sent to them. */
const MOST_IDLE = 10_000

/** Where a delivery goes. */
export interface Destination {
  webhookId: string
  /** The organization of the webhook. */
  orgId: string
  /** Of the URL, with its port. */
  host: string
}

interface Endpoint {
  to: Destination
  open: number
  waiting: ((entry: 'in' | 'out') => void)[]
  /** Whether its last answer was prompt. */
  isPrompt: boolean
  /** Times without an answer since the last answer. */
  silences: number
  /** Not called before this time, after a silence. */
  restsUntil: number
  /** Not called before this time, at its own request. */
  askedUntil: number
}

/**
 * What a place was used for: nothing, a request without an answer, or one with an answer, whatever it said. `restMs`: for
 * how long the endpoint asked to be left alone, 0 if it did not.
 */
export type PlaceUse = 'unused' | 'unanswered' | { durationMs: number; restMs: number }

/** A place to send one request; call `leave` once. */
export interface Place {
  leave(use: PlaceUse): void
}

/**
 * Keeps endpoints from delaying each other: limits for each of them, its organization and its host, and a circuit breaker,
 * which lets one request pass at a time to an endpoint that did not answer, with growing pauses.
 */
export interface EndpointRoom {
  /** Returns a place; else, within a second, after how many milliseconds to try again. */
  enter(to: Destination): Promise<Place | { afterMs: number }>
}

/** @param now a monotonic clock, in milliseconds */
export const openEndpointRoom = (now: () => number): EndpointRoom => {
  const endpoints = new Map<string, Endpoint>()
  const ofOrganization = openCounts()
  const atHost = openCounts()
  let open = 0

  const endpointOf = (to: Destination): Endpoint => {
    const known = endpoints.get(to.webhookId)
    if (known) return known
    if (endpoints.size >= MOST_IDLE) forgetIdle(endpoints)
    const fresh = { to, open: 0, waiting: [], isPrompt: false, silences: 0, restsUntil: 0, askedUntil: 0 }
    endpoints.set(to.webhookId, fresh)
    return fresh
  }
  const restOf = ({ restsUntil, askedUntil }: Endpoint): number => Math.max(restsUntil, askedUntil) - now()
  const isRoomFull = ({ to }: Endpoint): boolean =>
    open >= MOST_OPEN || (open >= SHARING_FROM && ofOrganization.of(to.orgId) >= MOST_OF_ORGANIZATION)
  const isFull = (endpoint: Endpoint): boolean => {
    const allowsSeveral = endpoint.isPrompt && atHost.of(endpoint.to.host) < MOST_AT_HOST
    return isRoomFull(endpoint) || endpoint.open >= (allowsSeveral ? AT_ONCE.prompt : AT_ONCE.unproven)
  }
  const count = (endpoint: Endpoint, by: 1 | -1): void => {
    endpoint.open += by
    open += by
    ofOrganization.add(endpoint.to.orgId, by)
    atHost.add(endpoint.to.host, by)
  }
  const take = (endpoint: Endpoint): Place => {
    count(endpoint, 1)
    return { leave: (use) => leave(endpoint, use) }
  }
  const learn = (endpoint: Endpoint, use: PlaceUse): void => {
    if (use === 'unused') return
    if (use !== 'unanswered') {
      const asked = now() + Math.min(use.restMs, MOST_ASKED_MS)
      Object.assign(endpoint, { silences: 0, restsUntil: 0, askedUntil: Math.max(endpoint.askedUntil, asked) })
      endpoint.isPrompt = use.durationMs <= PROMPT_MS && restOf(endpoint) <= 0
      return
    }
    // Requests that were sent before the last silence say nothing new.
    if (now() < endpoint.restsUntil) return
    const rest = Math.min(REST_MS.first * 2 ** endpoint.silences, REST_MS.last)
    Object.assign(endpoint, { isPrompt: false, silences: endpoint.silences + 1, restsUntil: now() + rest })
  }
  const leave = (endpoint: Endpoint, use: PlaceUse): void => {
    count(endpoint, -1)
    learn(endpoint, use)
    const isResting = restOf(endpoint) > 0
    while (endpoint.waiting.length > 0 && (isResting || !isFull(endpoint)))
      endpoint.waiting.shift()?.(isResting ? 'out' : 'in')
  }
  const wait = (endpoint: Endpoint): Promise<Place | { afterMs: number }> =>
    new Promise((resolve) => {
      const called = (entry: 'in' | 'out'): void => {
        clearTimeout(timer)
        resolve(entry === 'in' ? take(endpoint) : { afterMs: Math.max(FULL_MS, restOf(endpoint)) })
      }
      const timer = setTimeout(() => {
        endpoint.waiting.splice(endpoint.waiting.indexOf(called), 1)
        called('out')
      }, WAIT_MS)
      endpoint.waiting.push(called)
    })

  return {
    async enter(to) {
      const endpoint = endpointOf(to)
      const restMs = restOf(endpoint)
      if (restMs > 0) return { afterMs: restMs }
      if (!isFull(endpoint)) return take(endpoint)
      const mayWait = endpoint.isPrompt && !isRoomFull(endpoint) && endpoint.waiting.length < MOST_WAITING
      return mayWait ? wait(endpoint) : { afterMs: FULL_MS }
    },
  }
}

/** Open requests by a key. */
const openCounts = () => {
  const counts = new Map<string, number>()
  const of = (key: string): number => counts.get(key) ?? 0
  const add = (key: string, by: 1 | -1): void => {
    const sum = of(key) + by
    if (sum > 0) counts.set(key, sum)
    else counts.delete(key)
  }
  return { of, add }
}

/** An endpoint that is forgotten counts as one that has not answered yet. */
const forgetIdle = (endpoints: Map<string, Endpoint>): void => {
  for (const [webhookId, { open, waiting }] of endpoints) {
    if (open === 0 && waiting.length === 0) endpoints.delete(webhookId)
  }
}
