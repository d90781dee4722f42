import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { cites } from '../../support/cites.js'
import { type Json, newEmail, PASSWORD } from '../../support/http/client.js'
import { postForm as post, redirectOf } from '../../support/http/forms.js'
import { mcpStatus } from '../../support/http/mcp.js'
import { connectClient } from '../../support/http/oauth/oauth.js'
import { invited, newMember, signedInAgain } from '../../support/http/people.js'
import { newTenant, type Tenant } from '../../support/http/tenant.js'
import { startChromium } from '../../support/servers/web/chromium.js'
import { send, shared } from '../../support/shared.js'

const FOREIGN = { Origin: 'https://evil.example' }
const pageOf = (path: string, cookie: string) => send('GET', path, { cookie })
const submit = (path: string, fields: Record<string, string>, cookie: string, headers: Record<string, string> = {}) =>
  post(send, path, fields, { cookie, headers })
const membersPath = ({ orgId }: Tenant) => `/account/organizations/${orgId}/members`

describe('what a person allowed', () => {
  test(cites('is on the account page, and ends by its button', 'pages.grants', 'grants.end'), async () => {
    const tenant = await newTenant(send)
    const { accessToken } = await connectClient(send, tenant.cookie, { name: 'Notes <b>' })
    const { text } = await pageOf('/account', tenant.cookie)
    for (const part of ['Notes &lt;b>', '127.0.0.1:33418', 'Search and read memories', 'All volumes'])
      expect(text).toContain(part)
    const grantId = /name="grant_id" value="([^"]+)"/.exec(text)?.[1] ?? ''
    expect((await submit('/account/grants', { grant_id: grantId }, tenant.cookie, FOREIGN)).status).toBe(403)
    const stranger = await newTenant(send)
    const refused = await submit('/account/grants', { grant_id: grantId }, stranger.cookie)
    expect([refused.status, refused.text]).toEqual([404, expect.stringContaining('had lost its access already')])
    expect(await mcpStatus(send, accessToken)).toBe(400)
    const ended = await submit('/account/grants', { grant_id: grantId }, tenant.cookie)
    expect(redirectOf(ended)).toEqual([303, '/account?notice=grant_ended'])
    expect((await pageOf('/account?notice=grant_ended', tenant.cookie)).text).not.toContain('Notes')
    expect(await mcpStatus(send, accessToken)).toBe(401)
  })
})

describe('sessions', () => {
  const signedIn = (tenant: Tenant) => signedInAgain(tenant, { 'User-Agent': 'curl/8.5.0' })
  const me = async (cookie: string) => (await send('GET', '/auth/me', { cookie })).status

  test(cites('are listed, and ended one by one or all others', 'pages.sessions', 'sessions.end-others'), async () => {
    const tenant = await newTenant(send)
    const others = [await signedIn(tenant), await signedIn(tenant)]
    const { text } = await pageOf('/account/sessions', tenant.cookie)
    expect(text.match(/curl\/8\.5\.0<\/bdi>/g)).toHaveLength(2)
    expect(text.match(/This browser/g)).toHaveLength(1)
    const [id = ''] = [...text.matchAll(/name="session_id" value="([^"]+)"/g)].map(([, value]) => value)
    expect((await submit('/account/sessions', { session_id: id }, tenant.cookie, FOREIGN)).status).toBe(403)
    const ended = await submit('/account/sessions', { session_id: id }, tenant.cookie)
    expect(redirectOf(ended)).toEqual([303, '/account/sessions?notice=ended'])
    expect((await Promise.all(others.map(me))).sort()).toEqual([200, 401])
    const again = await submit('/account/sessions', { session_id: id }, tenant.cookie)
    expect([again.status, again.text]).toEqual([404, expect.stringContaining('had ended already')])
    await signedIn(tenant)
    const all = await submit('/account/sessions/others', {}, tenant.cookie)
    expect(redirectOf(all)).toEqual([303, '/account/sessions?notice=others_ended'])
    expect([await me(others[0] ?? ''), await me(others[1] ?? ''), await me(tenant.cookie)]).toEqual([401, 401, 200])
    expect((await pageOf('/account/sessions', tenant.cookie)).text).not.toContain('Sign out everywhere else')
    expect(redirectOf(await send('GET', '/account/sessions'))).toEqual([
      303,
      '/account/sign-in?return_to=%2Faccount%2Fsessions',
    ])
  })

  test(cites('of a person end by one call of the API', 'sessions.end-others', 'dead-at-once'), async () => {
    const [tenant, stranger] = [await newTenant(send), await newTenant(send)]
    const other = await signedIn(tenant)
    expect((await tenant.call('DELETE', '/auth/sessions')).body.data).toEqual({ ended: 1 })
    expect([await me(other), await me(tenant.cookie), await me(stranger.cookie)]).toEqual([401, 200, 200])
  })
})

describe('members', () => {
  test(cites('see the list; only owners and admins may change it', 'pages.members', 'members.list'), async () => {
    const tenant = await newTenant(send)
    const [admin, member] = [await newMember(tenant, 'admin'), await newMember(tenant, 'member')]
    await invited(tenant, 'friend@example.test')
    const path = membersPath(tenant)
    const seen = (await pageOf(path, member.cookie)).text
    expect(seen).toContain(admin.email)
    for (const part of ['friend@example.test', 'Invite somebody', `${path}/${admin.userId}`])
      expect(seen).not.toContain(part)
    const managed = (await pageOf(path, admin.cookie)).text
    for (const part of ['friend@example.test', 'Invite somebody', `${path}/${member.userId}`])
      expect(managed).toContain(part)
    expect(managed).not.toContain(`${path}/${tenant.userId}`)
    const refusals = [
      await submit(`${path}/${admin.userId}/role`, { role: 'member' }, member.cookie),
      await submit(`${path}/${tenant.userId}/remove`, {}, admin.cookie),
      await submit(path, { email: newEmail(), role: 'owner' }, admin.cookie),
      await submit(`${path}/${member.userId}/remove`, {}, tenant.cookie, FOREIGN),
    ]
    for (const { status, text } of refusals)
      expect([status, text]).toEqual([403, expect.stringContaining('does not allow this')])
    const stranger = await newTenant(send)
    expect((await pageOf(path, stranger.cookie)).status).toBe(404)
    expect((await pageOf(`${path}/${member.userId}`, stranger.cookie)).status).toBe(404)
    expect((await submit(`${path}/${member.userId}/remove`, {}, stranger.cookie)).status).toBe(404)
  })

  test(cites('get another role, leave and are removed', 'pages.members', 'members.last-owner'), async () => {
    const tenant = await newTenant(send)
    const [person, leaving] = [await newMember(tenant, 'member'), await newMember(tenant, 'member')]
    const path = membersPath(tenant)
    const changed = await submit(`${path}/${person.userId}/role`, { role: 'developer' }, tenant.cookie)
    expect(redirectOf(changed)).toEqual([303, `${path}?notice=role_changed`])
    expect((await pageOf(`${path}/${person.userId}`, tenant.cookie)).text).toMatch(/value="developer" checked/)
    const last = await submit(`${path}/${tenant.userId}/remove`, {}, tenant.cookie)
    expect([last.status, last.text]).toEqual([409, expect.stringContaining('this is the last owner')])
    expect(redirectOf(await submit(`${path}/${person.userId}/remove`, {}, tenant.cookie))).toEqual([
      303,
      `${path}?notice=removed`,
    ])
    expect((await submit(`${path}/${person.userId}/remove`, {}, tenant.cookie)).status).toBe(404)
    expect(redirectOf(await submit(`${path}/${leaving.userId}/remove`, {}, leaving.cookie))).toEqual([
      303,
      '/account?notice=left',
    ])
    const { members } = (await tenant.call('GET', `/orgs/${tenant.orgId}/members`)).body.data
    expect(members.map(({ email }: Json) => email)).toEqual([tenant.email])
  })

  test(
    cites('are invited by a link where there is no mail server', 'pages.members', 'invitations.create'),
    async () => {
      const tenant = await newTenant(send)
      const path = membersPath(tenant)
      const bad = await submit(path, { email: 'nobody', role: 'member' }, tenant.cookie)
      expect([bad.status, bad.text]).toEqual([400, expect.stringContaining('value="nobody"')])
      expect(bad.text).toContain(`action="${path}"`)
      const known = await submit(path, { email: tenant.email, role: 'member' }, tenant.cookie)
      expect([known.status, known.text]).toEqual([409, expect.stringContaining('a member already')])
      const email = newEmail()
      const made = await submit(path, { email, role: 'developer' }, tenant.cookie)
      const link = /\/account\/invitation\?token=[\w-]{43}/.exec(made.text)?.[0] ?? ''
      expect((await send('GET', link)).text).toContain(email)
      const { text } = await pageOf(path, tenant.cookie)
      expect(text).toContain(email)
      expect(text).not.toContain(link)
      const withdraw = /action="([^"]+\/withdraw)"/.exec(text)?.[1] ?? ''
      expect(redirectOf(await submit(withdraw, {}, tenant.cookie))).toEqual([303, `${path}?notice=withdrawn`])
      expect((await send('GET', link)).text).toContain('was used, withdrawn or replaced')
    },
  )
})

describe('in a browser', () => {
  let browser: Browser | null
  beforeAll(async () => {
    browser = await startChromium()
  })
  afterAll(() => browser?.close())

  test(
    cites('without scripts, by keyboard: invite, change a role, end an access and the other sessions', 'pages.members'),
    async () => {
      if (browser === null) return
      const tenant = await newTenant(send)
      const person = await newMember(tenant, 'member')
      await connectClient(send, tenant.cookie, { name: 'Notes' })
      const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' })
      const page = await context.newPage()
      await page.goto(`${shared().baseUrl}/account`)
      await page.getByLabel('E-Mail-Adresse').fill(tenant.email)
      await page.getByLabel('Passwort').fill(PASSWORD)
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'Mitglieder Org' }).press('Enter')
      await page.getByLabel('E-Mail-Adresse').fill(newEmail())
      await page.keyboard.press('Tab')
      expect(await page.getByLabel('Mitglied').isChecked()).toBe(true)
      await page.getByRole('button', { name: 'Einladen' }).press('Enter')
      await page.getByRole('heading', { name: 'Die Einladung ist erstellt' }).waitFor()
      await page.goto(`${shared().baseUrl}${membersPath(tenant)}`)
      await page.locator(`a[href$="${person.userId}"]`).press('Enter')
      await page.getByLabel('Entwickler').check()
      await page.getByRole('button', { name: 'Rolle ändern' }).press('Enter')
      await page.getByText('Die Rolle wurde geändert.').waitFor()
      await page.getByRole('link', { name: 'Dein Konto' }).press('Enter')
      await page.getByRole('button', { name: 'Zugriff beenden Notes' }).press('Enter')
      await page.getByText('Die App hat keinen Zugriff mehr.').waitFor()
      await page.getByRole('link', { name: 'Wo du angemeldet bist' }).press('Enter')
      await page.getByRole('button', { name: 'Überall sonst abmelden' }).press('Enter')
      await page.getByText('Kein anderer Browser ist mehr angemeldet.').waitFor()
      await context.close()
      expect((await tenant.call('GET', '/auth/me')).status).toBe(401)
    },
  )
})
