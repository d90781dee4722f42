import { fileURLToPath } from 'node:url'
import { openDocumentReader } from '@agent-memory/adapters/documents/read-document'
import { afterAll, expect, test } from '@jest/globals'
import { documentFiles } from '../../../tests/support/document-files.js'

const modelDir = fileURLToPath(new URL('../../../models/all-MiniLM-L6-v2', import.meta.url))
const files = documentFiles()
afterAll(() => files.remove())

const { signal } = new AbortController()
const lines = (count: number) => Array.from({ length: count }, (_, at) => `Crate ${at} holds lamps.`).join('\n\n')
const read = (text: string, chunks: number, characters = Infinity) =>
  openDocumentReader(modelDir, { most: { chunks, characters } }).read(files.fileOf(text), 'text', signal)

test('a text is read into chunks, as many and as long as they may be', async () => {
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
