import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import { clientOf } from '../support/http/client.js'
import { type Memories, memoriesOf } from '../support/http/memories.js'
import { newTenant } from '../support/http/tenant.js'
import { removeFolder } from '../support/remove-folder.js'
import { withDatabase } from '../support/servers/database.js'
import { type EmbeddingsServer, startEmbeddingsServer } from '../support/servers/models/embeddings-server.js'
import { temporaryFolder } from '../support/servers/postgres.js'
import { type AloneService, startAlone } from '../support/service.js'

const TOKEN = 'the key of a paid service'
const OTHERS = 'words-64'
const BUILT_IN = 'all-MiniLM-L6-v2-int8'
const MEMORIES = 30

let foreign: EmbeddingsServer
let dataDir: string
let service: AloneService
let access: { key: string; volumeId: string }
let mine: Memories

const start = async (env: Record<string, string> = {}) => {
  service = await startAlone({ dataDir, env: { RATE_LIMITS: 'off', ...env } })
  const send = clientOf(service.baseUrl)
  if (!access) {
    const tenant = await newTenant(send)
    access = { key: await tenant.key('org_rw'), volumeId: tenant.volumeId }
  }
  mine = memoriesOf(send, access.key, access.volumeId)
}
const statementOf = (at: number) => `Customer ${at} ordered ${at + 3} blue lanterns from the warehouse.`

/** How many memories have vectors of each model, and which model is serving. */
const models = () =>
  withDatabase(service.databaseUrl, async (client) => {
    const { rows } = await client.query<{ model: string; serving: boolean; memories: number }>(
      `SELECT model, serving, (SELECT count(DISTINCT memory_id)::int FROM memory_windows w WHERE w.model = e.model) AS memories
       FROM embedding_models e ORDER BY model`,
    )
    return Object.fromEntries(rows.map(({ model, serving, memories }) => [model, { serving, memories }]))
  })

beforeAll(async () => {
  foreign = await startEmbeddingsServer(TOKEN)
  dataDir = await temporaryFolder('re-embedding')
  await start()
  for (let at = 0; at < MEMORIES; at++) await mine.write(statementOf(at))
  await mine.write(`The minutes say: ${'the harbour master counted the crates again. '.repeat(150)}`)
})
afterAll(async () => {
  await service?.stop()
  await foreign?.close()
  await removeFolder(dataDir)
})

describe('a new embedding model in the configuration', () => {
  const others = () => ({ EMBEDDINGS_URL: foreign.url, EMBEDDINGS_MODEL: OTHERS, EMBEDDINGS_API_KEY: TOKEN })

  test(cites('serves once all memories have its vectors; the old one serves until then', 'run.model'), async () => {
    await service.stop()
    // The new model cannot serve before it has these vectors.
    const release = foreign.hold(/lanterns|harbour/)
    await start(others())
    expect(await models()).toMatchObject({ [BUILT_IN]: { serving: true, memories: MEMORIES + 1 } })
    // The built-in model finds this by its meaning. The new model would not, because it compares only words.
    expect(await mine.find('Who purchased lamps?')).not.toEqual([])
    await mine.write('Ingrid sold a violin.')
    expect(await mine.find('Who sold a violin?')).toContain('Ingrid sold a violin.')
    release()
    await eventually(async () => expect((await models())[OTHERS]).toMatchObject({ serving: true }))
    await eventually(async () => expect((await models())[OTHERS]).toMatchObject({ memories: MEMORIES + 2 }))
  })

  test(cites('new memories and queries use it, and old memories are found', 'run.model'), async () => {
    await eventually(async () => {
      await mine.find(`lanterns ${Math.random()}`)
      expect(foreign.texts.get(OTHERS)?.some((text) => text.startsWith('lanterns'))).toBe(true)
    })
    await mine.write('Piotr painted seven boats.')
    expect(foreign.texts.get(OTHERS)).toContain('Piotr painted seven boats.')
    expect(await mine.find('Who painted boats?')).toContain('Piotr painted seven boats.')
    expect(await mine.find(statementOf(7), { limit: 3 })).toContain(statementOf(7))
    // A long text is sent in pieces, because this server does not split texts into windows.
    const pieces = foreign.texts.get(OTHERS)?.filter((text) => text.includes('harbour master')) ?? []
    expect(pieces.length).toBeGreaterThan(2)
  })

  test(cites('switching back embeds only what was written since', 'run.model'), async () => {
    await service.stop()
    await start()
    await eventually(async () => {
      const found = await models()
      expect(found[BUILT_IN]).toEqual({ serving: true, memories: MEMORIES + 3 })
    })
    expect(await mine.find('Who painted boats?')).toContain('Piotr painted seven boats.')
  })
})
