const encoder = new TextEncoder()

/** Lower bound of the average length of a language model's tokens in any language, in bytes of UTF-8. */
export const BYTES_OF_TOKEN = 3

/** Returns an upper bound of the number of tokens that a text has for a language model. */
export const tokenBound = (text: string): number => Math.ceil(encoder.encode(text).length / BYTES_OF_TOKEN)
