/**
 * What to do about a failure that the client noticed, in words for programmers. In a message, such a text follows what
 * happened: "Nothing is listening at http://…: start the service there, or fix baseUrl."
 */
const WORDS = {
  check_service:
    "check that the service runs there and that baseUrl is right; in a browser, also that the service's CORS_ORIGINS names this page",
  start_service: 'start the service there, or fix baseUrl',
  check_name: 'fix baseUrl, or check the network',
  check_network: 'check the network, firewalls, and baseUrl',
  use_http: 'begin baseUrl with http:// instead of https://',
  trust_certificate: 'replace the certificate, or trust the authority that signed it',
  check_running: 'check that the service is running',
  check_upgrades: 'check that a proxy in front of the service passes on WebSocket upgrades',
  wait_for_service: 'a proxy answered for a service that is down or starting; try again in a while',
  check_base_url: 'the answer is not from this service; check baseUrl',
  check_proxy:
    'the answer is not from this service; check baseUrl, and whether a proxy or a sign-in page is in front of the service',
  call_again: 'call again',
} as const

/** Kinds of advice about a request that may have been carried out; `transport/giving-up.ts` has their texts. */
export type AdviceIfOpen = 'check_before_repeating' | 'repeat_with_key'

/** A kind of advice, so that a program can word it for its own users. */
export type Advice = keyof typeof WORDS | AdviceIfOpen

/**
 * Returns the fields of a failure that the client noticed. `happened` has no full stop, because the advice follows it.
 */
export const noticed = (happened: string, advice: keyof typeof WORDS) => {
  const sentence = `${happened}: ${WORDS[advice]}.`
  return { happened, advice, sentence, details: sentence }
}
