import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { cites } from '../../support/cites.js'
import { newEmail, PASSWORD } from '../../support/http/client.js'
import { secondClient } from '../../support/http/oauth/oauth-clients.js'
import { startChromium } from '../../support/servers/web/chromium.js'
import { shared } from '../../support/shared.js'

/** The client's own server, to which the browser returns. */
const server = createServer((_request, response) => response.end('Back in the application.'))
let redirectUrl: string
let browser: Browser | null
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  redirectUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`
  browser = await startChromium()
})
afterAll(async () => {
  await browser?.close()
  server.closeAllConnections()
  server.close()
})

test(
  cites('from sign-up in a browser to a call of a tool', 'oauth.consent', 'pages.forms', 'pages.return'),
  async () => {
    if (browser === null) return
    const client = secondClient(shared().baseUrl, redirectUrl, 'legacy')
    expect(await client.connect()).toBe(false)
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
    const page = await context.newPage()
    await page.goto(String(client.kept.sentTo))
    await page.getByRole('link', { name: 'Create an account' }).click()
    const email = newEmail()
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('New password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()

    await page.waitForURL('**/oauth/interaction/**')
    expect(await page.locator('h1').textContent()).toBe('Allow A client of a library to use your memory?')
    const main = await page.locator('main').textContent()
    for (const text of [email, new URL(redirectUrl).host, 'Search and read memories']) expect(main).toContain(text)
    expect(await page.getByLabel('Only the volumes that I choose').isChecked()).toBe(true)
    await page.getByLabel('Default').uncheck()
    await page.getByRole('button', { name: 'Allow', exact: true }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').textContent()).toContain('Choose at least one volume')
    await page.getByLabel('Default').check()
    await page.getByRole('button', { name: 'Allow', exact: true }).click()

    await page.waitForURL(`${redirectUrl}?**`)
    expect(await page.locator('body').textContent()).toBe('Back in the application.')
    await client.finish(new URL(page.url()).searchParams)
    expect(await client.connect()).toBe(true)
    const listed = await client.call('list_volumes')
    expect(JSON.stringify(listed)).toContain('Default')
    await client.close()

    // The second time the sign-in page is skipped. Denying also returns to the client.
    const other = secondClient(shared().baseUrl, redirectUrl, 'legacy')
    await other.connect()
    await page.goto(String(other.kept.sentTo))
    await page.getByRole('button', { name: 'Do not allow' }).click()
    await page.waitForURL(`${redirectUrl}?**`)
    expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied')
    await context.close()
  },
)
