import { lookedUp } from '@agent-memory/core/graph/assign'
import { extract } from '@agent-memory/core/graph/extract/extract'
import type { RecordResult, SourceExtraction } from '@agent-memory/core/ports/graph/graph-ledger'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { storeVolume } from '../../../../tests/support/http/volume.js'
import { type LedgerFixture, NO_JOB, naming, startLedger } from '../../../../tests/support/stores/graph-ledger.js'

let fixture: LedgerFixture
beforeAll(async () => {
  fixture = await startLedger()
})
afterAll(() => fixture?.stop())
beforeEach(() => fixture.newVolume())

const changed = (told: RecordResult) => {
  if (told.result !== 'recorded') throw new Error(`it is ${told.result}`)
  return told
}

describe('a recorded extraction', () => {
  test('creates entities with facts and relationships, and returns them', async () => {
    const told = changed(await fixture.ledger.record(await fixture.telling('Marta works at Acme.'), NO_JOB))
    expect([told.created.length, told.updated, told.gone]).toEqual([2, [], []])
    expect(await fixture.graph.entity(fixture.volumeId, 'marta')).toMatchObject({
      name: 'Marta',
      type: 'person',
      factCount: 1,
      summary: 'Marta works at Acme.',
      facts: [{ content: 'Marta works at Acme.', sources: [{ kind: 'chunk' }] }],
      summaries: [{ version: 1 }],
      relationships: [{ name: 'Acme', type: 'organization', label: 'WORKS_AT', direction: 'outgoing' }],
    })
    const again = changed(await fixture.ledger.record(await fixture.telling('Marta lives in Oslo.'), NO_JOB))
    expect([again.created.length, again.updated.length, again.gone.length]).toEqual([1, 1, 0])
    expect(await fixture.factsOf('Marta')).toEqual(['Marta works at Acme.', 'Marta lives in Oslo.'])
  })

  test('applied again changes nothing; an older extractor does not replace a newer one', async () => {
    const given = await fixture.tell('Marta works at Acme.')
    const before = await fixture.ledger.revisions(fixture.volumeId, null, 10)
    expect(await fixture.ledger.record(given, NO_JOB)).toEqual({ result: 'unchanged' })
    const newer = { ...given, extraction: { ...given.extraction, version: given.extraction.version + 1, facts: [] } }
    expect(await fixture.ledger.record(newer, NO_JOB)).toMatchObject({ result: 'recorded' })
    expect(await fixture.ledger.record(given, NO_JOB)).toEqual({ result: 'unchanged' })
    expect(await fixture.factsOf('Marta')).toEqual([])
    expect((await fixture.ledger.revisions(fixture.volumeId, null, 10)).length).toBe(before.length)
  })

  test("with another wording replaces the source's earlier statements", async () => {
    const { source } = await fixture.tell('Marta works at Acme.')
    const moved = changed(
      await fixture.ledger.record(await fixture.telling('Marta works at Initech.', { source }), NO_JOB),
    )
    expect([moved.created.length, moved.updated.length, moved.gone.length]).toEqual([1, 1, 1])
    expect(await fixture.graph.entity(fixture.volumeId, 'Acme')).toBeNull()
    const marta = await fixture.graph.entity(fixture.volumeId, 'Marta')
    expect(marta?.relationships.map(({ name }) => name)).toEqual(['Initech'])
    expect(marta?.summaries[0]?.version).toBe(2)
  })

  test('resolves other spellings, parts of names and speakers, within its volume', async () => {
    await fixture.tell('Marta Kowalska works at Acme Inc.')
    await fixture.tell('Marta likes ACME.')
    await fixture.tell('I live in Oslo.')
    await fixture.tell('I work at Acme.')
    const { entities } = await fixture.graph.overview(fixture.volumeId, { entities: 10, relationships: 10 })
    expect(entities.map(({ name }) => name).sort()).toEqual(['Acme Inc', 'Marta Kowalska', 'Oslo', 'u'])
    const other = await storeVolume(fixture.database)
    const foreign = changed(
      await fixture.ledger.record(await fixture.telling('Marta Kowalska works at Acme.', { volumeId: other }), NO_JOB),
    )
    expect(foreign.created).toHaveLength(2)
    expect(await fixture.factsOf('Marta Kowalska')).toHaveLength(2)
  })

  test('joins two nodes that it declares identical, with everything that leads to them', async () => {
    const named = naming(['Acme', 'organization'], ['Quick Build System', 'project'])
    await fixture.tell('Acme uses Quick Build System.', { extraction: { ...named, relationships: [] } })
    await fixture.tell('Acme uses QB.', { extraction: naming(['Acme', 'organization'], ['QB', 'project']) })
    const both = naming(['Quick Build System', 'project'])
    both.entities[0]?.aliases.push('QB')
    const joined = changed(
      await fixture.ledger.record(await fixture.telling('Quick Build System (QB).', { extraction: both }), NO_JOB),
    )
    expect(joined.gone).toHaveLength(1)
    const one = await fixture.graph.entity(fixture.volumeId, 'QB')
    expect(one?.name).toBe('Quick Build System')
    const acme = await fixture.graph.entity(fixture.volumeId, 'Acme')
    expect(acme?.relationships.filter(({ label }) => label === 'RELATED_TO').map(({ node }) => node)).toEqual([
      one?.node,
    ])
    const revisions = await fixture.ledger.revisions(fixture.volumeId, null, 10)
    expect(revisions.filter(({ gone }) => gone).map(({ node }) => node)).toEqual(joined.gone)
  })

  test('does not join two nodes that both have more sources than a join can move', async () => {
    const both = naming(['Quick Build System', 'project'])
    both.entities[0]?.aliases.push('QB')
    const join = async (sources: number) => {
      await fixture.newVolume()
      for (const name of ['Quick Build System', 'QB'])
        await fixture.tell(`Acme uses ${name}.`, { extraction: naming([name, 'project']) })
      await fixture.run(`UPDATE graph_votes SET tellers = $1 WHERE volume_id = $2`, sources, fixture.volumeId)
      await fixture.tell('Quick Build System (QB).', { extraction: both })
      const text = 'SELECT DISTINCT unnest(nodes) AS node FROM graph_sources WHERE volume_id = $1'
      return (await fixture.run(text, fixture.volumeId)).length
    }
    expect(await join(2_000)).toBe(1)
    expect(await join(2_001)).toBe(2)
  })

  test('an entity with too many names is returned with its most used ones', async () => {
    await fixture.newVolume()
    const given = await fixture.tell('Marta is here.', { extraction: naming(['Marta', 'person']) })
    const [node] = await fixture.run('SELECT node_id FROM graph_nodes WHERE volume_id = $1', given.volumeId)
    await fixture.run(
      `INSERT INTO graph_votes (volume_id, node_id, about, value, confidence, weight, tellers)
       SELECT $1, $2, 'name', 'Name ' || n, 0, n, 1 FROM generate_series(10, 209) AS n`,
      given.volumeId,
      node?.node_id,
    )
    await fixture.tell('Marta is there.', { extraction: naming(['Marta', 'person']) })
    const entity = await fixture.graph.entity(given.volumeId, 'Name 209')
    expect(entity?.name).toBe('Name 209')
    expect(entity?.aliases.toSorted()).toEqual(Array.from({ length: 50 }, (_, at) => `Name ${at + 159}`))
  })

  test('keeps a sentence that no longer holds out of the graph', async () => {
    const given = await fixture.tell('Marta works at Acme. Marta lives in Oslo.')
    await fixture.ledger.record({ ...given, outdated: ['Marta works at Acme.'] }, NO_JOB)
    expect(await fixture.factsOf('Marta')).toEqual(['Marta lives in Oslo.'])
  })

  test('fifty by ten workers create each entity once, and lose nothing', async () => {
    const people = ['Marta Kowalska', 'Tom Stone', 'Ana Lima', 'Priya Nair', 'Olga Berg']
    const tellings: SourceExtraction[] = []
    for (let at = 0; at < 50; at++)
      tellings.push(await fixture.telling(`${people[at % 5]} works at Acme. It is day ${at}.`))
    // The ten workers fit in the pool of twelve connections, so that none waits for a connection.
    const work = async (worker: number) => {
      const told: RecordResult[] = []
      for (let at = worker; at < 50; at += 10)
        told.push(await fixture.ledger.record(tellings[at] as SourceExtraction, NO_JOB))
      return told.map(changed)
    }
    const told = (await Promise.all(Array.from({ length: 10 }, (_, worker) => work(worker)))).flat()
    expect(told.flatMap(({ created }) => created)).toHaveLength(6)
    const { entities } = await fixture.graph.overview(fixture.volumeId, { entities: 10, relationships: 10 })
    expect(entities.map(({ name }) => name).sort()).toEqual(['Acme', ...people].sort())
    const [stored] = await fixture.run(
      'SELECT count(*)::int AS sources FROM graph_sources WHERE volume_id = $1',
      fixture.volumeId,
    )
    expect(stored?.sources).toBe(50)
  })
})

test('the entities that a text can refer to are found by keys and speakers', async () => {
  await fixture.tell('Marta Kowalska works at Acme.')
  await fixture.tell('I live in Oslo.')
  const { keys, speakers } = lookedUp(extract('Marta is here.', { speaker: { key: 'user:u', name: 'u' } }))
  const known = await fixture.ledger.known(fixture.volumeId, keys, [...speakers, 'user:u'])
  expect(known.map(({ name }) => name).sort()).toEqual(['Marta Kowalska', 'u'])
  expect(await fixture.ledger.known(await storeVolume(fixture.database), keys, ['user:u'])).toEqual([])
})

test('names that fold to more than an index entry holds are found', async () => {
  const name = '\u{FDFA}'.repeat(500)
  await fixture.tell('Long.', { extraction: naming([name, 'person']) })
  expect((await fixture.graph.entity(fixture.volumeId, name))?.name).toBe(name)
})

test('a corrupted graph is rebuilt from its sources, identical to the original', async () => {
  await fixture.tell('Marta Kowalska works at Acme.')
  const { source } = await fixture.tell('Marta lives in Oslo.')
  await fixture.tell('Tom uses Redis.')
  await fixture.ledger.retract(fixture.volumeId, [source], NO_JOB)
  const look = async () => [
    await fixture.graph.overview(fixture.volumeId, { entities: 10, relationships: 10 }),
    await fixture.graph.entity(fixture.volumeId, 'Marta Kowalska'),
    await fixture.graph.entity(fixture.volumeId, 'redis'),
  ]
  const before = await look()
  await fixture.ledger.recompute(fixture.volumeId)
  expect(await look()).toEqual(before)
  await fixture.run('DELETE FROM graph_fact_support WHERE volume_id = $1', fixture.volumeId)
  await fixture.run('DELETE FROM graph_keys WHERE volume_id = $1', fixture.volumeId)
  expect(await fixture.graph.entity(fixture.volumeId, 'redis')).toBeNull()
  await fixture.ledger.recompute(fixture.volumeId)
  expect(await look()).toEqual(before)
})
