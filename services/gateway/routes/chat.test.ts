import { getEventListeners, once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Memory } from '@agent-memory/core/memory/types'
import type { VolumeReach } from '@agent-memory/core/ports/accounts/volumes'
import type { Answerer, AnswerRequest } from '@agent-memory/core/ports/answers/answerer'
import { startTestApp, type TestApp, testKey } from '@agent-memory/runtime/testing/start-app'
import { chatRoutes } from '@agent-memory/service-gateway/routes/chat'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'
import { eventsIn } from '../../../tests/support/http/open-ended/events.js'
import { nginxIsThere, startNginx } from '../../../tests/support/servers/web/nginx.js'

const VOLUME = '00000000-0000-4000-9000-000000000001'
const AGENT = '00000000-0000-4000-9000-000000000002'
/** Twelve sentences, the maximum of an answer. */
const SENTENCES = Array.from({ length: 12 }, (_none, at) => `Marta drinks tea number ${at + 1} at breakfast.`)
/**
 * Text that is long enough to fill the buffers of a connection, so that a slow reader holds up its stream. One
 * sentence, not thousands, because verification reads each sentence of a source.
 */
const FILLING = `It is a long story${'o'.repeat(40_000)}.`
const SOURCES = 3
const memories = Array.from({ length: SOURCES }, (_none, at) => ({
  memoryId: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  content: `${SENTENCES.join(' ')} ${FILLING}`,
  writer: { keyId: 'k', agentId: AGENT, agent: 'Scout' },
  ...{ memoryType: 'factual', category: 'preference', status: 'approved', chunk: null, outdated: [], nodes: [] },
  likelyUpdates: [],
  ...{ eventDate: new Date(0), eventDateSource: 'given', createdAt: new Date(0), validTo: null, flagReason: null },
})) as unknown as Memory[]
const candidates = memories.map(({ memoryId }) => ({
  ...{ memoryId, cosine: 0.9, lexical: 1, context: 0, fit: 0, former: 0, length: 5 },
}))

/** Number of model calls in progress. */
let open = 0
let asked: AnswerRequest[] = []
/** The model awaits this before it writes a sentence. Resolves at once, unless a test replaces the function. */
let mayGoOn: (sentence: number) => Promise<void>
/**
 * Fake model that writes each sentence when the test lets it, so that a client can leave in the middle of an answer.
 */
const model: Answerer = {
  async *draft(request, signal) {
    open++
    asked.push(request)
    try {
      const ended = signal.aborted ? Promise.resolve() : once(signal, 'abort')
      for (const [at, text] of SENTENCES.entries()) {
        await Promise.race([mayGoOn(at), ended])
        if (signal.aborted) return
        yield { text, cites: [at % SOURCES] }
      }
    } finally {
      open--
    }
  },
}
const volume = { volumeId: VOLUME, orgId: testKey().orgId, permissions: ['read'] } as unknown as VolumeReach
const ports = {
  activity: { note() {} },
  volumes: { volumeForKey: async () => volume },
  retrieval: () => ({
    embedder: { query: async () => Float32Array.of(1) },
    index: { search: async () => candidates },
  }),
  memories: {
    current: async (_volume: string, ids: string[]) => memories.filter(({ memoryId }) => ids.includes(memoryId)),
  },
  graph: { neighbourhood: async () => [] },
  graphLinks: { nodesNamed: async () => [], edgesAmong: async () => [], statedIn: async () => [] },
  speakerNames: { namesOf: async () => new Map() },
  agents: { find: async () => ({ systemPrompt: 'Answer like a pirate.' }) },
  meaning: { closeness: async (_text: string, others: readonly string[]) => others.map(() => 1) },
  ...{ answerer: model, extractive: model, reranker: null, now: () => new Date(0) },
}

let app: TestApp
beforeAll(async () => {
  const keys = { sm_k: testKey(), sm_agent: testKey({ keyKind: 'agent', agentId: AGENT }) }
  app = await startTestApp(chatRoutes(ports as never), {
    keys,
    volumes: [volume],
    limits: 'off',
    commentEveryMs: 1_000,
  })
})
afterAll(() => app.close())
beforeEach(() => {
  mayGoOn = async () => {}
  asked = []
})

const BODY = JSON.stringify({ query: 'What does Marta drink?', volume_id: VOLUME, stream: true })
/** Opens a stream. `agent`, if given, decides whether a connection is reused. */
const opened = async (url = app.url, agent?: Agent, key = 'sm_k'): Promise<IncomingMessage> => {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` }
  const sent = httpRequest(`${url}/agent/memory/chat`, { method: 'POST', headers, ...(agent && { agent }) })
  sent.end(BODY)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return response.setEncoding('utf8')
}
/** Reads a stream to its end, with a pause after each piece. Calls `onText` with all text received so far. */
const readAll = async (response: IncomingMessage, pauseMs = 0, onText: (text: string) => void = () => {}) => {
  let text = ''
  for await (const piece of response) {
    text += piece
    onText(text)
    if (pauseMs > 0) await wait(pauseMs)
  }
  return text
}
const NAMES = ['sources', ...SENTENCES.map(() => 'token'), 'citations', 'done']
const namesIn = (text: string) => eventsIn(text).map(({ event }) => event)

/** Makes the model wait before its second sentence. Returns a function that lets the model go on. */
const heldAfterFirst = () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  mayGoOn = async (sentence) => (sentence === 1 ? released : undefined)
  return release
}

const behind = nginxIsThere('streams through nginx') ? ['directly', 'through nginx with its defaults'] : ['directly']
describe.each(behind)('%s', (way) => {
  let url: string
  let stop = async () => {}
  beforeAll(async () => {
    url = app.url
    if (way !== 'directly') ({ url, stop } = await startNginx(app.url))
  })
  afterAll(() => stop())

  test('each sentence arrives before the next one is made', async () => {
    const release = heldAfterFirst()
    let sentFirst = ''
    const text = await readAll(await opened(url), 0, (soFar) => {
      if (sentFirst !== '' || !soFar.includes('event: token')) return
      sentFirst = soFar
      release()
    })
    expect(namesIn(sentFirst.slice(0, sentFirst.lastIndexOf('\n\n') + 2))).toEqual(['sources', 'token'])
    expect(namesIn(text)).toEqual(NAMES)
  })

  test('a client that leaves ends the model call', async () => {
    heldAfterFirst()
    const response = await opened(url)
    await once(response, 'data')
    await eventually(async () => expect(open).toBe(1))
    response.destroy()
    await eventually(async () => expect(open).toBe(0))
  })
})

test('streams and whole answers follow each other on one connection', async () => {
  let connections = 0
  const count = () => void connections++
  app.server.on('connection', count)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let round = 0; round < 3; round++) expect(namesIn(await readAll(await opened(app.url, agent)))).toEqual(NAMES)
  expect(connections).toBe(1)
  agent.destroy()
  app.server.off('connection', count)
})

test("an agent's system_prompt reaches the model; other keys have none", async () => {
  await readAll(await opened(app.url, undefined, 'sm_agent'))
  await readAll(await opened())
  expect(asked.map(({ systemPrompt }) => systemPrompt)).toEqual(['Answer like a pirate.', null])
})

test('comments keep a silent stream open', async () => {
  const release = heldAfterFirst()
  const text = await readAll(await opened(), 0, (soFar) => void (soFar.includes('\n: ') && release()))
  expect(text).toMatch(/\n\n: keepalive\n\n/)
  expect(namesIn(text)).toEqual(NAMES)
})

test('200 streams at once lose no event and leave nothing behind', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const before = timers()
  mayGoOn = () => wait(5)
  const kinds = ['fast', 'slow', 'leaves']
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, async (_none, at) => {
      const kind = kinds[at % kinds.length]
      const response = await opened()
      if (kind === 'leaves') {
        await once(response, 'data')
        response.destroy()
        return 'left'
      }
      const text = await readAll(response, kind === 'slow' ? 2 : 0)
      const events = eventsIn(text)
      const tokens = events.filter(({ event }) => event === 'token').map(({ data }) => data.token)
      const names = events.map(({ event }) => event)
      return (
        JSON.stringify(names) === JSON.stringify(NAMES) &&
        tokens.every((token, n) => token.includes(`number ${n + 1} `))
      )
    }),
  )
  expect(outcomes).toEqual(outcomes.map((_outcome, at) => (kinds[at % kinds.length] === 'leaves' ? 'left' : true)))
  await eventually(async () => {
    expect(open).toBe(0)
    expect(getEventListeners(app.health.stopping, 'abort')).toHaveLength(0)
    expect(timers()).toBeLessThanOrEqual(before)
  })
})
