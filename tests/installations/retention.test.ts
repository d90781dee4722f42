import { afterAll, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import { clientOf, expectStatus } from '../support/http/client.js'
import { memoriesOf } from '../support/http/memories.js'
import { authorizePath, connectClient, pkce, register } from '../support/http/oauth/oauth.js'
import { newTenant } from '../support/http/tenant.js'
import { removeFolder } from '../support/remove-folder.js'
import { withDatabase } from '../support/servers/database.js'
import { temporaryFolder } from '../support/servers/postgres.js'
import { type AloneService, startAlone } from '../support/service.js'

const dataDir = await temporaryFolder('retention')
let service: AloneService | undefined
afterAll(async () => {
  await service?.stop()
  await removeFolder(dataDir)
})

const start = async () => {
  service = await startAlone({ dataDir, env: { RATE_LIMITS: 'off' } })
  return { service, send: clientOf(service.baseUrl) }
}

const title = 'a rejected memory is erased after 30 days, and an OAuth client that nobody allowed after a day'
test(cites(title, 'guard.rejected-kept', 'oauth.unused-clients'), async () => {
  const first = await start()
  const tenant = await newTenant(first.send)
  const key = await tenant.key('org_rw')
  const { write } = memoriesOf(first.send, key, tenant.volumeId)
  const [old, recent] = [await write('ok'), await write('+1')]
  const decided = { [old.memory_id]: 31, [recent.memory_id]: 29 }
  await withDatabase(first.service.databaseUrl, async (client) => {
    for (const [memoryId, days] of Object.entries(decided))
      await client.query('UPDATE memories SET decided_at = now() - make_interval(days => $2) WHERE memory_id = $1', [
        memoryId,
        days,
      ])
  })
  const [unused, recentClient] = [await register(first.send), await register(first.send)]
  const { clientId: allowed } = await connectClient(first.send, tenant.cookie)
  await withDatabase(first.service.databaseUrl, (client) =>
    client.query("UPDATE oauth_clients SET created_at = now() - interval '25 hours' WHERE client_id = ANY($1)", [
      [unused.client_id, allowed],
    ]),
  )
  const read = async (memoryId: string) =>
    (await clientOf(service?.baseUrl ?? '')('GET', `/memory/${memoryId}`, { key })).status
  expect([await read(old.memory_id), await read(recent.memory_id)]).toEqual([200, 200])
  await first.service.stop()
  const { send } = await start()
  await eventually(async () => expect(await read(old.memory_id)).toBe(404))
  const asks = async (clientId: string) => (await send('GET', authorizePath({ clientId, ...pkce() }))).status
  await eventually(async () => expect(await asks(unused.client_id)).toBe(400))
  expect([await asks(recentClient.client_id), await asks(allowed)]).toEqual([303, 303])
  const kept = expectStatus(await send('GET', `/memory/${recent.memory_id}`, { key }), 200).body.data.memory
  expect(kept).toMatchObject({ status: 'rejected', content: '+1' })
})
