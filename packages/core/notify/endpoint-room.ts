import { HOST_REQUESTS } from '../limits.js'
import type { EndpointPause } from '../ports/notify/deliveries.js'
import { openSharedPlaces, openSharedPlacesAt } from './shared-places.js'

/** Maximum open requests per endpoint: `prompt` if its last answer was prompt, else `unproven`, because it may hang. */
const AT_ONCE = { prompt: 8, unproven: 1 }
/** Maximum time of a prompt answer; an endpoint that took longer may hang at the next request. */
const PROMPT_MS = 2_000
/** Maximum deliveries waiting for one prompt endpoint; each keeps its job running for up to WAIT_MS. */
const MOST_WAITING = 16
const WAIT_MS = 1_000
/** Maximum open requests in this process, shared by organizations: each takes a socket and some tens of KB. */
const MOST_OPEN = 2_000
/**
 * While this many requests to a host or machine are open, each of its endpoints gets only one, so that many endpoints
 * get a turn.
 */
const ONE_EACH_FROM = 32
/**
 * A delivery that found no place is tried again after this time. If the one request of its endpoint has been open for
 * longer, the delivery waits as long as that request has been open: the endpoint probably hangs, and many deliveries
 * that ask for a place each second would delay deliveries to other endpoints.
 */
const FULL_MS = 1_000
/** Pause after an unanswered request: `first`, then twice the previous pause, up to `last`. */
const REST_MS = { first: 5_000, last: 60_000 }
/** Maximum pause that an endpoint may ask for, so that a pause asked for by mistake ends. */
const MOST_ASKED_MS = 600_000
const NO_PAUSE: EndpointPause = { askedMs: 0, silentMs: 0 }
/** When this many endpoints are remembered, idle ones are forgotten. */
const MOST_IDLE = 10_000

/** Where a delivery goes. */
export interface Destination {
  webhookId: string
  /** The organization of the webhook. */
  orgId: string
  /** Host of the URL, without its port. */
  host: string
}

interface Endpoint {
  to: Destination
  open: number
  /** The machine to which its latest request was to connect; null before the first request. */
  machine: string | null
  /** When its latest request was sent. */
  sentAt: number
  waiting: ((entry: 'in' | 'out') => void)[]
  /** Whether its last answer was prompt. */
  isPrompt: boolean
  /** Number of pauses for unanswered requests since the last answer. */
  silences: number
  /** End of the pause after an unanswered request; 0 after an answer. */
  restsUntil: number
  /** End of the pause that the endpoint asked for. */
  askedUntil: number
}

/**
 * What a place was used for: nothing, an unanswered request, or a request answered with any status. `durationMs` is the
 * time until the answer was read, `isBodySlow` whether the end of its body did not come in time. `restMs` is the pause
 * that the endpoint asked for, 0 if it asked for none.
 */
export type PlaceUse = 'unused' | 'unanswered' | { durationMs: number; isBodySlow: boolean; restMs: number }

/** A place to send one request; call `leave` once. */
export interface Place {
  /**
   * Takes a place at a machine too. Call this before each attempt to connect, with the machine that the address leads
   * to. First gives up the place of the previous call, if any: the connection to that machine failed. If the new
   * machine is full, takes no place there and returns the time in milliseconds after which to try again.
   */
  reach(machine: string): { afterMs: number } | null
  /** Returns the pause that begins when the place is left after this use. */
  pauseAfter(use: PlaceUse): EndpointPause
  leave(use: PlaceUse): void
}

/**
 * After how many milliseconds to try again: after exactly `askedMs`, when a pause ends that the endpoint asked for, or
 * after at least `afterMs`.
 */
export type Refusal = { afterMs: number } | { askedMs: number }

/**
 * Keeps endpoints from delaying each other, by limits per endpoint, organization, host and machine, and by a circuit
 * breaker: an endpoint that did not answer gets only one request at a time, after growing pauses. A host is what a URL
 * names, a machine is what its addresses lead to. A machine may have any number of names.
 */
export interface EndpointRoom {
  /**
   * Returns a place or, within a second, when to try again.
   * @param pause what is left of pauses that only another process knows of, or that this process forgot
   */
  enter(to: Destination, pause: EndpointPause): Promise<Place | Refusal>
}

/** @param now a monotonic clock, in milliseconds */
export const openEndpointRoom = (now: () => number): EndpointRoom => {
  const endpoints = new Map<string, Endpoint>()
  const places = openSharedPlaces(MOST_OPEN)
  const atHosts = openSharedPlacesAt(HOST_REQUESTS)
  const atMachines = openSharedPlacesAt(HOST_REQUESTS)

  const endpointOf = (to: Destination): Endpoint => {
    const known = endpoints.get(to.webhookId)
    if (known) return known
    if (endpoints.size >= MOST_IDLE) forgetIdle(endpoints)
    const pauses = { silences: 0, restsUntil: 0, askedUntil: 0 }
    const fresh = { to, open: 0, machine: null, sentAt: 0, waiting: [], isPrompt: false, ...pauses }
    endpoints.set(to.webhookId, fresh)
    return fresh
  }
  /** Returns when the endpoint may get a request; null if it may get one now. */
  const restOf = (endpoint: Endpoint, pause = NO_PAUSE): Refusal | null => {
    const askedMs = Math.max(pause.askedMs, endpoint.askedUntil - now())
    const afterMs = Math.max(pause.silentMs, endpoint.restsUntil - now())
    if (askedMs <= 0 && afterMs <= 0) return null
    return askedMs >= afterMs ? { askedMs } : { afterMs }
  }
  const isRoomFull = ({ to: { orgId, host } }: Endpoint): boolean =>
    places.isFullFor(orgId) || atHosts.isFullFor(host, orgId)
  const isCrowded = ({ to, machine }: Endpoint): boolean =>
    atHosts.usedAt(to.host) >= ONE_EACH_FROM || (machine !== null && atMachines.usedAt(machine) >= ONE_EACH_FROM)
  const isFull = (endpoint: Endpoint): boolean => {
    const allowsSeveral = endpoint.isPrompt && !isCrowded(endpoint)
    return isRoomFull(endpoint) || endpoint.open >= (allowsSeveral ? AT_ONCE.prompt : AT_ONCE.unproven)
  }
  const take = (endpoint: Endpoint): Place => {
    const { orgId, host } = endpoint.to
    let reached: string | null = null
    atHosts.take(host, orgId)
    places.take(orgId)
    endpoint.open++
    endpoint.sentAt = now()
    const leaveMachine = (): void => {
      if (reached !== null) atMachines.leave(reached, orgId)
      reached = null
    }
    return {
      reach(machine) {
        leaveMachine()
        endpoint.machine = machine
        if (atMachines.isFullFor(machine, orgId)) return { afterMs: FULL_MS }
        atMachines.take(machine, orgId)
        reached = machine
        return null
      },
      pauseAfter: (use) => pauseAfter(endpoint, use),
      leave(use) {
        leaveMachine()
        atHosts.leave(host, orgId)
        places.leave(orgId)
        endpoint.open--
        learn(endpoint, use)
        letIn(endpoint)
      },
    }
  }
  /**
   * Whether a pause after an unanswered request is running. Further requests that stay unanswered were sent before the
   * pause began, so they say nothing new.
   */
  const isSilent = ({ restsUntil }: Endpoint): boolean => now() < restsUntil
  const pauseAfter = (endpoint: Endpoint, use: PlaceUse): EndpointPause => {
    if (use === 'unused') return NO_PAUSE
    if (use !== 'unanswered') return { askedMs: Math.min(use.restMs, MOST_ASKED_MS), silentMs: 0 }
    const restMs = Math.min(REST_MS.first * 2 ** endpoint.silences, REST_MS.last)
    return { askedMs: 0, silentMs: isSilent(endpoint) ? endpoint.restsUntil - now() : restMs }
  }
  const learn = (endpoint: Endpoint, use: PlaceUse): void => {
    if (use === 'unused') return
    const { askedMs, silentMs } = pauseAfter(endpoint, use)
    if (use !== 'unanswered') {
      const askedUntil = Math.max(endpoint.askedUntil, now() + askedMs)
      Object.assign(endpoint, { silences: 0, restsUntil: 0, askedUntil })
      endpoint.isPrompt = use.durationMs <= PROMPT_MS && !use.isBodySlow && restOf(endpoint) === null
    } else if (!isSilent(endpoint))
      Object.assign(endpoint, { isPrompt: false, silences: endpoint.silences + 1, restsUntil: now() + silentMs })
  }
  /** Lets in waiting deliveries while there is room; if the endpoint must get no request now, refuses all of them. */
  const letIn = (endpoint: Endpoint): void => {
    const isResting = restOf(endpoint) !== null
    while (endpoint.waiting.length > 0 && (isResting || !isFull(endpoint)))
      endpoint.waiting.shift()?.(isResting ? 'out' : 'in')
  }
  const wait = (endpoint: Endpoint): Promise<Place | Refusal> =>
    new Promise((resolve) => {
      const called = (entry: 'in' | 'out'): void => {
        clearTimeout(timer)
        resolve(entry === 'in' ? take(endpoint) : (restOf(endpoint) ?? { afterMs: FULL_MS }))
      }
      const timer = setTimeout(() => {
        endpoint.waiting.splice(endpoint.waiting.indexOf(called), 1)
        called('out')
      }, WAIT_MS)
      endpoint.waiting.push(called)
    })

  return {
    async enter(to, pause) {
      const endpoint = endpointOf(to)
      const rest = restOf(endpoint, pause)
      if (rest) {
        endpoint.isPrompt = false
        return rest
      }
      if (!isFull(endpoint)) return take(endpoint)
      const mayWait = endpoint.isPrompt && !isRoomFull(endpoint) && endpoint.waiting.length < MOST_WAITING
      if (mayWait) return wait(endpoint)
      const openMs = endpoint.isPrompt || endpoint.open === 0 ? 0 : now() - endpoint.sentAt
      return { afterMs: Math.max(FULL_MS, openMs) }
    },
  }
}

/** Forgets endpoints without requests. A forgotten endpoint counts as one that has not answered yet. */
const forgetIdle = (endpoints: Map<string, Endpoint>): void => {
  for (const [webhookId, { open, waiting }] of endpoints) {
    if (open === 0 && waiting.length === 0) endpoints.delete(webhookId)
  }
}
