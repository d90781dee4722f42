import { expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import { clientOf, expectStatus } from '../support/http/client.js'
import { memoriesOf } from '../support/http/memories.js'
import { withDatabase } from '../support/servers/database.js'
import { killedService } from '../support/services/killed-service.js'

const killed = killedService('edited')

/** Between acceptance and verdict, and after it before the answer. The first call of each is that of the write. */
const STEPS = ['memories.accept:after:kill:2', 'memories.commit:before:kill:2', 'memories.commit:after:kill:2']

test.each(STEPS)(
  cites('an edit killed at %s is decided once, and its retry gets the answer', 'memory.edit'),
  async (step) => {
    const { key, volumeId } = killed
    const [old, content] = [`The crane was checked before ${step}.`, `The crane was replaced after ${step}.`]
    const dying = await killed.start({ FAILPOINT: step })
    const [server] = dying.processes
    const { memory_id } = await memoriesOf(clientOf(dying.baseUrl), key, volumeId).write(old)
    const headers = { 'Idempotency-Key': step }
    const edit = (baseUrl: string) =>
      clientOf(baseUrl)('PATCH', `/memory/${memory_id}`, { key, headers, body: { content } })
    edit(dying.baseUrl).catch(() => null)
    await server?.gone
    const { baseUrl, databaseUrl } = await killed.start()
    const retried = await eventually(async () => expectStatus(await edit(baseUrl), 200).body.data.edit)
    expect(retried).toMatchObject({ memory_id, status: 'approved' })
    const { memory, changes } = expectStatus(
      await clientOf(baseUrl)('GET', `/memory/${memory_id}/history`, { key }),
      200,
    ).body.data
    expect(memory.content).toBe(content)
    expect(changes).toMatchObject([{ kind: 'edited', write_id: retried.write_id }])
    await withDatabase(databaseUrl, async (client) => {
      const { rows } = await client.query('SELECT status FROM memories WHERE edits = $1', [memory_id])
      expect(rows).toEqual([{ status: 'merged' }])
    })
  },
)
