import { expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { expectStatus } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newWriter } from '../../support/http/writer.js'
import { send } from '../../support/shared.js'
import { graphOf } from '../../support/stores/graph.js'

const { tenant, key } = await newWriter('org_rw')

const newScene = async () => {
  const volumeId = await tenant.volume('graph')
  const graph = graphOf(send, key, volumeId)
  const factsOf = async (name: string): Promise<string[]> => {
    const reply = await graph.tryEntity(name)
    return reply.status === 404 ? [] : reply.body.facts.map(({ content }: { content: string }) => content).toSorted()
  }
  return {
    ...memoriesOf(send, key, volumeId),
    hasFacts: (...facts: string[]) =>
      eventually(async () => expect(await factsOf('Marta Kowalska')).toEqual(facts.toSorted())),
    undo: async (write_id: string) =>
      expectStatus(await send('POST', '/memory/undo', { key, body: { write_id } }), 200),
  }
}

const BERLIN = 'Marta Kowalska lives in Berlin.'
const GRAZ = 'Marta Kowalska now lives in Graz.'

test(
  cites(
    'the facts of a superseded memory leave the graph, and come back when that is undone',
    'guard.supersession',
    'memory.undo',
  ),
  async () => {
    const { write, hasFacts, undo } = await newScene()
    await write(BERLIN)
    await hasFacts(BERLIN)
    const { write_id } = await write(GRAZ)
    await hasFacts(GRAZ)
    await undo(write_id)
    await hasFacts(BERLIN)
  },
)

test(
  cites(
    'of a memory with several facts, the graph loses just the one that changed',
    'guard.supersession',
    'memory.undo',
  ),
  async () => {
    const { write, read, hasFacts, undo } = await newScene()
    const work = 'Marta Kowalska works at Acme Robotics as a designer.'
    const { memory_id } = await write(`${BERLIN} ${work}`)
    await hasFacts(BERLIN, work)
    const { write_id } = await write(GRAZ)
    expect(await read(memory_id)).toMatchObject({ status: 'approved', outdated: [BERLIN.replace('.', '')] })
    await hasFacts(GRAZ, work)
    await undo(write_id)
    await hasFacts(BERLIN, work)
  },
)
