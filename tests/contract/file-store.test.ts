import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDiskFiles } from '@agent-memory/adapters/files/disk'
import { openS3Files, type S3Options } from '@agent-memory/adapters/files/s3'
import type { FileStore } from '@agent-memory/core/ports/documents/file-store'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { startTestS3, type TestS3 } from '../support/servers/s3.js'

const folder = mkdtempSync(join(tmpdir(), 'file-store-'))
afterAll(() => rmSync(folder, { recursive: true }))

const never = new AbortController().signal
const arriving = (content: Uint8Array) => {
  const path = join(folder, randomUUID())
  writeFileSync(path, content)
  return { path, size: content.length, sha256: createHash('sha256').update(content).digest() }
}
const read = (files: FileStore, fileId: string) => files.withFile(fileId, async (path) => readFileSync(path), never)

let s3: TestS3
const scratch = join(folder, 'reading')
const bucket = (more: Partial<S3Options> = {}) => openS3Files({ ...s3.bucket, scratch, silenceMs: 30_000, ...more })
beforeAll(async () => {
  s3 = await startTestS3()
})
afterAll(() => s3?.stop())

describe.each<[string, () => FileStore]>([
  ['on a disk', () => openDiskFiles(join(folder, 'files'))],
  ['in a bucket', () => bucket()],
])('files %s', (_, open) => {
  test.each([0, 1, 70_000, 5 * 1024 ** 2])(
    cites('of %i bytes read back unchanged', 'documents.files'),
    async (size) => {
      const files = open()
      const [fileId, content] = [randomUUID(), randomBytes(size)]
      await files.put(fileId, arriving(content))
      const found = await read(files, fileId)
      expect(found?.equals(content)).toBe(true)
      // Reads through a newly opened store, as another process would.
      expect((await read(open(), fileId))?.equals(content)).toBe(true)
    },
  )

  test(cites('that do not exist read as null, and removing them is a no-op', 'documents.files'), async () => {
    const files = open()
    const fileId = randomUUID()
    expect(await read(files, fileId)).toBeNull()
    await files.remove(fileId)
    await files.put(fileId, arriving(Buffer.from('here')))
    await files.remove(fileId)
    await files.remove(fileId)
    expect(await read(files, fileId)).toBeNull()
  })

  test(cites('can be put again; an error in the callback propagates', 'documents.files'), async () => {
    const files = open()
    const fileId = randomUUID()
    for (const text of ['first', 'first']) await files.put(fileId, arriving(Buffer.from(text)))
    expect(String(await read(files, fileId))).toBe('first')
    const broken = files.withFile(fileId, () => Promise.reject(new Error('of the work')), never)
    await expect(broken).rejects.toThrow('of the work')
  })
})

test('scratch copies are removed after reading', () => expect(readdirSync(scratch)).toEqual([]))

describe('a failing bucket is service_unavailable', () => {
  const away = expect.objectContaining({ code: 'service_unavailable' })
  const everyWay = (files: FileStore) => [
    () => files.put(randomUUID(), arriving(Buffer.from('x'))),
    () => read(files, randomUUID()),
    () => files.remove(randomUUID()),
  ]

  test('with a wrong secret', async () => {
    for (const call of everyWay(bucket({ secretAccessKey: 'wrong' }))) await expect(call()).rejects.toEqual(away)
  })

  test('that is missing, or no bucket: files are not reported as missing', async () => {
    const missing = new URL(s3.bucket.endpoint)
    missing.pathname = '/another'
    for (const call of everyWay(bucket({ endpoint: missing }))) await expect(call()).rejects.toEqual(away)
    const none = createServer((_request, response) => void response.writeHead(404).end('nothing is here'))
    await new Promise<void>((resolve) => none.listen(0, '127.0.0.1', resolve))
    const endpoint = new URL(`http://127.0.0.1:${(none.address() as AddressInfo).port}/documents`)
    for (const call of everyWay(bucket({ endpoint }))) await expect(call()).rejects.toEqual(away)
    none.closeAllConnections()
    await new Promise((resolve) => none.close(resolve))
  })

  test('with bytes that do not match the hash', async () => {
    const file = { ...arriving(Buffer.from('damaged')), sha256: createHash('sha256').update('whole').digest() }
    const fileId = randomUUID()
    await expect(bucket().put(fileId, file)).rejects.toEqual(away)
    expect(await read(bucket(), fileId)).toBeNull()
  })

  test('when it is down, or accepts the call and never answers', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    try {
      const files = bucket({ endpoint: new URL(`http://127.0.0.1:${port}/bucket`), silenceMs: 200 })
      for (const call of everyWay(files)) await expect(call()).rejects.toEqual(away)
    } finally {
      silent.closeAllConnections()
      await new Promise((resolve) => silent.close(resolve))
    }
    for (const call of everyWay(bucket({ endpoint: new URL(`http://127.0.0.1:${port}/bucket`) }))) {
      await expect(call()).rejects.toEqual(away)
    }
  })
})
