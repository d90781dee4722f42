/**
 * Characters that a terminal obeys, or that change how the text around them is shown: C0 and C1 controls (escape
 * sequences begin with them), line and paragraph separators, the bidirectional controls of UAX #9, the byte order
 * mark, and the tag characters, which hide text. Joiners stay: scripts and emoji need them.
 */
const OBEYED = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu

const visible = (character: string): string => {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x100) return `\\x${code.toString(16).padStart(2, '0')}`
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`
}

/** Text of unknown origin, fit to be printed: line breaks stay, what a terminal would obey is shown as an escape. */
export const printable = (text: string): string =>
  text.replaceAll('\r\n', '\n').replace(OBEYED, (character) => (character === '\n' ? '\n' : visible(character)))

/** The same on one line: line breaks and tabs become a space. */
export const oneLine = (text: string): string => printable(text.replaceAll(/[\t\n\r]+/g, ' '))

/** What colours are made of (ECMA-48, SGR): it changes how text looks, and nothing else. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it begins with one
const COLOUR = /(\u001b\[[\d;]*m)/

/**
 * A whole output, so that what was forgotten on its way here is no harm either, such as an id that no service of ours
 * would give: line breaks and tabs stay, and colours where they are wanted.
 */
export const harmless = (text: string, withColours: boolean): string =>
  (withColours ? text.split(COLOUR) : [text])
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(OBEYED, (character) => (/[\n\t]/.test(character) ? character : visible(character))),
    )
    .join('')

/** JSON that prints as harmlessly: its strings keep every character, as an escape where a terminal would obey it. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value).replace(OBEYED, (character) =>
    // A code point beyond the basic plane is two units, and JSON escapes units.
    Array.from(
      { length: character.length },
      (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  )
