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
const turn = { tenant: 'org', signal }
/** Windows of text that the secret reader has read. It takes "heron" for a secret. */
const windows: string[] = []
const secrets = {
  async read(text: string) {
    windows.push(text)
    return [...text.matchAll(/heron/g)].map(({ index }) => ({ start: index, end: index + 5, score: 9 }))
  },
}
const lines = (count: number) => Array.from({ length: count }, (_, at) => `Crate ${at} holds lamps.`).join('\n\n')
const read = (text: string, chunks: number, characters = Infinity) =>
  openDocumentReader(modelDir, { secrets, most: { chunks, characters } }).read(
    files.fileOf(text),
    'text',
    'allow',
    turn,
  )

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

test('the secret reader decides about what may be a secret, once for each window', async () => {
  windows.length = 0
  const all = await read('The guard at the gate wants to hear heron from you.\n\nThe lamp is red.', 100)
  expect(all).toMatchObject({
    chunks: [{ text: expect.stringContaining('wants to hear [redacted:password] from you') }],
  })
  expect(windows).toContainEqual(expect.stringContaining('The guard at the gate'))
  expect(new Set(windows).size).toBe(windows.length)
})

test('reading a document fails while the secret reader is away', async () => {
  const away = { read: () => Promise.reject(new Error('away')) }
  const reader = openDocumentReader(modelDir, { secrets: away })
  await expect(reader.read(files.fileOf('The gate takes 4821'), 'text', 'allow', turn)).rejects.toThrow('away')
  await reader.close()
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
  const reader = openDocumentReader(modelDir, { secrets })
  const threadsOf = async (task: () => Promise<unknown>) => {
    const before = await nextThreadId()
    await task()
    return (await nextThreadId()) - before - 1
  }
  const readHere = (text: string, during = signal) =>
    reader.read(files.fileOf(text), 'text', 'allow', { ...turn, signal: during })
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
