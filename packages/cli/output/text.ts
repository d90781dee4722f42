import pc from 'picocolors'

/**
 * Characters that a terminal interprets, or that change how the text around them is shown: C0 and C1 controls (escape
 * sequences begin with them), line and paragraph separators, the bidirectional controls of UAX #9, the byte order
 * mark, and the tag characters, which hide text. Zero-width joiners stay: some scripts and emoji need them.
 */
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu

const visible = (character: string): string => {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x100) return `\\x${code.toString(16).padStart(2, '0')}`
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`
}

/** Returns a count with its noun: "1 memory", "2 memories". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** Makes untrusted text printable: line breaks stay, characters a terminal would interpret become escapes. */
export const printable = (text: string): string =>
  text.replaceAll('\r\n', '\n').replace(UNSAFE, (character) => (character === '\n' ? '\n' : visible(character)))

/** Makes untrusted text printable on one line: line breaks and tabs become spaces. */
export const oneLine = (text: string): string => printable(text.replaceAll(/[\t\n\r]+/g, ' '))

/** Colour sequences (ECMA-48, SGR): they change only how text looks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it begins with one
const COLOUR = /(\u001b\[[\d;]*m)/

/**
 * Makes a whole output harmless, in case part of it was not escaped before, such as an id from a malicious service.
 * Keeps line breaks and tabs, and colours if wanted.
 */
export const harmless = (text: string, withColours: boolean): string =>
  (withColours ? text.split(COLOUR) : [text])
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(UNSAFE, (character) => (/[\n\t]/.test(character) ? character : visible(character))),
    )
    .join('')

/** Writes JSON without characters that a terminal would interpret: strings keep them as escapes. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value).replace(UNSAFE, (character) =>
    // A code point beyond the basic plane is two UTF-16 units, each of which JSON escapes separately.
    Array.from(
      { length: character.length },
      (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  )

export type Colours = Pick<ReturnType<typeof pc.createColors>, 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan'>

/**
 * Returns the colours for one stream: none if NO_COLOR is set (no-color.org), else as FORCE_COLOR says, else only on a
 * terminal. Picocolors itself would also colour pipes under CI and on Windows.
 */
export const coloursFor = (isTerminal: boolean, env: NodeJS.ProcessEnv): Colours =>
  pc.createColors(wantsColour(isTerminal, env))

const wantsColour = (isTerminal: boolean, { NO_COLOR, FORCE_COLOR, TERM }: NodeJS.ProcessEnv): boolean => {
  if (NO_COLOR) return false
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false'
  return isTerminal && TERM !== 'dumb'
}
