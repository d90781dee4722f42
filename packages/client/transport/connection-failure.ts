import type { Failure } from '../errors.js'

/** Codes of Node for an unknown name and for an unreachable host; in both cases the request was not sent. */
const NAME_UNKNOWN = ['ENOTFOUND', 'EAI_AGAIN']
const OUT_OF_REACH = ['EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']
/** Codes of OpenSSL and Node for a rejected certificate. */
const CERTIFICATE = /CERT|UNABLE_TO_|ALTNAME|HOSTNAME_MISMATCH/

/**
 * Makes the failure for a rejection by fetch, which means that there is no response. Browsers hide the reason; Node
 * puts a code in the chain of causes.
 */
export function connectionFailure(error: unknown, baseUrl: string): Failure {
  const code = codeIn(error)
  const { sentence, untouched, passing } = reading(code, baseUrl)
  return {
    code: 'connection_failed',
    sentence,
    details: sentence,
    status: 0,
    body: null,
    requestId: undefined,
    retryAfter: undefined,
    untouched,
    passing,
    cause: error,
  }
}

type Reading = Pick<Failure, 'sentence' | 'untouched' | 'passing'>

const reading = (code: string | undefined, baseUrl: string): Reading => {
  const { host } = new URL(baseUrl)
  const notSent = (sentence: string, passing = true): Reading => ({ sentence, untouched: true, passing })
  if (code === undefined) {
    const sentence = `No answer from ${baseUrl}: check that the service runs there and that baseUrl is right; in a browser, also that the service's CORS_ORIGINS names this page.`
    return { sentence, untouched: false, passing: true }
  }
  if (code === 'ECONNREFUSED') {
    return notSent(`Nothing is listening at ${baseUrl} (${code}): start the service there, or fix baseUrl.`)
  }
  if (NAME_UNKNOWN.includes(code)) {
    return notSent(`The name in ${baseUrl} cannot be resolved (${code}): fix baseUrl, or check the network.`)
  }
  if (OUT_OF_REACH.includes(code)) {
    return notSent(`${host} cannot be reached (${code}): check the network, firewalls, and baseUrl.`)
  }
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER' || code === 'EPROTO') {
    return notSent(`${host} does not speak TLS (${code}): start baseUrl with http:// instead of https://.`, false)
  }
  if (CERTIFICATE.test(code)) {
    return notSent(
      `The certificate of ${host} is not trusted (${code}): replace the certificate, or trust the authority that signed it.`,
      false,
    )
  }
  const sentence = `The connection to ${baseUrl} broke before the response was complete (${code}): check that the service is running.`
  return { sentence, untouched: false, passing: true }
}

/** Returns the innermost `code` of an error's causes. */
const codeIn = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined
  const { cause, code } = error as { cause?: unknown; code?: unknown }
  return codeIn(cause) ?? (typeof code === 'string' ? code : undefined)
}
