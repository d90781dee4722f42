import { expect, test } from '@jest/globals'
import type { KeyPrincipal, Permission, Principal, SessionPrincipal } from '../../accounts/principal.js'
import { AppError, Unavailable } from '../../errors.js'
import type { VolumeReach } from '../../ports/accounts/volumes.js'
import type { NewWrite } from '../../ports/memory/new-write.js'
import { anyOf } from '../../work/back-pressure.js'
import { openGate } from '../../work/turns.js'
import { UNREAD } from '../guard/secrets/reading.js'
import { toStatement, type WriteBody } from './statement.js'
import { proposeMemories, type WritePorts } from './write.js'

const VOLUME = '00000000-0000-4000-9000-000000000001'
const REACH = { volumeId: VOLUME, orgId: 'org', projectId: 'project', headSeq: 1n }
const principal: KeyPrincipal = {
  kind: 'key',
  keyKind: 'org_rw',
  keyId: 'key',
  orgId: 'org',
  projectId: null,
  agentId: null,
  userId: null,
  name: 'Key',
  roles: {},
}

/** Makes ports that accept every write, and records the writes and the number of volumes of each lookup. */
const acceptAll = () => {
  const given: NewWrite[] = []
  const lookups: number[] = []
  const ports: WritePorts = {
    memories: {
      async accept(writes) {
        given.push(...writes)
        return writes.map(({ memoryId, writeId }) => ({
          memoryId,
          writeId,
          attached: false,
          outboxId: 1n,
          waits: true,
        }))
      },
    },
    volumes: {
      volumesForKey: async (volumeIds) => {
        lookups.push(volumeIds.length)
        return volumeIds.map((volumeId) => ({ ...REACH, volumeId, permissions: null }) as VolumeReach)
      },
    },
    signals: { work() {} },
    verdicts: {
      wait: () => Promise.reject(new Error('nobody waits')),
      waitForAll: () => Promise.reject(new Error('nobody waits')),
    },
    answered: { note() {}, recorded: async () => {} },
    texts: {
      statement: async (writer, body, settings, now) => toStatement(writer, body, settings, now, UNREAD),
    },
    backPressure: anyOf([]),
    batches: openGate(1),
    hashKey: new Uint8Array(32),
    now: () => new Date('2026-01-01T00:00:00Z'),
  }
  return { ports, given, lookups }
}

const propose = (
  ports: WritePorts,
  items: WriteBody[],
  principalNow: () => Promise<Principal> = async () => principal,
  by: Principal = principal,
) =>
  proposeMemories(ports, {
    principal: by,
    principalNow,
    items,
    waitMs: 0,
    idempotencyKey: undefined,
    signal: new AbortController().signal,
    onAnswered() {},
  })

test('a batch yields to other requests between its items', async () => {
  const { ports, given } = acceptAll()
  let turns = 0
  const count = () => {
    turns++
    ticking = setImmediate(count)
  }
  let ticking = setImmediate(count)
  const items = Array.from({ length: 20 }, (_, at) => ({ volume_id: VOLUME, content: `Marta has ${at} cats.` }))
  await propose(ports, items)
  clearImmediate(ticking)
  expect(turns).toBeGreaterThanOrEqual(items.length - 1)
  expect(given.map(({ statement }) => statement.content)).toEqual(items.map(({ content }) => content))
})

test('further wordings are distinguished from separate statements', async () => {
  const { ports, given } = acceptAll()
  const source = (content: string) => ({
    content,
    agent: 'Scribe',
    agent_id: VOLUME,
    user_id: null,
    session_id: null,
    event_date: null,
    created_at: '2025-01-01',
  })
  const sources = ['marta  likes tea', 'Marta dislikes tea.'].map(source)
  await propose(ports, [{ volume_id: VOLUME, content: 'Marta likes tea.', origin: { sources } }])
  expect(given[0]?.furtherSources.map(({ wording, same }) => [wording, same])).toEqual([
    ['marta  likes tea', true],
    ['Marta dislikes tea.', false],
  ])
})

test('a write without capacity is rejected before anything is stored', async () => {
  const { ports, given } = acceptAll()
  const full = new Unavailable('backlog', 'full', { retryAfter: 5 })
  const backPressure = anyOf([{ refusal: () => null }, { refusal: () => full }])
  await expect(propose({ ...ports, backPressure }, [{ volume_id: VOLUME, content: 'a' } as WriteBody])).rejects.toBe(
    full,
  )
  expect(given).toEqual([])
})

const batchOf = (count: number): WriteBody[] =>
  Array.from({ length: count }, (_, at) => ({ volume_id: VOLUME, content: `Marta has ${at} cats.` }))

test('capacity is checked once it is the turn of a batch, however long it waited', async () => {
  const { ports, given } = acceptAll()
  const full = new AppError('rate_limited', 'full', { retryAfter: 5 })
  // Has no capacity once the first batch is stored.
  const backPressure = { refusal: () => (given.length > 0 ? full : null) }
  const calls = [batchOf(3), batchOf(2)].map((items) => propose({ ...ports, backPressure }, items))
  const [first, second] = await Promise.allSettled(calls)
  expect(first?.status).toBe('fulfilled')
  expect(second).toMatchObject({ status: 'rejected', reason: full })
  expect(given).toHaveLength(3)
})

test('a batch whose key was revoked while it waited for its turn stores nothing', async () => {
  const { ports, given } = acceptAll()
  const revoked = new AppError('invalid_api_key', 'revoked')
  let isRevoked = false
  const principalNow = async () => {
    if (isRevoked) throw revoked
    return principal
  }
  let begin = () => {}
  const turn = new Promise<void>((resolve) => {
    begin = resolve
  })
  const batches: WritePorts['batches'] = { pass: (_tenant, _signal, work) => turn.then(work) }
  const waiting = propose({ ...ports, batches }, batchOf(2), principalNow)
  isRevoked = true
  begin()
  await expect(waiting).rejects.toBe(revoked)
  expect(given).toEqual([])
})

test.each(['a batch', 'a long text'])('%s is rejected when its agent was disconnected meanwhile', async (what) => {
  const { ports, given } = acceptAll()
  const permissions: (Permission[] | null)[] = [['write'], null]
  const volumesForKey = async () => [{ ...REACH, permissions: permissions.shift() ?? null } as VolumeReach]
  const agent = { ...principal, keyKind: 'agent' as const, agentId: 'agent' }
  const items = what === 'a batch' ? batchOf(2) : [{ volume_id: VOLUME, content: 'x'.repeat(5_000) }]
  const refused = propose({ ...ports, volumes: { volumesForKey } }, items, async () => agent, agent)
  await expect(refused).rejects.toMatchObject({ code: 'agent_not_authorized_for_volume' })
  expect(given).toEqual([])
})

test('the volumes of a batch are looked up together, and once more before it is accepted', async () => {
  const { ports, given, lookups } = acceptAll()
  const items = [1, 2, 3, 3].map((at) => ({
    volume_id: VOLUME.replace(/1$/, `${at}`),
    content: `Marta has ${at} cats.`,
  }))
  await propose(ports, items)
  expect(lookups).toEqual([3, 3])
  expect(given.map(({ volumeId }) => volumeId)).toEqual(items.map(({ volume_id }) => volume_id))
})

test('one inaccessible volume rejects the whole batch', async () => {
  const { ports, given } = acceptAll()
  const volumesForKey = async () => [{ ...REACH, permissions: null } as VolumeReach]
  const items = [...batchOf(1), { volume_id: VOLUME.replace(/1$/, '2'), content: 'Marta has a cat.' }]
  const refused = propose({ ...ports, volumes: { volumesForKey } }, items)
  await expect(refused).rejects.toMatchObject({ code: 'agent_not_authorized_for_volume' })
  expect(given).toEqual([])
})

test('a batch without capacity does not wait for its turn', async () => {
  const { ports } = acceptAll()
  const full = new AppError('rate_limited', 'full', { retryAfter: 5 })
  const batches: WritePorts['batches'] = { pass: () => new Promise(() => {}) }
  const backPressure = { refusal: () => full }
  await expect(propose({ ...ports, batches, backPressure }, batchOf(2))).rejects.toBe(full)
})

test('a signed-in user writes as that person, in the organization of the volume', async () => {
  const { ports, given } = acceptAll()
  const person: SessionPrincipal = {
    ...{ kind: 'session', userId: 'user', email: 'ada@example.org', name: 'Ada' },
    roles: { org: 'developer' },
  }
  const lines: string[] = []
  const batches: WritePorts['batches'] = {
    pass: (orgId, _signal, work) => {
      lines.push(orgId ?? 'nobody')
      return work()
    },
  }
  const items = ['One cat.', 'Two cats.'].map((content) => ({ volume_id: VOLUME, content }))
  await propose({ ...ports, batches }, items, async () => person, person)
  const ada = { keyId: 'user', agentId: 'user', agent: 'Ada' }
  expect(given.map(({ orgId, statement }) => [orgId, statement.writer])).toEqual(items.map(() => ['org', ada]))
  expect(lines).toEqual(['org'])
})
