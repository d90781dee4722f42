import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newWriter } from '../../support/http/writer.js'
import { send } from '../../support/shared.js'

const { tenant, key, volumeId, mine } = await newWriter('org_rw')
const stranger = await newWriter('org_rw')
const agentWith = async (...permissions: ('read' | 'write')[]) =>
  (await tenant.agent(`Agent to ${permissions.join(' and ')}`, { volumeId, permissions })).key
const [reading, writing] = [await agentWith('read'), await agentWith('write')]
const review = (by: string, memoryId: string, body: Json) =>
  send('POST', `/memory/${memoryId}/review`, { key: by, body })
const undo = (by: string, write_id: string) => send('POST', '/memory/undo', { key: by, body: { write_id } })
const history = (by: string, memoryId: string) => send('GET', `/memory/${memoryId}/history`, { key: by })

test(
  cites("a stranger's ids are answered like unknown ones", 'memory.history', 'memory.undo', 'errors.alike'),
  async () => {
    const own = await mine.write('The gate opens at nine.')
    const foreign = await stranger.mine.write('The pump needs oil.')
    const alike = async (ask: (id: string) => ReturnType<typeof undo>, foreignId: string) => {
      const [theirs, unknown] = [await ask(foreignId), await ask(randomUUID())]
      expect([theirs.status, theirs.text]).toEqual([unknown.status, unknown.text])
      expect(theirs.status).toBe(404)
    }
    await alike((id) => review(key, id, { action: 'reject' }), foreign.memory_id)
    await alike((target_id) => review(key, own.memory_id, { action: 'merge', target_id }), foreign.memory_id)
    await alike((target_id) => review(key, own.memory_id, { action: 'supersede', target_id }), foreign.memory_id)
    await alike((id) => undo(key, id), foreign.write_id)
    await alike((id) => history(key, id), foreign.memory_id)
    const taken = expectStatus(await review(stranger.key, foreign.memory_id, { action: 'reject' }), 200)
    await alike((id) => undo(key, id), taken.body.data.review.write_id)
    const elsewhere = await memoriesOf(send, key, await tenant.volume('elsewhere')).write('The barn is red.')
    await alike((target_id) => review(key, own.memory_id, { action: 'merge', target_id }), elsewhere.memory_id)
  },
)

test(
  cites('reading does not review or undo; writing does not read the history', 'memory.history', 'memory.undo'),
  async () => {
    const { memory_id, write_id } = await mine.write('The office is closed on Mondays.')
    const denied = { status: 403, body: { error: 'agent_not_authorized_for_volume' } }
    expect(await review(reading, memory_id, { action: 'reject' })).toMatchObject(denied)
    expect(await undo(reading, write_id)).toMatchObject(denied)
    expect(await history(writing, memory_id)).toMatchObject(denied)
    expect(await send('GET', `/memory/flagged?volume_id=${volumeId}`, { key: writing })).toMatchObject(denied)
    expectStatus(await undo(writing, write_id), 200)
    const { changes } = expectStatus(await history(reading, memory_id), 200).body.data
    expect(changes).toMatchObject([{ kind: 'undone', agent: 'Agent to write' }])
  },
)

test(cites("a secret in a reviewer's reason is not stored", 'memory.history'), async () => {
  const { memory_id } = await mine.write('The cellar floods in spring.')
  expectStatus(await review(key, memory_id, { action: 'reject', reason: 'My password is hunter2hunter2.' }), 200)
  expect((await history(key, memory_id)).text).not.toContain('hunter2')
})

test(cites('a history tells the latest hundred changes', 'memory.history'), async () => {
  const { memory_id } = await mine.write('The tower clock is slow.')
  for (let at = 0; at < 51; at++) {
    const out = expectStatus(await review(key, memory_id, { action: 'reject', reason: `Round ${at}.` }), 200)
    expectStatus(await undo(key, out.body.data.review.write_id), 200)
  }
  const { changes, versions } = expectStatus(await history(key, memory_id), 200).body.data
  expect([changes.length, versions.length]).toEqual([100, 101])
  expect(changes[0].reason).toBe('Round 1.')
})
