import { AppError } from '@agent-memory/core/errors'
import type { FoundMemory } from '@agent-memory/core/memory/current-hits'
import { embeddedNow } from '@agent-memory/core/memory/find/embedded-now'
import { queryMemories } from '@agent-memory/core/memory/query'
import { mayReadDocuments } from './caller.js'
import type { Exchange } from './exchange.js'
import { volumesWith } from './volumes.js'

/** Each volume has an index of its own to load and search. */
export const MOST_VOLUMES = 20
const AT_ONCE = 4

/**
 * The best memories of every volume that the caller may read, best first; of more than 20 volumes, the 20 that were made
 * first. Scores mean the same in every volume.
 * @throws AppError as `queryMemories`
 */
export async function searchEverywhere(
  exchange: Exchange,
  { query, limit, signal }: { query: string; limit: number; signal: AbortSignal },
): Promise<FoundMemory[]> {
  const { ports, caller } = exchange
  const volumes = (await volumesWith(exchange, 'read')).slice(0, MOST_VOLUMES)
  const [first] = volumes
  if (!first) return []
  // The query is the same for every volume, and so is its vector.
  const once = embeddedNow(ports, query, { signal, tenant: first.orgId })
  const found: FoundMemory[] = []
  const queue = volumes.values()
  const worker = async () => {
    for (const { volumeId } of queue) {
      const chunks = mayReadDocuments(caller)
      const call = { principal: caller.principal, volumeId, query, limit, chunks, filters: {}, signal }
      found.push(...(await queryMemories(once, call).catch(noneIfLost)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return found.sort((a, b) => b.score - a.score).slice(0, limit)
}

/** A volume that was deleted or disconnected since the list was read has nothing to say. */
const noneIfLost = (error: unknown): FoundMemory[] => {
  if (error instanceof AppError && error.code === 'agent_not_authorized_for_volume') return []
  throw error
}
