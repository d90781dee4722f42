import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { eventually } from '../../support/eventually.js'
import type { TestQdrant } from '../../support/servers/qdrant.js'
import { ids, idsOf, type QdrantTrial, termsOf, unit } from './trial.js'

/** Tests what Qdrant does when it is killed or hangs. */
export const keepsWhatItAcknowledged = (qdrant: TestQdrant | null, trial: () => QdrantTrial): void => {
  const controlled = qdrant?.ours ? test : test.skip
  controlled('what it acknowledged is there after it was killed while it wrote', async () => {
    const { client, name } = trial()
    const acknowledged: string[] = []
    const write = async () => {
      for (;;) {
        const id = randomUUID()
        const point = { id, vector: { first: unit(1), terms: termsOf(1) }, payload: { volume_id: id } }
        await client.upsert(name, { points: [point], wait: true })
        acknowledged.push(id)
      }
    }
    const alias = `alias-${randomUUID()}`
    await client.updateCollectionAliases({ actions: [{ create_alias: { collection_name: name, alias_name: alias } }] })
    await client.delete(name, { points: [ids[0] as string], wait: true })
    const writers = Promise.allSettled([write(), write(), write(), write()])
    await eventually(async () => expect(acknowledged.length).toBeGreaterThanOrEqual(200))
    await qdrant?.kill()
    await writers
    await expect(client.count(name)).rejects.toThrow()
    await qdrant?.restart()
    const found = await client.retrieve(alias, { ids: acknowledged, with_vector: true })
    expect(idsOf(found).sort()).toEqual([...acknowledged].sort())
    expect(found.every(({ id, payload, vector }) => payload?.volume_id === id && 'terms' in (vector as object))).toBe(
      true,
    )
    expect(await client.retrieve(alias, { ids: [ids[0] as string] })).toEqual([])
    expect((await client.getCollection(alias)).payload_schema).toHaveProperty('volume_id')
    // Each of the four writes in flight was stored as a whole or not at all.
    const { count } = await client.count(alias)
    expect(count - acknowledged.length - 6).toBeGreaterThanOrEqual(0)
    expect(count - acknowledged.length - 6).toBeLessThanOrEqual(4)
  })

  controlled('hangs while it is frozen, and resumes', async () => {
    const { client, name } = trial()
    const thaw = await qdrant?.freeze()
    const answered = client.count(name)
    const first = await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, 300, 'nothing yet'))])
    await thaw?.()
    expect(first).toBe('nothing yet')
    expect(await answered).toEqual({ count: 7 })
  })
}
