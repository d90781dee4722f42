import { expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError } from '../../support/expectations.js'
import { newEmail, PASSWORD, patient, type Reply } from '../../support/http/client.js'
import { postForm } from '../../support/http/forms.js'
import { newTenant } from '../../support/http/tenant.js'
import { dumpTables } from '../../support/servers/database.js'
import { from, limited, newAddress, statuses } from './limited.js'

const logIn = (address: string, email: string, password: string) =>
  from(address)('POST', '/auth/login', { body: { email, password } })
const guesses = async (address: string, email: string, count: number): Promise<Reply[]> => {
  const replies: Reply[] = []
  for (let at = 0; at < count; at++) replies.push(await logIn(address, email, `guess ${at}`))
  return replies
}

test(cites('failures refuse an address one account, which is open from elsewhere', 'login.slows'), async () => {
  const [tenant, other] = [await newTenant(patient(from(newAddress()))), await newTenant(patient(from(newAddress())))]
  const replies = await guesses('198.51.100.7', tenant.email.toUpperCase(), 5)
  expect(statuses(replies)).toEqual([401, 401, 401, 401, 429])
  const refused = await logIn('198.51.100.7', tenant.email, PASSWORD)
  expectError(refused, 429, 'rate_limited')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
  expect((await logIn('198.51.100.8', tenant.email, PASSWORD)).status).toBe(200)
  expect((await logIn('198.51.100.7', other.email, PASSWORD)).status).toBe(200)
})

test(cites('many guesses at the same time are no way around', 'login.slows'), async () => {
  const { email } = await newTenant(patient(from(newAddress())))
  const replies = await Promise.all(Array.from({ length: 10 }, () => logIn('198.51.100.9', email, 'a guess')))
  expect(statuses(replies).sort()).toEqual([...Array(4).fill(401), ...Array(6).fill(429)])
})

test(cites('a success forgets the failures before it', 'login.slows'), async () => {
  const { email } = await newTenant(patient(from(newAddress())))
  for (let round = 0; round < 2; round++) {
    expect(statuses(await guesses('198.51.100.10', email, 3))).toEqual([401, 401, 401])
    expect((await logIn('198.51.100.10', email, PASSWORD)).status).toBe(200)
  }
})

test(cites('an unknown account is counted alike, and its address stored nowhere', 'login.slows'), async () => {
  const email = newEmail()
  expect(statuses(await guesses('198.51.100.11', email, 5))).toEqual([401, 401, 401, 401, 429])
  expect((await dumpTables(limited().databaseUrl)).join('\n')).not.toContain(email)
})

test(cites('guesses of the current password count alike, whatever asks for it', 'password.slows'), async () => {
  const { email, cookie } = await newTenant(patient(from(newAddress())))
  const sendFrom = from('198.51.100.13')
  const change = (current_password: string) =>
    sendFrom('POST', '/auth/password', { cookie, body: { current_password, password: 'another horse' } })
  const erase = (password: string) => sendFrom('DELETE', '/auth/me', { cookie, body: { password } })
  const form = (current_password: string) =>
    postForm(sendFrom, '/account/password', { current_password, new_password: 'another horse' }, { cookie })
  const replies = [await change('1'), await erase('2'), await form('3'), await change('4'), await change(PASSWORD)]
  expect(statuses(replies)).toEqual([401, 401, 401, 401, 429])
  expect(statuses([await erase(PASSWORD), await form(PASSWORD)])).toEqual([429, 429])
  expect((await logIn('198.51.100.14', email, PASSWORD)).status).toBe(200)
})

test(cites('the form of the sign-in page counts with the API', 'login.slows'), async () => {
  const { email } = await newTenant(patient(from(newAddress())))
  expect(statuses(await guesses('198.51.100.12', email, 2))).toEqual([401, 401])
  const forms: Reply[] = []
  for (let at = 0; at < 3; at++)
    forms.push(await postForm(from('198.51.100.12'), '/account/sign-in', { email, password: 'a guess' }))
  expect(statuses(forms)).toEqual([401, 401, 429])
  expect(forms[2]?.text).toContain('Too many attempts')
})
