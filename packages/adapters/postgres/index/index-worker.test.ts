import { startIndexWorker } from '@agent-memory/adapters/postgres/index/index-worker'
import { expect, test } from '@jest/globals'

const search = {
  kind: 'search',
  index: 'volume',
  query: Float32Array.of(1),
  terms: [],
  wanted: 0,
  perLeg: 1,
  among: null,
} as const

test('a dying worker fails pending and later requests, and reports its death once', async () => {
  const deaths: Error[] = []
  const worker = startIndexWorker(1e12, (error) => deaths.push(error))
  await expect(worker.ask(search)).rejects.toMatchObject({ code: 'service_unavailable', retryAfter: 1 })
  await expect(worker.ask(search)).rejects.toMatchObject({ code: 'service_unavailable' })
  await worker.close()
  expect(deaths).toHaveLength(1)
})

test('a failing request gets an error, and the next one succeeds', async () => {
  const worker = startIndexWorker(1, () => {})
  await expect(worker.ask(search)).rejects.toMatchObject({ code: 'service_unavailable' })
  const changes = [
    {
      kind: 'current',
      memoryId: 'a',
      content: 'fact',
      speaker: '',
      conversation: '',
      position: 1,
      writtenAt: 0,
      floats: 1,
    },
  ] as const
  await worker.ask({ kind: 'apply', index: 'volume', changes, vectors: Float32Array.of(1) })
  expect((await worker.ask(search)).memoryIds).toEqual(['a'])
  await worker.close()
})
