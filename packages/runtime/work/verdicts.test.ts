import { openLocalSignals } from '@agent-memory/adapters/queue/local-signals'
import { Unavailable } from '@agent-memory/core/errors'
import type { Outcome } from '@agent-memory/core/memory/types'
import type { MemoryStore } from '@agent-memory/core/ports/memory/memories'
import { openVerdicts, type Verdicts } from '@agent-memory/runtime/work/verdicts'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'

let status: Outcome['status']
let verdicts: Verdicts
const waiting = { attached: false, signal: new AbortController().signal }

beforeEach(() => {
  status = 'pending'
  const outcomes = async (memoryIds: readonly string[]) =>
    memoryIds.map((memoryId) => ({ memoryId, status }) as Outcome)
  verdicts = openVerdicts({ outcomes } as unknown as MemoryStore, openLocalSignals(), () => {})
})
afterEach(() => verdicts.close())

test('a write that waits while a store is down fails with its memory_id, to be retried', async () => {
  const wait = verdicts.wait('m1', waiting)
  verdicts.storeAway(new Unavailable('files', 'The disk is full.'))
  const error = await wait.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Unavailable)
  expect(error).toMatchObject({
    code: 'service_unavailable',
    needed: 'files',
    retryAfter: 1,
    fields: { memory_id: 'm1' },
  })
})

test('an arriving verdict shows that the store is available again', async () => {
  const first = verdicts.wait('m1', waiting)
  verdicts.storeAway(new Unavailable('files', 'The disk is full.'))
  status = 'approved'
  await expect(first).resolves.toMatchObject({ memoryId: 'm1', status: 'approved' })
  status = 'pending'
  const second = verdicts.wait('m2', waiting)
  setTimeout(() => {
    status = 'approved'
  }, 1_500)
  await expect(second).resolves.toMatchObject({ memoryId: 'm2', status: 'approved' })
})

test('of several writes, those decided by the end of the wait are returned', async () => {
  const end = new AbortController()
  const decided: string[] = ['m1']
  let looks = 0
  const outcomes = async (memoryIds: readonly string[]) => {
    looks++
    return memoryIds.map(
      (memoryId) => ({ memoryId, status: decided.includes(memoryId) ? 'approved' : 'pending' }) as Outcome,
    )
  }
  const signals = openLocalSignals()
  const several = openVerdicts({ outcomes } as unknown as MemoryStore, signals, () => {})
  try {
    const wait = several.waitForAll(['m1', 'm2', 'm1', 'm3'], end.signal)
    decided.push('m3')
    signals.decided(['m3'])
    await eventually(async () => expect(looks).toBeGreaterThan(0))
    end.abort()
    expect((await wait).map((outcome) => outcome?.memoryId ?? null)).toEqual(['m1', null, 'm1', 'm3'])
    expect(await several.waitForAll(['m2'], end.signal)).toEqual([null])
  } finally {
    several.close()
  }
})

test('a hanging read delays no later write, and is not repeated meanwhile', async () => {
  const asked: string[] = []
  const outcomes = (memoryIds: readonly string[]): Promise<Outcome[]> => {
    asked.push(...memoryIds)
    if (memoryIds.includes('hangs')) return new Promise(() => {})
    return Promise.resolve(memoryIds.map((memoryId) => ({ memoryId, status: 'approved' }) as Outcome))
  }
  const several = openVerdicts({ outcomes } as unknown as MemoryStore, openLocalSignals(), () => {})
  try {
    several.wait('hangs', waiting).catch(() => {})
    await eventually(async () => expect(asked).toEqual(['hangs']))
    await expect(several.wait('later', waiting)).resolves.toMatchObject({ memoryId: 'later' })
    expect(asked).toEqual(['hangs', 'later'])
  } finally {
    several.close()
  }
})

test('the guard of the same process notifies waiters without a read of the store', async () => {
  const outcome: Outcome = {
    memoryId: 'm1',
    volumeId: 'v1',
    status: 'approved',
    reason: 'New.',
    confidence: 0.9,
    mergedInto: null,
    agent: 'Key',
    supersedes: [],
    supersededBy: null,
    flagReason: null,
    conflictsWith: [],
  }
  const [wait, twin, all] = [
    verdicts.wait('m1', waiting),
    verdicts.wait('m1', waiting),
    verdicts.waitForAll(['m1'], waiting.signal),
  ]
  verdicts.tell(outcome)
  // The fake store still reports the write as pending, so these outcomes came from `tell`.
  expect(await Promise.all([wait, twin, all])).toEqual([outcome, outcome, [outcome]])
})
