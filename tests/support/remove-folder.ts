import { rm } from 'node:fs/promises'

/**
 * Removes a folder that is or contains the DATA_DIR of a service, if it exists. If a service gave up waiting for its
 * PostgreSQL, that PostgreSQL still creates files while folders are being emptied. So the removal is retried, for 55 s
 * in all. It uses `rm`, because Node 20's `rmSync` retries only its last step, which does not help.
 */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 1_000 })
