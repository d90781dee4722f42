import { on } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { openDocumentReader } from '@agent-memory/adapters/documents/read-document'
import type { Chunk } from '@agent-memory/core/documents/chunk'
import { afterAll, expect, test } from '@jest/globals'
import { documentFiles } from '../../../tests/support/texts/document-files.js'

const modelDir = fileURLToPath(new URL('../../../models/all-MiniLM-L6-v2', import.meta.url))
const adapters = new URL('../', import.meta.url)
const files = documentFiles()
afterAll(() => files.remove())

const { signal } = new AbortController()
const lines = (count: number) => Array.from({ length: count }, (_, at) => `Crate ${at} holds lamps.`).join('\n\n')
const read = (text: string, chunks: number, characters = Infinity) =>
  openDocumentReader(modelDir, { most: { chunks, characters } }).read(files.fileOf(text), 'text', 'allow', signal)

test('a text is read into chunks within the limits of count and length', async () => {
  const all = await read(lines(100), 100)
  if ('failure' in all) throw new Error(all.failure)
  const { length } = all.chunks
  expect(length).toBeGreaterThan(2)
  expect(await read(lines(100), length)).toEqual(all)
  expect(await read(lines(100), length - 1)).toEqual({ failure: 'too_many_chunks' })
  const characters = all.chunks.reduce((sum, { text }) => sum + text.length, 0)
  expect(await read(lines(100), length, characters)).toEqual(all)
  expect(await read(lines(100), length, characters - 1)).toEqual({ failure: 'too_many_chunks' })
})

test('the chunks of a large document arrive in parts, so that they do not block other work', async () => {
  const workerData = { modelDir, most: { chunks: 1e5, characters: 1e8 } }
  const worker = new Worker(new URL('dist/documents/read-worker.js', adapters), { workerData })
  worker.postMessage({ path: files.fileOf(lines(30_000)), format: 'text', pii: 'allow' })
  const replies: { part?: Chunk[] }[] = []
  for await (const [reply] of on(worker, 'message')) {
    replies.push(reply)
    if (!('part' in reply)) break
  }
  await worker.terminate()
  const parts = replies.flatMap(({ part }) => (part ? [part] : []))
  expect(replies.at(-1)).toEqual({ complete: true })
  expect(parts.length).toBeGreaterThan(3)
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(200)
  const whole = await read(lines(30_000), 1e5, 1e8)
  expect(whole).toEqual({ chunks: parts.flat() })
})

/** Thread ids are consecutive within a process, so the difference of two ids counts the threads started in between. */
const nextThreadId = async () => {
  const worker = new Worker('', { eval: true })
  const { threadId } = worker
  await worker.terminate()
  return threadId
}

test('the next document is read by the same thread, unless reading was aborted or failed', async () => {
  const reader = openDocumentReader(modelDir, {})
  const threadsOf = async (task: () => Promise<unknown>) => {
    const before = await nextThreadId()
    await task()
    return (await nextThreadId()) - before - 1
  }
  const readHere = (text: string, during = signal) => reader.read(files.fileOf(text), 'text', 'allow', during)
  const first = await readHere('Lamps are in crate 1.')
  const again = async () => {
    // More reads than the ten listeners after which an EventEmitter warns of a leak.
    for (let reads = 0; reads < 12; reads++) expect(await readHere('Lamps are in crate 1.')).toEqual(first)
  }
  expect(await threadsOf(again)).toBe(0)
  expect(await threadsOf(() => Promise.all([readHere('Crate 2 is empty.'), readHere('Crate 3 is empty.')]))).toBe(1)

  const aborting = new AbortController()
  const aborted = [readHere('Crate 4 is empty.', aborting.signal), readHere('Crate 5 is empty.', aborting.signal)]
  aborting.abort(new Error('enough'))
  for (const reading of aborted) await expect(reading).rejects.toThrow('enough')
  expect(await threadsOf(async () => expect(await readHere('')).toEqual({ failure: 'empty' }))).toBe(1)
  expect(await threadsOf(async () => expect(await readHere('Lamps are in crate 1.')).toEqual(first))).toBe(1)
  await reader.close()
  expect(await threadsOf(() => readHere('Crate 6 is empty.'))).toBe(1)
  await reader.close()
})
