import { Unavailable } from '@agent-memory/core/errors'
import { startLimit } from '@agent-memory/core/time-limit'
import { openAddressRules } from './address-rules.js'
import type { Answer, PinnedRequest, Target } from './call-pinned.js'
import type { Hold } from './connection.js'
import { AttemptFailed } from './failure-reason.js'
import { addressIn } from './machines.js'
import { openResolver, type Resolve } from './resolver.js'
import { NotCallable } from './webhook-url.js'

export interface ConnectorOptions {
  /** CIDR blocks, or single addresses, that may be called besides the public ones. */
  allowedNetworks: readonly string[]
  /** Name of the setting that allows networks, for the message about an address that may not be called. */
  setting: string
  /**
   * Looks up host names. By default asks DNS and, if networks are allowed, the system for names that DNS does not know.
   */
  resolve?: Resolve | undefined
}

/** `isPublic`: whether all of its addresses are public. */
export interface CheckedTarget extends Target {
  isPublic: boolean
}

/** Calls URLs that come from outside (of webhooks, of OAuth clients), and only at addresses that may be called. */
export interface Connector {
  /**
   * Runs `work` with a signal that aborts after `ms` (its reason is then an AttemptFailed), when `left` aborts (the
   * reason of `left`), or when the connector closes (service_unavailable).
   */
  bounded<T>(ms: number, left: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T>
  /**
   * Returns the addresses of a URL's host; a host that is an address is returned as it is.
   * @throws errors of the resolver
   */
  addressesOf(url: URL, signal: AbortSignal): Promise<readonly string[]>
  /**
   * Returns the addresses that may be called, but at most the first MOST_ADDRESSES.
   * @throws NotCallable if no address may be called
   */
  callableOf(addresses: readonly string[]): readonly string[]
  /**
   * Resolves the URL's host and checks the addresses. The name is resolved only once per call, so that it cannot lead
   * to another address after the check.
   * @throws NotCallable, AttemptFailed
   */
  targetOf(url: URL, signal: AbortSignal): Promise<CheckedTarget>
  /** Calls only the addresses of the target, and none that `hold` keeps back. @throws errors of `callPinned` */
  call<Body>(
    target: CheckedTarget,
    request: PinnedRequest,
    readBody: (body: AsyncIterable<Buffer>) => Promise<Body>,
    signal: AbortSignal,
    hold?: Hold,
  ): Promise<Answer<Body>>
  /** Ends the work in progress, and resolves once its connections are closed. */
  close(): Promise<void>
}

/** Maximum addresses to try: a name can have hundreds of addresses, and each dead one takes time. */
const MOST_ADDRESSES = 4

/** @throws Error when an allowed network is neither a CIDR block nor an address */
export const openConnector = ({ allowedNetworks, setting, resolve: given }: ConnectorOptions): Connector => {
  const reachOf = openAddressRules(allowedNetworks)
  const resolve = given ?? openResolver({ alsoLocalNames: allowedNetworks.length > 0 })
  const inFlight = new Map<AbortController, Promise<unknown>>()

  const addressesOf = async ({ hostname }: URL, signal: AbortSignal): Promise<readonly string[]> => {
    const address = addressIn(hostname)
    return address === null ? resolve(hostname, signal) : [address]
  }

  const callableOf = (addresses: readonly string[]): readonly string[] => {
    const callable = addresses.filter((address) => reachOf(address) !== 'refused')
    if (callable.length > 0) return callable.slice(0, MOST_ADDRESSES)
    throw new NotCallable(
      `must resolve to a public address, or to one in a network that the operator allowed with ${setting}`,
    )
  }

  const targetOf = async (url: URL, signal: AbortSignal): Promise<CheckedTarget> => {
    const addresses = await addressesOf(url, signal).catch((cause) => {
      throw new AttemptFailed(`The name ${url.hostname} could not be resolved.`, { cause })
    })
    if (addresses.length === 0) throw new AttemptFailed(`The name ${url.hostname} has no address.`)
    const callable = callableOf(addresses)
    return { url, addresses: callable, isPublic: callable.every((address) => reachOf(address) === 'public') }
  }

  return {
    addressesOf,
    callableOf,
    targetOf,
    async bounded(ms, left, work) {
      const stop = new AbortController()
      const leave = () => stop.abort(left?.reason)
      const tooLate = () => stop.abort(new AttemptFailed(`No answer came within ${ms / 1_000} seconds.`))
      const endLimit = startLimit(ms, tooLate)
      left?.addEventListener('abort', leave, { once: true })
      const running = work(stop.signal).finally(() => {
        endLimit()
        left?.removeEventListener('abort', leave)
        inFlight.delete(stop)
      })
      inFlight.set(stop, running)
      return running
    },
    async call(target, request, readBody, signal, hold = () => null) {
      // Imported here because it loads undici, which takes 0.15 s: a process that makes no calls starts without it.
      const { callPinned } = await import('./call-pinned.js')
      return callPinned(target, request, readBody, signal, hold)
    },
    async close() {
      const running = [...inFlight.values()]
      for (const stop of inFlight.keys()) stop.abort(new Unavailable('process', 'This process is shutting down.'))
      await Promise.allSettled(running)
    },
  }
}
