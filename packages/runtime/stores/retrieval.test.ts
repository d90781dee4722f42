import { loadConfig } from '@agent-memory/runtime/config/config'
import { createLog } from '@agent-memory/runtime/observe/log'
import { openRetrievalModels, type RetrievalsOptions } from '@agent-memory/runtime/stores/retrieval'
import { expect, test } from '@jest/globals'

const unused = (): never => {
  throw new Error('this process must not choose a model or open an index')
}
const models: RetrievalsOptions['models'] = {
  use: unused,
  serving: unused,
  dimensionOf: unused,
  serve: unused,
  unembedded: unused,
  countUnembedded: unused,
  keep: unused,
}

test.each([
  ['graph', {}],
  ['realtime', {}],
  ['graph,realtime', { EMBEDDINGS_URL: 'http://embedder:8080' }],
])('SERVICES=%s opens no model and no index, and leaves the choice of the model to others', async (services, more) => {
  const SECRET_KEY = 'the same thirty-two characters for all'
  const config = loadConfig({ SERVICES: services, DATABASE_URL: 'postgres://db/memory', SECRET_KEY, ...more })
  const { log } = createLog('silent')
  const opened = await openRetrievalModels({
    config: { ...config, secretKey: SECRET_KEY },
    ...{ models, open: unused, log },
  })
  expect(opened.current).toThrow(`SERVICES=${services} neither embeds nor searches`)
  expect(opened.configured).toThrow(`SERVICES=${services} neither embeds nor searches`)
  await opened.close()
})
