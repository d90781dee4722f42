import { fileURLToPath } from 'node:url'
import { openHttpEmbedder } from '@agent-memory/adapters/models/http-embedder'
import { openLocalEmbedder } from '@agent-memory/adapters/models/local-embedder'
import { internalToken } from '@agent-memory/core/accounts/keys/internal-token'
import type { Embedder } from '@agent-memory/core/ports/memory/embedder'
import { withOverrides } from '@agent-memory/core/rate-limits'
import { startTestApp, type TestApp } from '@agent-memory/runtime/testing/start-app'
import { embedderRoutes } from '@agent-memory/service-embedder/routes'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

const modelDir = fileURLToPath(new URL('../../models/all-MiniLM-L6-v2', import.meta.url))
const token = internalToken('the secret key of the installation', 'embedder')

let local: Embedder
let app: TestApp
beforeAll(async () => {
  local = await openLocalEmbedder({ modelDir, threads: 1, log: console })
  // The limit `default` is one request per minute here. A second request that succeeds shows that embedder calls are
  // not counted.
  app = await startTestApp(embedderRoutes(local, token), { limits: withOverrides({ default: { max: 1 } }) })
})
afterAll(async () => {
  await app.close()
  await local.close()
})

const post = async (body: object, bearer = token) => {
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
  const response = await fetch(`${app.url}/v1/embeddings`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, body: (await response.json()) as { data: Record<string, unknown>[] } }
}

describe('through the HTTP client', () => {
  const open = (override: object = {}) =>
    openHttpEmbedder({
      url: app.url,
      model: local.model,
      dimension: 384,
      token,
      ours: true,
      timeoutMs: 20_000,
      ...override,
    })

  test('a query and each window are the bytes of the model in process', async () => {
    const remote = await open()
    const text = 'Where does Marta live?'
    expect(await remote.query(text)).toEqual(await local.query(text))
    expect(await remote.text(text)).toEqual(await local.text(text))
    expect(await remote.text(text)).not.toEqual(await remote.query(text))
    const long = 'Marta went to the shop, and bought twelve apples. '.repeat(60)
    const windows = await remote.windows(long, 'write')
    expect(windows.length).toBeGreaterThan(1)
    expect(windows).toEqual(await local.windows(long, 'write'))
  })

  test.each([
    ['token', { token: internalToken('another key', 'embedder') }],
    ['model', { model: 'another-model' }],
  ])('another %s is service_unavailable', async (_, override) => {
    const remote = await open(override)
    await expect(remote.query('q')).rejects.toMatchObject({ code: 'service_unavailable' })
  })
})

describe('POST /v1/embeddings', () => {
  test('a plain OpenAI request returns one vector per text', async () => {
    const { status, body } = await post({ model: local.model, input: ['one', 'apple '.repeat(600)] })
    expect(status).toBe(200)
    expect(body.data.map((row) => Object.keys(row).sort())).toEqual(Array(2).fill(['embedding', 'index', 'object']))
    expect(body.data.map(({ index }) => index)).toEqual([0, 1])
    expect(body.data[0]?.embedding).toHaveLength(384)
    const single = await post({ model: local.model, input: 'one' })
    expect(single.body.data).toEqual(body.data.slice(0, 1))
  })

  test('rejects a caller without the token, another model and an empty list', async () => {
    const request = { model: local.model, input: ['one'] }
    expect((await post(request, 'wrong')).status).toBe(401)
    expect((await post({}, 'wrong')).status).toBe(401)
    expect((await post({ ...request, model: 'other' })).status).toBe(400)
    expect((await post({ ...request, input: [] })).status).toBe(400)
  })
})
