import { readFileSync } from 'node:fs'
import { detectFormat } from '@agent-memory/adapters/documents/detect'
import type { DocumentFormat } from '@agent-memory/core/documents/types'
import { afterAll, describe, expect, test } from '@jest/globals'
import { documentFiles } from '../../../tests/support/texts/document-files.js'
import { makeDocx, makePdf, makeZip, wordDocument } from '../../../tests/support/texts/made-documents.js'

const { fileOf, remove } = documentFiles()
afterAll(remove)

describe('the format is judged by content', () => {
  const detect = (content: Buffer | string, name: string) => detectFormat(fileOf(content), name)
  const table = 'name,age,town\nAda,36,London\nAlan,41,Manchester\nGrace,85,Arlington\n'
  const markdown = '# Title\n\nA [link](https://a.example) and **weight**.\n'
  const cases: [string, Buffer | string, string, DocumentFormat | null][] = [
    ['PDF', makePdf(['']), 'a.txt', 'pdf'],
    ['PDF after rubbish', Buffer.concat([Buffer.from('rubbish\n'), makePdf([''])]), 'a', 'pdf'],
    ['DOCX', makeDocx(wordDocument('')), 'a.zip', 'docx'],
    ['DOCX cut off', makeDocx(wordDocument('')).subarray(0, 99), 'a.docx', 'docx'],
    ['CSV', table, 'a.csv', 'csv'],
    ['CSV without its name', table, 'a.txt', 'csv'],
    ['tabs', table.replaceAll(',', '\t'), 'a.tsv', 'csv'],
    ['one column', 'town\nLondon\nParis\n', 'a.csv', 'csv'],
    ['prose called CSV', 'Dear Ada, it was nice.\n\nI came, I saw, and so on, you know.\nYours\n', 'a.csv', 'text'],
    ['prose', 'One, two, three.\nAnd so on, and more, he said.\nDone, really, now.\nNo.\n', 'a', 'text'],
    ['Markdown', markdown, 'a.md', 'markdown'],
    ['Markdown without its name', markdown, 'a.txt', 'markdown'],
    ['a program', '#!/bin/sh\n# says hello\necho hello\n', 'a.sh', 'text'],
    ['JSON', '{"a": [1, 2]}', 'a.json', 'text'],
    ['text that begins like a picture', 'BM is a town.', 'a.bmp', 'text'],
    ['nothing', '', 'a.md', 'markdown'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'a.png', null],
    ['a picture called text', Buffer.from('ffd8ffe000104a46494600010100', 'hex'), 'a.txt', null],
    ['a program of a machine', Buffer.from(readFileSync(process.execPath).subarray(0, 4_096)), 'a.pdf', null],
    ['an archive', makeZip([{ name: 'a.txt', data: 'a' }]), 'a.docx', null],
    [
      'a spreadsheet',
      makeZip([
        { name: '[Content_Types].xml', data: '' },
        { name: 'xl/workbook.xml', data: '' },
      ]),
      'a.docx',
      null,
    ],
    ['a container of older formats', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'a.xls', null],
    ['RTF', '{\\rtf1 Hello}', 'a.txt', null],
    ['PostScript', '%!PS-Adobe-3.0\n', 'a.txt', null],
  ]
  test.each(cases)('%s', async (_, content, name, format) => {
    expect(await detect(content, name)).toBe(format)
  })
})
