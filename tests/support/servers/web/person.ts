import { connect } from 'node:net'
import { eventually } from '../../eventually.js'
import type { Tenant } from '../../http/tenant.js'
import { startChromium } from './chromium.js'

/** A signed-in user at a browser, who allows what applications ask for. */
export interface Person {
  /** Opens the address to which an application sent its user, allows what it asks for, and returns the next address. */
  allow(address: string): Promise<URL>
  close(): Promise<void>
}

/** Long, because pages appear late on a busy machine. */
const PATIENCE_MS = 180_000
const LOCAL = ['127.0.0.1', 'localhost']

/**
 * Starts a browser without JavaScript in which the tenant's user is signed in. It reaches only this machine; requests
 * to applications elsewhere go nowhere.
 * @returns null without a Chromium, see `startChromium`
 */
export async function startPerson(baseUrl: string, tenant: Tenant): Promise<Person | null> {
  const browser = await startChromium()
  if (browser === null) return null
  const nowhere = { server: 'http://127.0.0.1:9', bypass: LOCAL.join(',') }
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB', proxy: nowhere })
  const at = tenant.cookie.indexOf('=')
  await context.addCookies([{ name: tenant.cookie.slice(0, at), value: tenant.cookie.slice(at + 1), url: baseUrl }])
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const leaves = (url: string | URL) => new URL(url).origin !== new URL(baseUrl).origin
  return {
    async allow(address) {
      const redirect = new URL(new URL(address).searchParams.get('redirect_uri') ?? '')
      if (LOCAL.includes(redirect.hostname)) await listening(redirect)
      // As a person would, the browser starts again if the service is unavailable.
      for (;;) {
        await page.goto(address)
        const left = page.waitForRequest((each) => each.isNavigationRequest() && leaves(each.url()))
        const unavailable = page.waitForResponse((each) => each.status() === 503).then(() => null)
        const [request] = await Promise.all([
          Promise.race([left, unavailable]),
          page.getByRole('button', { name: 'Allow', exact: true }).click(),
        ])
        if (request === null) continue
        await page.waitForURL(leaves)
        return new URL(request.url())
      }
    },
    close: () => browser.close(),
  }
}

/** Waits until the application listens at its redirect address: some open the browser before they listen. */
const listening = ({ hostname, port }: URL): Promise<void> =>
  eventually(
    () =>
      new Promise((resolve, reject) => {
        const socket = connect(Number(port), hostname)
        socket.once('error', reject)
        socket.once('connect', () => {
          socket.destroy()
          resolve()
        })
      }),
  )
