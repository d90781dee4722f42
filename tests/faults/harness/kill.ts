import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServerProcess } from '../../support/processes.js'

const READY_MS = 60_000

/** kill -9; resolves when the process is gone. */
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

/** A process and what it started, to be stopped and continued together; Linux alone tells. */
export function familyOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return [pid, ...children.map(Number)]
}

/** Stops a process first, so that it starts no more, then its children. */
export function freeze(pid: number): () => void {
  process.kill(pid, 'SIGSTOP')
  const family = familyOf(pid)
  for (const member of family) process.kill(member, 'SIGSTOP')
  return () => {
    for (const member of family) process.kill(member, 'SIGCONT')
  }
}
