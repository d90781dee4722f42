/** Decodes bytes as Windows-1252, as browsers also decode what is labelled Latin-1 (WHATWG Encoding Standard). */
const windows1252 = new TextDecoder('windows-1252')
/** The byte of each Windows-1252 character. */
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [windows1252.decode(Uint8Array.of(byte)), byte]),
)
/** A UTF-8 sequence of two to four bytes, in a string in which each byte is one character, U+0000 to U+00FF. */
const MULTI_BYTE = /[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3}/g
/**
 * Characters that are frequent when UTF-8 is read as Shift JIS, and those that appear when U+FFFD or uninitialized
 * memory (0xCC, 0xCD) is read as GBK.
 */
const EAST_ASIAN = /[縺繧繝]|锟斤拷|烫烫|屯屯/gu

/** Share of misread characters above which a text is in a wrong encoding; white space is not counted. */
const MOST = 0.4
const LEAST_CHARACTERS = 4
/** Maximum characters read: the encoding of the beginning is that of the whole text. */
const MOST_READ = 1_000

/**
 * Whether a text is mostly UTF-8 that was read in another encoding: "ÐŸÑ€Ð¸Ð²ÐµÑ‚" instead of "Привет". One wrong
 * apostrophe ("donâ€™t") in a text that can be read does not count.
 */
export function isWrongEncoding(text: string): boolean {
  const read = text.slice(0, MOST_READ).replace(/\s+/g, '')
  if (read.length < LEAST_CHARACTERS) return false
  const bytes = Array.from(read, (character) => String.fromCharCode(BYTES.get(character) ?? 0x100)).join('')
  const lengthOf = (form: RegExp, of: string) => [...of.matchAll(form)].reduce((sum, [found]) => sum + found.length, 0)
  return Math.max(lengthOf(MULTI_BYTE, bytes), lengthOf(EAST_ASIAN, read)) > MOST * read.length
}
