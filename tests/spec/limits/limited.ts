import { afterAll, beforeAll } from '@jest/globals'
import { onceTo, type Reply, type Send } from '../../support/http/client.js'
import { type RunningService, startApart } from '../../support/service.js'

export const MINUTE = 60
export const DASHBOARD = 'https://dashboard.example'
/**
 * Low limits, so that the tests need few requests. The window of `propose` is so short that a test can see it reopen;
 * its limit is above what the quota tests propose in a second.
 */
const RATE_LIMITS = '{"propose": {"max": 8, "seconds": 1}, "login": 4, "oauth_document": 4, "oauth_document_host": 5}'

let service: RunningService
let send: Send
beforeAll(async () => {
  service = await startApart({ TRUST_PROXY: '1', CORS_ORIGINS: DASHBOARD, OAUTH_CLIENT_DOCUMENTS: 'on', RATE_LIMITS })
  send = onceTo(service.baseUrl)
})
afterAll(() => service?.stop())

/** The service of all limit tests. In a fleet only its gateway has limits, so requests of other tests do not count. */
export const limited = (): RunningService => service

/** Sends requests from this machine's own address, without retries, because a retry would count twice. */
export const once: Send = (...request) => send(...request)

/** Sends requests as if from this address, without retries. */
export const from =
  (address: string): Send =>
  (method, path, options = {}) =>
    send(method, path, { ...options, headers: { 'X-Forwarded-For': address, ...options.headers } })

let addresses = 0
/** Returns an address that no other test uses. */
export const newAddress = (): string => `198.18.${++addresses >> 8}.${addresses & 255}`

export const statuses = (replies: readonly Reply[]): number[] => replies.map(({ status }) => status)
