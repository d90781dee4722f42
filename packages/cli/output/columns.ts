/** Arranges text in terminal columns. Callers pass the text through `printable` first. */

/** Symbols that terminals draw over two cells: East Asian wide and fullwidth characters (UAX #11), and emoji. */
const WIDE =
  /^(?:\p{Emoji_Presentation}|\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}|[\u3000-\u303e\uff01-\uff60\uffe0-\uffe6])/u
/** Symbols that take no cell. */
const ZERO = /^[\p{M}\u200b-\u200d]/u

const cellsOf = (grapheme: string): number => (WIDE.test(grapheme) ? 2 : ZERO.test(grapheme) ? 0 : 1)

/**
 * Matches what is drawn as one symbol: a character with its marks, joined emoji, a flag. Does not use Intl.Segmenter,
 * which takes quadratic time for a text without spaces.
 */
const SYMBOL = /(?:\p{RI}\p{RI}|.)(?:[\p{M}\u200b-\u200d\p{Emoji_Modifier}]|(?<=\u200d)\p{Extended_Pictographic})*/gsu

const symbolsOf = (text: string): string[] => text.match(SYMBOL) ?? []

/** How many terminal cells a line takes, as most terminals draw it. */
export const widthOf = (line: string): number => symbolsOf(line).reduce((sum, symbol) => sum + cellsOf(symbol), 0)

/** Breaks a text into lines of at most `width` cells (2 or more): at its line breaks and spaces, else within a word. */
export const wrapped = (text: string, width: number): string[] => text.split('\n').flatMap((line) => wrap(line, width))

const wrap = (line: string, width: number): string[] => {
  const lines: string[] = []
  let current = ''
  let used = 0
  const end = () => {
    lines.push(current)
    current = ''
    used = 0
  }
  for (const word of line.split(' ')) {
    const cells = widthOf(word)
    if (used > 0 && used + 1 + cells > width) end()
    if (used > 0) {
      current += ' '
      used++
    }
    if (cells <= width) {
      current += word
      used += cells
      continue
    }
    for (const symbol of symbolsOf(word)) {
      if (used + cellsOf(symbol) > width) end()
      current += symbol
      used += cellsOf(symbol)
    }
  }
  return [...lines, current]
}

/** Puts two blocks of lines side by side, the left one `width` cells wide. */
export const beside = (left: readonly string[], right: readonly string[], width: number, divider: string): string[] =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const line = left[at] ?? ''
    return `${line}${' '.repeat(Math.max(0, width - widthOf(line)))}${divider}${right[at] ?? ''}`.trimEnd()
  })
