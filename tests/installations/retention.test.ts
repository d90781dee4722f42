import { afterAll, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import { clientOf, expectStatus } from '../support/http/client.js'
import { memoriesOf } from '../support/http/memories.js'
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

test(cites('a rejected memory can be read for 30 days, and is erased then', 'guard.rejected-kept'), async () => {
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
  const read = async (memoryId: string) =>
    (await clientOf(service?.baseUrl ?? '')('GET', `/memory/${memoryId}`, { key })).status
  expect([await read(old.memory_id), await read(recent.memory_id)]).toEqual([200, 200])
  await first.service.stop()
  const { send } = await start()
  await eventually(async () => expect(await read(old.memory_id)).toBe(404))
  const kept = expectStatus(await send('GET', `/memory/${recent.memory_id}`, { key }), 200).body.data.memory
  expect(kept).toMatchObject({ status: 'rejected', content: '+1' })
})
