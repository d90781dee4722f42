import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import { expectError, expectInvalid } from '../support/expectations.js'
import { clientOf, cookieOf, newEmail, PASSWORD, type Reply, type Send } from '../support/http/client.js'
import { dumpTables, withDatabase } from '../support/servers/database.js'
import { type MailServer, startMailServer, tokenIn } from '../support/servers/web/mail-server.js'
import { type RunningService, startService } from '../support/service.js'

let mailServer: MailServer
let service: RunningService
let send: Send
beforeAll(async () => {
  mailServer = await startMailServer()
  service = await startService({ ...mailServer.env, RATE_LIMITS: '{"auth": 10000, "mail_to": 4}' })
  send = clientOf(service.baseUrl)
})
afterAll(async () => {
  await service?.stop()
  await mailServer?.stop()
})

const signUp = (email: string, password = PASSWORD) =>
  send('POST', '/auth/signup', { body: { email, password, name: 'Ada', org_name: 'Engines' } })
const verify = (token: string, more: { cookie?: string; password?: string } = {}) =>
  send('POST', '/auth/email/verify', {
    body: { token, ...(more.password !== undefined && { password: more.password }) },
    ...(more.cookie !== undefined && { cookie: more.cookie }),
  })
const login = (email: string, password = PASSWORD) => send('POST', '/auth/login', { body: { email, password } })
const tokenFor = async (email: string, page = '/account/verify') => tokenIn(await mailServer.next(email), page)

/** Signs up and opens the mailed link; returns the session's cookie. */
const newPerson = async (email = newEmail()) => {
  const cookie = cookieOf(await signUp(email))
  const verified = await verify(await tokenFor(email), { cookie })
  expect(verified.status).toBe(200)
  const [organization] = verified.body.data.organizations
  return { email, cookie: cookieOf(verified), orgId: organization.org_id as string }
}

/** Returns status, body and names of the headers, with the attributes of cookies. */
const shapeOf = ({ status, text, headers }: Reply) => ({
  status,
  text,
  headers: [...headers].map(([name, value]) =>
    name === 'set-cookie' ? value.replace(/=[^;]*|Expires[^;]*/g, '') : name,
  ),
})

describe('sign-up', () => {
  test(
    cites('mails a link that opens the session in the same browser', 'signup.mailed', 'signup.creates'),
    async () => {
      const email = newEmail()
      const reply = await signUp(email.toUpperCase())
      expect({ status: reply.status, body: reply.body }).toEqual({ status: 202, body: { status: 'ok', data: {} } })
      const cookie = cookieOf(reply)
      expect((await send('GET', '/auth/me', { cookie })).status).toBe(401)
      expect((await login(email)).status).toBe(401)
      const mail = await mailServer.next(email)
      expect(mail.from).toBe('memory@example.test')
      expect(mail.headers).toMatch(/^Subject: Confirm your e-mail address\r$/m)
      const token = tokenIn(mail, '/account/verify')
      const verified = await verify(token, { cookie })
      expect(verified.status).toBe(200)
      expect(verified.body.data).toMatchObject({ user: { email, name: 'Ada' }, organizations: [{ name: 'Engines' }] })
      expect(cookieOf(verified)).not.toBe(cookie)
      expect((await send('GET', '/auth/me', { cookie: cookieOf(verified) })).status).toBe(200)
      expect((await login(email)).status).toBe(200)
      expectInvalid(await verify(token, { cookie }), 'token')
    },
  )

  test(cites('answers alike for a known address, whose owner is told by mail', 'signup.mailed'), async () => {
    const { email } = await newPerson()
    const [known, unknown] = [await signUp(email, 'not the password'), await signUp(newEmail())]
    expect(shapeOf(known)).toEqual(shapeOf(unknown))
    const mail = await mailServer.next(email)
    expect(mail.headers).toMatch(/^Subject: You already have an account\r$/m)
    expect(mail.text).not.toContain('token=')
    expect((await login(email)).status).toBe(200)
  })

  test(
    cites('with the address of another gives nobody an account whose password another knows', 'signup.mailed'),
    async () => {
      const email = newEmail()
      await signUp(email, "the intruder's")
      const token = await tokenFor(email)
      expectInvalid(await verify(token), 'password')
      expectError(await verify(token, { password: 'what the victim would type' }), 401, 'invalid_credentials')
      expect((await login(email, "the intruder's")).status).toBe(401)
      await newPerson(email)
      expectInvalid(await verify(token, { password: "the intruder's" }), 'token')
      expect((await login(email)).status).toBe(200)
    },
  )

  test(cites('can be finished in another browser with the password', 'signup.mailed'), async () => {
    const email = newEmail()
    await signUp(email)
    expect((await verify(await tokenFor(email), { password: PASSWORD })).status).toBe(200)
  })
})

test(cites('an invitation is mailed, and its token shown to nobody else', 'invitations.create'), async () => {
  const { cookie, orgId } = await newPerson()
  const email = newEmail()
  const path = `/orgs/${orgId}/members`
  const reply = await send('POST', path, { cookie, body: { email, role: 'developer' } })
  expect(reply.body.data.invitation).toMatchObject({ email, mailed: true })
  expect(reply.body.data.invitation).not.toHaveProperty('token')
  const mail = await mailServer.next(email)
  expect(mail.text).toContain('join “Engines” as a developer')
  const body = { email, password: PASSWORD, invitation_token: tokenIn(mail, '/account/invitation') }
  const joined = await send('POST', '/auth/signup', { body })
  expect(joined.status).toBe(201)
  expect(joined.body.data.organizations).toMatchObject([{ org_id: orgId, role: 'developer' }])
})

test(
  cites('a forgotten password is replaced by a mailed link, once', 'password.forgot', 'password.reset'),
  async () => {
    const { email, cookie } = await newPerson()
    const forgot = (address: string) => send('POST', '/auth/password/forgot', { body: { email: address } })
    const [known, unknown] = [await forgot(email), await forgot(newEmail())]
    expect(known.status).toBe(202)
    expect(shapeOf(known)).toEqual(shapeOf(unknown))
    const token = await tokenFor(email, '/account/reset')
    const reset = () => send('POST', '/auth/password/reset', { body: { token, password: 'the new password' } })
    expect((await reset()).status).toBe(200)
    expectInvalid(await reset(), 'token')
    expect((await send('GET', '/auth/me', { cookie })).status).toBe(401)
    expect((await login(email)).status).toBe(401)
    expect((await login(email, 'the new password')).status).toBe(200)
  },
)

test(
  cites('an unknown address causes the same work, and no mail: the time of an answer tells nothing', 'password.forgot'),
  async () => {
    const { email } = await newPerson()
    const unknown = newEmail()
    const stored = async () => (await rows('SELECT FROM password_resets')).length
    const before = await stored()
    for (const address of [unknown, email])
      expect((await send('POST', '/auth/password/forgot', { body: { email: address } })).status).toBe(202)
    expect(await stored()).toBe(before + 2)
    await mailServer.next(email)
    await eventually(async () => expect(await waiting()).toEqual([]))
    expect(mailServer.mails.filter(({ to }) => to === unknown)).toEqual([])
  },
)

test(cites('mails are in the language of the request that caused them', 'mail.languages'), async () => {
  const email = newEmail()
  const headers = { 'Accept-Language': 'de-AT, en;q=0.5' }
  await send('POST', '/auth/signup', { body: { email, password: PASSWORD }, headers })
  expect((await mailServer.next(email)).text).toContain('Um die Registrierung bei')
  const { email: known, cookie, orgId } = await newPerson()
  await send('POST', '/auth/password/forgot', { body: { email: known }, headers })
  expect((await mailServer.next(known)).text).toContain('ein neues Passwort zu wählen')
  const invited = newEmail()
  await send('POST', `/orgs/${orgId}/members`, { cookie, body: { email: invited }, headers })
  expect((await mailServer.next(invited)).text).toContain('Du bist eingeladen, „Engines“ als Mitglied beizutreten.')
})

describe('a mail', () => {
  test(cites('waits while the mail server is down, which delays nobody', 'mail.jobs'), async () => {
    await mailServer.stop()
    const email = newEmail()
    expect((await signUp(email)).status).toBe(202)
    await eventually(async () =>
      expect(await waiting()).toMatchObject([{ last_error: expect.stringContaining('mail') }]),
    )
    await mailServer.start()
    expect(await tokenFor(email)).toMatch(/^[\w-]{43}$/)
    await eventually(async () => expect(await waiting()).toEqual([]))
  })

  test(cites('that the mail server rejects for good is given up, and the others go on', 'mail.jobs'), async () => {
    const [rejected, accepted] = [newEmail(), newEmail()]
    mailServer.reject(rejected)
    await signUp(rejected)
    await signUp(accepted)
    await mailServer.next(accepted)
    const dead = `SELECT last_error FROM dead_letters WHERE job = 'mail.send'`
    await eventually(async () =>
      expect(await rows(dead)).toMatchObject([{ last_error: expect.stringContaining('550') }]),
    )
  })
})

test(cites('an address is not flooded, and the answers do not change', 'mail.flood'), async () => {
  const { email } = await newPerson()
  const { cookie, orgId } = await newPerson()
  const statusesOf = async (call: () => Promise<Reply>) => {
    const statuses: number[] = []
    for (let at = 0; at < 5; at++) statuses.push((await call()).status)
    return statuses
  }
  expect(await statusesOf(() => signUp(email))).toEqual(Array(5).fill(202))
  // Each purpose has a limit of its own, so the sign-ups do not use up the limit of resets.
  const forgot = () => send('POST', '/auth/password/forgot', { body: { email } })
  expect(await statusesOf(forgot)).toEqual(Array(5).fill(202))
  // newPerson has already read one of the four sign-up mails.
  for (let at = 0; at < 3 + 4; at++) await mailServer.next(email)
  const invite = () => send('POST', `/orgs/${orgId}/members`, { cookie, body: { email } })
  expect(await statusesOf(invite)).toEqual([201, 201, 201, 201, 429])
  const later = newEmail()
  await signUp(later)
  await mailServer.next(later)
  await eventually(async () => expect(await waiting()).toEqual([]))
  // Invitations are left out, because a newer one can replace an older one before the older one is mailed.
  const left = mailServer.mails.filter(({ to, headers }) => to === email && !headers.includes('Subject: Invitation to'))
  expect(left).toEqual([])
})

test(cites('tokens are in no table and no log', 'keys.hashed'), async () => {
  const email = newEmail()
  await signUp(email)
  const token = await tokenFor(email)
  const stored = [
    ...(await dumpTables(service.databaseUrl)),
    ...service.logFiles.map((file) => readFileSync(file, 'utf8')),
  ].join('\n')
  expect(stored).toContain(email)
  expect(stored).not.toContain(token)
  expect(stored).not.toContain(PASSWORD)
})

const rows = (text: string) =>
  withDatabase(service.databaseUrl, async (client) => (await client.query<{ last_error: string }>(text)).rows)
const waiting = () => rows(`SELECT last_error FROM outbox WHERE job = 'mail.send'`)
