import { getResolvedPDFJS } from 'unpdf'

/**
 * Character codes that PDF.js returns unchanged because it knows no letter for them; none of these codes is a letter
 * itself.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it searches for
const UNKNOWN = /[\0-\x08\x0e-\x1f\x7f-\x9f]/g

export const hasUnknownLetters = (text: string): boolean => text.search(UNKNOWN) >= 0

export const nameLetters = (text: string, letters: ReadonlyMap<string, string>): string =>
  text.replace(UNKNOWN, (code) => letters.get(code) ?? code)

interface Page {
  getOperatorList(options: { annotationMode: number }): Promise<{ fnArray: number[]; argsArray: unknown[] }>
  commonObjs: { has(name: string): boolean; get(name: string): unknown }
}

/** A font as PDF.js returns it with `fontExtraProperties`: glyph names by code, where the file has them. */
interface Font {
  differences?: (string | undefined)[]
}

/**
 * For character codes that PDF.js cannot turn into letters, finds the letters by the glyph names in the fonts of the
 * page. A code that means different letters in two fonts of the page is left out. The search costs about as much as
 * reading the page.
 */
export async function unknownLetters(page: Page): Promise<Map<string, string>> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 })
  const names = new Set(fnArray.flatMap((operation, i) => (operation === OPS.setFont ? [fontIn(argsArray[i])] : [])))
  const found = new Map<string, Set<string>>()
  for (const name of names) {
    const font = page.commonObjs.has(name) ? (page.commonObjs.get(name) as Font | null) : null
    for (const [code, glyph] of font?.differences?.entries() ?? []) {
      const letter = glyph === undefined ? null : letterOf(glyph)
      const unknown = String.fromCharCode(code)
      if (letter !== null) found.set(unknown, (found.get(unknown) ?? new Set()).add(letter))
    }
  }
  return new Map(
    [...found].flatMap(([code, [letter = '', ...others]]) => (others.length === 0 ? [[code, letter]] : [])),
  )
}

const fontIn = (args: unknown): string => String((args as unknown[] | null)?.[0])

/**
 * Returns the letters of a glyph name, by the Adobe Glyph List specification, section 2: the part after the first
 * period only names a variant (`one.os` is an old-style 1), and underscores join several letters (`f_f`). PDF.js itself
 * knows only plain names. Null for an unknown name.
 */
export function letterOf(glyph: string): string | null {
  const [base = ''] = glyph.split('.')
  const letters = base.split('_').map(plainLetter)
  return letters.includes(null) ? null : letters.join('')
}

function plainLetter(name: string): string | null {
  if (/^[A-Za-z]$/.test(name)) return name
  const [, hexadecimal] = /^(?:uni|u)([0-9A-F]{4,6})$/.exec(name) ?? []
  if (hexadecimal !== undefined) {
    const code = Number.parseInt(hexadecimal, 16)
    return code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000) ? String.fromCodePoint(code) : null
  }
  const [, letter, accent] = /^([A-Za-z])([a-z]{4,10})$/.exec(name) ?? []
  const mark = ACCENTS.get(accent ?? '')
  return LETTERS.get(name) ?? (mark === undefined ? null : `${letter}${mark}`.normalize('NFC'))
}

const ACCENTS = new Map([
  ['grave', '\u0300'],
  ['acute', '\u0301'],
  ['circumflex', '\u0302'],
  ['tilde', '\u0303'],
  ['macron', '\u0304'],
  ['breve', '\u0306'],
  ['dieresis', '\u0308'],
  ['ring', '\u030a'],
  ['caron', '\u030c'],
  ['cedilla', '\u0327'],
  ['ogonek', '\u0328'],
])

/** Glyph names of the characters that have variants in text fonts. */
const LETTERS = new Map(
  Object.entries({
    ...{ zero: '0', one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9' },
    ...{ period: '.', comma: ',', colon: ':', semicolon: ';', exclam: '!', question: '?', hyphen: '-', endash: '–' },
    ...{ emdash: '—', parenleft: '(', parenright: ')', bracketleft: '[', bracketright: ']', slash: '/', at: '@' },
    ...{ quoteleft: '‘', quoteright: '’', quotedblleft: '“', quotedblright: '”', ampersand: '&', asterisk: '*' },
    ...{ percent: '%', plus: '+', minus: '−', equal: '=', dollar: '$', cent: '¢', sterling: '£', Euro: '€', yen: '¥' },
    ...{ ae: 'æ', AE: 'Æ', oe: 'œ', OE: 'Œ', oslash: 'ø', Oslash: 'Ø', germandbls: 'ß', dotlessi: 'ı', lslash: 'ł' },
  }),
)
