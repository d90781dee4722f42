import { expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import type { Reply } from '../../support/http/client.js'
import { dumpTables, withDatabase } from '../../support/servers/database.js'
import { inOneWindow, times } from '../../support/stores/windows.js'
import { from, limited, newAddress, statuses } from './limited.js'

let hosts = 0
/** Returns a new host for each window. The service may not call this private address, but counts the attempt. */
const newHost = () => `10.0.0.${++hosts}`
const idAt = (host: string, name = 'client') => `https://${host}/${name}.json`
const askFor = (address: string, clientId: string): Promise<Reply> =>
  from(address)('GET', `/oauth/authorize?client_id=${encodeURIComponent(clientId)}`)

/** Stores a client whose document is too old for any use, so that each request fetches it; returns the client's id. */
const storedAt = async (host: string): Promise<string> => {
  const clientId = idAt(host, 'stored')
  const sql = `INSERT INTO oauth_clients (client_id, metadata, origin, fresh_until)
               VALUES ($1, '{}', 'document', now() - interval '2 days')`
  await withDatabase(limited().databaseUrl, (client) => client.query(sql, [clientId]))
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
      ...(await times(8, () => from(address)('POST', '/oauth/register', { body }))),
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
    return times(12, () => from(address)('POST', '/oauth/register', { body }))
  })
  expect(statuses(replies)).toEqual([...Array(10).fill(201), 429, 429])
  const rows = (await dumpTables(limited().databaseUrl)).filter((row) => row.includes(name))
  expect(rows).toHaveLength(10)
})
