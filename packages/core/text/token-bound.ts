const encoder = new TextEncoder()

/** Minimum of the average bytes of UTF-8 per token of a language model, in any language. */
export const BYTES_OF_TOKEN = 3

/** Returns the maximum number of tokens that a text has for a language model. */
export const tokenBound = (text: string): number => Math.ceil(encoder.encode(text).length / BYTES_OF_TOKEN)
