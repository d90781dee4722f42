import type { NodeChange } from '@agent-memory/core/ports/graph/graph-store'
import { expect, test } from '@jest/globals'
import { storeVolume } from '../../support/http/volume.js'
import { change, gone, relate } from './changes.js'
import type { StoreTrial } from './trial.js'

/**
 * Tests that a change replaces the old state of a node, in its own volume only, even if changes arrive out of order.
 */
export const appliesChanges = (trial: () => StoreTrial): void => {
  test('a change replaces the old state, and the greater revision wins in any order', async () => {
    const { graph, volume, id, names, labels } = trial()
    const first = [change(id(1), 'Marta', { aliases: ['M'] }), change(id(2), 'Acme'), change(id(3), 'Initech')]
    relate(first, id(1), 'WORKS_AT', id(2))
    relate(first, id(1), 'LIKES', id(3))
    const second = [
      change(id(1), 'Marta Kowalska', { facts: 1, revision: 2n }),
      gone(id(2), 2n),
      change(id(3), 'Initech', { revision: 2n }),
    ]
    relate(second, id(1), 'WORKS_AT', id(3))
    const expectSecond = async () => {
      expect(await names()).toEqual(['Marta Kowalska', 'Initech'])
      expect(await labels('Marta Kowalska')).toEqual([['WORKS_AT', 'outgoing', 'Initech']])
      for (const name of ['M', 'Marta', 'Acme']) expect(await graph.entity(volume, name)).toBeNull()
      expect(await graph.search(volume, 'acme', 9)).toEqual([])
    }
    await graph.apply(volume, first)
    expect(await labels('M')).toEqual([
      ['LIKES', 'outgoing', 'Initech'],
      ['WORKS_AT', 'outgoing', 'Acme'],
    ])
    await graph.apply(volume, second)
    await expectSecond()
    for (const late of [first, second, first]) await graph.apply(volume, late)
    await expectSecond()
    expect(await graph.revisions(volume, null, 10)).toEqual([
      { volumeId: volume, node: id(1), revision: 2n, gone: false },
      { volumeId: volume, node: id(2), revision: 2n, gone: true },
      { volumeId: volume, node: id(3), revision: 2n, gone: false },
    ])
    expect((await graph.revisions(volume, id(1), 1)).map(({ node }) => node)).toEqual([id(2)])
  })

  test('a change since a revision updates and ends the relationships it names, and needs that revision', async () => {
    const { graph, volume, id, labels } = trial()
    const first = [change(id(1), 'Marta'), change(id(2), 'Acme'), change(id(3), 'Oslo'), change(id(4), 'Tom')]
    relate(first, id(1), 'WORKS_AT', id(2), 0.5)
    relate(first, id(1), 'LIVES_IN', id(3), 0.4)
    relate(first, id(4), 'KNOWS', id(1), 0.3)
    await graph.apply(volume, first)
    const second = [change(id(1), 'Marta Kowalska', { revision: 5n })]
    relate(second, id(1), 'LIVES_IN', id(3), 0.9)
    relate(second, id(1), 'LEADS', id(2), 0.6)
    const [marta] = second as [NodeChange]
    const ended = [
      { node: id(2), label: 'WORKS_AT', direction: 'outgoing' as const },
      { node: id(3), label: 'LEFT', direction: 'outgoing' as const },
    ]
    await graph.apply(volume, [{ ...marta, since: 1n, ended }])
    const expected = [
      ['LIVES_IN', 'outgoing', 'Oslo'],
      ['LEADS', 'outgoing', 'Acme'],
      ['KNOWS', 'incoming', 'Tom'],
    ]
    expect(await labels('Marta Kowalska')).toEqual(expected)
    expect(await graph.held(volume, [1, 2, 9].map(id))).toEqual(
      new Map([
        [id(1), 5n],
        [id(2), 1n],
      ]),
    )
    const late = { ...marta, revision: 4n, since: 1n, ended: [{ ...ended[0], label: 'LEADS' }] as typeof ended }
    await graph.apply(volume, [late])
    expect(await labels('Marta Kowalska')).toEqual(expected)
    for (const [node, name] of [
      [id(1), 'Marta'],
      [id(7), 'Nobody'],
    ] as const) {
      const after = { ...change(node, name, { revision: 9n }), since: 6n }
      await expect(graph.apply(volume, [change(id(8), 'Ana'), after])).rejects.toMatchObject({
        code: 'service_unavailable',
      })
    }
    expect(await graph.entity(volume, 'Ana')).toBeNull()
  })

  test('concurrent, repeated and reordered changes apply once', async () => {
    const { graph, volume, id } = trial()
    const changes = Array.from({ length: 8 }, (_, at) => change(id(at), `E${at}`))
    for (let at = 0; at < 8; at++) relate(changes, id(at), 'KNOWS', id((at + 1) % 8))
    const batches = Array.from({ length: 16 }, (_, at) => [0, 1, 2].map((step) => changes[(at + step * 3) % 8]))
    await Promise.all(batches.map((batch) => graph.apply(volume, batch as NodeChange[])))
    const { entities, relationships } = await graph.overview(volume, { entities: 20, relationships: 20 })
    expect([entities.length, relationships.length]).toEqual([8, 8])
  })

  test('volumes are isolated, even when they share node ids', async () => {
    const { database, graph, volume, id, names } = trial()
    const other = await storeVolume(database)
    const foreign = [change(id(1), 'Marta', { facts: 5 }), change(id(2), 'Acme')]
    relate(foreign, id(1), 'WORKS_AT', id(2))
    await graph.apply(other, foreign)
    await graph.apply(volume, [change(id(3), 'Tom')])
    await graph.apply(volume, [change(id(1), 'Mallory', { revision: 9n })])
    expect(await names()).toEqual(['Tom'])
    expect(await graph.entity(volume, 'Marta')).toBeNull()
    expect(await graph.search(volume, 'm', 10)).toHaveLength(1)
    expect(await graph.neighbourhood(volume, [id(1)], { hops: 2, limit: 10 })).toEqual([])
    expect((await graph.entity(other, 'Marta'))?.relationships).toHaveLength(1)
    await graph.eraseVolume(volume)
    expect(await names()).toEqual([])
    expect((await graph.entity(other, 'Marta'))?.relationships).toHaveLength(1)
  })

  test('an erased volume can be filled again, and everything can be cleared', async () => {
    const { graph, volume, id, labels } = trial()
    const changes = [change(id(1), 'Marta'), change(id(2), 'Acme')]
    relate(changes, id(1), 'WORKS_AT', id(2))
    await graph.apply(volume, changes)
    await graph.eraseVolume(volume)
    await graph.eraseVolume(volume)
    expect(await graph.revisions(volume, null, 10)).toEqual([])
    await graph.apply(volume, changes)
    expect(await labels('Marta')).toHaveLength(1)
    await graph.clear()
    expect(await graph.revisions(volume, null, 10)).toEqual([])
  })
}
