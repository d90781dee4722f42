import { beforeAll, expect, test } from '@jest/globals'
import { expectStatus } from '../../support/http/client.js'
import { newTenant } from '../../support/http/tenant.js'
import { send } from '../../support/shared.js'

let key: string
let volumeId: string
beforeAll(async () => {
  const tenant = await newTenant(send)
  key = await tenant.key('org_rw')
  volumeId = tenant.volumeId
})

/** Each of these texts once blocked the service for seconds, or forever. */
test.each([
  ['couple  week  ', 11],
  ['h  9\n', 400],
  ['few  months  ', 150],
])('a text that is slow in date patterns is written like any other: %j × %d', async (unit, count) => {
  const content = unit.repeat(count)
  const reply = await send('POST', '/agent/memory/write', { key, body: { volume_id: volumeId, content } })
  expectStatus(reply, 200)
  const { memory_id: memoryId, status } = reply.body as Record<string, string>
  if (status !== 'approved') return
  expect((await send('GET', `/memory/${memoryId}`, { key })).body).toMatchObject({
    data: { memory: { event_date_source: 'written' } },
  })
})
