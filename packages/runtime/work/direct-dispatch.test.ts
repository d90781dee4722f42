import { randomUUID } from 'node:crypto'
import { openLocalQueue } from '@agent-memory/adapters/queue/local-queue'
import { LONG_TEXT } from '@agent-memory/core/limits'
import type { NewWrite } from '@agent-memory/core/ports/memory/new-write'
import { straight } from '@agent-memory/runtime/work/direct-dispatch'
import { beforeEach, expect, test } from '@jest/globals'

/** For each accepted write, in order: true if it was recorded as dispatched, false if it waits in the outbox. */
let handed: (boolean | undefined)[]
let begun: unknown[]
let refusal: Error | null
beforeEach(() => {
  handed = []
  begun = []
  refusal = null
})

const open = () => {
  const queue = openLocalQueue(() => {})
  let lastId = 0n
  const memories = {
    async accept(writes: readonly NewWrite[]) {
      if (refusal) throw refusal
      handed.push(...writes.map(({ isDispatched }) => isDispatched))
      return writes.map(({ memoryId, writeId, isDispatched }) => ({
        memoryId,
        writeId,
        attached: false,
        outboxId: ++lastId,
        waits: !isDispatched,
      }))
    },
  }
  const ends: (() => void)[] = []
  for (const name of ['guard', 'guard-long'] as const) {
    queue.work(name, 1_000, ({ payload }) => {
      begun.push(payload)
      return new Promise((resolve) => ends.push(resolve))
    })
  }
  const handOver = straight(queue, memories)
  const endAll = async () => {
    for (const end of ends.splice(0)) end()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { handOver, endAll }
}
/** Simulates that the relay reads the outbox and finds these jobs. */
const look = ({ look }: ReturnType<typeof straight>, ...waiting: 'memory.judge'[]) => look()(waiting)

const writesOf = (tenant: string, count: number, { volumeId = randomUUID(), content = 'Tea.' } = {}): NewWrite[] =>
  Array.from(
    { length: count },
    () => ({ memoryId: randomUUID(), writeId: '', orgId: tenant, volumeId, statement: { content } }) as NewWrite,
  )
const times = (count: number, value: boolean): boolean[] => Array(count).fill(value)

test('an accepted write starts immediately, and is recorded so', async () => {
  const { handOver } = open()
  look(handOver)
  const [write] = writesOf('one', 1) as [NewWrite]
  await handOver.accept([write])
  expect(handed).toEqual([true])
  expect(begun).toEqual([{ memory_id: write.memoryId }])
})

test('before the first read nothing overtakes leftovers of an earlier process', async () => {
  const { handOver } = open()
  await handOver.accept(writesOf('one', 1))
  look(handOver, 'memory.judge')
  await handOver.accept(writesOf('one', 1))
  expect(handed).toEqual([false, false])
  look(handOver)
  await handOver.accept(writesOf('one', 1))
  expect(handed).toEqual([false, false, true])
})

test('writes over a limit of volume, organization or total wait, and other organizations overtake them', async () => {
  const { handOver, endAll } = open()
  look(handOver)
  await handOver.accept(writesOf('one', 20))
  expect(handed.splice(0)).toEqual([...times(16, true), ...times(4, false)])
  await handOver.accept(writesOf('two', 16))
  await handOver.accept(writesOf('two', 20))
  expect(handed.splice(0)).toEqual([...times(32, true), ...times(4, false)])
  await handOver.accept(writesOf('three', 16))
  await handOver.accept(writesOf('four', 1))
  expect(handed.splice(0)).toEqual([...times(16, true), false])
  await handOver.accept(writesOf('four', 1, { content: 'x'.repeat(LONG_TEXT + 1) }))
  expect(handed.splice(0)).toEqual([true])
  await endAll()
  // The outbox has not been read since, so tenants `one` and `four` still count as waiting. Tenant `five` is not
  // waiting, so its write is dispatched.
  await handOver.accept([...writesOf('one', 1), ...writesOf('four', 1), ...writesOf('five', 1)])
  expect(handed.splice(0)).toEqual([false, false, true])
})

test('nothing overtakes waiting writes of its organization until a later read finds none', async () => {
  const { handOver, endAll } = open()
  look(handOver)
  const early = handOver.look()
  await handOver.accept(writesOf('one', 17))
  await endAll()
  // `early` ends a read of the outbox that started before these writes, so the read may have missed them.
  early([])
  await handOver.accept(writesOf('one', 1))
  expect(handed.splice(0).slice(16)).toEqual([false, false])
  look(handOver, 'memory.judge')
  await handOver.accept(writesOf('one', 1))
  expect(handed.splice(0)).toEqual([false])
  look(handOver)
  await handOver.accept(writesOf('one', 1))
  expect(handed).toEqual([true])
})

test('a rejected write frees its slot', async () => {
  const { handOver } = open()
  look(handOver)
  refusal = new Error('away')
  for (let at = 0; at < 20; at++) await expect(handOver.accept(writesOf('one', 16))).rejects.toThrow('away')
  refusal = null
  await handOver.accept(writesOf('one', 16))
  expect(handed).toEqual(times(16, true))
})
