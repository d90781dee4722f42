import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type DetectOptions, openDetection } from '@agent-memory/adapters/documents/detect-thread'
import { openDocumentReader } from '@agent-memory/adapters/documents/read-document'
import type { DocumentReader } from '@agent-memory/core/ports/documents/document-reader'
import { afterAll, afterEach, expect, test } from '@jest/globals'
import { documentFiles } from '../../../tests/support/texts/document-files.js'

const files = documentFiles()
const { signal } = new AbortController()
let opened: Pick<DocumentReader, 'detect' | 'close'> | undefined
let folder: string | undefined
afterEach(async () => {
  await opened?.close()
  if (folder) await rm(folder, { recursive: true })
  folder = undefined
})
afterAll(() => files.remove())

const start = async (module: string, options: DetectOptions = {}) => {
  folder = await mkdtemp(path.join(tmpdir(), 'detection-'))
  const file = path.join(folder, 'worker.mjs')
  await writeFile(file, module)
  opened = openDetection({ worker: pathToFileURL(file), ...options })
  return opened
}

test('formats are detected in a thread', async () => {
  const table = files.fileOf('crate;lamps;owner\n1;2;Ann\n2;3;Bob\n3;4;Cem\n')
  opened = openDocumentReader('', { secrets: { read: async () => [] } })
  expect(await opened.detect(table, 'crates', signal)).toBe('csv')
  await opened.close()
  const { detect } = await start(
    `import { isMainThread } from 'node:worker_threads'; export default () => isMainThread ? null : 'text'`,
  )
  expect(await detect(table, 'crates', signal)).toBe('text')
})

test('a file over the time limit fails as unavailable, and the next is detected', async () => {
  const { detect } = await start(`export default ({ filename }) => { while (filename === 'slow'); return 'text' }`, {
    fileMs: 1_500,
  })
  const slow = detect('', 'slow', signal)
  const next = detect('', 'next', signal)
  await expect(slow).rejects.toMatchObject({ code: 'service_unavailable' })
  expect(await next).toBe('text')
})
