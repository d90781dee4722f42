import { beforeAll, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError } from '../../support/expectations.js'
import type { Json } from '../../support/http/client.js'
import { type Memories, memoriesOf } from '../../support/http/memories.js'
import { newTenant } from '../../support/http/tenant.js'
import { withDatabase } from '../../support/servers/database.js'
import { send, shared } from '../../support/shared.js'

let key: string
let volumeId: string
let mine: Memories
beforeAll(async () => {
  const tenant = await newTenant(send)
  key = await tenant.key('org_rw')
  volumeId = tenant.volumeId
  mine = memoriesOf(send, key, volumeId)
})

/** Changes a memory's creation time; returns the previous one. */
const swapTime = (memoryId: string, time: Date | string): Promise<Date> =>
  withDatabase(shared().databaseUrl, async (client) => {
    const had = await client.query('SELECT created_at FROM memories WHERE memory_id = $1', [memoryId])
    await client.query('UPDATE memories SET created_at = $2 WHERE memory_id = $1', [memoryId, time])
    return had.rows[0].created_at
  })

/** The content of a memory that no query has read yet, so that the next query reads what is stored now. */
const CONTENT = 'The ferry to the island leaves at noon.'
const INTERNALS =
  /RangeError|TypeError|getTime|toISOString|created_at|infinity|SELECT|Error:|\bat \S+ \(|\.[jt]s\b|node:|\/packages\//

test(
  cites(
    'a query that fails internally is query_failed and reveals no internals',
    'errors.query-failed',
    'errors.no-internals',
  ),
  async () => {
    const { memory_id } = await mine.write(CONTENT)
    // PostgreSQL has timestamps that are not valid dates in JavaScript.
    const whole = await swapTime(memory_id, 'infinity')
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
    await swapTime(memory_id, whole)
    const answered: Json = await mine.query('When is the ferry?')
    expect(answered.memories.map(({ content }: Json) => content)).toEqual([CONTENT])
  },
)
