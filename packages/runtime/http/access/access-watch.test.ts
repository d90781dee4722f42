import { openLocalSignals } from '@agent-memory/adapters/queue/local-signals'
import type { KeyPrincipal } from '@agent-memory/core/accounts/principal'
import { Unavailable } from '@agent-memory/core/errors'
import type { VolumeReach } from '@agent-memory/core/ports/accounts/volumes'
import { openAccessWatch } from '@agent-memory/runtime/http/access/access-watch'
import { testKey, testUser } from '@agent-memory/runtime/testing/start-app'
import { expect, test } from '@jest/globals'
import type { Request } from 'express'
import { eventually } from '../../../../tests/support/eventually.js'

const NEVER_MS = 2 ** 30
const ORG = testKey().orgId

/** Opens a watch over stores that the test can change; `store.asked` lists the queries of the watch. */
function scene({ readEveryMs = NEVER_MS } = {}) {
  const keys: Record<string, KeyPrincipal> = {
    ada: testKey({ keyId: 'key-ada', keyKind: 'agent', agentId: 'agent-ada' }),
    bob: testKey({ keyId: 'key-bob', keyKind: 'agent', agentId: 'agent-bob' }),
  }
  const sessions: Record<string, string> = { 'session-1': testUser().userId, 'session-2': testUser().userId }
  /** The volumes that each agent may read. */
  const readable: Record<string, Set<string>> = { 'agent-ada': new Set(['v1', 'v2']), 'agent-bob': new Set(['v1']) }
  const store = { asked: [] as string[], isAway: false, before: async () => {} }
  const ask = async <Found>(question: string, find: () => Found): Promise<Found> => {
    store.asked.push(question)
    if (store.isAway) throw new Unavailable('postgresql', 'It is down.')
    const found = find()
    await store.before()
    return found
  }
  const reach = (volumeId: string) => ({ volumeId, orgId: ORG, permissions: ['read'] }) as unknown as VolumeReach
  const signals = openLocalSignals()
  const noticedBy: string[] = []
  const watch = openAccessWatch(
    {
      signals,
      authenticator: {
        findKey: (secret) => ask(secret, () => keys[secret] ?? null),
        findToken: async () => null,
        findUser: (userId) => ask('user', () => testUser({ userId })),
      },
      volumes: {
        volumesForKey: (volumeIds, agentId) =>
          ask(`${volumeIds} of ${agentId}`, () =>
            volumeIds.filter((id) => agentId !== null && readable[agentId]?.has(id)).map(reach),
          ),
      },
    },
    { readEveryMs, onLoss: (by) => noticedBy.push(by) },
  )
  const ended: string[] = []
  const opening = (name: string, call: Parameters<typeof watch.watch>[0]) =>
    watch.watch(call, ({ code }) => ended.push(`${name}: ${code}`))
  return {
    ...{ keys, sessions, readable, store, signals, ended, noticedBy, watch },
    open: (secret: string, name = secret, since = watch.moment()) => {
      const request = { headers: { authorization: `Bearer ${secret}` }, sessionID: Math.random() } as unknown as Request
      const accepts = ['key', 'session'] as const
      return opening(name, { accepts, request, principal: keys[secret] as KeyPrincipal, since })
    },
    openSession: (sessionID: string) => {
      const sessionStore = {
        get: async (id: string, callback: (error: unknown, data: unknown) => void) => {
          const userId = await ask(id, () => sessions[id])
          callback(null, userId && { userId })
        },
      }
      const request = { headers: {}, sessionID, sessionStore } as unknown as Request
      return opening(sessionID, { accepts: ['session'], request, principal: testUser(), since: watch.moment() })
    },
  }
}

/** Waits until a signal has been handled: a few turns of the event loop suffice, because the stores answer at once. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
}

test('a signal costs one query for each credential that it concerns, and one for its volumes, however many responses', async () => {
  const { open, signals, store, ended } = scene()
  for (let at = 0; at < 2_000; at++) open('ada').volume(at % 2 === 0 ? 'v1' : 'v2', () => ended.push('a volume'))
  open('bob').volume('v1', () => ended.push('a volume'))
  signals.revoked(['agent-ada'])
  await settled()
  expect(store.asked).toEqual(['ada', 'v1,v2 of agent-ada'])
  signals.revoked([ORG])
  await settled()
  expect(store.asked.slice(2).sort()).toEqual(['ada', 'bob', 'v1 of agent-bob', 'v1,v2 of agent-ada'])
  signals.revoked(['v2', 'somebody else'])
  await settled()
  expect(store.asked.slice(6)).toEqual(['ada', 'v1,v2 of agent-ada'])
  expect(ended).toEqual([])
})

test('a revoked key ends its responses and no others', async () => {
  const { open, signals, keys, ended, noticedBy } = scene()
  for (const name of ['first', 'second']) open('ada', name)
  open('bob')
  delete keys.ada
  signals.revoked(['key-ada'])
  await settled()
  expect(ended).toEqual(['first: invalid_api_key', 'second: invalid_api_key'])
  signals.revoked([ORG])
  await settled()
  expect(ended).toHaveLength(2)
  expect(noticedBy).toEqual(['signal', 'signal'])
})

test('a session that is signed out ends its responses, not those of another session of the user', async () => {
  const { openSession, signals, sessions, ended } = scene()
  for (const session of Object.keys(sessions)) openSession(session)
  delete sessions['session-1']
  signals.revoked([testUser().userId])
  await settled()
  expect(ended).toEqual(['session-1: unauthorized'])
})

test('a lost volume is reported once, to the responses that watch it', async () => {
  const { open, signals, readable, ended, noticedBy } = scene()
  const lost: string[] = []
  const [needing, other, stopped] = [open('ada'), open('ada'), open('ada')]
  needing.volume('v1', ({ code }) => lost.push(`v1: ${code}`))
  needing.volume('v2', () => lost.push('v2'))
  other.volume('v2', () => lost.push('v2'))
  stopped.volume('v1', () => lost.push('not watched any more'))()
  open('bob').volume('v1', () => lost.push('v1 of another agent'))
  readable['agent-ada'] = new Set(['v2'])
  for (let time = 0; time < 2; time++) {
    signals.revoked(['agent-ada'])
    await settled()
  }
  expect(lost).toEqual(['v1: agent_not_authorized_for_volume'])
  readable['agent-bob'] = new Set()
  signals.revoked(['v1'])
  await settled()
  expect(lost.slice(1)).toEqual(['v1 of another agent'])
  expect(noticedBy).toEqual(['signal', 'signal'])
  expect(ended).toEqual([])
})

test('a signal that arrives while access is being read has it read again', async () => {
  const { open, signals, keys, store, ended } = scene()
  open('ada')
  store.before = async () => {
    // The first read has already found the key; the revocation and its signal come before that read ends.
    store.before = async () => {}
    delete keys.ada
    signals.revoked(['key-ada'])
  }
  signals.revoked(['key-ada'])
  await settled()
  expect(store.asked).toEqual(['ada', 'ada'])
  expect(ended).toEqual(['ada: invalid_api_key'])
})

test('a signal between authentication and the start of the response is not missed', async () => {
  const { open, signals, keys, readable, watch, store, ended } = scene()
  const since = watch.moment()
  const late = open('bob', 'bob', since)
  signals.revoked(['key-ada'])
  open('ada', 'ada', since)
  delete keys.ada
  readable['agent-bob'] = new Set()
  late.volume('v1', () => ended.push('v1'))
  await settled()
  expect(ended.sort()).toEqual(['ada: invalid_api_key', 'v1'])
  store.asked.length = 0
  open('bob').volume('v2', () => {})
  await settled()
  expect(store.asked).toEqual([])
})

test('without signals access is read at intervals, with one query per credential', async () => {
  const { open, keys, store, ended, noticedBy } = scene({ readEveryMs: 20 })
  for (let at = 0; at < 100; at++) open('ada', `${at}`)
  const bob = open('bob')
  await eventually(async () => expect(store.asked.length).toBeGreaterThan(4))
  const times = (secret: string) => store.asked.filter((asked) => asked === secret).length
  expect(Math.abs(times('ada') - times('bob'))).toBeLessThanOrEqual(1)
  delete keys.ada
  await eventually(async () => expect(ended).toHaveLength(100))
  expect(new Set(ended.map((end) => end.split(': ')[1]))).toEqual(new Set(['invalid_api_key']))
  expect(noticedBy).toEqual(Array(100).fill('poll'))
  bob.close()
  const before = store.asked.length
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(store.asked).toHaveLength(before)
})

test('while the store is unavailable nobody loses access', async () => {
  const { open, signals, keys, store, ended } = scene({ readEveryMs: 20 })
  open('ada').volume('v1', () => ended.push('v1'))
  store.isAway = true
  delete keys.ada
  signals.revoked(['key-ada'])
  await eventually(async () => expect(store.asked.length).toBeGreaterThan(3))
  expect(ended).toEqual([])
  store.isAway = false
  await eventually(async () => expect(ended).toEqual(['ada: invalid_api_key']))
})

test('what a signal has put in doubt is read until the store answers', async () => {
  const { open, signals, keys, store, ended, noticedBy } = scene()
  open('ada')
  open('bob')
  store.isAway = true
  delete keys.ada
  signals.revoked(['key-ada'])
  await eventually(async () => expect(store.asked.length).toBeGreaterThan(1))
  store.isAway = false
  await eventually(async () => expect(ended).toEqual(['ada: invalid_api_key']))
  expect(noticedBy).toEqual(['signal'])
  expect(store.asked).not.toContain('bob')
})

test('a response without a caller is not watched', async () => {
  const { watch, signals, store } = scene()
  const call = { accepts: [], request: { headers: {} } as unknown as Request, principal: null, since: 0 }
  watch.watch(call, () => {}).volume('v1', () => {})
  signals.revoked([ORG, 'v1'])
  await settled()
  expect(store.asked).toEqual([])
})
