import { setTimeout as wait } from 'node:timers/promises'
import { isUnavailable } from '@agent-memory/core/errors'

const PATIENCE_MS = 30_000
const ASK_AGAIN_MS = 500

/**
 * Asks what a process must know before it serves: again, for 30 s, while the database is late. A request would be told to
 * come again; a process that gives up is started anew, and is then no earlier.
 */
export async function atStart<T>(ask: () => Promise<T>): Promise<T> {
  for (const end = performance.now() + PATIENCE_MS; ; await wait(ASK_AGAIN_MS)) {
    try {
      return await ask()
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > end) throw error
    }
  }
}
