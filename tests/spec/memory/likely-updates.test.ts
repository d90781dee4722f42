import { expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newWriter } from '../../support/http/writer.js'
import { send } from '../../support/shared.js'

const { tenant, key } = await newWriter('org_rw', { name: 'Scheduler' })

const OLD = 'The team has its standup at 9:30 in the blue room.'
const NEW = 'Everybody gathers for the morning round at 10:15 now, in the blue room.'
const OTHERS = [
  'The team likes cake.',
  'The blue room has a new projector.',
  'Ana leads the team.',
  'Lunch is at noon.',
]
const QUESTION = 'At what time is the standup?'

test(
  cites(
    'what probably updates a value comes first, in whatever words, and the older one names it',
    'guard.supersession',
    'query.explain',
  ),
  async () => {
    const volume_id = await tenant.volume('likely-updates')
    const { write } = memoriesOf(send, key, volume_id)
    const ask = async (more: Json = {}): Promise<Json[]> => {
      const body = { volume_id, query: QUESTION, limit: 2, explain: true, ...more }
      return expectStatus(await send('POST', '/agent/memory/query', { key, body }), 200).body.memories
    }
    const contents = async (more: Json = {}) => (await ask(more)).map(({ content }) => content)
    const old = await write(OLD)
    for (const content of OTHERS) await write(content)
    expect((await contents())[0]).toBe(OLD)
    const now = await write(NEW)
    await eventually(async () => expect(await contents()).toEqual([NEW, OLD]))
    const [first, second] = await ask()
    expect(first).toMatchObject({ flagged: false, superseded: false, likely_updated_by: [] })
    expect(first?.explanation.why).toMatch(/probably replaces/)
    const marks = { flagged: false, superseded: false, outdated: [], likely_updated_by: [now.memory_id] }
    expect(second).toMatchObject(marks)
    for (const mode of ['hybrid', 'keyword']) {
      const search = { volume_id, query: QUESTION, mode }
      const { data } = expectStatus(await send('POST', '/memory/search', { key, body: search }), 200).body
      expect(data.memories.find(({ content }: Json) => content === OLD)).toMatchObject(marks)
    }
    // A question about the past keeps its order, and the old value still names the update.
    const [before] = await ask({ query: 'At what time was the standup before?' })
    expect(before).toMatchObject({ content: OLD, ...marks })
    expect((await contents({ include_superseded: true }))[0]).toBe(OLD)

    // An edit is compared too. Once the text is about something else, it no longer counts as an update.
    const edit = async (content: string) =>
      expectStatus(await send('PATCH', `/memory/${now.memory_id}`, { key, body: { content } }), 200)
    const LATER = NEW.replace('10:15', '10:30')
    await edit(LATER)
    await eventually(async () => expect(await contents()).toEqual([LATER, OLD]))
    await edit('Ana waters the plants on Fridays.')
    expect((await contents())[0]).toBe(OLD)
    expectStatus(await send('DELETE', `/memory/${old.memory_id}`, { key }), 200)
    expect(await contents()).not.toContain(OLD)
  },
)
