import type { Reading, ReadWord } from './reading.js'

/** How the secret reader read windows of texts. */
export type Readings = ReadonlyMap<string, readonly ReadWord[]>

/** A result, and the windows that the reader had not read for it. */
export interface Attempt<Result> {
  result: Result
  unread: readonly string[]
}

/**
 * Does some work that redacts texts, with what is known of their windows.
 * @param most maximum windows, known and unread: what may be a secret in further ones is decided without the reader
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

/** Reads windows one at a time, so that those of other texts need not wait for all of them. */
export const readInTurn = async (
  windows: readonly string[],
  read: (window: string) => Promise<readonly ReadWord[]>,
): Promise<(readonly ReadWord[])[]> => {
  const words: (readonly ReadWord[])[] = []
  for (const window of windows) words.push(await read(window))
  return words
}

/**
 * Repeats work that redacts texts until the reader has read every window it looks at. A text takes at most two attempts;
 * metadata may take three, because a value is also redacted together with its key.
 * @param read returns the words of each window
 * @param known is filled with what the reader says, so that further work need not ask again
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
