import { afterAll, beforeAll, expect } from '@jest/globals'
import { clientOf, type Send } from '../http/client.js'
import type { Browser } from '../http/oauth/oauth.js'
import { withDatabase } from '../servers/database.js'
import { freePort } from '../servers/processes.js'
import { CLIENT, startIdentityProvider, type TestIdentityProvider } from '../servers/web/identity-provider.js'
import { type MailServer, startMailServer } from '../servers/web/mail-server.js'
import { type AloneService, startAlone } from '../service.js'

/**
 * A service in one process with mail and four identity providers. `peer`, `peer-too` and `trusted`, whose addresses the
 * settings trust, are the same server; `down` is not running.
 */
export interface IdentityService {
  running: AloneService
  mailServer: MailServer
  provider: TestIdentityProvider
  send: Send
  /** Begins a sign-in and returns the address at the provider. */
  begin(browser: Browser, options?: { id?: string; query?: string }): Promise<string>
  /** Rows of its database. */
  sql(text: string, ...values: unknown[]): Promise<unknown[]>
}

/** Registers the setup and teardown of a suite; the fields are filled before its first test. */
export const identityService = (): IdentityService => {
  const service = {
    send: (method, path, options) => clientOf(service.running.baseUrl)(method, path, options),
    async begin(browser, { id = 'peer', query = '' } = {}) {
      const begun = await browser.get(`/auth/oauth/${id}${query}`)
      expect(begun.status).toBe(303)
      return String(begun.headers.get('location'))
    },
    sql: (text, ...values) =>
      withDatabase(service.running.databaseUrl, async (client) => (await client.query(text, values)).rows),
  } as IdentityService
  beforeAll(async () => {
    const port = await freePort()
    const baseUrl = `http://127.0.0.1:${port}`
    const callback = (id: string) => `${baseUrl}/auth/oauth/${id}/callback`
    ;[service.mailServer, service.provider] = await Promise.all([
      startMailServer(),
      startIdentityProvider([callback('peer'), callback('trusted'), callback('peer-too')]),
    ])
    const peer = { issuer: service.provider.issuer, ...CLIENT }
    service.running = await startAlone({
      env: {
        ...service.mailServer.env,
        PORT: String(port),
        BASE_URL: baseUrl,
        RATE_LIMITS: 'off',
        // Nothing listens on port 9; the service starts anyway.
        OIDC_PROVIDERS: JSON.stringify({
          peer: { ...peer, name: 'Peer & Co' },
          'peer-too': peer,
          trusted: { ...peer, trust_email: true },
          down: { ...peer, issuer: 'http://127.0.0.1:9' },
        }),
      },
    })
  })
  afterAll(async () => {
    await service.running?.stop()
    await Promise.all([service.mailServer?.stop(), service.provider?.stop()])
  })
  return service
}
