// These functions are not in tokens.ts, because that file loads the library `compromise`, which takes 0.7 s of CPU
// time. Every process compares names and so needs these functions, but most processes do not need `compromise`.

/**
 * Words keep inner symbols: "node.js", "AT&T", "O'Brien", "C++", "user_id", "J.R.R.", "v1.2".
 * A dot stays at the end of an initial and of an abbreviation.
 */
const TOKEN =
  /(?:\p{Lu}\.){2,}(?!\p{L})|(?:\p{Lu}\.)+(?=\s*\p{Lu})|\.NET\b|[\p{L}\p{N}\p{M}_]+(?:['’](?!(?:s|re|ve|ll)\b)(?=\p{L}\p{L})[\p{L}\p{M}]+|[.&@/+](?=[\p{L}\p{N}])[\p{L}\p{N}\p{M}_]+)*(?:\+\+|#(?![\p{L}\p{N}]))?|['’](?:s|S|re|ve|ll|d|m|t)\b|\S/gu

/** Splits a text into its words and symbols. */
export const wordsOf = (text: string): string[] => text.match(TOKEN) ?? []

/** Like `wordsOf`, but with the offset of each word and symbol. */
export const matchWords = (text: string): Iterable<RegExpExecArray> => text.matchAll(TOKEN)

/**
 * Whether a token would have a capital even if it were not a name: at the start of a sentence, also after an opening
 * quotation mark, a bullet or "Name:".
 */
export const isOpening = (tokens: readonly { text: string }[], at: number): boolean =>
  at === 0 ||
  (at <= 4 && /^["“”:•*…>–—-]$/.test(tokens[at - 1]?.text ?? '') && !/^[“"]$/.test(tokens[at - 2]?.text ?? ''))
