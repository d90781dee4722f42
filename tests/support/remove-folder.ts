import { rm } from 'node:fs/promises'

/**
 * Removes a folder that was the DATA_DIR of a service, or holds one, if it is there. A service that gave up waiting for
 * its PostgreSQL has ended before it, and until that has too, files come into folders that are just being emptied. So
 * this is tried again, for 55 s in all; by `rm`, for Node 20's `rmSync` repeats only the last step, which cannot help.
 */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 1_000 })
