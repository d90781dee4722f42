import type { Advice } from '@agent-memory/client/advice'

export const START = 'Start the service with `npm start`, or set its address with --url or SM_BASE_URL.'

/** What people can do about a failure that the client noticed. The client's own words are for programmers. */
const ADVICE: Readonly<Record<Advice, string>> = {
  check_service: START,
  start_service: START,
  check_name: 'Correct the address with --url or SM_BASE_URL, or check the network.',
  check_network: 'Check the network, firewalls, and the address.',
  use_http: 'Begin the address with http:// instead of https://.',
  trust_certificate:
    'Replace the certificate, or set NODE_EXTRA_CA_CERTS=<file.pem> to trust your own certificate authority.',
  check_running: 'Check that the service is running.',
  check_upgrades: 'Check that a proxy in front of the service passes on WebSocket upgrades.',
  wait_for_service: 'A proxy answered for a service that is down or starting: try again in a while.',
  check_base_url: 'The answer is not from this service: check the address.',
  check_proxy:
    'The answer is not from this service: check the address, and whether a proxy or a sign-in page is in front of the service.',
  call_again: 'Run the command again.',
  check_before_repeating: 'The request may have been carried out anyway: check before you run the command again.',
  // Empty, because only the command knows how to repeat itself.
  repeat_with_key: '',
}

/** The fields of the client's MemoryServiceError that say what went wrong. */
export interface FailedInWords {
  happened?: string | undefined
  advice?: Advice | undefined
  details: unknown
  message: string
  cause?: unknown
}

/** Says what to do; undefined if there is nothing to advise beyond what the service itself said. */
export const adviceOn = ({ advice }: Pick<FailedInWords, 'advice'>): string | undefined => advice && ADVICE[advice]

/**
 * Returns what happened and, if an earlier try of the call failed too, how. For a failure that the service reported,
 * returns the service's own sentence.
 */
export const happenedIn = ({ happened, details, message, cause }: FailedInWords): string => {
  if (happened === undefined) return typeof details === 'string' ? details : message
  const earlier = isFailed(cause) ? ` An earlier try failed: ${inWords(cause)}` : ''
  return `${happened}.${earlier}`
}

/** Says what happened and what to do. */
export const inWords = (failed: FailedInWords): string =>
  [happenedIn(failed), adviceOn(failed)].filter(Boolean).join(' ')

const isFailed = (cause: unknown): cause is FailedInWords => cause instanceof Error && 'details' in cause
