import { noticed } from '../advice.js'
import type { Failure } from '../errors.js'

/** Codes of Node for an unknown name and for an unreachable host; in both cases the request was not sent. */
const NAME_UNKNOWN = ['ENOTFOUND', 'EAI_AGAIN']
const OUT_OF_REACH = ['EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']
/** Codes of OpenSSL and Node for a rejected certificate. */
const CERTIFICATE = /CERT|UNABLE_TO_|ALTNAME|HOSTNAME_MISMATCH/

/**
 * Makes the failure for an error that `fetch` threw: there is no response, or only the beginning of a response.
 * Browsers hide the reason; Node puts a code in the chain of causes.
 */
export function connectionFailure(error: unknown, baseUrl: string): Failure {
  return {
    ...reading(codeIn(error), baseUrl),
    code: 'connection_failed',
    status: 0,
    body: null,
    requestId: undefined,
    retryAfter: undefined,
    cause: error,
  }
}

type Reading = Pick<Failure, 'sentence' | 'details' | 'happened' | 'advice' | 'untouched' | 'passing'>

const reading = (code: string | undefined, baseUrl: string): Reading => {
  const { host } = new URL(baseUrl)
  const notSent = { untouched: true, passing: true }
  const refused = { untouched: true, passing: false }
  const unknown = { untouched: false, passing: true }
  if (code === undefined) return { ...noticed(`No answer from ${baseUrl}`, 'check_service'), ...unknown }
  if (code === 'ECONNREFUSED')
    return { ...noticed(`Nothing is listening at ${baseUrl} (${code})`, 'start_service'), ...notSent }
  if (NAME_UNKNOWN.includes(code))
    return { ...noticed(`The name in ${baseUrl} cannot be resolved (${code})`, 'check_name'), ...notSent }
  if (OUT_OF_REACH.includes(code))
    return { ...noticed(`${host} cannot be reached (${code})`, 'check_network'), ...notSent }
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER' || code === 'EPROTO')
    return { ...noticed(`${host} does not speak TLS (${code})`, 'use_http'), ...refused }
  if (CERTIFICATE.test(code))
    return { ...noticed(`The certificate of ${host} is not trusted (${code})`, 'trust_certificate'), ...refused }
  const happened = `The connection to ${baseUrl} broke before the response was complete (${code})`
  return { ...noticed(happened, 'check_running'), ...unknown }
}

/** Returns the innermost `code` of an error's causes. */
const codeIn = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined
  const { cause, code } = error as { cause?: unknown; code?: unknown }
  return codeIn(cause) ?? (typeof code === 'string' ? code : undefined)
}
