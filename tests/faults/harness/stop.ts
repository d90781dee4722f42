import { readFileSync } from 'node:fs'
import type { ServerProcess } from '../../support/servers/processes.js'
import { wasDatabaseLate } from '../../support/stopped.js'
import { isShortForm } from './extent.js'
import { stoodStillSince } from './standstill.js'

/** Longest time from SIGTERM to the end of the process. */
const LONGEST_STOP_MS = 25_000

/**
 * Sends SIGTERM; resolves when the process has ended. In the short form, which runs beside other tests, a late database
 * is not an error.
 * @throws Error when it took too long or failed
 */
export async function stopInOrder(server: ServerProcess): Promise<void> {
  const loggedBefore = readFileSync(server.logFile).length
  const began = performance.now()
  const code = await server.stop()
  const milliseconds = Math.round(performance.now() - began)
  const logged = readFileSync(server.logFile).subarray(loggedBefore).toString()
  const wasLate = isShortForm && code === 1 && (wasDatabaseLate(logged) || stoodStillSince(began))
  if (!wasLate && (code !== 0 || milliseconds > LONGEST_STOP_MS)) {
    throw new Error(
      `a process that was told to stop ended with ${code} after ${milliseconds} ms: ${logged.slice(-2_000)}`,
    )
  }
}
