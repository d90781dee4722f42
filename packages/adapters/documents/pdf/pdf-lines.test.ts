import { afterAll, expect, test } from '@jest/globals'
import { documentFiles } from '../../../../tests/support/texts/document-files.js'
import { makePdf } from '../../../../tests/support/texts/made-documents.js'

const { blocksOf, remove } = documentFiles()
afterAll(remove)

/** Returns the text read from strings painted on a page, in 12-point Helvetica unless the matrix transforms them. */
const read = async (painted: readonly [x: number, y: number, shown: string, matrix?: string][]): Promise<string> => {
  const shows = painted.map(
    ([x, y, shown, matrix = '1 0 0 1']) =>
      `${matrix} ${x} ${y} Tm ${shown.startsWith('[') ? `${shown} TJ` : `(${shown}) Tj`}`,
  )
  const blocks = await blocksOf(makePdf([`BT /F1 12 Tf ${shows.join(' ')} ET`]), 'pdf')
  return blocks.map((block) => ('text' in block ? block.text : '')).join(' | ')
}

/** Widths of Helvetica's letters in 12 points. */
const WIDTHS: Record<string, number> = { M: 9.996, o: 6.672, r: 3.996, i: 2.664, n: 6.672, g: 6.672 }

/** Returns the letters of a word with their places. Each letter is painted once for every offset in `beside`. */
const letterByLetter = (word: string, beside: readonly [number, number][]): [number, number, string][] => {
  let x = 72
  return [...word].flatMap((letter) => {
    const at = x
    x += WIDTHS[letter] ?? 0
    return beside.map(([dx, dy]): [number, number, string] => [at + dx, 700 + dy, letter])
  })
}

const BOLD: [number, number][] = [
  [0, 0],
  [0.2, 0],
  [0, 0.3],
  [0.2, 0.3],
]

test('letters painted four times for bold are read once', async () => {
  expect(await read(letterByLetter('Mooring', BOLD))).toBe('Mooring')
})

test('a line with a shadow is read once', async () => {
  const line: [number, number, string][] = [
    [72, 700, 'Mooring'],
    [240, 700, 'fees'],
  ]
  const shadow = line.map(([x, y, text]): [number, number, string] => [x + 0.5, y - 0.5, text])
  expect(await read([...line, ...shadow])).toBe('Mooring fees')
})

test('text repeated at another position is kept', async () => {
  const [twice, apart] = [letterByLetter('oo', [[0, 0]]), 140]
  expect(await read([...twice, [apart, 700, 'room'], [apart + 80, 700, 'room'], [72, 600, 'room']])).toBe(
    'oo room room | room',
  )
})

test('rotated labels of a drawing, one behind the other, are separate words', async () => {
  const turned = '0.336 0.942 -0.942 0.336'
  expect(
    await read([
      [300, 400, '256 36 30', turned],
      [272, 321, '256 36 30', turned],
      [244, 242, '166 36 40', turned],
    ]),
  ).toBe('256 36 30 256 36 30 166 36 40')
})

test('overlapping cells are separate words', async () => {
  expect(
    await read([
      [72, 700, 'text75'],
      [98, 700, 'text76'],
      [40, 700, '1'],
    ]),
  ).toBe('text75 text76 1')
})

test('kerning and indices do not split a word', async () => {
  expect(await read([[72, 700, '[(A) 90 (V) 120 (A) 60 (T) 100 (A) 90 (R)]']])).toBe('AVATAR')
  expect(
    await read([
      [72, 700, 'H'],
      [80.7, 697, '2', '0.6 0 0 0.6'],
      [84.7, 700, 'O'],
    ]),
  ).toBe('H2O')
})
