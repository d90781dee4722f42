import { WRITE_WAIT_MS } from '@agent-memory/core/limits'
import { type AnswerQueryPorts, answerQuery } from '@agent-memory/core/memory/find/answer-query'
import { filtersOf } from '@agent-memory/core/memory/find/filter-schemas'
import { eraseMemory, type ReadPorts, readMemory } from '@agent-memory/core/memory/read'
import {
  memoryAnswer,
  memoryParams,
  queryAnswer,
  queryBody,
  receiptAnswer,
  writeAnswer,
  writeBody,
} from '@agent-memory/core/memory/schemas'
import { proposeAnswer, proposeBody } from '@agent-memory/core/memory/write/propose-schemas'
import { proposeMemories, type WritePorts, writeMemory } from '@agent-memory/core/memory/write/write'
import {
  presentMemory,
  presentOutcome,
  presentProposals,
  presentReceipt,
  presentResults,
} from '@agent-memory/core/present/memories'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'

export type MemoryPorts = WritePorts & AnswerQueryPorts & ReadPorts

const tag = 'Memory'
/** Maximum wait for verdicts in seconds, the same as for a write. It is shorter than the time limit of a request. */
const LONGEST_WAIT_SECONDS = WRITE_WAIT_MS / 1_000
const VOLUME_ERRORS = ['agent_not_authorized_for_volume'] as const
/** `conflict`: the Idempotency-Key was used before, with another body. */
const WRITE_ERRORS = [...VOLUME_ERRORS, 'conflict'] as const

/** Endpoints for writing, proposing, querying, reading and erasing memories. All need an API key. */
export const memoryRoutes = (ports: MemoryPorts): Endpoint[] => [
  write(ports),
  propose(ports),
  query(ports, { path: '/agent/memory/query', limit: 'query' }),
  query(ports, { path: '/memory/query', limit: 'memory_query', quota: () => 1 }),
  read(ports),
  erase(ports),
]

const write = (ports: MemoryPorts): Endpoint =>
  endpoint({
    method: 'post',
    path: '/agent/memory/write',
    summary: "Write a memory and get the guard's verdict",
    description:
      'Answers once the verdict is committed and the memory can be queried. Send an Idempotency-Key to retry safely; ' +
      'without one, a retry of an unanswered write within ten minutes attaches to it.',
    tag,
    answer: 'json',
    accepts: ['key'],
    operation: 'write',
    limit: 'write',
    errors: WRITE_ERRORS,
    body: writeBody,
    success: { status: 200, body: writeAnswer },
    handle: async (call) => presentOutcome(await writeMemory(ports, call)),
  })

const propose = (ports: MemoryPorts): Endpoint =>
  endpoint({
    method: 'post',
    path: '/memory/propose',
    summary: 'Propose a memory, or up to 100 in `items`, without waiting for the verdict',
    description:
      'Either all items are accepted or none; an Idempotency-Key covers them all. Read the verdict on each item at ' +
      'GET /memory/{memory_id}. To get the verdicts in this answer, send the header `Prefer: wait=20`: the answer then ' +
      `comes once all items are decided, or after that many seconds (at most ${LONGEST_WAIT_SECONDS}).`,
    tag,
    answer: 'json',
    accepts: ['key'],
    operation: 'write',
    limit: 'propose',
    quota: ({ items }) => items.length,
    errors: WRITE_ERRORS,
    body: proposeBody,
    success: { status: 202, body: proposeAnswer },
    async handle({ body, request, ...call }) {
      const waitMs = 1_000 * waitSeconds(request.get('Prefer'))
      return presentProposals(await proposeMemories(ports, { ...call, items: body.items, waitMs }))
    },
  })

/** Returns the seconds to wait: 20 for the header `Prefer: wait=20` (RFC 7240, section 4.3), 0 without a preference. */
const waitSeconds = (header: string | undefined): number => {
  const seconds = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,6})/i.exec(header ?? '')?.[1]
  return Math.min(Number(seconds ?? 0), LONGEST_WAIT_SECONDS)
}

const query = (ports: MemoryPorts, at: Pick<Endpoint, 'path' | 'limit' | 'quota'>): Endpoint =>
  endpoint({
    method: 'post',
    ...at,
    summary: 'Find memories by meaning and keywords, with related facts from the graph',
    description:
      'Returns only results that score above 0.3, best first. A memory can be found as soon as a response says that ' +
      'it was approved.',
    tag,
    answer: 'json',
    accepts: ['key'],
    operation: 'query',
    errors: VOLUME_ERRORS,
    body: queryBody,
    success: { status: 200, body: queryAnswer },
    async handle({ principal, body, signal }) {
      const { query, volume_id: volumeId, limit, explain, ...fields } = body
      const call = { principal, volumeId, query, limit, filters: filtersOf(fields), signal }
      return presentResults(query, volumeId, await answerQuery(ports, call), { explain })
    },
  })

const read = (ports: MemoryPorts): Endpoint =>
  endpoint({
    method: 'get',
    path: '/memory/:memory_id',
    summary: 'Read a memory with its sources, or the state of a proposal',
    tag,
    answer: 'json',
    accepts: ['key'],
    operation: 'memory',
    limit: 'default',
    errors: ['agent_not_authorized_for_volume', 'memory_not_found'],
    params: memoryParams,
    success: { status: 200, body: memoryAnswer },
    handle: async ({ principal, params }) => presentMemory(await readMemory(ports, principal, params.memory_id)),
  })

const erase = (ports: MemoryPorts): Endpoint =>
  endpoint({
    method: 'delete',
    path: '/memory/:memory_id',
    summary: 'Erase a memory everywhere',
    description:
      'Cannot be undone. If other agents stated the same in other words, their statements are judged again, as memories of their own.',
    tag,
    answer: 'json',
    accepts: ['key'],
    operation: 'memory',
    limit: 'default',
    errors: ['agent_not_authorized_for_volume', 'memory_not_found'],
    params: memoryParams,
    success: { status: 200, body: receiptAnswer },
    handle: async ({ principal, params }) =>
      presentReceipt(params.memory_id, await eraseMemory(ports, principal, params.memory_id)),
  })
