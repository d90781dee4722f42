import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError } from '../../support/expectations.js'
import { newEmail, onceTo, PASSWORD, patient, type Reply, type Send } from '../../support/http/client.js'
import { postForm } from '../../support/http/forms.js'
import { newTenant } from '../../support/http/tenant.js'
import { dumpTables, withDatabase } from '../../support/servers/database.js'
import { type RunningService, startService } from '../../support/service.js'
import { inOneWindow, times } from '../../support/stores/windows.js'

let service: RunningService
/** Sends requests as if from this address, without retries, because a retry would count twice. */
let from: (address: string) => Send
beforeAll(async () => {
  const RATE_LIMITS = '{"auth": 1000, "login": 4, "oauth_register": 3, "oauth_document": 4, "oauth_document_host": 5}'
  service = await startService({ TRUST_PROXY: '1', OAUTH_CLIENT_DOCUMENTS: 'on', RATE_LIMITS })
  const send = onceTo(service.baseUrl)
  from =
    (address) =>
    (method, path, options = {}) =>
      send(method, path, { ...options, headers: { 'X-Forwarded-For': address, ...options.headers } })
})
afterAll(() => service?.stop())

const logIn = (address: string, email: string, password: string) =>
  from(address)('POST', '/auth/login', { body: { email, password } })
const guesses = async (address: string, email: string, count: number): Promise<Reply[]> => {
  const replies: Reply[] = []
  for (let at = 0; at < count; at++) replies.push(await logIn(address, email, `guess ${at}`))
  return replies
}
const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status)

test(cites('failures refuse an address one account, which is open from elsewhere', 'login.slows'), async () => {
  const [tenant, other] = [await newTenant(patient(from('192.0.2.1'))), await newTenant(patient(from('192.0.2.1')))]
  const replies = await guesses('198.51.100.7', tenant.email.toUpperCase(), 5)
  expect(statuses(replies)).toEqual([401, 401, 401, 401, 429])
  const refused = await logIn('198.51.100.7', tenant.email, PASSWORD)
  expectError(refused, 429, 'rate_limited')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
  expect((await logIn('198.51.100.8', tenant.email, PASSWORD)).status).toBe(200)
  expect((await logIn('198.51.100.7', other.email, PASSWORD)).status).toBe(200)
})

test(cites('many guesses at the same time are no way around', 'login.slows'), async () => {
  const { email } = await newTenant(patient(from('192.0.2.1')))
  const replies = await Promise.all(Array.from({ length: 10 }, () => logIn('198.51.100.9', email, 'a guess')))
  expect(statuses(replies).sort()).toEqual([...Array(4).fill(401), ...Array(6).fill(429)])
})

test(cites('a success forgets the failures before it', 'login.slows'), async () => {
  const { email } = await newTenant(patient(from('192.0.2.1')))
  for (let round = 0; round < 2; round++) {
    expect(statuses(await guesses('198.51.100.10', email, 3))).toEqual([401, 401, 401])
    expect((await logIn('198.51.100.10', email, PASSWORD)).status).toBe(200)
  }
})

test(cites('an unknown account is counted alike, and its address stored nowhere', 'login.slows'), async () => {
  const email = newEmail()
  expect(statuses(await guesses('198.51.100.11', email, 5))).toEqual([401, 401, 401, 401, 429])
  expect((await dumpTables(service.databaseUrl)).join('\n')).not.toContain(email)
})

test(cites('guesses of the current password count alike, whatever asks for it', 'password.slows'), async () => {
  const { email, cookie } = await newTenant(patient(from('192.0.2.1')))
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
  const { email } = await newTenant(patient(from('192.0.2.1')))
  expect(statuses(await guesses('198.51.100.12', email, 2))).toEqual([401, 401])
  const forms: Reply[] = []
  for (let at = 0; at < 3; at++)
    forms.push(await postForm(from('198.51.100.12'), '/account/sign-in', { email, password: 'a guess' }))
  expect(statuses(forms)).toEqual([401, 401, 429])
  expect(forms[2]?.text).toContain('Too many attempts')
})

let numbers = 0
/** Returns a new host for each window. The service may not call this private address, but counts the attempt. */
const newHost = () => `10.0.0.${++numbers}`
const newAddress = () => `203.0.113.${++numbers}`
const idAt = (host: string, name = 'client') => `https://${host}/${name}.json`
const askFor = (address: string, clientId: string): Promise<Reply> =>
  from(address)('GET', `/oauth/authorize?client_id=${encodeURIComponent(clientId)}`)

/** Stores a client whose document is too old for any use, so that each request fetches it; returns the client's id. */
const storedAt = async (host: string): Promise<string> => {
  const clientId = idAt(host, 'stored')
  const sql = `INSERT INTO oauth_clients (client_id, metadata, origin, fresh_until)
               VALUES ($1, '{}', 'document', now() - interval '2 days')`
  await withDatabase(service.databaseUrl, (client) => client.query(sql, [clientId]))
  return clientId
}

test(
  cites('an address has its documents of clients fetched so often and no more', 'limits.oauth-documents'),
  async () => {
    let [address, clientId] = ['', '']
    const replies = await inOneWindow(async () => {
      ;[address, clientId] = [newAddress(), await storedAt(newHost())]
      return times(5, () => askFor(address, clientId))
    })
    expect(statuses(replies)).toEqual([400, 400, 400, 400, 429])
    const { headers, text } = replies[4] as Reply
    expect(text).toContain('Try again in')
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect((await askFor(newAddress(), clientId)).status).toBe(400)
    expect((await from(address)('GET', '/oauth/authorize?client_id=nobody')).status).toBe(400)
  },
)

test(cites('a client that is not known yet counts as a registration', 'limits.oauth-documents'), async () => {
  let others: Reply[] = []
  const replies = await inOneWindow(async () => {
    const [address, known] = [newAddress(), await storedAt(newHost())]
    const body = { redirect_uris: ['https://a.example/'] }
    const unknown = [
      ...(await times(2, () => askFor(address, idAt(newHost())))),
      await from(address)('POST', '/oauth/register', { body }),
    ]
    others = [await askFor(address, known)]
    const late = await askFor(address, idAt(newHost()))
    others.push(await from(address)('POST', '/oauth/register', { body }))
    return [...unknown.slice(0, 2), late]
  })
  expect(statuses(replies)).toEqual([400, 400, 429])
  expect(Number(replies[2]?.headers.get('retry-after'))).toBeGreaterThan(60)
  expect(statuses(others)).toEqual([400, 429])
})

test(
  cites('unknown clients of one host share a limit, which shuts out no known one there', 'limits.oauth-documents'),
  async () => {
    let [host, known] = ['', '']
    const replies = await inOneWindow(async () => {
      host = newHost()
      known = await storedAt(host)
      return times(6, () => askFor(newAddress(), idAt(host)))
    })
    expect(statuses(replies)).toEqual([400, 400, 400, 400, 400, 429])
    expect((await askFor(newAddress(), known)).status).toBe(400)
    expect((await askFor(newAddress(), idAt(newHost()))).status).toBe(400)
  },
)

test(cites('a known client is fetched so often and no more, whoever asks', 'limits.oauth-documents'), async () => {
  const replies = await inOneWindow(async () => {
    const known = await storedAt(newHost())
    return times(6, () => askFor(newAddress(), known))
  })
  expect(statuses(replies)).toEqual([400, 400, 400, 400, 400, 429])
})

test(cites('a flood of registrations stores no more clients', 'limits.oauth', 'oauth.nothing-issued'), async () => {
  let name = ''
  const replies = await inOneWindow(() => {
    const [address, body] = [newAddress(), { client_name: crypto.randomUUID(), redirect_uris: ['https://a.example/'] }]
    name = body.client_name
    return times(6, () => from(address)('POST', '/oauth/register', { body }))
  })
  expect(statuses(replies)).toEqual([201, 201, 201, 429, 429, 429])
  const rows = (await dumpTables(service.databaseUrl)).filter((row) => row.includes(name))
  expect(rows).toHaveLength(3)
})
