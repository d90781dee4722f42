import { once } from 'node:events'
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
  const request = {
    path: files.fileOf(lines(30_000)),
    format: 'text',
    pii: 'allow',
    modelDir,
    most: { chunks: 1e5, characters: 1e8 },
  }
  const worker = new Worker(new URL('dist/documents/read-worker.js', adapters), { workerData: request })
  const replies: { part?: Chunk[] }[] = []
  worker.on('message', (reply) => replies.push(reply))
  await once(worker, 'exit')
  const parts = replies.flatMap(({ part }) => (part ? [part] : []))
  expect(replies.at(-1)).toEqual({ complete: true })
  expect(parts.length).toBeGreaterThan(3)
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(200)
  const whole = await read(lines(30_000), 1e5, 1e8)
  expect(whole).toEqual({ chunks: parts.flat() })
})
