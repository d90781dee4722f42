import { beforeAll, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import type { Json } from '../../support/client.js'
import { withDatabase } from '../../support/database.js'
import { expectError } from '../../support/expectations.js'
import { type Memories, memoriesOf } from '../../support/memories.js'
import { send, shared } from '../../support/shared.js'
import { newTenant } from '../../support/tenant.js'

let key: string
let volumeId: string
let mine: Memories
beforeAll(async () => {
  const tenant = await newTenant(send)
  key = await tenant.key('org_rw')
  volumeId = tenant.volumeId
  mine = memoriesOf(send, key, volumeId)
})

/** Stores another vector for the memory's one window; gives the one it had. */
const swapVector = (memoryId: string, vector: Buffer): Promise<Buffer> =>
  withDatabase(shared().databaseUrl, async (client) => {
    const had = await client.query('SELECT vector FROM memory_windows WHERE memory_id = $1', [memoryId])
    await client.query('UPDATE memory_windows SET vector = $2 WHERE memory_id = $1', [memoryId, vector])
    return had.rows[0].vector
  })

/** No query has read this memory yet, so that the next one meets what is stored now. */
const CONTENT = 'The ferry to the island leaves at noon.'
const INTERNALS = /RangeError|Float32|vector|memory_windows|SELECT|Error:|\bat \S+ \(|\.[jt]s\b|node:|\/packages\//

test(
  cites(
    'a query that breaks inside is query_failed and tells no internals',
    'errors.query-failed',
    'errors.no-internals',
  ),
  async () => {
    const { memory_id } = await mine.write(CONTENT)
    const whole = await swapVector(memory_id, Buffer.from('no number'))
    for (const path of ['/agent/memory/query', '/memory/query']) {
      const headers = { 'X-Request-Id': 'a-query-that-breaks' }
      const failed = await send('POST', path, {
        key,
        headers,
        body: { query: 'When is the ferry?', volume_id: volumeId },
      })
      expectError(failed, 500, 'query_failed')
      expect(Object.keys(failed.body).sort()).toEqual(['details', 'error'])
      expect(failed.body.details).toContain('a-query-that-breaks')
      expect(failed.text + JSON.stringify([...failed.headers])).not.toMatch(INTERNALS)
    }
    await swapVector(memory_id, whole)
    const answered: Json = await mine.query('When is the ferry?')
    expect(answered.memories.map(({ content }: Json) => content)).toEqual([CONTENT])
  },
)
