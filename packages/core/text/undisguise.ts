/** A text as a person reads it, whose positions can be traced back to the text as it was sent. */
export interface Undisguised {
  text: string
  /** Whether anything differs from the text as sent. */
  changed: boolean
  /** Maps a range in `text` to the range in the text as sent; in code units, end exclusive. */
  original(start: number, end: number): { start: number; end: number }
}

/**
 * Characters that are not displayed: soft hyphen, joiners, direction marks, variation selectors, tags
 * (Default_Ignorable_Code_Point).
 */
const INVISIBLE =
  '\\u00ad|\\u034f|\\u061c|\\u180e|[\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]|[\\ufe00-\\ufe0f]|[\\u{e0000}-\\u{e007f}]'
/** Full-width, mathematical and circled letters, digits and signs; letter-like symbols; the ideographic space. */
const STYLED = '[\\u2102-\\u2134\\u2460-\\u2468\\u24b6-\\u24ea\\u3000\\uff01-\\uff5e\\u{1d400}-\\u{1d7ff}]'
const DISGUISE = new RegExp(`${INVISIBLE}|${STYLED}`, 'u')
const DISGUISES = new RegExp(`(?:${INVISIBLE})|${STYLED}`, 'gu')

/**
 * Cyrillic, Greek and Armenian letters that look like Latin ones: the common letters among those in Unicode's
 * confusables.txt.
 */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  (
    [
      ['авекмнорстухѕіјԁһԛԝьγ', 'abekmhopctyxsijdhqwby'],
      ['АВЕКМНОРСТУХЅІЈԌԚԜ', 'ABEKMHOPCTYXSIJGQW'],
      ['αεικνορτυχω', 'aeikvoptuxw'],
      ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
      ['օսհոց', 'ouhng'],
    ] as const
  ).flatMap(([from, to]) => [...from].map((letter, at): [string, string] => [letter, to[at] as string])),
)
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u
const LATIN = /[A-Za-z]/
const WORDS = /[\p{L}\p{N}]{2,64}/gu

/** Four or more single letters or digits with the same separator between them. A wider gap ends a word. */
const SPACED =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:([ ._*-]) {0,2}[\p{L}\p{N}])(?:\1 {0,2}[\p{L}\p{N}]){2,200}(?![\p{L}\p{N}])/gu
const LEAST_LETTERS = 4
/** Words found in spaced letters even if no wider gap separates them from the letters before and after. */
const WITHIN = /pass(?:words?|wort|phrase|code)|passwd|kennwort|login/gi

/**
 * Removes the disguise from a text: drops invisible characters, makes full-width and styled letters plain, replaces
 * look-alikes from another script in a Latin word with Latin letters, and joins spaced letters ("p a s s w o r d"). The
 * result is for rules to read, never stored. Digits in place of letters ("p4ssw0rd") stay, because real passwords have
 * them: see `unleet`. Takes time linear in the length.
 */
export const undisguise = (text: string): Undisguised => {
  let piece: Piece = { text, places: null }
  if (DISGUISE.test(text)) piece = edited(piece, disguises(piece.text))
  if (FOREIGN.test(text) && LATIN.test(text)) piece = edited(piece, lookalikes(piece.text))
  piece = edited(piece, gaps(piece.text))
  const { places } = piece
  if (!places) return { text, changed: false, original: (start, end) => ({ start, end }) }
  const original = (start: number, end: number) => ({
    start: places.starts[start] ?? text.length,
    end: end > start ? (places.ends[end - 1] ?? text.length) : (places.starts[start] ?? text.length),
  })
  return { text: piece.text, changed: piece.text !== text, original }
}

interface Edit {
  start: number
  end: number
  by: string
}

interface Piece {
  text: string
  /** Where each code unit of `text` begins and ends in the text as sent; null while the two are equal. */
  places: { starts: number[]; ends: number[] } | null
}

const edited = (piece: Piece, edits: readonly Edit[]): Piece => {
  if (edits.length === 0) return piece
  const { text, places } = piece
  const parts: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  const note = (from: number, to: number, times: number) => {
    for (let time = 0; time < times; time += 1) {
      starts.push(places ? (places.starts[from] as number) : from)
      ends.push(places ? (places.ends[to - 1] as number) : to)
    }
  }
  const copy = (from: number, to: number) => {
    parts.push(text.slice(from, to))
    for (let at = from; at < to; at += 1) note(at, at + 1, 1)
  }
  let position = 0
  for (const { start, end, by } of edits) {
    copy(position, start)
    parts.push(by)
    note(start, end, by.length)
    position = end
  }
  copy(position, text.length)
  return { text: parts.join(''), places: { starts, ends } }
}

const editOf = (match: RegExpExecArray, by: string): Edit => ({
  start: match.index,
  end: match.index + match[0].length,
  by,
})

const disguises = (text: string): Edit[] =>
  [...text.matchAll(DISGUISES)].map((match) =>
    editOf(match, STYLED_ONLY.test(match[0]) ? match[0].normalize('NFKC') : ''),
  )
const STYLED_ONLY = new RegExp(`^${STYLED}$`, 'u')

const lookalikes = (text: string): Edit[] =>
  [...text.matchAll(WORDS)]
    .filter(([word]) => LATIN.test(word) && FOREIGN.test(word))
    .map((match) => editOf(match, [...match[0]].map((letter) => LOOKALIKES.get(letter) ?? letter).join('')))

/**
 * Returns the edits that delete the separators between spaced letters. Wider gaps and the separators at both ends of a
 * word of `WITHIN` become a space.
 */
const gaps = (text: string): Edit[] =>
  [...text.matchAll(SPACED)].flatMap((match) => {
    const pieces = [...match[0].matchAll(/([\p{L}\p{N}])([^\p{L}\p{N}]*)/gu)]
    const run = pieces.map(([, letter]) => letter as string)
    if (run.filter((letter) => /\p{L}/u.test(letter)).length < LEAST_LETTERS) return []
    const bounds = new Set(
      [...run.join('').matchAll(WITHIN)].flatMap(({ index, 0: word }) => [index, index + word.length]),
    )
    return pieces.flatMap((piece, at) => {
      const gap = piece[2] as string
      if (gap === '') return []
      const start = match.index + piece.index + (piece[1] as string).length
      const wide = gap.length > 1 || bounds.has(at + 1)
      return [{ start, end: start + gap.length, by: wide ? ' ' : '' }]
    })
  })

const STANDS_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
  '!': 'i',
  '€': 'e',
}

/**
 * Replaces digits and signs in a word with the letters that they resemble ("p4$$w0rd" becomes "password"), so that the
 * word can be looked up. A word of more than 32 UTF-16 units is returned unchanged.
 */
export const unleet = (word: string): string =>
  word.length > 32 ? word : word.replace(/[0134579$@!€]/g, (sign) => STANDS_FOR[sign] ?? sign)
