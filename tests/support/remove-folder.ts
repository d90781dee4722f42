import { rm } from 'node:fs/promises'

/**
 * Removes a folder, if it exists, that was or holds the DATA_DIR of a service. After a service that gave up waiting for
 * its PostgreSQL, that still creates files while folders are being emptied. So this is retried, for 55 s in all; with
 * `rm`, because Node 20's `rmSync` retries only the last step, which does not help.
 */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 1_000 })
