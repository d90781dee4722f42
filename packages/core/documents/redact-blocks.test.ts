import { describe, expect, test } from '@jest/globals'
import type { PiiSetting } from '../memory/guard/pii/redact-personal.js'
import { UNREAD } from '../memory/guard/secrets/reading.js'
import { type Chunk, chunkBlocks } from './chunk.js'
import { redactBlocks, redactChunk } from './redact-blocks.js'
import type { Block } from './types.js'

const paragraph = (text: string): Block => ({ kind: 'paragraph', text, page: 1 })
const textsOf = (blocks: readonly Block[]) =>
  blocks.map((block) => ('cells' in block ? block.cells.join('|') : block.text))
const redacted = (...texts: string[]) => textsOf(redactBlocks(texts.map(paragraph), 'allow', UNREAD).redacted)

/** A well-formed token that was never issued. */
const TOKEN = `ghp_${'a1B2'.repeat(9)}`
const KEY_LINES = ['MIIEvQIBADANBgkqhkiG9w0BAQEFAASC', 'BKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj']

describe('redactBlocks', () => {
  test('redacts secrets in texts, headings and cells, and nothing else', () => {
    const blocks: Block[] = [
      { kind: 'heading', text: `Deploy with ${TOKEN}`, level: 2 },
      paragraph('The harbour has forty berths.'),
      { kind: 'table_row', cells: ['Ines', TOKEN, ''] },
      paragraph('The password is hunter2!x, said Bram.'),
    ]
    expect(redactBlocks(blocks, 'allow', UNREAD).redacted).toEqual([
      { kind: 'heading', text: 'Deploy with [redacted:access_token]', level: 2 },
      blocks[1],
      { kind: 'table_row', cells: ['Ines', '[redacted:access_token]', ''] },
      paragraph('The password is [redacted:password], said Bram.'),
    ])
  })

  test('redacts a key that spans blocks, up to its end', () => {
    const texts = ['Keep it:', '-----BEGIN PRIVATE KEY-----', ...KEY_LINES, '-----END PRIVATE KEY-----', 'Then sign.']
    const mark = '[redacted:private_key]'
    expect(redacted(...texts)).toEqual(['Keep it:', mark, mark, mark, mark, 'Then sign.'])
  })

  test('does not redact the rest of a document after a key without an end', () => {
    const [begin, , ...rest] = redacted(
      'A file begins with -----BEGIN PRIVATE KEY-----',
      KEY_LINES[0] as string,
      'What follows is told to everybody who asks.',
      'Berths',
      `Use ${TOKEN} there.`,
    )
    expect(begin).toBe('A file begins with [redacted:private_key]')
    expect(rest.slice(0, 2)).toEqual(['What follows is told to everybody who asks.', 'Berths'])
  })

  test('leaves texts without secrets alone', () => {
    const texts = ['The password policy is strict.', '', 'Order 4111111111111112 of May.', 'x'.repeat(100_000)]
    expect(redacted(...texts)).toEqual(texts)
  })
})

const window = { countTokens: (text: string) => text.split(/\s+/).length, maxTokens: 50, overlapTokens: 5 }

test('redactChunk sees column names', () => {
  const blocks: Block[] = [
    { kind: 'table_header', cells: ['name', 'password'] },
    { kind: 'table_row', cells: ['Ines', 'tr0ub4dor&3'] },
  ]
  const [chunk] = chunkBlocks(redactBlocks(blocks, 'allow', UNREAD).redacted, window)
  expect(redactChunk(chunk as Chunk, 'allow', UNREAD).redacted.text).toContain(
    'name: Ines; password: [redacted:password]',
  )
})

describe('personal identifiers follow the setting of the volume', () => {
  const blocks: Block[] = [
    paragraph('Write to ines@harbour.example.'),
    { kind: 'table_header', cells: ['name', 'phone'] },
    { kind: 'table_row', cells: ['Ines', '2205 4471'] },
  ]
  const read = (pii: PiiSetting) => {
    const all = redactBlocks(blocks, pii, UNREAD)
    const chunks = [...chunkBlocks(all.redacted, window)].map((chunk) => redactChunk(chunk, pii, UNREAD))
    return {
      text: chunks.map(({ redacted }) => redacted.text).join('\n'),
      inBlocks: all.isPersonal,
      inChunks: chunks.some(({ isPersonal }) => isPersonal),
    }
  }

  test('allow keeps them', () => {
    expect(read('allow')).toMatchObject({ inBlocks: false, inChunks: false })
    expect(read('allow').text).toMatch(/ines@harbour\.example.*phone: 2205 4471/s)
  })

  test('redact replaces them, one named by its column too', () => {
    expect(read('redact')).toMatchObject({ inBlocks: false, inChunks: false })
    expect(read('redact').text).toMatch(/\[redacted:email\].*phone: \[redacted:phone\]/s)
  })

  test('reject reports them', () => {
    expect(read('reject')).toMatchObject({ inBlocks: true, inChunks: true })
  })
})

test('the time for many key blocks is linear in the text', () => {
  const pairs = '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n'.repeat(20_000)
  expect(redacted(pairs)[0]?.match(/\[redacted:private_key\]/g)).toHaveLength(20_000)
})
