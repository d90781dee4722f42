import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { times } from '../../faults/harness/extent.js'
import { cites } from '../../support/cites.js'
import { concurrently } from '../../support/concurrently.js'
import { clientOf, type Json, type Reply } from '../../support/http/client.js'
import { ACCEPT, messagesIn } from '../../support/http/mcp.js'
import { memoriesOf } from '../../support/http/memories.js'
import { eventsIn } from '../../support/http/open-ended/events.js'
import { type Knock, knock, knocks, type Listening, listenAll } from '../../support/http/operations/listening.js'
import { EVERYBODY_KNOWS, type Marked, makeMarked, settled } from '../../support/http/operations/marked-tenant.js'
import { offeredBy, trialsOf } from '../../support/http/operations/offered.js'
import type { Trial } from '../../support/http/operations/trial.js'
import { perShape } from '../../support/service.js'
import { send, shared } from '../../support/shared.js'

const TENANTS = perShape(50, 8)
/** 1,000 requests in shape 1. `npm run faults` sends 5,000, with --full 100,000. */
const REQUESTS = perShape(times(1_000, 100_000), 500)
const BATCH = 250
const WIDTH = 12
/** Tenants that listen to their own volumes meanwhile, and attempts by others to listen to these, for each batch. */
const [LISTENERS, KNOCKS] = [6, 24]
/** Printed on failure, to repeat the run. */
const SEED = Number(process.env.SEED ?? 20_261_121)

const CANARY = /canary\d+x[0-9a-f]{12}/g
const UUIDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

let all: Marked[]
let trials: Trial[]
let listening: Listening
/** Maps each canary and id to its tenant, an index into `all`. */
const owners = new Map<string, number>()

interface Attempt {
  caller: number
  credential: number
  target: number
  /** Index into the trials, modulo their number. */
  trial: number
  /** Query text; the target's canary if empty. */
  text: string
}

const attempt: fc.Arbitrary<Attempt> = fc.record({
  caller: fc.nat(TENANTS - 1),
  credential: fc.nat(5),
  target: fc.nat(TENANTS - 1),
  trial: fc.nat(),
  text: fc.constantFrom(
    ...['', 'password hint', 'who keeps the ledger', 'flower', '*', "' OR 1=1 --"],
    ...['What is the password hint?', `Where does ${EVERYBODY_KNOWS} work?`],
  ),
})

/** Returns the canaries and ids in the text that belong to another tenant. */
const marksOfOthers = (text: string, caller: number): string[] =>
  [...text.matchAll(CANARY), ...text.matchAll(UUIDS)]
    .map(([mark]) => mark)
    .filter((mark) => (owners.get(mark) ?? caller) !== caller)

/**
 * Sends one attempt; returns what the response leaks of another tenant, a change that was wrongly allowed, and a 5xx.
 */
async function trespassesOf(
  { caller, credential, target, trial, text }: Attempt,
  withKeysOf = caller,
): Promise<string[]> {
  const [from, to] = [all[withKeysOf] as Marked, all[target] as Marked]
  const { ask, changes } = trials[trial % trials.length] as Trial
  if (changes && caller === target) return []
  const [method, path, body] = ask(to, text || `what is known of ${to.canary}`, from)
  const reply = await send(method, path, {
    ...from.credentials[credential],
    ...(body instanceof FormData ? { form: body } : body !== undefined && { body }),
    headers: ACCEPT,
    ...(isPage(path) && method === 'POST' && asForm(body)),
  })
  countAnswer(reply)
  const seen = shown(reply, [...echoOf(body), ...(isPage(path) ? (path.match(UUIDS) ?? []) : [])])
  const leaked = marksOfOthers(seen, caller)
  const let_through = changes && isDone(path, reply) ? [`${reply.status}`] : []
  const failed = reply.status >= 500 ? [`${reply.status} ${reply.text}`] : []
  return [...leaked, ...let_through, ...failed].map((what) => `${method} ${path}: ${what}`)
}

/** Tries to listen to another tenant; returns what was overheard, and `a socket` if the caller was let in. */
async function overheardBy(one: Knock): Promise<string[]> {
  const { text, isLetIn } = await knock(one, all, listening)
  const overheard = [...marksOfOthers(text, one.caller), ...(isLetIn ? ['a socket'] : [])]
  return overheard.map((what) => `listening, ${one.way}: ${what}`)
}

type Way = 'whole' | 'streamed' | 'over MCP'
interface ChatAnswer {
  answer: string
  sources: Json[]
  citations: Json[]
  answered: boolean
}
/** How many questions were answered, not refused. */
const answers: Record<Way, number> = { whole: 0, streamed: 0, 'over MCP': 0 }

/** Returns the parts of a chat answer, or null if the reply is not a chat answer. */
function chatAnswerIn(reply: Reply): [Way, ChatAnswer] | null {
  if (reply.status !== 200) return null
  if (reply.body?.citations) return ['whole', reply.body]
  if (reply.text.startsWith('event: sources')) {
    const events = eventsIn(reply.text)
    const of = (name: string) => events.filter(({ event }) => event === name).map(({ data }) => data)
    const answer = of('token').map(({ token }) => token)
    return ['streamed', { answer: answer.join(''), ...of('sources')[0], ...of('citations')[0] }]
  }
  if (!/"jsonrpc"/.test(reply.text)) return null
  const [called] = messagesIn(reply).flatMap(({ result }) => result?.structuredContent ?? [])
  return called?.citations ? ['over MCP', called] : null
}

function countAnswer(reply: Reply): void {
  const [way, answer] = chatAnswerIn(reply) ?? []
  if (way && answer?.answered) answers[way]++
}

/** Whether a path is that of an HTML page. Pages take forms, and their links repeat the ids in the path. */
const isPage = (path: string): boolean => path.startsWith('/account')
const asForm = (body: Json = {}) => ({
  raw: new URLSearchParams(body).toString(),
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
})

/**
 * Whether the operation was carried out. A tool that rejects a call answers 200, with the error in its result. A form
 * that was accepted redirects, and one without a session redirects to the sign-in.
 */
const isDone = (path: string, reply: Reply): boolean =>
  isPage(path)
    ? reply.status < 400 && !reply.headers.get('location')?.startsWith('/account/sign-in')
    : reply.status < 300 && (path !== '/mcp' || messagesIn(reply).some(({ result }) => result && !result.isError))

/** Returns the parts of the request that the response repeats, for a prompt or an unknown resource. */
const echoOf = (body: Json): string[] => [body?.params?.arguments?.topic, body?.params?.uri].filter(Boolean)

/** Returns the whole answer, headers too, without what it repeats from the request. */
function shown({ headers, body, text }: Reply, echo: string[]): string {
  const { query: _echo, ...rest } = typeof body === 'object' && body !== null ? body : { query: '' }
  const all = `${typeof body === 'object' ? JSON.stringify(rest) : text} ${[...headers].join(' ')}`
  return echo.reduce((seen, asked) => seen.replaceAll(asked, ''), all)
}

beforeAll(async () => {
  all = await concurrently(6, Array.from({ length: TENANTS }), (_none, at) => makeMarked(at))
  for (const [at, { marks }] of all.entries()) for (const mark of marks) owners.set(mark, at)
  await concurrently(6, all, settled)
  trials = trialsOf(await offeredBy([send, clientOf(shared().realtimeUrl)], all[0]?.credentials[1]?.key ?? ''))
  listening = await listenAll(all.slice(0, LISTENERS))
})
afterAll(() => listening?.stop())

test(
  cites(`${REQUESTS} random requests over ${TENANTS} tenants: no byte leaks`, 'access.tenants', 'errors.alike'),
  async () => {
    const batches = fc.array(attempt, { minLength: BATCH, maxLength: BATCH })
    const knocking = fc.array(knocks(TENANTS, LISTENERS), { minLength: KNOCKS, maxLength: KNOCKS })
    await listening.stir()
    await listening.arrived()
    await fc.assert(
      fc.asyncProperty(batches, knocking, async (attempts, listens) => {
        const [trespasses, overheard] = await Promise.all([
          concurrently(WIDTH, attempts, (one) => trespassesOf(one)),
          concurrently(2, listens, overheardBy),
          listening.stir(),
        ])
        expect([...trespasses, ...overheard].flat()).toEqual([])
      }),
      { seed: SEED, numRuns: REQUESTS / BATCH, endOnFailure: true },
    )
    // Chat answers were among the checked replies: in shape 1 for each way to ask, in other shapes for at least one.
    const counts = Object.values(answers)
    expect(perShape(Math.min(...counts), Math.max(...counts))).toBeGreaterThanOrEqual(REQUESTS / 2_000)
    // Each listener received events of their own volume, by socket and by webhook, and of no other volume.
    for (const [at, { sockets, webhooks }] of (await listening.arrived()).entries()) {
      const marks = marksOfOthers([...sockets, ...webhooks].join(' '), TENANTS)
      expect(marks).toContain(all[at]?.canary)
      expect(marks.filter((mark) => owners.get(mark) !== at)).toEqual([])
    }
    // Every tenant still finds its own data unchanged.
    await concurrently(WIDTH, all, async ({ tenant, canary, credentials, agentId }) => {
      const key = credentials[1]?.key ?? ''
      const found = await memoriesOf(send, key, tenant.volumeId).find(`password hint of ${canary}`)
      expect(found).toContain(`The password hint of ${canary} is a flower.`)
      expect(found).not.toContain('An intruder was here.')
      expect((await tenant.call('GET', `/volumes/${tenant.volumeId}`)).body.data.volume.name).toBe(canary)
      expect((await tenant.call('GET', `/agents/${agentId}`)).body.data.agent).toMatchObject({
        name: canary,
        is_active: true,
      })
    })
  },
  600_000 + REQUESTS * 20,
)

test('the checker sees a leak: what one tenant can read is a trespass for another', async () => {
  const attempts = trials.map((_trial, trial) => ({ caller: 0, credential: 0, target: 1, trial, text: '' }))
  const reading = attempts.filter(({ trial }) => !trials[trial]?.changes)
  const isSeen = async (one: Attempt) => {
    const found = await Promise.all([trespassesOf({ ...one, credential: 1 }, 1), trespassesOf(one, 1)])
    return found.flat().length > 0
  }
  let unseen = reading
  // Asks again, because a tool call answered with 503 shows nothing.
  for (let round = 0; round < 3; round++) {
    const seen = await Promise.all(unseen.map(isSeen))
    unseen = unseen.filter((_one, at) => !seen[at])
  }
  expect(unseen.map(({ trial }) => trials[trial]?.ask(all[1] as Marked, '', all[1] as Marked))).toEqual([])
})

test('the checker reads each part of an answer: in all of them a tenant sees itself', async () => {
  const { canary, credentials, tenant } = all[1] as Marked
  const query = `What is the password hint of ${canary}?`
  const asked = { query, volume_id: tenant.volumeId }
  const call = { name: 'ask_memory', arguments: asked }
  const marksIn = (text: string) => text.split(canary).length - 1
  const requests: Record<Way, [path: string, body: Json]> = {
    whole: ['/agent/memory/chat', asked],
    streamed: ['/agent/memory/chat', { ...asked, stream: true }],
    'over MCP': ['/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }],
  }
  for (const [way, [path, body]] of Object.entries(requests)) {
    const reply = await send('POST', path, { ...credentials[1], body, headers: ACCEPT })
    const [found, answer] = chatAnswerIn(reply) ?? []
    expect([way, found]).toEqual([way, way])
    const marks = [answer?.answer, answer?.sources, answer?.citations].map((part) => marksIn(JSON.stringify(part)))
    expect(marks.every((count) => count > 0)).toBe(true)
    expect(marksIn(shown(reply, []))).toBeGreaterThanOrEqual(marks.reduce((sum, count) => sum + count))
  }
})

test('the checker reports operations it cannot try, and ones that no longer exist', async () => {
  const { operations, tools } = await offeredBy(
    [send, clientOf(shared().realtimeUrl)],
    all[0]?.credentials[1]?.key ?? '',
  )
  expect(operations.length).toBeGreaterThan(40)
  expect(() =>
    trialsOf({ operations: [...operations, 'post /nobody/knows'], tools: [...tools, 'nobody_knows'] }),
  ).toThrow('the operation post /nobody/knows has no trial; the tool nobody_knows has no trial')
  expect(() => trialsOf({ operations: operations.slice(1), tools })).toThrow(`there is no operation ${operations[0]}`)
})
