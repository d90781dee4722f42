import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError, expectInvalid, ISO_TIME, UUID } from '../../support/expectations.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { openSocket } from '../../support/http/open-ended/socket.js'
import { newWriter } from '../../support/http/writer.js'
import { send, shared } from '../../support/shared.js'

const { tenant, key, volumeId } = await newWriter('org_rw', { name: 'Control room' })
const scout = await tenant.agent('Scout', { volumeId, permissions: ['read', 'write'] })
const reader = await tenant.agent('Reader', { volumeId, permissions: ['read'] })
const say = (body: Json, by = key) =>
  send('POST', '/agent/broadcast', { key: by, body: { volume_id: volumeId, ...body } })
const listen = (by: string, query = `volume_id=${volumeId}`) => openSocket(shared().realtimeUrl, query, { key: by })

describe('a broadcast', () => {
  test(
    cites('reaches all who listen to the volume, the sender too, and nobody else', 'realtime.broadcast'),
    async () => {
      const other = await tenant.volume('Elsewhere')
      const [sender, listener, elsewhere] = await Promise.all([
        listen(scout.key),
        listen(reader.key),
        listen(key, `volume_id=${other}`),
      ])
      expect(expectStatus(await say({ message: 'The gate is open.' }, scout.key), 200).body).toEqual({
        status: 'broadcast_sent',
      })
      expectStatus(await say({ message: 'Stay away from it.', event_type: 'gate_warning' }), 200)
      const both = await listener.received(2)
      expect(both).toEqual([
        {
          ...{ id: UUID, type: 'agent_broadcast', volume_id: volumeId, message: 'The gate is open.' },
          ...{ from_agent: 'Scout', agent_id: scout.agentId, timestamp: ISO_TIME },
        },
        {
          ...{ id: UUID, type: 'gate_warning', volume_id: volumeId, message: 'Stay away from it.' },
          ...{ from_agent: 'Control room', agent_id: UUID, timestamp: ISO_TIME },
        },
      ])
      expect(await sender.received(2)).toEqual(both)
      expectStatus(await say({ volume_id: other, message: 'Only here.' }), 200)
      expect(await elsewhere.received(1)).toMatchObject([{ message: 'Only here.', volume_id: other }])
      expect([listener, sender].map(({ messages }) => messages.length)).toEqual([2, 2])
      for (const { websocket } of [sender, listener, elsewhere]) websocket.close()
    },
  )

  test(cites('is refused outside its bounds, and with the type of an event', 'realtime.broadcast-access'), async () => {
    expectInvalid(await say({ message: '' }), 'message')
    expectInvalid(await say({ message: 'a'.repeat(10_001) }), 'message')
    expectInvalid(await say({ message: 'a\0b' }), 'message')
    expectInvalid(await say({}), 'message')
    expectInvalid(await say({ volume_id: 'x', message: 'Hi' }), 'volume_id')
    for (const event_type of ['memory.approved', 'memory.', 'entity.x', 'document.processed', '', 'a'.repeat(101)])
      expectInvalid(await say({ message: 'Hi', event_type }), 'event_type')
    expectStatus(await say({ message: '😀'.repeat(10_000), event_type: 'memory_gate' }), 200)
  })

  test(cites('needs write', 'realtime.broadcast-access'), async () => {
    const stranger = await newWriter()
    const keys = [reader.key, await tenant.key('org_r'), stranger.key]
    for (const by of keys) expectError(await say({ message: 'Hi' }, by), 403, 'agent_not_authorized_for_volume')
    expectError(await say({ message: 'Hi' }, 'sm_unknown'), 401, 'invalid_api_key')
    expectError(
      await send('POST', '/agent/broadcast', { cookie: tenant.cookie, body: { volume_id: volumeId, message: 'Hi' } }),
      401,
      'unauthorized',
    )
  })
})
