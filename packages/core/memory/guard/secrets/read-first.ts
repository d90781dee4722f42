import type { Reading, ReadWord } from './reading.js'

/** What the secret reader returned for each window that it has read, by the window's text. */
export type Readings = ReadonlyMap<string, readonly ReadWord[]>

/** A result, and the windows that it needed but the reader had not read yet. */
export interface Attempt<Result> {
  result: Result
  unread: readonly string[]
}

/**
 * Runs `work`, which redacts texts, with the readings known so far.
 * @param most maximum windows, known and unread together; further windows are decided without the reader
 */
export const attempt = <Result>(known: Readings, most: number, work: (reading: Reading) => Result): Attempt<Result> => {
  const unread = new Set<string>()
  const result = work((window) => {
    const words = known.get(window)
    if (!words && known.size + unread.size < most) unread.add(window)
    return words ?? null
  })
  return { result, unread: [...unread] }
}

/** Reads windows one at a time, so that windows of other texts can be read in between. */
export const readInTurn = async (
  windows: readonly string[],
  read: (window: string) => Promise<readonly ReadWord[]>,
): Promise<(readonly ReadWord[])[]> => {
  const words: (readonly ReadWord[])[] = []
  for (const window of windows) words.push(await read(window))
  return words
}

/**
 * Repeats `work`, which redacts texts, until the reader has read every window that `work` asks for. A text takes at
 * most two attempts; metadata may take three, because a value is also redacted together with its key.
 * @param read lets the secret reader read windows, and returns the words of each window
 * @param known gets what the reader returns for each window, so that later work need not have it read again
 * @throws what `work` and `read` throw
 */
export const withReadings = async <Result>(
  work: (known: Readings) => Attempt<Result> | Promise<Attempt<Result>>,
  read: (windows: readonly string[]) => Promise<readonly (readonly ReadWord[])[]>,
  known = new Map<string, readonly ReadWord[]>(),
): Promise<Result> => {
  for (;;) {
    const { result, unread } = await work(known)
    if (unread.length === 0) return result
    const words = await read(unread)
    for (const [at, window] of unread.entries()) known.set(window, words[at] ?? [])
  }
}
