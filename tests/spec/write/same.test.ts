import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import type { Json } from '../../support/http/client.js'
import { type Memories, memoriesOf } from '../../support/http/memories.js'
import { type AgentWithKey, newTenant } from '../../support/http/tenant.js'
import { send } from '../../support/shared.js'

const tenant = await newTenant(send)
let mine: Memories
let ada: AgentWithKey
let ben: AgentWithKey
let asAda: Memories
let asBen: Memories
beforeAll(async () => {
  mine = memoriesOf(send, await tenant.key('org_rw'), tenant.volumeId)
  ada = await tenant.agent('Ada', { volumeId: tenant.volumeId })
  ben = await tenant.agent('Ben', { volumeId: tenant.volumeId })
  asAda = memoriesOf(send, ada.key, tenant.volumeId)
  asBen = memoriesOf(send, ben.key, tenant.volumeId)
})

/** Whether the second statement, written after the first by the same writer, merges into it. */
const merges = async (first: string, second: string, more: [Json, Json] = [{}, {}]) => {
  const kept = await mine.write(first, { user_id: 'pair', ...more[0] })
  const next = await mine.write(second, { user_id: 'pair', ...more[1] })
  return next.status === 'merged' && next.memory_id === kept.memory_id
}

test('a merge hides other agents’ names from a writer that cannot read', async () => {
  const secretive = await tenant.agent('Undisclosed Quill', { volumeId: tenant.volumeId })
  await memoriesOf(send, secretive.key, tenant.volumeId).write('The vault of the harbour opens at dawn.')
  const writer = await tenant.agent('Scribe', { volumeId: tenant.volumeId, permissions: ['write'] })
  const again = await send('POST', '/agent/memory/write', {
    key: writer.key,
    body: { volume_id: tenant.volumeId, content: 'The vault of the harbour opens at dawn!' },
  })
  expect(again.body).toMatchObject({ status: 'merged', agent: 'Scribe' })
  expect(again.text).not.toContain('Undisclosed Quill')
})

describe('the same statement merges', () => {
  test.each([
    ['Marta lives in Porto.', 'marta  lives in porto'],
    ['Caf\u00e9 Luna opens at 8.', 'Cafe\u0301 Luna opens at 8.'],
    ['Paul said \u201cyes\u201d to the plan.', 'Paul said "yes" to the plan.'],
    ["Noor doesn't eat fish.", 'Noor does not eat fish.'],
    ['The route is Rome \u2013 Milan.', 'The route is Rome - Milan.'],
    ['Ulf owns a boat!', 'Ulf owns a boat.'],
  ])(cites('%s = %s', 'same.forms', 'write.status-merged'), async (first, second) => {
    expect(await merges(first, second)).toBe(true)
  })

  test.each([
    ['The crate holds 12 bottles.', 'The crate holds twelve bottles.'],
    ['The parcel weighs 1.5 kg.', 'The parcel weighs 1500 g.'],
    ['The shop opens at 9:30.', 'The shop opens at half past nine.'],
  ])(cites('%s = %s', 'same.quantities'), async (first, second) => {
    expect(await merges(first, second)).toBe(true)
  })
})

describe('another statement stays apart', () => {
  test.each([
    ['Ivo writes C.', 'Ivo writes C++.'],
    ['Ivo teaches C++.', 'Ivo teaches C#.'],
    ['The dose is 1.5 ml.', 'The dose is 15 ml.'],
    ['It was -5 degrees at noon.', 'It was 5 degrees at noon.'],
    ['The area is x\u00b2.', 'The area is x2.'],
    ['She reported it to US.', 'She reported it to us.'],
    ['He sells Polish goods.', 'He sells polish goods.'],
  ])(cites('%s ≠ %s', 'same.apart'), async (first, second) => {
    expect(await merges(first, second)).toBe(false)
  })

  test.each([
    ['Tom takes 5 mg of the drug.', 'Tom takes 10 mg of the drug.'],
    ['Tom walks 5 km a day.', 'Tom walks 5 miles a day.'],
    ['The review is on 3 May.', 'The review is on 4 May.'],
    ['Ticket SR-052 is closed.', 'Ticket SR-053 is closed.'],
    ['Lia likes tea.', 'Lia does not like tea.'],
    ['Lia can swim.', 'Lia must swim.'],
    ['Leo owns the shop.', 'Marta thinks Leo owns the shop.'],
    ['Anna manages Bob.', 'Bob manages Anna.'],
  ])(cites('%s ≠ %s', 'same.never'), async (first, second) => {
    expect(await merges(first, second)).toBe(false)
  })

  test(cites('the same event on another day', 'same.event-date'), async () => {
    const visit = 'The inspector visited the plant.'
    expect(await merges(visit, visit, [{ event_date: '2025-01-10' }, { event_date: '2025-06-10' }])).toBe(false)
  })
})

describe('scope', () => {
  test(
    cites('the world is shared: two agents merge, both are kept as sources', 'scope.world', 'same.keeps-sources'),
    async () => {
      const first = await asAda.write('The river Tagus flows through Lisbon.')
      const second = await asBen.write('the river Tagus flows through Lisbon')
      expect([second.status, second.memory_id]).toEqual(['merged', first.memory_id])
      const { content, sources } = await mine.read(first.memory_id)
      expect(content).toBe('The river Tagus flows through Lisbon.')
      expect(sources.map(({ agent, content: wording }: Json) => [agent, wording])).toEqual([
        ['Ada', 'The river Tagus flows through Lisbon.'],
        ['Ben', 'the river Tagus flows through Lisbon'],
      ])
    },
  )

  test.each(['I live in Turin.', 'My cat is called Miso.', 'We moved to Oslo.'])(
    cites('%s from two agents is about two speakers', 'scope.first-person'),
    async (content) => {
      const first = await asAda.write(content)
      const second = await asBen.write(content)
      expect([first.status, second.status]).toEqual(['approved', 'approved'])
      expect((await asAda.write(content)).memory_id).toBe(first.memory_id)
    },
  )

  test(cites('"I" of one user is one speaker, whichever agent wrote it', 'scope.user'), async () => {
    const first = await asAda.write('I am allergic to nuts.', { user_id: 'u1' })
    expect((await asBen.write('I am allergic to nuts.', { user_id: 'u1' })).memory_id).toBe(first.memory_id)
    expect((await asBen.write('I am allergic to nuts.', { user_id: 'u2' })).status).toBe('approved')
    expect((await asAda.write('I am allergic to nuts.')).status).toBe('approved')
  })

  test(cites('volumes are isolated', 'scope.volume'), async () => {
    const other = memoriesOf(send, await tenant.key('org_rw'), await tenant.volume('other'))
    await mine.write('The tram to Belem is number 15.')
    expect((await other.write('The tram to Belem is number 15.')).status).toBe('approved')
  })

  test(cites('a deleted statement is stored again', 'scope.current'), async () => {
    const first = await mine.write('The kiosk sells stamps.')
    await send('DELETE', `/memory/${first.memory_id}`, { key: await tenant.key('org_rw') })
    const second = await mine.write('The kiosk sells stamps.')
    expect(second.status).toBe('approved')
    expect(second.memory_id).not.toBe(first.memory_id)
  })

  test(cites('the same statement from two agents at once is one memory', 'same.twins', 'scope.world'), async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const content = `The bell of tower ${round} rings at noon.`
      const [one, two] = await Promise.all([asAda.write(content), asBen.write(content)])
      expect(one.memory_id).toBe(two.memory_id)
      expect([one.status, two.status].sort()).toEqual(['approved', 'merged'])
      expect((await mine.read(one.memory_id)).sources).toHaveLength(2)
    }
  })
})
