import { setTimeout as wait } from 'node:timers/promises'
import type { ServerProcess } from '../../support/servers/processes.js'

const READY_MS = 240_000

/** Sends SIGKILL; resolves when the process is gone. */
export async function kill(server: ServerProcess): Promise<void> {
  server.kill('SIGKILL')
  await server.stop()
}

export async function untilReady(baseUrl: string): Promise<void> {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline) {
    const ready = await fetch(`${baseUrl}/readyz`).catch(() => null)
    await ready?.arrayBuffer()
    if (ready?.ok) return
    await wait(50)
  }
  throw new Error(`${baseUrl} was not ready again within ${READY_MS} ms`)
}
