import { isIP } from 'node:net'
import { invalid, Unavailable } from '@agent-memory/core/errors'
import type { WebhookAttempt, WebhookRequest, WebhookSender } from '@agent-memory/core/ports/notify/webhook-sender'
import { startLimit } from '@agent-memory/core/time-limit'
import { openAddressRules } from './address-rules.js'
import { AttemptFailed, failureReason } from './failure-reason.js'
import { openResolver, type Resolve } from './resolver.js'
import { summaryOf } from './summary.js'
import { NotCallable, readWebhookUrl } from './webhook-url.js'

export interface WebhookSenderOptions {
  /** CIDR blocks, or single addresses, that may be called besides the public ones. */
  allowedNetworks: readonly string[]
  /** By default DNS; if networks are allowed, also the names that only the system knows. */
  resolve?: Resolve
  limits?: Partial<typeof LIMITS>
}

const LIMITS = {
  /** Time limit of an attempt, from resolving the name to the head of the answer; the body gets the rest of it. */
  postMs: 15_000,
  /** Time limit for resolving a name while a caller waits for a subscription. */
  checkMs: 5_000,
}
/** Maximum addresses to try: a name can have hundreds of addresses, and each dead one takes time. */
const MOST_ADDRESSES = 4

/**
 * Opens the sender of webhooks. Each attempt resolves the name once and connects only to addresses that were checked,
 * so that a name cannot lead to another address after the check. No connection is used twice.
 * @throws Error when an allowed network is neither a CIDR block nor an address
 */
export const openWebhookSender = (options: WebhookSenderOptions): WebhookSender => {
  const limits = { ...LIMITS, ...options.limits }
  const reachOf = openAddressRules(options.allowedNetworks)
  const resolve = options.resolve ?? openResolver({ alsoLocalNames: options.allowedNetworks.length > 0 })
  const inFlight = new Map<AbortController, Promise<unknown>>()

  /** Runs work with a signal that aborts after `ms`, when the caller leaves, and when the sender closes. */
  const bounded = <T>(ms: number, left: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>) => {
    const stop = new AbortController()
    const leave = () => stop.abort(left?.reason)
    const endLimit = startLimit(ms, () => stop.abort(new AttemptFailed(`No answer came within ${ms / 1_000} seconds.`)))
    left?.addEventListener('abort', leave, { once: true })
    const running = work(stop.signal).finally(() => {
      endLimit()
      left?.removeEventListener('abort', leave)
      inFlight.delete(stop)
    })
    inFlight.set(stop, running)
    return running
  }

  const addressesOf = async ({ hostname }: URL, signal: AbortSignal): Promise<readonly string[]> => {
    const host = hostname.replace(/^\[|\]$/g, '')
    return isIP(host) ? [host] : resolve(host, signal)
  }

  /** Returns the first MOST_ADDRESSES that may be called. @throws NotCallable if no address may be called */
  const callableOf = (addresses: readonly string[]): readonly string[] => {
    const callable = addresses.filter((address) => reachOf(address) !== 'refused')
    if (callable.length > 0) return callable.slice(0, MOST_ADDRESSES)
    throw new NotCallable(
      'must lead to a public address, or into a network that the operator opened with WEBHOOK_ALLOWED_NETWORKS',
    )
  }

  const targetOf = async (url: URL, signal: AbortSignal) => {
    const addresses = await addressesOf(url, signal).catch((cause) => {
      throw new AttemptFailed(`The name ${url.hostname} could not be resolved.`, { cause })
    })
    if (addresses.length === 0) throw new AttemptFailed(`The name ${url.hostname} has no address.`)
    return { url, addresses: callableOf(addresses) }
  }

  const attempt = async ({ url, headers, body, signal: left }: WebhookRequest): Promise<WebhookAttempt> => {
    const began = performance.now()
    const durationMs = (end: number) => Math.round(end - began)
    left?.throwIfAborted()
    return bounded(limits.postMs, left, async (signal) => {
      try {
        const target = await targetOf(readWebhookUrl(url), signal)
        // With undici, which takes .15 s to load: a process that delivers nothing starts without it.
        const { postTo } = await import('./post-to.js')
        const answer = await postTo(target, { headers, body }, signal)
        const isPublic = target.addresses.every((address) => reachOf(address) === 'public')
        return { outcome: 'answered', ...summaryOf(answer, isPublic), durationMs: durationMs(answer.at) }
      } catch (error) {
        left?.throwIfAborted()
        const cause = signal.aborted ? signal.reason : error
        const reason = failureReason(cause)
        if (reason === null) throw cause
        return { outcome: 'failed', reason, durationMs: durationMs(performance.now()) }
      }
    })
  }

  return {
    async check(text) {
      try {
        const url = readWebhookUrl(text)
        // A name that does not resolve now, or not in time, is accepted, because it may resolve later.
        const addresses = await bounded(limits.checkMs, undefined, (signal) => addressesOf(url, signal)).catch(() => [])
        if (addresses.length > 0) callableOf(addresses)
      } catch (error) {
        throw error instanceof NotCallable ? invalid('url', error.message) : error
      }
    },
    post: attempt,
    async close() {
      const running = [...inFlight.values()]
      for (const stop of inFlight.keys()) stop.abort(new Unavailable('process', 'This process is shutting down.'))
      await Promise.allSettled(running)
    },
  }
}
