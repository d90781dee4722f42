import { createLog } from '@agent-memory/runtime/observe/log'
import { createShutdown, shutdownSteps, shutdownTimeLimitMs } from '@agent-memory/runtime/process/shutdown'
import { afterAll, expect, test } from '@jest/globals'

const { log } = createLog('silent')
/** Resolvers of hanging steps, called after the tests. */
const stuck: (() => void)[] = []
const never = () => new Promise<void>((resolve) => void stuck.push(resolve))
afterAll(() => {
  for (const release of stuck) release()
})

function harness(parts: Partial<Parameters<typeof shutdownSteps>[0]>, timeLimitMs = 10_000) {
  const order: string[] = []
  const codes: number[] = []
  const note = (name: string) => async () => void order.push(name)
  const steps = shutdownSteps({
    stopBeingReady: () => void order.push('readiness'),
    delayMs: 0,
    drainHttp: note('http'),
    closeSockets: note('sockets'),
    stopWorkers: note('workers'),
    closeDatabase: note('database'),
    ...parts,
  })
  const shutdown = createShutdown({ steps, log, exit: (code) => void codes.push(code), timeLimitMs })
  return { shutdown, order, codes, steps }
}

test('everything stops in order, the database last', async () => {
  const { shutdown, order, codes } = harness({})
  await shutdown.begin('SIGTERM')
  expect(order).toEqual(['readiness', 'http', 'sockets', 'workers', 'database'])
  expect(codes).toEqual([0])
})

test('the steps fit into 25 s in total, with time left for the database', () => {
  const { steps } = harness({})
  const [database, ...others] = steps.map(({ timeLimitMs }) => timeLimitMs).reverse()
  expect(Math.max(...others) + (database ?? 0)).toBeLessThanOrEqual(shutdownTimeLimitMs(0))
})

test('a step that fails or times out does not stop the others, and its signal aborts', async () => {
  const signals: AbortSignal[] = []
  const { order, codes, steps } = harness({
    drainHttp: (signal) => {
      signals.push(signal)
      return never()
    },
    stopWorkers: () => Promise.reject(new Error('stuck')),
  })
  const quick = steps.map((step) => ({ ...step, timeLimitMs: 20 }))
  const shutdown = createShutdown({ steps: quick, log, exit: (code) => void codes.push(code), timeLimitMs: 10_000 })
  await shutdown.begin('SIGTERM')
  expect(signals[0]?.aborted).toBe(true)
  expect(order).toEqual(['readiness', 'sockets', 'database'])
  expect(codes).toEqual([1])
})

test('the second signal exits immediately', async () => {
  const { shutdown, codes } = harness({ drainHttp: never })
  void shutdown.begin('SIGTERM')
  await shutdown.begin('SIGINT')
  expect(codes).toEqual([1])
})

test('the total has its own time limit', async () => {
  const exited = new Promise((resolve) => {
    const steps = [{ name: 'stuck', timeLimitMs: 60_000, run: never }]
    void createShutdown({ steps, log, exit: resolve, timeLimitMs: 20 }).begin('SIGTERM')
  })
  expect(await exited).toBe(1)
})
