import { authorize, type KeyPrincipal } from '@agent-memory/core/access'
import { AppError } from '@agent-memory/core/errors'
import { presentMemory, presentOutcome, presentReceipt, presentResults } from '@agent-memory/core/memory/present'
import { type QueryPorts, queryMemories } from '@agent-memory/core/memory/query'
import {
  memoryAnswer,
  memoryParams,
  proposeAnswer,
  queryAnswer,
  queryBody,
  receiptAnswer,
  writeAnswer,
  writeBody,
} from '@agent-memory/core/memory/schemas'
import { submitWrite, type WritePorts } from '@agent-memory/core/memory/write'
import type { Signals } from '@agent-memory/core/ports/signals'
import type { VolumeReach, VolumeStore } from '@agent-memory/core/ports/volumes'
import type { AnsweredWrites } from '@agent-memory/runtime/answered'
import { type Call, type Route, route } from '@agent-memory/runtime/http/route'
import type { Verdicts } from '@agent-memory/runtime/verdicts'
import type { z } from 'zod'

export interface MemoryPorts extends WritePorts, QueryPorts {
  volumes: Pick<VolumeStore, 'volumeForKey'>
  signals: Signals
  verdicts: Verdicts
  answered: AnsweredWrites
  now: () => Date
}

const tag = 'Memory'
const VOLUME_ERRORS = ['agent_not_authorized_for_volume'] as const
/** The conflict: an Idempotency-Key that came with another body before. */
const WRITE_ERRORS = [...VOLUME_ERRORS, 'conflict'] as const

/** Writing, proposing, querying, reading and deleting memories, all with a Bearer secret. */
export const memoryRoutes = (ports: MemoryPorts): Route[] => [
  write(ports),
  propose(ports),
  query(ports, { path: '/agent/memory/query', limit: 'query' }),
  query(ports, { path: '/memory/query', limit: 'memory_query' }),
  read(ports),
  erase(ports),
]

const write = (ports: MemoryPorts): Route =>
  route({
    method: 'post',
    path: '/agent/memory/write',
    summary: 'Write a memory and learn what the guard decided',
    description:
      'Answers once the verdict stands and the memory can be queried. Send an Idempotency-Key to retry safely; ' +
      'without one, a retry of an unanswered write within ten minutes attaches to it.',
    tag,
    auth: 'key',
    operation: 'write',
    limit: 'write',
    errors: WRITE_ERRORS,
    body: writeBody,
    success: { status: 200, body: writeAnswer },
    async handle(call) {
      const accepted = await accept(ports, call)
      const outcome = await ports.verdicts.wait(accepted.memoryId, { attached: accepted.attached, signal: call.signal })
      call.onAnswered(() => ports.answered.note(accepted.writeId))
      return presentOutcome(outcome)
    },
  })

const propose = (ports: MemoryPorts): Route =>
  route({
    method: 'post',
    path: '/memory/propose',
    summary: 'Hand in a memory without waiting for the verdict',
    description: 'The verdict is found at GET /memory/{memory_id}.',
    tag,
    auth: 'key',
    operation: 'write',
    limit: 'propose',
    errors: WRITE_ERRORS,
    body: writeBody,
    success: { status: 202, body: proposeAnswer },
    async handle(call) {
      const accepted = await accept(ports, call)
      call.onAnswered(() => ports.answered.note(accepted.writeId))
      const proposal = { memory_id: accepted.memoryId, write_id: accepted.writeId, state: 'pending' }
      return { status: 'ok', data: { proposals: [proposal] } }
    },
  })

const query = (ports: MemoryPorts, at: { path: string; limit: Route['limit'] }): Route =>
  route({
    method: 'post',
    ...at,
    summary: 'Find memories by meaning and by words',
    description: 'Only results that score above 0.3, best first. Every write that was answered is found.',
    tag,
    auth: 'key',
    operation: 'query',
    errors: VOLUME_ERRORS,
    body: queryBody,
    success: { status: 200, body: queryAnswer },
    async handle({ principal, body, signal }) {
      const volume = await ports.volumes.volumeForKey(body.volume_id, principal.agentId)
      authorize(principal, 'read_memories', 'volume', volume)
      const found = await queryMemories(ports, {
        volumeId: volume.volumeId,
        headSeq: volume.headSeq,
        query: body.query,
        limit: body.limit,
        signal,
      })
      return presentResults(body.query, volume.volumeId, found)
    },
  })

const read = (ports: MemoryPorts): Route =>
  route({
    method: 'get',
    path: '/memory/:memory_id',
    summary: 'Read a memory with its sources, or the state of a proposal',
    tag,
    auth: 'key',
    operation: 'memory',
    limit: 'default',
    errors: ['agent_not_authorized_for_volume', 'memory_not_found'],
    params: memoryParams,
    success: { status: 200, body: memoryAnswer },
    async handle({ principal, params }) {
      const volume = await volumeOf(ports, principal, params.memory_id)
      authorize(principal, 'read_memories', 'memory', volume)
      return presentMemory((await ports.memories.read(volume.volumeId, params.memory_id)) ?? missing())
    },
  })

const erase = (ports: MemoryPorts): Route =>
  route({
    method: 'delete',
    path: '/memory/:memory_id',
    summary: 'Erase a memory everywhere',
    description: 'Final. Wordings that other agents wrote live on as memories of their own.',
    tag,
    auth: 'key',
    operation: 'memory',
    limit: 'default',
    errors: ['agent_not_authorized_for_volume', 'memory_not_found'],
    params: memoryParams,
    success: { status: 200, body: receiptAnswer },
    async handle({ principal, params }) {
      const volume = await volumeOf(ports, principal, params.memory_id)
      authorize(principal, 'write_memories', 'memory', volume)
      const receipt = (await ports.memories.erase(volume.volumeId, params.memory_id)) ?? missing()
      ports.signals.work()
      ports.signals.decided([params.memory_id])
      return presentReceipt(params.memory_id, receipt)
    },
  })

const accept = async (ports: MemoryPorts, call: Call<'key', unknown, unknown, z.output<typeof writeBody>>) => {
  const volume = await ports.volumes.volumeForKey(call.body.volume_id, call.principal.agentId)
  authorize(call.principal, 'write_memories', 'volume', volume)
  const request = {
    principal: call.principal,
    orgId: volume.orgId,
    body: call.body,
    idempotencyKey: call.idempotencyKey,
    now: ports.now(),
  }
  const first = await submitWrite(ports, request)
  // An answered write takes no more retries; that this one was answered may not have been recorded yet.
  const late = first.attached && (await ports.answered.record(first.writeId))
  const accepted = late ? await submitWrite(ports, request) : first
  ports.signals.work()
  return accepted
}

const volumeOf = async (ports: MemoryPorts, principal: KeyPrincipal, memoryId: string): Promise<VolumeReach | null> => {
  const place = await ports.memories.locate(memoryId)
  return place && ports.volumes.volumeForKey(place.volumeId, principal.agentId)
}

const missing = (): never => {
  throw new AppError('memory_not_found', 'You have no memory with this id.')
}
