import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readText } from '@agent-memory/cli/import/read/decode'
import { linesOf } from '@agent-memory/cli/import/read/lines'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'decode-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(bytes: Uint8Array): Promise<string> {
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  let text = ''
  for await (const chunk of readText(path)) text += chunk
  return text
}

const TEXT = `Zoë likes tea 🫖\n${'日本語の文章。\n'.repeat(20_000)}`
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()

describe('readText', () => {
  test.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16LE', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
    ['UTF-16BE', bigEndian(`\uFEFF${TEXT}`)],
    ['gzip', gzipSync(TEXT)],
  ])('reads %s', async (_name, bytes) => {
    expect((await read(bytes)) === TEXT).toBe(true)
  })

  test('reads nothing from an empty file', async () => {
    expect(await read(Buffer.alloc(0))).toBe('')
  })

  test.each([
    [
      'Latin-1',
      Buffer.concat([Buffer.from('tea\n'.repeat(50_000)), Buffer.from('caf\xe9\n', 'latin1')]),
      'Line 50001 is',
    ],
    ['UTF-8 that was cut off', Buffer.from('tea 🫖').subarray(0, 6), 'Line 1 is not UTF-8'],
    ['UTF-16 without a mark', Buffer.from('tea', 'utf16le'), 'not a text file'],
    ['a zip archive', Buffer.from('PK\x03\x04....'), 'unpack it'],
    ['gzip that was cut off', gzipSync(TEXT).subarray(0, 100), 'damaged or truncated'],
  ])('rejects %s', async (_name, bytes, message) => {
    await expect(read(bytes)).rejects.toThrow(message)
  })
})

test('linesOf finds the same lines, wherever chunks end', async () => {
  const text = 'one\r\n\ntwo\nthree'
  for (const size of [1, 2, 3, 20]) {
    async function* chunks() {
      for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
    }
    const lines = []
    for await (const { line, text } of linesOf(chunks())) lines.push([line, text])
    expect(lines).toEqual([
      [1, 'one'],
      [2, ''],
      [3, 'two'],
      [4, 'three'],
    ])
  }
})
