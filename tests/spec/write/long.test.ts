import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { eventually } from '../../support/eventually.js'
import { expectStatus } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newTenant } from '../../support/http/tenant.js'
import { send } from '../../support/shared.js'

const LONG_WRITES = 16

/** Spans a few windows of the embedding model; each text is unique. */
const longText = (i: number) => `Report ${i}. ${'The harbour gate opens at nine and closes at four. '.repeat(90)}`

test('the long texts of one tenant do not hold up the short one of another', async () => {
  const [flooding, quiet] = await Promise.all([newTenant(send), newTenant(send)])
  const flood = memoriesOf(send, await flooding.key('org_rw'), flooding.volumeId)
  const calm = memoriesOf(send, await quiet.key('org_rw'), quiet.volumeId)
  let answered = 0
  const long = Array.from({ length: LONG_WRITES }, async (_, i) => {
    // On a slow machine a write may need more than the 25 s of one request. The next request attaches to it.
    const headers = { 'Idempotency-Key': randomUUID() }
    const { body } = await eventually(async () => expectStatus(await flood.tryWrite(longText(i), {}, headers), 200))
    answered += 1
    return body.status
  })
  await calm.write('Marta likes tea in the morning.')
  // In arrival order the short text would be last. The margin is for a slow test process.
  expect(answered).toBeLessThanOrEqual((LONG_WRITES * 3) / 4)
  expect(await Promise.all(long)).toEqual(Array(LONG_WRITES).fill('approved'))
})
