import { lookup, Resolver } from 'node:dns/promises'
import { untilAborted } from '@agent-memory/core/time-limit'

/**
 * Returns all IP addresses of a host name; an empty list if it has none.
 * @throws Error when the lookup fails; the signal's reason on abort
 */
export type Resolve = (name: string, signal: AbortSignal) => Promise<readonly string[]>

export interface ResolverOptions {
  /** Whether names that DNS does not know are looked up as the system does: in the hosts file, with search domains. */
  alsoLocalNames: boolean
  /** IP addresses of DNS servers, with an optional port; by default those of the system. */
  servers?: readonly string[]
}

/** Time limit in ms of a query to one server; its second try may take twice as long. */
const QUERY = { timeout: 2_000, tries: 2 }
/** Error codes of DNS and of the system for a name that has no address or is malformed. */
const NO_ADDRESS = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME'])
/** RFC 6761, section 6.3: these names always mean the machine itself, and DNS is not asked. */
const LOCALHOST = /^(?:.+\.)?localhost$/

/**
 * Opens a resolver that asks DNS servers directly. `dns.lookup` alone would not do: it uses threads of a pool, two at a
 * time for the whole process, so a few names whose servers never answer would delay every other delivery.
 */
export const openResolver =
  ({ alsoLocalNames, servers }: ResolverOptions): Resolve =>
  async (name, signal) => {
    if (LOCALHOST.test(name)) return ['127.0.0.1', '::1']
    const found = await askServers(name, servers, signal)
    return found.length > 0 || !alsoLocalNames ? found : askSystem(name, signal)
  }

/** Opens a resolver (in 0.2 ms) for each name, so that an abort ends only the queries for this name. */
const askServers = async (name: string, servers: readonly string[] | undefined, signal: AbortSignal) => {
  const resolver = new Resolver(QUERY)
  if (servers) resolver.setServers(servers)
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    signal.throwIfAborted()
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    const failed = answers.find((answer) => answer.status === 'rejected' && !NO_ADDRESS.has(answer.reason.code))
    if (found.length === 0 && failed?.status === 'rejected') throw failed.reason
    return found
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

const askSystem = async (name: string, signal: AbortSignal): Promise<string[]> => {
  try {
    const found = await untilAborted(lookup(name, { all: true, verbatim: true }), signal)
    return found.map(({ address }) => address)
  } catch (error) {
    if (NO_ADDRESS.has((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
