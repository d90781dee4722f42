import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError, expectInvalid, ISO_TIME, UUID } from '../../support/expectations.js'
import { clientOf, expectStatus, type Json, type Reply } from '../../support/http/client.js'
import { askSocket, type OpenSocket, openSocket, type SocketOptions } from '../../support/http/open-ended/socket.js'
import { newWriter } from '../../support/http/writer.js'
import { send, shared } from '../../support/shared.js'

const { tenant, key, volumeId, mine } = await newWriter('org_rw')
const other = await tenant.volume('Other')
const of = (...volumeIds: string[]) => volumeIds.map((id) => `volume_id=${id}`).join('&')
const open = (query = of(volumeId), options: SocketOptions = { key }): Promise<OpenSocket> =>
  openSocket(shared().realtimeUrl, query, options)
const refused = async (query: string, options: SocketOptions): Promise<Reply> => {
  const { reply, socket } = await askSocket(shared().realtimeUrl, query, options)
  if (socket) throw new Error('the socket was opened')
  return reply
}
const say = async (message: string, to = volumeId) =>
  expectStatus(await send('POST', '/agent/broadcast', { key, body: { volume_id: to, message } }), 200)
const textsOf = (messages: readonly Json[]) => messages.map(({ message }) => message)

describe('a handshake', () => {
  test(
    cites('takes the key as a header, or from a page as a subprotocol that is not echoed', 'realtime.handshake'),
    async () => {
      const [byHeader, byPage] = await Promise.all([
        open(),
        open(of(volumeId), { protocols: ['sm.v1', `bearer.${key}`], headers: { Origin: 'https://pages.example' } }),
      ])
      expect([byHeader.protocol, byPage.protocol]).toEqual(['', 'sm.v1'])
      await say('Hello')
      for (const socket of [byHeader, byPage]) {
        expect(textsOf(await socket.received(1))).toEqual(['Hello'])
        socket.websocket.close()
      }
      for (const file of shared().logFiles) expect(readFileSync(file, 'utf8')).not.toContain(key)
    },
  )

  test(cites('is refused by status before the upgrade', 'realtime.handshake'), async () => {
    const stranger = await newWriter()
    const deaf = await tenant.agent('Deaf', { volumeId, permissions: ['write'] })
    expectError(await refused(of(volumeId), {}), 401, 'unauthorized')
    expectError(await refused(of(volumeId), { key: 'sm_unknown' }), 401, 'invalid_api_key')
    expectError(await refused(of(volumeId), { protocols: ['sm.v1', 'bearer.sm_unknown'] }), 401, 'invalid_api_key')
    const denied = [stranger.key, deaf.key]
    for (const by of denied)
      expectError(await refused(of(volumeId), { key: by }), 403, 'agent_not_authorized_for_volume')
    expectError(await refused(of(volumeId, stranger.volumeId), { key }), 403, 'agent_not_authorized_for_volume')
    expectInvalid(await refused('', { key }), 'volume_id')
    expectInvalid(await refused(of('x'), { key }), 'volume_id.0')
    expectInvalid(await refused(of(...Array.from({ length: 51 }, () => randomUUID())), { key }), 'volume_id')
    expectInvalid(await refused(`${of(volumeId)}&events=`, { key }), 'events.0')
    expectInvalid(await refused(`${of(volumeId)}&events=memory.approved,memory.lost`, { key }), 'events.1')
    expectInvalid(await refused(`${of(volumeId)}&last_event_id=1`, { key }), 'last_event_id')
    expectInvalid(await refused(of(volumeId), { protocols: [`bearer.${key}`] }), 'Sec-WebSocket-Protocol')
  })

  test(cites('is refused for the same reason without an upgrade, for pages', 'realtime.handshake'), async () => {
    const stranger = await newWriter()
    const plainly = (query: string, by: string) => clientOf(shared().realtimeUrl)('GET', `/ws?${query}`, { key: by })
    expectError(await plainly(of(volumeId), 'sm_unknown'), 401, 'invalid_api_key')
    expectError(await plainly(of(volumeId), stranger.key), 403, 'agent_not_authorized_for_volume')
    expectInvalid(await plainly(`${of(volumeId)}&events=memory.lost`, key), 'events.0')
    expectInvalid(await plainly(of(volumeId), key), 'Upgrade')
  })
})

describe('an open socket', () => {
  test(cites('gets several volumes in one order, the same for all', 'realtime.socket'), async () => {
    const sockets = await Promise.all([open(of(volumeId, other)), open(of(other, volumeId)), open(of(other))])
    const texts = Array.from({ length: 40 }, (_none, at) => `${at}`)
    for (const text of texts.slice(0, 20)) await say(text, Number(text) % 2 ? other : volumeId)
    await Promise.all(texts.slice(20).map((text) => say(text, Number(text) % 2 ? other : volumeId)))
    const [both, alike, one] = await Promise.all(sockets.map((socket, at) => socket.received(at === 2 ? 20 : 40)))
    expect(textsOf(both as Json[]).slice(0, 20)).toEqual(texts.slice(0, 20))
    expect(textsOf(both as Json[]).sort()).toEqual([...texts].sort())
    expect(alike).toEqual(both)
    expect(one).toEqual((both as Json[]).filter(({ volume_id }) => volume_id === other))
    for (const { websocket } of sockets) websocket.close()
  })

  test(cites('gets the events that it asks for', 'realtime.events'), async () => {
    const [asks, silent] = await Promise.all([open(`${of(volumeId)}&events=entity.updated,entity.created`), open()])
    await mine.write('Marta Kowalska works for Acme Robotics in Berlin.')
    const [event] = await asks.received(1)
    expect(event).toEqual({
      id: UUID,
      type: 'entity.created',
      volume_id: volumeId,
      data: expect.any(Object),
      timestamp: ISO_TIME,
    })
    await say('Last')
    expect(textsOf(await silent.received(1))).toEqual(['Last'])
    expect(silent.messages).toHaveLength(1)
    for (const { websocket } of [asks, silent]) websocket.close()
  })

  test(cites('gets what a memory says when the event is sent', 'realtime.events'), async () => {
    const query = `${of(volumeId)}&events=memory.approved`
    const first = await open(query)
    await say('Before it')
    const content = 'The harbour office opens at eight.'
    const { memory_id } = await mine.write(content)
    const [{ id }, told] = (await first.received(2)) as [Json, Json]
    expect(told).toMatchObject({ type: 'memory.approved', data: { memory_id, content, status: 'approved' } })
    first.websocket.close()
    expectStatus(await send('DELETE', `/memory/${memory_id}`, { key }), 200)
    const second = await open(`${query}&last_event_id=${id}`)
    expect(await second.received(1)).toMatchObject([
      { id: told.id, type: 'memory.approved', data: { memory_id, content: null, deleted: true } },
    ])
    second.websocket.close()
  })

  test(cites('goes on after the last event that arrived', 'realtime.resume'), async () => {
    const first = await open()
    await say('one')
    const [{ id }] = (await first.received(1)) as [Json]
    first.websocket.close()
    await first.closed
    await say('two')
    await say('elsewhere', other)
    const second = await open(`${of(volumeId)}&last_event_id=${id}`)
    await say('three')
    expect(textsOf(await second.received(2))).toEqual(['two', 'three'])
    second.websocket.close()
  })

  test.each([
    ['an unknown event', randomUUID(), undefined],
    ['an event of another volume', undefined, other],
  ])(cites('is closed if it cannot go on: after %s', 'realtime.resume'), async (_name, unknown, of_other) => {
    let id = unknown
    if (of_other !== undefined) {
      const there = await open(of(of_other))
      await say('there', of_other)
      id = ((await there.received(1)) as [Json])[0].id
      there.websocket.close()
    }
    const socket = await open(`${of(volumeId)}&last_event_id=${id}`)
    expect(await socket.closed).toEqual({ code: 4410, reason: expect.stringMatching(/last_event_id/) })
    expect(socket.messages).toEqual([])
  })

  test(cites('takes no messages', 'realtime.socket'), async () => {
    const [talks, floods] = await Promise.all([open(), open()])
    talks.websocket.send('Hello?')
    expect(await talks.closed).toEqual({ code: 1003, reason: expect.stringMatching(/broadcast/) })
    floods.websocket.send('x'.repeat(2_000))
    expect(await floods.closed).toEqual({ code: 1009, reason: '' })
  })

  test.each(['ping', 'pong'] as const)(
    cites('takes few frames that nobody asked for: %ss', 'realtime.socket'),
    async (kind) => {
      const [modest, floods] = await Promise.all([open(), open()])
      const send = (socket: typeof modest, count: number) => {
        for (let sent = 0; sent < count; sent += 1) socket.websocket[kind]()
      }
      send(modest, 50)
      send(floods, 1_000)
      expect(await floods.closed).toEqual({ code: 1008, reason: expect.stringMatching(/too many/) })
      await say('to the modest one')
      expect(textsOf(await modest.received(1))).toEqual(['to the modest one'])
      modest.websocket.close()
    },
  )
})

describe('a revocation', () => {
  test(cites('closes the sockets of what was revoked, and no other', 'realtime.cut'), async () => {
    const mortal = await tenant.volume('Mortal')
    const agent = await tenant.agent('Brief', { volumeId })
    const gone = await tenant.agent('Gone', { volumeId })
    const body = { name: 'brief', kind: 'org_r', org_id: tenant.orgId }
    const { key_id, api_key } = expectStatus(await tenant.call('POST', '/keys', body), 201).body.data.key
    const stays = await open()
    const [byKey, byConnection, byAgent, byVolume] = await Promise.all([
      open(of(volumeId), { key: api_key }),
      open(of(volumeId), { key: agent.key }),
      open(of(volumeId), { key: gone.key }),
      open(of(volumeId, mortal)),
    ])
    const ends: [OpenSocket, RegExp, string, string][] = [
      [byKey, /key is not valid/, 'DELETE', `/keys/${key_id}`],
      [byConnection, /no longer allowed to read/, 'DELETE', `/agent/${agent.agentId}/disconnect/${volumeId}`],
      [byAgent, /key is not valid/, 'DELETE', `/agents/${gone.agentId}`],
      [byVolume, /no longer allowed to read/, 'DELETE', `/volumes/${mortal}`],
    ]
    for (const [socket, reason, method, path] of ends) {
      expect((await tenant.call(method, path)).status).toBeLessThan(300)
      expect(await socket.closed).toEqual({ code: 1008, reason: expect.stringMatching(reason) })
    }
    await say('Still here')
    expect(textsOf(await stays.received(1))).toEqual(['Still here'])
    stays.websocket.close()
  })
})
