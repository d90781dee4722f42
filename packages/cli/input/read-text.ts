import type { Readable } from 'node:stream'
import { wrongUsage } from '../exit-codes.js'

/** More than any text the service accepts: a body is at most 1 MB. */
const LONGEST_BYTES = 1024 * 1024

/**
 * Reads all of standard input as text, without the line break that ends its last line.
 * @throws Failure if the input is not UTF-8, or longer than any text can be
 */
export const readText = async (stdin: Readable): Promise<string> => {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stdin) {
    length += chunk.length
    if (length > LONGEST_BYTES)
      throw wrongUsage('Standard input is over 1 MB, too long for one text: use `sm import` for files.')
    chunks.push(Buffer.from(chunk))
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)).replace(/\r?\n$/, '')
  } catch {
    throw wrongUsage('Standard input is not UTF-8 text: convert the text to UTF-8.')
  }
}
