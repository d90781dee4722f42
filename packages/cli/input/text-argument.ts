import { wrongUsage } from '../exit-codes.js'
import type { Io } from '../io.js'
import { readText } from './read-text.js'

/** Whether a text argument is just `-`, which means standard input. */
export const isDash = (words: readonly string[]): boolean => words.length === 1 && words[0] === '-'

/**
 * Returns the words as a text or, if there are none or only `-`, reads standard input.
 * @throws Failure if the text is empty, or if standard input should be read but is a terminal
 */
export const textFrom = async ({ stdin }: Io, words: readonly string[]): Promise<string> => {
  const fromStdin = words.length === 0 || isDash(words)
  if (fromStdin && stdin.isTTY) throw wrongUsage('There is no text: pass the text as an argument or on standard input.')
  return checkedText(fromStdin ? await readText(stdin) : words.join(' '))
}

export const checkedText = (text: string): string => {
  if (text.trim() === '') throw wrongUsage('The text is empty.')
  return text
}
