/** Long enough for a machine several times slower. Only an attempt that never succeeds waits this long. */
const TRIES_MS = 180_000
/** Pause between two attempts. It grows, because an attempt often opens a connection or starts a program. */
const PAUSE_MS = { first: 25, longest: 250, factor: 1.25 }

/**
 * Repeats an attempt, and returns the result of the first one that does not throw.
 * @throws the last error after 180 s or `triesMs`
 */
export async function eventually<T>(attempt: () => Promise<T>, triesMs = TRIES_MS): Promise<T> {
  const deadline = Date.now() + triesMs
  for (let pause = PAUSE_MS.first; ; pause = Math.min(pause * PAUSE_MS.factor, PAUSE_MS.longest)) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
