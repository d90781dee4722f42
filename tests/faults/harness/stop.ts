import type { ServerProcess } from '../../support/processes.js'

/** From SIGTERM to the end of the process (reliability, P8). */
const LONGEST_STOP_MS = 25_000

/** SIGTERM; resolves when the process has ended. @throws Error when it took longer than promised, or did not end well */
export async function stopInOrder(server: ServerProcess): Promise<void> {
  const began = performance.now()
  const code = await server.stop()
  const milliseconds = Math.round(performance.now() - began)
  if (code !== 0 || milliseconds > LONGEST_STOP_MS) {
    throw new Error(`a process that was told to stop ended with ${code} after ${milliseconds} ms`)
  }
}
