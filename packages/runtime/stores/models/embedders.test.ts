import { loadConfig } from '@agent-memory/runtime/config/config'
import { embedsElsewhere, embedsHere } from '@agent-memory/runtime/stores/models/embedders'
import { expect, test } from '@jest/globals'

const fleet = {
  DATABASE_URL: 'postgres://db/memory',
  SECRET_KEY: 'the same thirty-two characters for all',
  FILES_DIR: '/shared',
}
const EMBEDDINGS_URL = 'http://embedder:8080'

test.each([
  ['everything in one process', {}, 'here'],
  ['everything, with an embedder elsewhere', { EMBEDDINGS_URL }, 'elsewhere'],
  ['the embedder of a fleet', { ...fleet, SERVICES: 'embedder' }, 'here'],
  ['the embedder of a fleet, told its own address', { ...fleet, SERVICES: 'embedder', EMBEDDINGS_URL }, 'here'],
  ['a guard', { ...fleet, SERVICES: 'guard', EMBEDDINGS_URL }, 'elsewhere'],
  ['a gateway', { ...fleet, SERVICES: 'gateway,mcp', EMBEDDINGS_URL }, 'elsewhere'],
  ['a graph', { ...fleet, SERVICES: 'graph' }, 'nowhere'],
  ['a graph that is told an address', { ...fleet, SERVICES: 'graph,realtime', EMBEDDINGS_URL }, 'nowhere'],
])('%s', (_name, env, where) => {
  const config = loadConfig(env)
  expect({ here: embedsHere(config), elsewhere: embedsElsewhere(config) }).toEqual({
    here: where === 'here',
    elsewhere: where === 'elsewhere',
  })
})
