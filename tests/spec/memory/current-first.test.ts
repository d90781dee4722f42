import { expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newWriter } from '../../support/http/writer.js'
import { send } from '../../support/shared.js'

const { tenant, key } = await newWriter('org_rw', { name: 'Support' })

const OLD = 'Marta lives at 14 Mill Lane in Leeds.'
const MOVED = 'Marta has moved to 9 Quay Street in Leeds.'
const AGAIN = 'Marta has relocated to 2 Elm Hill in York.'
const OTHERS = [
  "Marta's brother has a boat in Leeds.",
  'Marta was friendly on the phone and thanked us twice.',
  'Ana lives at 3 Castle Road in Leeds.',
]
const QUESTION = 'Where does Marta live?'

test(
  cites('what replaced a value stands where the old one stood, until that is undone', 'guard.supersession'),
  async () => {
    const volume_id = await tenant.volume('moves')
    const { write } = memoriesOf(send, key, volume_id)
    const ask = async (more: Json = {}): Promise<Json[]> => {
      const body = { volume_id, query: QUESTION, explain: true, ...more }
      return expectStatus(await send('POST', '/agent/memory/query', { key, body }), 200).body.memories
    }
    const first = async (more: Json = {}) => (await ask(more))[0]?.content
    const gained = async (content: string, more: Json = {}) =>
      (await ask(more)).find((one) => one.content === content)?.explanation.signals.former

    const old = await write(OLD)
    for (const content of OTHERS) await write(content)
    expect(await first()).toBe(OLD)
    expect(await gained(OLD)).toBe(0)

    const moved = await write(MOVED)
    expect(await first()).toBe(MOVED)
    const [answer] = await ask()
    expect(answer?.explanation.signals.former).toBeGreaterThan(0)
    expect(answer?.explanation.why).toMatch(/what the memory replaced/)
    // If the old memory is a result itself, the new one gains nothing from having replaced it.
    expect(await gained(MOVED, { include_superseded: true })).toBe(0)
    expect(await first({ include_superseded: true })).toBe(OLD)
    expect((await ask({ date_from: '2999-01-01' })).length).toBe(0)

    const again = await write(AGAIN)
    expect(again.supersedes).toEqual([moved.memory_id])
    expect(await first()).toBe(AGAIN)

    const undo = (write_id: string) => send('POST', '/memory/undo', { key, body: { write_id } })
    expectStatus(await undo(again.write_id), 200)
    expect(await first()).toBe(MOVED)
    const byOldAddress = { query: 'Who lives at 14 Mill Lane?' }
    expect(await gained(MOVED, byOldAddress)).toBeGreaterThan(0.3)
    expectStatus(await send('DELETE', `/memory/${old.memory_id}`, { key }), 200)
    expect((await gained(MOVED, byOldAddress)) ?? 0).toBeLessThan(0.1)
  },
)

const PLANNED = 'Project Tern has a budget of 40,000 euros.'
const RAISED = 'The budget of Project Tern was increased to 55,000 euros.'

test(
  cites('of two values that are flagged the newer one comes first, until that is undone', 'guard.flag'),
  async () => {
    const volume_id = await tenant.volume('budgets')
    const { write } = memoriesOf(send, key, volume_id)
    const planned = await write(PLANNED)
    await write('Project Tern has a nice logo.')
    const raised = await write(RAISED)
    expect(raised).toMatchObject({ status: 'approved', flag_reason: 'conflict', conflicts_with: [planned.memory_id] })

    const query = 'Project Tern has which budget?'
    const ask = async (more: Json = {}): Promise<Json[]> => {
      const body = { volume_id, query, explain: true, ...more }
      return expectStatus(await send('POST', '/agent/memory/query', { key, body }), 200).body.memories
    }
    const answers = await ask()
    expect(answers.slice(0, 2).map(({ content }) => content)).toEqual([RAISED, PLANNED])
    expect(answers.slice(0, 2).map(({ flagged }) => flagged)).toEqual([true, true])
    expect((await ask({ limit: 1 })).map(({ content }) => content)).toEqual([RAISED])

    expectStatus(await send('POST', '/memory/undo', { key, body: { write_id: raised.write_id } }), 200)
    expect((await ask()).map(({ content, flagged }) => [content, flagged])[0]).toEqual([PLANNED, false])
  },
)
