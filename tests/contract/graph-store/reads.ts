import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { change, relate } from './changes.js'
import type { StoreTrial } from './trial.js'

/** Tests that reads return what was applied. */
export const answersReads = (trial: () => StoreTrial): void => {
  test('an empty or unknown volume yields nothing', async () => {
    const { graph, volume, id } = trial()
    for (const volumeId of [volume, randomUUID()]) {
      expect(await graph.entity(volumeId, 'Marta')).toBeNull()
      expect(await graph.overview(volumeId, { entities: 10, relationships: 10 })).toEqual({
        entities: [],
        relationships: [],
      })
      expect(await graph.search(volumeId, '', 10)).toEqual([])
      expect(await graph.neighbourhood(volumeId, [id(1)], { hops: 2, limit: 10 })).toEqual([])
      expect(await graph.revisions(volumeId, null, 10)).toEqual([])
    }
    await graph.apply(volume, [])
  })

  test('an entity reads back as it was applied', async () => {
    const { graph, volume, id, labels } = trial()
    const changes = [
      change(id(1), 'Marta Kowalska', { facts: 2, aliases: ['Marta', 'M.K.'], speakers: ['user:u'] }),
      change(id(2), 'Acme', { type: 'organization' }),
    ]
    relate(changes, id(1), 'WORKS_AT', id(2), 0.85)
    await graph.apply(volume, changes)
    const { facts, summaries } = changes[0]?.state ?? {}
    const marta = {
      node: id(1),
      name: 'Marta Kowalska',
      type: 'person',
      summary: 'Marta Kowalska, in short.',
      factCount: 2,
    }
    expect(await graph.entity(volume, 'Marta Kowalska')).toEqual({
      ...marta,
      aliases: ['Marta', 'M.K.'],
      facts,
      summaries,
      relationships: [
        {
          node: id(2),
          name: 'Acme',
          type: 'organization',
          label: 'WORKS_AT',
          direction: 'outgoing',
          description: 'WORKS_AT holds.',
          strength: 0.85,
        },
      ],
    })
    expect(await labels('Acme')).toEqual([['WORKS_AT', 'incoming', 'Marta Kowalska']])
    expect((await graph.search(volume, 'marta', 10))[0]).toEqual(marta)
  })

  test('names match after folding, then aliases; of several matches the one with the most facts wins', async () => {
    const { graph, volume, id } = trial()
    await graph.apply(volume, [
      change(id(1), 'Marta  Kowalska', { aliases: ['Marta'], facts: 9 }),
      change(id(2), 'Marta Stone', { aliases: ['Marta', 'ＭＳ'], facts: 12 }),
      change(id(3), 'Ana', { aliases: ['Acme'], facts: 20 }),
      change(id(4), 'Acme', { facts: 1 }),
      change(id(5), 'acme', { facts: 1 }),
    ])
    const nodeOf = async (name: string) => (await graph.entity(volume, name))?.node
    expect(await nodeOf(' MARTA\tkowalska ')).toBe(id(1))
    expect(await nodeOf('marta')).toBe(id(2))
    expect(await nodeOf('ms')).toBe(id(2))
    expect(await nodeOf('ACME')).toBe(id(4))
    expect(await nodeOf('Mart')).toBeUndefined()
    expect(await nodeOf('')).toBeUndefined()
  })

  test('a search finds parts of names and aliases: exact matches first, then prefixes, then by facts', async () => {
    const { graph, volume, id } = trial()
    await graph.apply(volume, [
      change(id(1), 'Postgres Guild', { facts: 1 }),
      change(id(2), 'PostgreSQL', { facts: 3, aliases: ['postgres'] }),
      change(id(3), 'Supabase Postgres', { facts: 9 }),
      change(id(4), 'The Postgres Book', { facts: 9 }),
      change(id(5), 'Redis', { facts: 99 }),
    ])
    const found = async (query: string, limit = 10) =>
      (await graph.search(volume, query, limit)).map(({ node }) => node)
    expect(await found('POSTGRES')).toEqual([2, 1, 3, 4].map(id))
    expect(await found('postgres', 2)).toEqual([2, 1].map(id))
    expect(await found('gresql')).toEqual([id(2)])
    expect(await found('s g')).toEqual([id(1)])
    expect(await found('  ')).toEqual([5, 3, 4, 2, 1].map(id))
    expect(await found('oracle')).toEqual([])
  })

  test('names, labels and queries are only ever text', async () => {
    const { graph, volume, id, names } = trial()
    const hostile = [
      '`) DETACH DELETE n //',
      "'; DROP TABLE graph_nodes; --",
      'a*b?c',
      'AND OR NOT',
      '100% _under_ \\back\\',
      '"quoted" +must -not (all) [x TO y] {z} ^2 ~ /re/ && || !',
      'naïve 東京 Ünïcode 😀',
      '$volumeId',
    ]
    const changes = hostile.map((name, at) => change(id(at), name, { facts: 1 }))
    for (const at of hostile.keys()) relate(changes, id(at), 'RELATED_TO', id((at + 1) % hostile.length))
    await graph.apply(volume, changes)
    for (const [at, name] of hostile.entries()) {
      expect([name, (await graph.entity(volume, name))?.node]).toEqual([name, id(at)])
      expect([name, (await graph.search(volume, name, 10)).map(({ node }) => node)]).toEqual([name, [id(at)]])
      const middle = [...name].slice(1, -1).join('')
      expect((await graph.search(volume, middle, 10)).map(({ node }) => node)).toContain(id(at))
    }
    expect(await graph.search(volume, '*', 10)).toHaveLength(1)
    expect(await names()).toHaveLength(hostile.length)
  })

  test('a name of any length is found, whatever it folds to', async () => {
    const { graph, volume, id } = trial()
    const longest = '\u{FDFA}'.repeat(500)
    await graph.apply(volume, [change(id(1), longest), change(id(2), 'é'.repeat(500))])
    expect((await graph.entity(volume, longest))?.node).toBe(id(1))
    expect((await graph.entity(volume, 'É'.repeat(500)))?.node).toBe(id(2))
    expect((await graph.search(volume, 'é'.repeat(400), 5)).map(({ node }) => node)).toEqual([id(2)])
  })

  test('the overview has the entities with most facts first, and their strongest mutual relationships', async () => {
    const { graph, volume, id, names } = trial()
    const edge = (source: string, label: string, target: string, strength: number) => ({
      source: { node: id(Number(source.slice(1))), name: source },
      target: { node: id(Number(target.slice(1))), name: target },
      label,
      description: `${label} holds.`,
      strength,
    })
    const changes = [3, 1, 7, 7, 5].map((facts, at) => change(id(at), `E${at}`, { facts }))
    relate(changes, id(2), 'KNOWS', id(3), 0.5)
    relate(changes, id(3), 'KNOWS', id(2), 0.5)
    relate(changes, id(2), 'LIKES', id(3), 0.5)
    relate(changes, id(4), 'KNOWS', id(2), 0.9)
    relate(changes, id(1), 'KNOWS', id(2), 1)
    await graph.apply(volume, changes)
    expect(await names()).toEqual(['E2', 'E3', 'E4', 'E0', 'E1'])
    const { entities, relationships } = await graph.overview(volume, { entities: 3, relationships: 3 })
    expect(entities.map(({ name, factCount }) => [name, factCount])).toEqual([
      ['E2', 7],
      ['E3', 7],
      ['E4', 5],
    ])
    expect(relationships).toEqual([
      edge('E4', 'KNOWS', 'E2', 0.9),
      edge('E2', 'KNOWS', 'E3', 0.5),
      edge('E3', 'KNOWS', 'E2', 0.5),
    ])
  })

  test('a neighbourhood spans one or two hops, strongest first, up to a limit', async () => {
    const { graph, volume, id } = trial()
    const changes = Array.from({ length: 6 }, (_, at) => change(id(at), `E${at}`))
    relate(changes, id(0), 'A', id(1), 0.4)
    relate(changes, id(2), 'A', id(0), 0.6)
    relate(changes, id(1), 'A', id(3), 0.9)
    relate(changes, id(2), 'A', id(1), 0.8)
    relate(changes, id(3), 'A', id(4), 1)
    await graph.apply(volume, changes)
    const near = async (hops: 1 | 2, limit: number, ...nodes: number[]) =>
      (await graph.neighbourhood(volume, nodes.map(id), { hops, limit })).map(
        ({ source, target }) => `${source.name} ${target.name}`,
      )
    expect(await near(1, 10, 0)).toEqual(['E2 E0', 'E0 E1'])
    expect(await near(2, 10, 0)).toEqual(['E2 E0', 'E0 E1', 'E1 E3', 'E2 E1'])
    expect(await near(2, 3, 0)).toEqual(['E2 E0', 'E0 E1', 'E1 E3'])
    expect(await near(2, 1, 0)).toEqual(['E2 E0'])
    expect(await near(1, 10, 0, 2)).toEqual(['E2 E1', 'E2 E0', 'E0 E1'])
    expect(await near(2, 10, 5)).toEqual([])
    expect(await near(2, 10)).toEqual([])
  })
}
