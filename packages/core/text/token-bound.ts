const encoder = new TextEncoder()

/** A token of a language model has at least this many bytes of UTF-8, on average and in any language. */
export const BYTES_OF_TOKEN = 3

/** Tokens that a language model reads a text as, at most. */
export const tokenBound = (text: string): number => Math.ceil(encoder.encode(text).length / BYTES_OF_TOKEN)
