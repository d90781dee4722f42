import { afterAll, expect, test } from '@jest/globals'
import { documentFiles } from '../../../../tests/support/texts/document-files.js'
import { pdfOf, pdfStream } from '../../../../tests/support/texts/made-documents.js'

const { blocksOf, remove } = documentFiles()
afterAll(remove)

const fontOf = (glyphs: readonly string[]) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 128 /LastChar ${127 + glyphs.length}
   /Widths [ ${glyphs.map(() => 600).join(' ')} ] /Encoding << /Differences [ 128 ${glyphs.map((name) => `/${name}`).join(' ')} ] >> >>`

/** Returns the text read from a page that shows `shown`. Each font maps the codes from 128 on to its glyph names. */
async function read(shown: string, ...fonts: (readonly string[])[]): Promise<string> {
  const names = fonts.map((_, i) => `/F${i + 1} ${5 + i} 0 R`).join(' ')
  const pdf = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [ 3 0 R ] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << ${names} >> >> /Contents 4 0 R >>`,
    pdfStream(`BT 1 0 0 1 72 700 Tm ${shown} ET`),
    ...fonts.map(fontOf),
  ])
  const [block] = await blocksOf(pdf, 'pdf')
  return block && 'text' in block ? block.text : ''
}

test('letters whose glyphs are forms of them, such as old-style figures, are read by their names', async () => {
  const glyphs = ['one.os', 'nine.oldstyle', 'a.sc', 'eacute.sc', 'f_f', 'uni00DF.alt', 'u1F600.x', 'hyphen.case']
  expect(await read('/F1 12 Tf (Year \\200\\201 \\202\\203\\204\\205 \\206\\207) Tj', glyphs)).toBe('Year 19 aéffß 😀-')
})

test('a name that says nothing, or two letters under one code, are left out', async () => {
  expect(await read('/F1 12 Tf (A\\200\\201\\202\\203B) Tj', ['glyph17.x', 'uniD800.x', 'u110000.x', '.alt'])).toBe(
    'AB',
  )
  const two = '/F1 12 Tf (A\\200\\201) Tj /F2 12 Tf (B\\200\\201) Tj'
  expect(await read(two, ['one.os', 'three.os'], ['two.os', 'three.os'])).toBe('A3B3')
})
