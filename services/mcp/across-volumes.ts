import { AppError } from '@agent-memory/core/errors'
import type { FoundMemory } from '@agent-memory/core/memory/find/current-hits'
import { queryMemories, startEmbedding } from '@agent-memory/core/memory/find/query'
import { findReranked, type RerankCall } from '@agent-memory/core/memory/find/rerank'
import { mayReadDocuments } from './caller.js'
import type { Exchange } from './exchange.js'
import { volumesWith } from './volumes.js'

/** Maximum volumes searched per query, because each has its own index to load and search. */
export const MOST_VOLUMES = 20
const AT_ONCE = 4

/**
 * Finds the best memories in all volumes that the caller can read, best first. If there are more than 20 volumes, only
 * the 20 oldest are searched. Scores are comparable across volumes; a reranker orders the best hits of all volumes
 * together.
 * @throws AppError service_unavailable when PostgreSQL or the embedder is unavailable
 */
export async function searchEverywhere(exchange: Exchange, call: RerankCall): Promise<FoundMemory[]> {
  const { found } = await findReranked(exchange.ports, call, (limit) => bestByScore(exchange, { ...call, limit }))
  return found
}

async function bestByScore(exchange: Exchange, { query, limit, signal }: RerankCall): Promise<FoundMemory[]> {
  const { ports, caller } = exchange
  const volumes = (await volumesWith(exchange, 'read')).slice(0, MOST_VOLUMES)
  const [first] = volumes
  if (!first) return []
  // The query is embedded once for all volumes.
  const once = startEmbedding(ports, query, { signal, tenant: first.orgId })
  const found: FoundMemory[] = []
  const queue = volumes.values()
  const worker = async () => {
    for (const { volumeId } of queue) {
      const chunks = mayReadDocuments(caller)
      const call = { principal: caller.principal, volumeId, query, limit, chunks, filters: {}, signal }
      found.push(...(await queryMemories(once, call).catch(emptyIfLost)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return found.sort((a, b) => b.score - a.score).slice(0, limit)
}

/** Skips a volume that was deleted or disconnected since the list was read. */
const emptyIfLost = (error: unknown): FoundMemory[] => {
  if (error instanceof AppError && error.code === 'agent_not_authorized_for_volume') return []
  throw error
}
