import { afterAll, describe, expect, test } from '@jest/globals'
import { documentFiles } from '../../../tests/support/texts/document-files.js'
import {
  makeDocx,
  makePdf,
  pdfOf,
  pdfText,
  wordDocument,
  wordParagraph,
  wordPart,
  wordStyles,
} from '../../../tests/support/texts/made-documents.js'

const { blocksOf, read, remove } = documentFiles()
afterAll(remove)

describe('documents as people write them', () => {
  test('PDF: pages, lines joined to paragraphs, headings by size, words divided at the end of a line', async () => {
    const body: [string, number][] = [
      ['The quick brown fox jumps over the lazy dog and is remem-', 11],
      ['bered for it.', 11],
    ]
    const result = await read(makePdf([pdfText([['Annual report', 22], ...body]), pdfText(body)]), 'pdf')
    const text = 'The quick brown fox jumps over the lazy dog and is remembered for it.'
    expect(result).toEqual({
      document: {
        format: 'pdf',
        pages: 2,
        blocks: [
          { kind: 'heading', text: 'Annual report', level: 1, page: 1 },
          { kind: 'paragraph', text, page: 1 },
          { kind: 'paragraph', text, page: 2 },
        ],
      },
    })
  })

  test('PDF: what was filled into a form', async () => {
    const form = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [ 4 0 R ] >> >>',
      '<< /Type /Pages /Count 1 /Kids [ 3 0 R ] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Annots [ 4 0 R ] >>',
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (n) /TU (Name) /V (Ada Lovelace) /Rect [0 0 99 20] >>',
    ])
    expect(await blocksOf(form, 'pdf')).toEqual([{ kind: 'paragraph', text: 'Name: Ada Lovelace', page: 1 }])
  })

  test('DOCX: headings, lists, tables with their header, line breaks', async () => {
    const cell = (text: string) => `<w:tc>${wordParagraph(text)}</w:tc>`
    const body = [
      wordParagraph('Plan', '<w:pStyle w:val="Heading1"/>'),
      wordParagraph('Details', '<w:pStyle w:val="Heading2"/>'),
      wordParagraph('First &amp; foremost.'),
      '<w:p><w:r><w:t>one</w:t><w:br/><w:t>two</w:t></w:r></w:p>',
      `<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr>${cell('Name')}${cell('Age')}</w:tr><w:tr>${cell('Ada')}${cell('36')}</w:tr></w:tbl>`,
    ]
    expect(await blocksOf(makeDocx(wordDocument(body.join('')), [wordStyles]), 'docx')).toEqual([
      { kind: 'heading', text: 'Plan', level: 1 },
      { kind: 'heading', text: 'Details', level: 2 },
      { kind: 'paragraph', text: 'First & foremost.' },
      { kind: 'paragraph', text: 'one\ntwo' },
      { kind: 'table_header', cells: ['Name', 'Age'] },
      { kind: 'table_row', cells: ['Ada', '36'] },
    ])
  })

  test('DOCX: the numbers that Word counts, its own and those of styles', async () => {
    const item = (text: string, list: number, level = 0) =>
      wordParagraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)
    const body = [
      item('one', 1),
      item('below', 1, 1),
      item('below too', 1, 1),
      item('two', 1),
      item('below again', 1, 1),
      item('anew', 2),
      item('no number', 3),
      wordParagraph('styled', '<w:pStyle w:val="Step"/>'),
      wordParagraph('plain'),
    ]
    const level = (index: number, format: string, label: string, start = 1) =>
      `<w:lvl w:ilvl="${index}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${label}"/></w:lvl>`
    const kind = (id: number, levels: string) => `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`
    const list = (id: number, of: number, more = '') =>
      `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${more}</w:num>`
    const numbering = [
      kind(7, level(0, 'decimal', '%1.') + level(1, 'lowerLetter', '%1.%2)')),
      kind(8, level(0, 'bullet', 'o')),
      kind(9, level(0, 'upperRoman', 'Step %1:', 4)),
      list(1, 7),
      list(2, 7, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="10"/></w:lvlOverride>'),
      list(3, 8),
      list(4, 9),
    ]
    const style =
      '<w:style w:type="paragraph" w:styleId="Step"><w:name w:val="Step"/><w:pPr><w:numPr><w:numId w:val="4"/></w:numPr></w:pPr></w:style>'
    const document = makeDocx(wordDocument(body.join('')), [
      { name: 'word/numbering.xml', data: wordPart('numbering', numbering.join('')) },
      { name: 'word/styles.xml', data: wordPart('styles', style) },
    ])
    expect((await blocksOf(document, 'docx')).map((block) => 'text' in block && block.text)).toEqual([
      '1. one',
      '1.a) below',
      '1.b) below too',
      '2. two',
      '2.a) below again',
      '10. anew',
      'no number',
      'Step IV: styled',
      'plain',
    ])
  })

  test('DOCX: an archive with more after its end than it says, or less', async () => {
    const document = makeDocx(wordDocument(wordParagraph('Hello')))
    const promised = Buffer.from(document)
    promised[promised.length - 2] = 5
    for (const odd of [Buffer.concat([document, Buffer.from('\n')]), promised]) {
      expect(await blocksOf(odd, 'docx')).toEqual([{ kind: 'paragraph', text: 'Hello' }])
    }
  })

  test('DOCX: text in fields, formulas and ruby', async () => {
    const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
    const body = [
      `<w:p><w:fldSimple w:instr="TITLE">${run('The title')}</w:fldSimple></w:p>`,
      '<w:p><m:oMath xmlns:m="urn:m"><m:r><m:t>x=1</m:t></m:r></m:oMath></w:p>',
      `<w:p><w:r><w:ruby><w:rt>${run('kana')}</w:rt><w:rubyBase>${run('漢字')}</w:rubyBase></w:ruby></w:r></w:p>`,
    ]
    expect(
      (await blocksOf(makeDocx(wordDocument(body.join(''))), 'docx')).map((block) => 'text' in block && block.text),
    ).toEqual(['The title', 'x=1', '漢字'])
  })

  test('CSV: any delimiter, quotation marks, names of columns where there are some', async () => {
    expect(await blocksOf('name;note\r\nAda;"a; ""b""\nc"\r\n\r\nAlan;\r\n', 'csv')).toEqual([
      { kind: 'table_header', cells: ['name', 'note'] },
      { kind: 'table_row', cells: ['Ada', 'a; "b"\nc'] },
      { kind: 'table_row', cells: ['Alan', ''] },
    ])
    expect(await blocksOf('2024-01-01,5\n2024-01-02,7\n', 'csv')).toEqual([
      { kind: 'table_row', cells: ['2024-01-01', '5'] },
      { kind: 'table_row', cells: ['2024-01-02', '7'] },
    ])
  })

  test('CSV: a quotation mark that is never closed costs no row', async () => {
    const rows = Array.from({ length: 100 }, (_, i) => `${i},${i === 50 ? '"5 inches' : 'flat'},x`)
    expect(await blocksOf(rows.join('\n'), 'csv')).toHaveLength(100)
  })

  test('Markdown: headings, lists, code, tables, quotations', async () => {
    const source =
      '# Title\n\nSome *text* with a [link](https://a.example).\n\n- one\n- two\n\n> said\n\n```sh\nnpm start\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'
    expect(await blocksOf(source, 'markdown')).toEqual([
      { kind: 'heading', text: 'Title', level: 1 },
      { kind: 'paragraph', text: 'Some text with a link.' },
      { kind: 'list_item', text: 'one' },
      { kind: 'list_item', text: 'two' },
      { kind: 'paragraph', text: 'said' },
      { kind: 'code', text: 'npm start' },
      { kind: 'table_header', cells: ['a', 'b'] },
      { kind: 'table_row', cells: ['1', '2'] },
    ])
  })

  test('a long Markdown document loses nothing where it is read in sections', async () => {
    const parts = Array.from(
      { length: 3_000 },
      (_, i) => `## Part ${i}\n\n- item ${i}\n\n\`\`\`\ncode ${i}\n\n# no heading\n\`\`\`\n`,
    )
    const blocks = await blocksOf(parts.join('\n'), 'markdown')
    expect(blocks).toHaveLength(9_000)
    expect(blocks.filter(({ kind }) => kind === 'heading')).toHaveLength(3_000)
  })

  const text = 'Größe in Zürich: 5 €, „schön“.'
  const encoded: [string, Buffer][] = [
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without', Buffer.from(text, 'utf16le')],
    ['UTF-16, most significant first', Buffer.from(text, 'utf16le').swap16()],
    [
      'windows-1252',
      Buffer.from('R\xf6\xdfe in Z\xfcrich: 5 \x80, \x84sch\xf6n\x93.'.replace('R\xf6\xdfe', 'Gr\xf6\xdfe'), 'latin1'),
    ],
  ]
  test.each(encoded)('text in %s', async (_, bytes) => {
    expect(await blocksOf(bytes, 'text')).toEqual([{ kind: 'paragraph', text }])
  })

  const others: [string, number[], string][] = [
    [
      'windows-1251',
      [
        0xcf, 0xee, 0xe2, 0xf2, 0xee, 0xf0, 0xe5, 0xed, 0xe8, 0xe5, 0x20, 0x97, 0x20, 0xec, 0xe0, 0xf2, 0xfc, 0x20,
        0xf3, 0xf7, 0xe5, 0xed, 0xe8, 0xff, 0x2e,
      ],
      'Повторение — мать учения.',
    ],
    [
      'Shift_JIS',
      [
        0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea, 0x82, 0xcc, 0x83, 0x65, 0x83, 0x4c, 0x83, 0x58, 0x83, 0x67, 0x82, 0xc5,
        0x82, 0xb7, 0x81, 0x42,
      ],
      '日本語のテキストです。',
    ],
    [
      'GB18030',
      [
        0xd5, 0xe2, 0xca, 0xc7, 0xd6, 0xd0, 0xce, 0xc4, 0xce, 0xc4, 0xb1, 0xbe, 0xa1, 0xa3, 0xce, 0xd2, 0xc3, 0xc7,
        0xb5, 0xc4, 0xb9, 0xa4, 0xd7, 0xf7, 0xa1, 0xa3,
      ],
      '这是中文文本。我们的工作。',
    ],
  ]
  test.each(others)('text in %s', async (_, bytes, meant) => {
    const line = [...bytes, 0x0a]
    const long = Buffer.from(Array.from({ length: 20 }, () => line).flat())
    expect(await blocksOf(long, 'text')).toEqual([{ kind: 'paragraph', text: Array(20).fill(meant).join('\n') }])
  })

  test('what a database refuses is gone: NUL, lone surrogates', async () => {
    const page = '<w:p><w:r><w:t>a&#xD800;b</w:t></w:r></w:p>'
    const result = await read(makeDocx(wordDocument(page)), 'docx')
    expect(JSON.stringify(result)).not.toMatch(/\\u0000|\\ud800/i)
  })
})
