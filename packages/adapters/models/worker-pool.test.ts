import { openWorkerPool, type WorkerPool } from '@agent-memory/adapters/models/worker-pool'
import { afterEach, beforeEach, expect, test } from '@jest/globals'

interface Request {
  echo?: unknown
  fail?: string
  /** The thread dies this many times, counted in shared memory. */
  dieAfter?: Int32Array
  /** The thread waits while this is 0. */
  gate?: Int32Array
  long?: boolean
  /** The thread replies whether it is the one reserved for short runs. */
  tellKept?: boolean
}

let warnings: string[] = []
const open = (threads: number, entry = './fixtures/pool-worker.mjs', workerData = {}) =>
  openWorkerPool<Request, unknown>({
    name: 'The model',
    needed: 'embedder',
    entry: new URL(entry, import.meta.url),
    workerData,
    threads,
    isLong: ({ long = false }) => long,
    log: { warn: (_, message) => void warnings.push(message) },
  })
const shared = (value = 0) => new Int32Array(new SharedArrayBuffer(4)).fill(value)
const openGate = (gate: Int32Array) => {
  Atomics.store(gate, 0, 1)
  Atomics.notify(gate, 0)
}

let pool: WorkerPool<Request, unknown>
beforeEach(async () => {
  warnings = []
  pool = await open(1)
})
afterEach(() => pool.close())

test('another thread starts when a request waits, and none beyond the maximum', async () => {
  const starts = shared()
  const two = await open(2, undefined, { starts })
  try {
    expect(await two.run({ echo: 'first' }, 'query')).toBe('first')
    expect(starts[0]).toBe(1)
    const gates = [shared(), shared()] as const
    const running = gates.map((gate) => two.run({ gate }, 'query'))
    const third = two.run({ echo: 'third' }, 'query')
    // The first thread runs a request that waits for its gate, so only another thread can run the second request.
    openGate(gates[1])
    await running[1]
    expect(await third).toBe('third')
    openGate(gates[0])
    await running[0]
    expect(starts[0]).toBe(2)
  } finally {
    await two.close()
  }
})

test('queued requests run by priority', async () => {
  const gate = shared()
  const order: string[] = []
  const first = pool.run({ gate }, 'bulk')
  const rest = (['bulk', 'write', 'query'] as const).map((priority) =>
    pool.run({ echo: priority }, priority).then((reply) => order.push(String(reply))),
  )
  openGate(gate)
  await Promise.all([first, ...rest])
  expect(order).toEqual(['query', 'write', 'bulk'])
})

test('long runs leave a thread to short ones, and use it when there are none', async () => {
  const two = await open(2)
  try {
    const alone = [shared(), shared()]
    const both = alone.map((gate) => two.run({ long: true, gate, echo: 'alone' }, 'write'))
    for (const gate of alone) openGate(gate)
    await Promise.all(both)

    expect(await two.run({ echo: 'short' }, 'write')).toBe('short')
    const [first, second] = [shared(), shared()] as [Int32Array, Int32Array]
    let isSecondDone = false
    const running = two.run({ long: true, gate: first }, 'query')
    const waiting = two.run({ long: true, gate: second, echo: 'second' }, 'query')
    void waiting.then(() => {
      isSecondDone = true
    })
    openGate(second)
    // The thread reserved for short runs takes these, although the waiting long run has a higher priority.
    for (let at = 0; at < 5; at++) expect(await two.run({ echo: at }, 'bulk')).toBe(at)
    expect(isSecondDone).toBe(false)
    openGate(first)
    await running
    expect(await waiting).toBe('second')
  } finally {
    await two.close()
  }
})

test('short runs go to their reserved thread, also after it was replaced', async () => {
  const two = await open(2)
  try {
    const isKept = () => two.run({ tellKept: true }, 'query')
    expect([await isKept(), await isKept(), await isKept()]).toEqual([true, true, true])
    await two.run({ dieAfter: shared(1) }, 'query')
    await two.run({ echo: 'the other' }, 'query')
    let kept: unknown
    while (kept !== true) kept = await isKept()
    expect([await isKept(), await isKept()]).toEqual([true, true])
  } finally {
    await two.close()
  }
})

test('an aborted request leaves the queue, the result of an aborted run is dropped', async () => {
  const gate = shared()
  const neverRun = shared(1)
  const running = new AbortController()
  const waiting = new AbortController()
  const first = pool.run({ gate }, 'write', { signal: running.signal })
  const second = pool.run({ dieAfter: neverRun }, 'write', { signal: waiting.signal })
  running.abort(new Error('gone 1'))
  waiting.abort(new Error('gone 2'))
  await expect(first).rejects.toThrow('gone 1')
  await expect(second).rejects.toThrow('gone 2')
  openGate(gate)
  expect(await pool.run({ echo: 'next' }, 'bulk')).toBe('next')
  expect(neverRun[0]).toBe(1)
  await expect(pool.run({ echo: 1 }, 'query', { signal: AbortSignal.abort(new Error('before')) })).rejects.toThrow(
    'before',
  )
})

test('a thread that dies is replaced, and its request is run once more', async () => {
  const once = pool.run({ dieAfter: shared(1), echo: 'again' }, 'write')
  const other = pool.run({ echo: 'other' }, 'write')
  expect(await once).toBe('again')
  expect(await other).toBe('other')
  expect(warnings).toHaveLength(1)
})

test('a request that kills two threads fails, the others succeed', async () => {
  const poison = shared(10)
  const poisoned = pool.run({ dieAfter: poison }, 'write')
  const other = pool.run({ echo: 'other' }, 'write')
  await expect(poisoned).rejects.toMatchObject({ code: 'payload_too_large' })
  expect(await other).toBe('other')
  expect(poison[0]).toBe(8)
})

test('a failure reported by the thread is the fault of the request, and does not replace the thread', async () => {
  await expect(pool.run({ fail: 'NaN' }, 'query')).rejects.toMatchObject({ code: 'payload_too_large' })
  expect(await pool.run({ echo: 1 }, 'query')).toBe(1)
  expect(warnings).toEqual([])
})

test('closing waits for the run and rejects queued requests', async () => {
  const gate = shared()
  const running = pool.run({ gate, echo: 'done' }, 'write')
  const waiting = pool.run({ echo: 'never' }, 'write')
  const closing = pool.close()
  await expect(waiting).rejects.toMatchObject({ code: 'service_unavailable' })
  openGate(gate)
  expect(await running).toBe('done')
  await closing
  await expect(pool.run({ echo: 1 }, 'query')).rejects.toMatchObject({ code: 'service_unavailable' })
})

test('a pool whose thread cannot start does not open', async () => {
  await expect(open(2, './fixtures/no-such-worker.mjs')).rejects.toThrow('no-such-worker')
})
