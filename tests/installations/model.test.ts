import { readFileSync } from 'node:fs'
import { startEmbedded } from '@agent-memory/adapters/postgres/embedded/embedded'
import { afterAll, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import { clientOf } from '../support/http/client.js'
import { memoriesOf } from '../support/http/memories.js'
import { newTenant } from '../support/http/tenant.js'
import { removeFolder } from '../support/remove-folder.js'
import { withDatabase } from '../support/servers/database.js'
import { temporaryFolder } from '../support/servers/postgres.js'
import { startAlone } from '../support/service.js'

const QUESTION = 'What food did doctors tell him not to eat?'
let dataDir: string
afterAll(() => removeFolder(dataDir))

test(cites('vectors of a removed model are never compared; its memories are re-embedded', 'run.model'), async () => {
  dataDir = await temporaryFolder('model')
  const { key, volumeId } = await underEarlierModel()
  const after = await startAlone({ dataDir, env: { RATE_LIMITS: 'off' } })
  try {
    expect(readFileSync(after.logFiles[0] as string, 'utf8')).toContain('"serving":"an-earlier-model"')
    const memories = memoriesOf(clientOf(after.baseUrl), key, volumeId)
    expect(await memories.find('Should Henrik avoid peanuts?')).toHaveLength(1)
    await eventually(async () => expect(await memories.find(QUESTION)).toHaveLength(1))
    const served = await withDatabase(after.databaseUrl, (client) =>
      client.query('SELECT model FROM embedding_models WHERE serving'),
    )
    expect(served.rows).toEqual([{ model: 'all-MiniLM-L6-v2-int8' }])
  } finally {
    await after.stop()
  }
})

/** Writes a memory, finds it by its meaning, and then renames the model in the database. */
const underEarlierModel = async (): Promise<{ key: string; volumeId: string }> => {
  const service = await startAlone({ dataDir, env: { RATE_LIMITS: 'off' } })
  let written: { key: string; volumeId: string }
  try {
    const send = clientOf(service.baseUrl)
    const tenant = await newTenant(send)
    const key = await tenant.key('org_rw')
    const memories = memoriesOf(send, key, tenant.volumeId)
    await memories.write('Physicians recommended that Henrik avoid peanuts.')
    expect(await memories.find(QUESTION)).toHaveLength(1)
    written = { key, volumeId: tenant.volumeId }
  } finally {
    await service.stop()
  }
  // No service is running now, because it would re-embed the memory.
  const database = await startEmbedded({ dataDir, log: { info() {}, warn() {} } })
  try {
    await withDatabase(database.url, async (client) => {
      await client.query(`UPDATE memory_windows SET model = 'an-earlier-model'`)
      await client.query(`UPDATE embedding_models SET model = 'an-earlier-model'`)
    })
  } finally {
    await database.stop()
  }
  return written
}
