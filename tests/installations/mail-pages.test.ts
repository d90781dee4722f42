import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { clientOf, cookieOf, newEmail, PASSWORD, type Send } from '../support/http/client.js'
import { postForm, redirectOf } from '../support/http/forms.js'
import { type MailServer, startMailServer, tokenIn } from '../support/servers/web/mail-server.js'
import { type RunningService, startService } from '../support/service.js'

let mailServer: MailServer
let service: RunningService
let send: Send
beforeAll(async () => {
  mailServer = await startMailServer()
  service = await startService({ ...mailServer.env, RATE_LIMITS: 'off' })
  send = clientOf(service.baseUrl)
})
afterAll(async () => {
  await service?.stop()
  await mailServer?.stop()
})

const signUp = (email: string) => postForm(send, '/account/sign-up', { email, new_password: PASSWORD })
const linkFor = async (email: string, page: string) => `${page}?token=${tokenIn(await mailServer.next(email), page)}`
const emailOf = async (cookie: string) => (await send('GET', '/auth/me', { cookie })).body.data.user.email

test(cites('the link of a sign-up opens a page, whose button signs in', 'pages.links', 'signup.mailed'), async () => {
  const email = newEmail()
  const begun = await signUp(email)
  expect(redirectOf(begun)).toEqual([303, '/account/sign-in?notice=sign_up_mailed'])
  expect((await send('GET', '/account/sign-in?notice=sign_up_mailed')).text).toContain('We have sent you an e-mail.')
  const [link, cookie] = [await linkFor(email, '/account/verify'), cookieOf(begun)]
  // Opens the link without a cookie, as a mail scanner does.
  for (let time = 0; time < 2; time++) await send('GET', link)
  const shown = await send('GET', link, { cookie })
  expect(shown.text).toContain('One more click')
  expect(shown.text).not.toContain('type="password"')
  const confirmed = await postForm(send, link, {}, { cookie })
  expect(redirectOf(confirmed)).toEqual([303, '/account'])
  expect(await emailOf(cookieOf(confirmed))).toBe(email)
  const again = await postForm(send, link, {}, { cookie })
  expect([again.status, again.text]).toEqual([400, expect.stringContaining('This link is not valid any more.')])
})

test(cites('in another browser it asks for the password', 'pages.links', 'signup.mailed'), async () => {
  const email = newEmail()
  await signUp(email)
  const link = await linkFor(email, '/account/verify')
  expect((await send('GET', link)).text).toContain('You signed up in another browser.')
  expect((await postForm(send, link, {})).text).toContain('Enter your password.')
  const wrong = await postForm(send, link, { password: 'a wrong one' })
  expect([wrong.status, wrong.text]).toEqual([401, expect.stringContaining('not the password of that sign-up')])
  const confirmed = await postForm(send, link, { password: PASSWORD })
  expect(await emailOf(cookieOf(confirmed))).toBe(email)
})

test(cites('known and new addresses are answered alike', 'signup.mailed', 'password.forgot'), async () => {
  const email = newEmail()
  const cookie = cookieOf(await signUp(email))
  await postForm(send, await linkFor(email, '/account/verify'), {}, { cookie })
  const pages = [signUp, (address: string) => postForm(send, '/account/forgot', { email: address })]
  for (const ask of pages) {
    const [known, unknown] = [await ask(email), await ask(newEmail())]
    expect([redirectOf(known), known.text]).toEqual([redirectOf(unknown), unknown.text])
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()])
  }
})

test(cites('a forgotten password is replaced by a mailed link, once', 'pages.links', 'password.reset'), async () => {
  const email = newEmail()
  const cookie = cookieOf(await signUp(email))
  await postForm(send, await linkFor(email, '/account/verify'), {}, { cookie })
  const asked = await postForm(send, '/account/forgot', { email })
  expect(redirectOf(asked)).toEqual([303, '/account/sign-in?notice=reset_mailed'])
  const link = await linkFor(email, '/account/reset')
  expect((await send('GET', link)).text).toContain('You will be signed out everywhere;')
  expect((await postForm(send, link, { new_password: 'short' })).text).toContain('Choose a password of 8')
  const changed = await postForm(send, link, { new_password: 'the next password' })
  expect(redirectOf(changed)).toEqual([303, '/account/sign-in?notice=password_changed'])
  expect((await postForm(send, link, { new_password: 'the next password' })).text).toContain('works once')
  const signIn = (password: string) => postForm(send, '/account/sign-in', { email, password })
  expect([(await signIn(PASSWORD)).status, (await signIn('the next password')).status]).toEqual([401, 303])
})

test(cites('after the link of a sign-up, the browser goes on where it was going', 'pages.return'), async () => {
  for (const [path, goesTo] of [
    ['/oauth/interaction/u1', '/oauth/interaction/u1'],
    ['//evil.example', '/account'],
  ] as const) {
    const email = newEmail()
    const begun = await postForm(send, `/account/sign-up?${new URLSearchParams({ return_to: path })}`, {
      email,
      new_password: PASSWORD,
    })
    const confirmed = await postForm(send, await linkFor(email, '/account/verify'), {}, { cookie: cookieOf(begun) })
    expect(redirectOf(confirmed)).toEqual([303, goesTo])
  }
})
