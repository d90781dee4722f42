/** Long enough for a machine several times slower. Only an attempt that never succeeds waits this long. */
const TRIES_MS = 180_000
const PAUSE_MS = 25

/** The result of the first attempt that does not throw. @throws the last error after 180 s or `triesMs` */
export async function eventually<T>(attempt: () => Promise<T>, triesMs = TRIES_MS): Promise<T> {
  const deadline = Date.now() + triesMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
