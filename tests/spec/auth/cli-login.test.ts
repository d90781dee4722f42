import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError, expectInvalid } from '../../support/expectations.js'
import { expectStatus, type Reply } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import {
  codeOn,
  decideLogin,
  exchangeCode,
  isKnown,
  newLogin,
  STATE,
  signInTerminal,
} from '../../support/http/oauth/cli-login.js'
import { allowClient, connectClient, exchange, pkce } from '../../support/http/oauth/oauth.js'
import { newMember } from '../../support/http/people.js'
import { newTenant } from '../../support/http/tenant.js'
import { send, shared } from '../../support/shared.js'

const PORT = 47_999
const tenant = await newTenant(send)

const allow = (page: string, person = tenant) => decideLogin(send, person, page)
const exchanged = (code: string, verifier: string) => exchangeCode(send, code, verifier)
const refused = (reply: Reply) => expectInvalid(reply, 'code')

/** The parameters with which the browser returns to the terminal. */
const returned = ({ status, headers }: Reply): Record<string, string> => {
  const url = new URL(headers.get('location') ?? '')
  return { status: String(status), to: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) }
}

/** A key of the command line, as `sm login` gets it. */
const newKey = (person = tenant) => signInTerminal(send, person)

describe('the page', () => {
  test(cites('asks for a sign-in first, and comes back', 'cli.browser', 'pages.return'), async () => {
    const { page } = newLogin(PORT)
    const reply = await send('GET', page)
    expect([reply.status, reply.headers.get('location')]).toEqual([
      303,
      `/account/sign-in?return_to=${encodeURIComponent(page)}`,
    ])
  })

  test(cites('says what the terminal may do, by role', 'cli.consent'), async () => {
    const { page } = newLogin()
    const shown = await send('GET', page, { cookie: tenant.cookie })
    expect(shown.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/)
    for (const text of ['Agent Memory command line', tenant.email, 'create, change and delete volumes', 'sm logout'])
      expect(shown.text).toContain(text)
    expect(codeOn(shown)).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    const other = await send('GET', newLogin().page, { cookie: tenant.cookie })
    expect(codeOn(other)).not.toBe(codeOn(shown))

    const member = await newMember(tenant, 'member')
    const { text } = await send('GET', page, { cookie: member.cookie, headers: { 'Accept-Language': 'de' } })
    expect(text).toContain('<small>(Mitglied)</small>: Erinnerungen und Dokumente lesen<')
    for (const orgId of [tenant.orgId, member.orgId]) expect(text).toContain(`name="org_id" value="${orgId}"`)
  })

  test(cites('returns to the terminal with a code, its state, and who gave it', 'cli.browser'), async () => {
    const { page, verifier } = newLogin(PORT)
    const headers = { Origin: shared().baseUrl }
    const answer = returned(expectStatus(await decideLogin(send, tenant, page, { headers }), 303))
    expect(answer).toMatchObject({ to: `http://127.0.0.1:${PORT}/callback`, state: STATE, iss: shared().baseUrl })
    expect(answer.code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/)
    expectStatus(await exchanged(answer.code ?? '', verifier), 201)
  })

  test(cites('gives nothing to a terminal that was denied', 'cli.consent'), async () => {
    const [near, far] = [newLogin(PORT), newLogin()]
    const answer = returned(await decideLogin(send, tenant, near.page, { decision: 'deny' }))
    expect(answer).toMatchObject({ status: '303', error: 'access_denied', state: STATE })
    expect(answer).not.toHaveProperty('code')
    const shown = expectStatus(await decideLogin(send, tenant, far.page, { decision: 'deny' }), 200)
    expect([codeOn(shown), shown.text]).toEqual(['', expect.stringContaining('Nothing was changed')])
    for (const { verifier } of [near, far]) refused(await exchanged('0000-0000-0000', verifier))
  })

  test.each([
    ['a port with a host', { port: '80@evil.example' }],
    ['a port out of range', { port: '65536' }],
    ['an empty state', { state: '' }],
    ['a state with a line end', { state: `${STATE}\r\nX: y` }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['a challenge that is no SHA-256', { code_challenge: 'abc' }],
  ])(cites('goes nowhere for %s', 'cli.consent'), async (_what, change) => {
    const url = new URL(newLogin(PORT).page, 'http://service')
    for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value)
    const page = url.pathname + url.search
    for (const reply of [await send('GET', page, { cookie: tenant.cookie }), await allow(page)]) {
      expect([reply.status, reply.headers.get('location')]).toEqual([400, null])
      expect(reply.text).toContain('Run “sm login” again')
      expect(reply.text).not.toContain('evil.example')
    }
  })

  test(cites('is refused to other sites, other users, and for other organizations', 'cli.consent'), async () => {
    const { page, verifier } = newLogin()
    const stranger = await newTenant(send)
    const foreign = await decideLogin(send, tenant, page, { headers: { Origin: 'https://evil.example' } })
    expect(foreign.status).toBe(403)
    // The page was shown to somebody else, so it is shown again.
    const other = await decideLogin(send, tenant, page, { user_id: stranger.userId })
    expect([other.status, other.headers.get('location')]).toEqual([303, page])
    expect((await decideLogin(send, tenant, page, { org_id: stranger.orgId })).status).toBe(404)
    refused(await exchanged('0000-0000-0000', verifier))
    expectStatus(await allow(page), 200)
    expect((await allow(page, stranger)).status).toBe(409)
  })

  test(cites('takes neither keys nor access tokens', 'cli.own-code'), async () => {
    const { accessToken } = await connectClient(send, tenant.cookie)
    const page = newLogin().page
    const replies = await Promise.all(
      [await tenant.key('org_rw'), accessToken].map((key) => send('GET', page, { key })),
    )
    expect(replies.map((reply) => [reply.status, codeOn(reply)])).toEqual([
      [403, ''],
      [401, ''],
    ])
  })
})

describe('the exchange', () => {
  test(cites('gives a live key named CLI, with the access of its user', 'keys.cli', 'cli.browser'), async () => {
    const { key, keyId } = await newKey()
    expect(key).toMatch(/^sm_live_[0-9A-Za-z]{43}$/)
    const me = (await send('GET', '/auth/me', { key })).body.data
    expect(me.key).toMatchObject({ key_id: keyId, name: 'CLI', kind: 'live', user_id: tenant.userId, expires_at: null })
    const memories = memoriesOf(send, key, tenant.volumeId)
    await memories.write('The tide turns at noon.')
    expect(await memories.find('When does the tide turn?')).toEqual(['The tide turns at noon.'])
    const { keys } = (await tenant.call('GET', '/keys')).body.data
    expect(keys).toContainEqual(expect.objectContaining({ key_id: keyId, name: 'CLI', kind: 'live' }))
    const { entries } = (await tenant.call('GET', `/orgs/${tenant.orgId}/audit`)).body.data
    expect(entries).toContainEqual(expect.objectContaining({ action: 'key.created', subject_id: keyId }))
  })

  test(cites('accepts a code once; a second use revokes the key', 'cli.one-time'), async () => {
    const { code, verifier, key } = await newKey()
    expect(await isKnown(send, key)).toBe(true)
    refused(await exchanged(code, verifier))
    expect(await isKnown(send, key)).toBe(false)
  })

  test(cites('accepts a code only with its verifier, and only five guesses', 'cli.one-time'), async () => {
    const [one, other] = [newLogin(), newLogin()]
    const codes = [codeOn(await allow(one.page)), codeOn(await allow(other.page))] as const
    refused(await exchanged(codes[0], other.verifier))
    refused(await exchanged(codes[0], pkce().verifier))
    expectStatus(await exchanged(codes[0], one.verifier), 201)
    for (let guess = 1; guess < 5; guess++) refused(await exchanged('0000-0000-0000', other.verifier))
    refused(await exchanged(codes[1], other.verifier))
  })

  test(cites('takes no code and no token of an OAuth client', 'cli.own-code'), async () => {
    const { clientId, accessToken, refreshToken } = await connectClient(send, tenant.cookie)
    const theirs = await allowClient(send, tenant.cookie, { clientId })
    expect(theirs.code).not.toBe('')
    for (const code of [theirs.code, accessToken, refreshToken]) {
      refused(await exchanged(code, theirs.verifier))
      const body = { code, code_verifier: theirs.verifier }
      refused(await send('POST', '/auth/cli/key', { key: accessToken, body }))
    }
    const key = { name: 'CLI', kind: 'org_rw' }
    for (const [path, body] of [
      ['/keys', key],
      ['/auth/logout', {}],
    ] as const)
      expect((await send('POST', path, { key: accessToken, body })).status).toBe(401)
    // An OAuth client cannot exchange a code of the command line either.
    const { page, verifier } = newLogin(PORT)
    const { code = '' } = returned(await allow(page))
    const reply = await exchange(send, clientId, code, verifier)
    expect([reply.status, reply.body.error]).toEqual([400, 'invalid_grant'])
    expectStatus(await exchanged(code, verifier), 201)
  })

  test.each([
    [{}],
    [{ code: '' }],
    [{ code: 'x'.repeat(101), code_verifier: 'a'.repeat(43) }],
    [{ code: '0000-0000-0000', code_verifier: 'short' }],
    [{ code: '0000-0000-0000', code_verifier: `${'a'.repeat(43)} ` }],
    [{ code: ['0000-0000-0000'], code_verifier: 'a'.repeat(43) }],
  ])(cites('refuses %j', 'cli.one-time'), async (body) => {
    const reply = await send('POST', '/auth/cli/key', { body })
    expect([reply.status, reply.body.error]).toEqual([400, 'validation_failed'])
  })
})

describe('signing out with the key', () => {
  test(cites('revokes it', 'cli.logout'), async () => {
    const { key, keyId } = await newKey()
    expectStatus(await send('POST', '/auth/logout', { key }), 200)
    expect(await isKnown(send, key)).toBe(false)
    expectError(await send('POST', '/auth/logout', { key }), 401, 'invalid_api_key')
    const { entries } = (await tenant.call('GET', `/orgs/${tenant.orgId}/audit`)).body.data
    expect(entries[0]).toMatchObject({ action: 'key.revoked', subject_id: keyId, actor: { id: keyId, name: 'CLI' } })
  })

  test(cites('is not for keys that people manage', 'cli.logout'), async () => {
    const { key: agent } = await tenant.agent('Stays')
    for (const key of [await tenant.key('org_rw'), await tenant.key('proj_r'), agent]) {
      expectError(await send('POST', '/auth/logout', { key }), 403, 'forbidden')
      expect(await isKnown(send, key)).toBe(true)
    }
  })
})
