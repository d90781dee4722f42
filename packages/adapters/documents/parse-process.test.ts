import { readFileSync } from 'node:fs'
import { parseFile } from '@agent-memory/adapters/documents/parse-process'
import { type DocumentFormat, PARSE_FAILURES, type ParseFailure } from '@agent-memory/core/documents/types'
import { afterAll, describe, expect, test } from '@jest/globals'
import { documentFiles, PATIENT } from '../../../tests/support/texts/document-files.js'
import {
  makeDocx,
  makePdf,
  makeZip,
  pdfOf,
  pdfStream,
  pdfText,
  wordDocument,
  wordParagraph,
} from '../../../tests/support/texts/made-documents.js'

const { blocksOf, fileOf, read, remove } = documentFiles()
afterAll(remove)

const failure = (...codes: ParseFailure[]) => ({
  failure: expect.stringMatching(new RegExp(`^(${codes.join('|')})$`)),
})

describe('documents that cannot be read', () => {
  const pdf = makePdf([pdfText([['Hello', 12]])])
  const word = makeDocx(wordDocument(wordParagraph('Hello')))
  const locked = `/ID [ <${'00'.repeat(16)}> <${'00'.repeat(16)}> ] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> /P -4 >>`
  const container = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_048)])
  const cases: [string, Buffer | string, DocumentFormat, ParseFailure][] = [
    ['nothing', '', 'text', 'empty'],
    ['white space', ' \n\t\n', 'text', 'no_text'],
    ['a PDF without text', makePdf(['0 0 m 9 9 l S']), 'pdf', 'no_text'],
    ['a PDF cut off', pdf.subarray(0, 60), 'pdf', 'broken'],
    ['a PDF with a password', makePdf(['BT ET'], { trailer: locked }), 'pdf', 'encrypted'],
    ['a DOCX cut off', word.subarray(0, word.length / 2), 'docx', 'broken'],
    ['a DOCX that is no Word document', makeZip([{ name: 'a', data: 'b' }]), 'docx', 'broken'],
    [
      'a DOCX with a password',
      Buffer.concat([container, Buffer.from('EncryptedPackage', 'utf16le')]),
      'docx',
      'encrypted',
    ],
    ['a document of the older Word', container, 'docx', 'unsupported'],
    ['bytes that are no text', Buffer.from([1, 2, 3, 0, 255, 4]), 'text', 'unsupported'],
  ]
  test.each(cases)('%s', async (_, content, format, code) => {
    expect(await read(content, format)).toEqual({ failure: code })
  })

  test('each has a sentence', () => {
    for (const sentence of Object.values(PARSE_FAILURES)) expect(sentence).toMatch(/^[A-Z].*\.$/)
  })
})

describe('documents made to harm', () => {
  const MEGABYTE = 2 ** 20
  const word = (xml: string, before = '') => makeDocx(wordDocument(xml, before))
  const laughs = `<!DOCTYPE w [<!ENTITY a "ha">${[...'bcdefghij'].map((name, i) => `<!ENTITY ${name} "${`&${'abcdefghij'[i]};`.repeat(10)}">`).join('')}]>`
  const outside = '<!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
  const wide = (xml: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(xml, 'utf16le')])
  const rooms = Array.from({ length: 6_000 }, (_, i) => ({ name: `word/media/${i}`, data: 'x' }))
  const deep = (depth: number) =>
    `${'<w:sdt><w:sdtContent>'.repeat(depth)}${wordParagraph('x')}${'</w:sdtContent></w:sdt>'.repeat(depth)}`
  const docxWith = (name: string, megabytes: number, saidSize?: number) =>
    makeDocx(wordDocument(''), [
      { name: `word/${name}`, data: Buffer.alloc(megabytes * MEGABYTE), ...(saidSize ? { saidSize } : {}) },
    ])
  const inZip = (levels: number): Buffer =>
    levels === 0 ? Buffer.alloc(MEGABYTE) : makeZip([{ name: 'in.zip', data: inZip(levels - 1) }])

  // Near the memory limit, some documents use much of the allowed 30 s of CPU, mostly system time. On a much slower
  // machine they reach the time limit first, and may then fail as `too_slow`.
  const bombs: [string, () => Buffer | string, DocumentFormat, ParseFailure[]][] = [
    ['a part of 200 MB', () => word(' '.repeat(200 * MEGABYTE)), 'docx', ['too_large']],
    ['a picture of 200 MB', () => docxWith('media/a.png', 200), 'docx', ['no_text']],
    ['parts of 200 MB that nobody needs', () => docxWith('a.xml', 200), 'docx', ['too_large']],
    ['a part that says it is small', () => docxWith('a.xml', 9, 10), 'docx', ['broken', 'too_large']],
    [
      // With 400,000 or more paragraphs, the process collects garbage for 13 s of CPU and ends with the same code.
      'a tree of 300,000 paragraphs',
      () => word('<w:p><w:r/></w:p>'.repeat(300_000)),
      'docx',
      ['too_much_memory', 'too_large', 'too_slow'],
    ],
    ['6,000 entries', () => makeDocx(wordDocument(wordParagraph('x')), rooms), 'docx', ['too_many_entries']],
    ['elements 100,000 deep', () => word(deep(50_000)), 'docx', ['too_much_memory', 'broken']],
    ['entities that grow', () => word('<w:p><w:r><w:t>&j;</w:t></w:r></w:p>', laughs), 'docx', ['broken']],
    ['an entity of a file', () => word('<w:p><w:r><w:t>&a;</w:t></w:r></w:p>', outside), 'docx', ['broken']],
    ['entities in UTF-16', () => makeDocx(wide(wordDocument('', laughs))), 'docx', ['broken']],
    [
      'archives in archives',
      () => makeDocx(wordDocument(''), [{ name: 'word/a.zip', data: inZip(20) }]),
      'docx',
      ['no_text'],
    ],
    [
      'a PDF stream of 256 MB',
      () => makePdf([pdfStream(Buffer.alloc(256 * MEGABYTE, ' '), 1)]),
      'pdf',
      ['too_much_memory', 'no_text'],
    ],
    [
      'a PDF stream packed twice',
      () => makePdf([pdfStream(Buffer.alloc(256 * MEGABYTE, ' '), 2)]),
      'pdf',
      ['too_much_memory', 'no_text'],
    ],
    ['6,000 pages', () => makePdf(Array<string>(6_000).fill('')), 'pdf', ['too_many_pages']],
    ['100,000 pages', () => makePdf(Array<string>(100_000).fill('')), 'pdf', ['too_many_pages', 'too_much_memory']],
    ['100,000 pages that are not there', () => makePdf([''], { said: 100_000 }), 'pdf', ['no_text']],
    [
      'pages that are their own parents',
      () => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 9 /Kids [ 2 0 R 2 0 R 2 0 R ] >>']),
      'pdf',
      ['broken'],
    ],
    [
      'arrays a million deep',
      () => makePdf([`${'['.repeat(1_000_000)} TJ`]),
      'pdf',
      ['too_much_memory', 'no_text', 'broken'],
    ],
    [
      'a million columns',
      () => `${'a,'.repeat(1_000_000)}a\n${'1,'.repeat(1_000_000)}1\n`,
      'csv',
      ['too_many_columns'],
    ],
    ['a line of 50 MB', () => 'word '.repeat(10 * MEGABYTE), 'text', ['too_large', 'too_much_memory']],
    [
      // With a longer line, the process may collect garbage until its CPU time is used up.
      'a line of 24 MB as a table',
      () => 'word, '.repeat(4 * MEGABYTE),
      'csv',
      ['too_many_columns', 'too_much_memory', 'too_large', 'too_slow'],
    ],
    ['a line of 50 MB as Markdown', () => '*a_ '.repeat(12 * MEGABYTE), 'markdown', ['too_large', 'too_much_memory']],
  ]
  test.each(bombs)('%s ends with a code', async (_, make, format, codes) => {
    expect(await read(make(), format)).toEqual(failure(...codes))
  })

  test('quotations 100,000 deep are text', async () => {
    expect(await blocksOf(`${'>'.repeat(100_000)} end`, 'markdown')).toHaveLength(4)
  })

  test('a line of 15 MB is a document', async () => {
    const blocks = await blocksOf('word '.repeat(3 * MEGABYTE), 'text')
    expect(blocks.length).toBeGreaterThan(400)
  })

  test('meanwhile others are read, and this process uses little more memory', async () => {
    // This document fails within a second. Wide trees may stay near the memory limit until their 30 s of CPU are used.
    const bomb = fileOf(word(deep(50_000)))
    const plain = fileOf('Hello.')
    const before = process.memoryUsage.rss()
    const [bombed, ...others] = await Promise.all([
      parseFile(bomb, 'docx', PATIENT),
      ...Array.from({ length: 4 }, () => parseFile(plain, 'text', PATIENT)),
    ])
    expect(bombed).toEqual(failure('too_much_memory', 'broken'))
    for (const other of others) expect(other).toHaveProperty('document')
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * MEGABYTE)
  })

  test('time is limited', async () => {
    expect(await parseFile(fileOf('word '.repeat(MEGABYTE)), 'text', { wallMs: 1 })).toEqual({ failure: 'too_slow' })
  })

  const onLinux = process.platform === 'linux' ? test : test.skip
  onLinux('a stop that reaches the process as well is no fault of the document', async () => {
    const parsing = parseFile(fileOf('word '.repeat(MEGABYTE)), 'text', PATIENT)
    const outcome = parsing.catch((error: unknown) => error)
    const children = `/proc/${process.pid}/task/${process.pid}/children`
    let pids: string[] = []
    while (pids.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      pids = readFileSync(children, 'utf8').split(' ').filter(Boolean)
    }
    for (const pid of pids) process.kill(Number(pid), 'SIGTERM')
    expect(await outcome).toMatchObject({ code: 'service_unavailable' })
  })

  test('an abort ends the process', async () => {
    const abort = new AbortController()
    const parsing = parseFile(fileOf('word '.repeat(MEGABYTE)), 'text', { ...PATIENT, signal: abort.signal })
    abort.abort(new Error('stopping'))
    await expect(parsing).rejects.toThrow('stopping')
  })
})
