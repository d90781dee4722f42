import type { Reading, ReadWord } from './reading.js'

/** How the secret reader read windows of texts. */
export type Readings = ReadonlyMap<string, readonly ReadWord[]>

/** A result, and the windows that the reader had not read for it. */
export interface Attempt<Result> {
  result: Result
  unread: readonly string[]
}

/** Does some work that redacts texts, with what is known of their windows. */
export const attempt = <Result>(known: Readings, work: (reading: Reading) => Result): Attempt<Result> => {
  const unread = new Set<string>()
  const result = work((window) => {
    const words = known.get(window)
    if (!words) unread.add(window)
    return words ?? null
  })
  return { result, unread: [...unread] }
}

/**
 * Repeats work that redacts texts until the reader has read every window that the work looks at: the second attempt is the
 * last for a text; metadata may take a third, because a value is also redacted together with its key.
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
