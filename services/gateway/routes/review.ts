import { type EditPorts, editMemory } from '@agent-memory/core/memory/change/edit'
import { type ChangePorts, readHistory, reviewMemory, undoWrite } from '@agent-memory/core/memory/change/review'
import {
  editAnswer,
  editBody,
  historyAnswer,
  reviewAnswer,
  reviewBody,
  undoAnswer,
  undoBody,
} from '@agent-memory/core/memory/change/schemas'
import { flaggedQuery } from '@agent-memory/core/memory/find/filter-schemas'
import { type SearchPorts, searchMemories } from '@agent-memory/core/memory/find/search'
import { searchAnswer } from '@agent-memory/core/memory/find/search-schemas'
import { memoryParams } from '@agent-memory/core/memory/schemas'
import { presentEdit, presentHistory, presentReview, presentUndo } from '@agent-memory/core/present/changes'
import { presentPage } from '@agent-memory/core/present/memories'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'

const tag = 'Review'
const MEMORY_ERRORS = ['agent_not_authorized_for_volume', 'memory_not_found'] as const

/** Endpoints that list what waits for review, show a memory's history, edit and review memories, and undo writes. */
export const reviewRoutes = (ports: ChangePorts & EditPorts & SearchPorts): Endpoint[] => [
  flagged(ports),
  history(ports),
  edit(ports),
  review(ports),
  undo(ports),
]

const flagged = (ports: SearchPorts): Endpoint =>
  endpoint({
    method: 'get',
    path: '/memory/flagged',
    summary: 'List the memories of a volume that wait for review, newest first',
    tag,
    answer: 'json',
    accepts: ['key'],
    operation: 'memory',
    limit: 'default',
    errors: ['agent_not_authorized_for_volume'],
    query: flaggedQuery,
    success: { status: 200, body: searchAnswer },
    async handle({ principal, query: { volume_id: volumeId, limit, cursor }, signal }) {
      const call = { principal, volumeId, limit, cursor, signal, query: undefined, mode: 'hybrid' as const }
      return presentPage(await searchMemories(ports, { ...call, filters: { flagged: true } }))
    },
  })

const history = (ports: ChangePorts): Endpoint =>
  endpoint({
    method: 'get',
    path: '/memory/:memory_id/history',
    summary: 'Read every version of a memory, and who changed it and why',
    tag,
    answer: 'json',
    accepts: ['key'],
    operation: 'memory',
    limit: 'default',
    errors: MEMORY_ERRORS,
    params: memoryParams,
    success: { status: 200, body: historyAnswer },
    handle: async ({ principal, params }) => presentHistory(await readHistory(ports, principal, params.memory_id)),
  })

const edit = (ports: EditPorts): Endpoint =>
  endpoint({
    method: 'patch',
    path: '/memory/:memory_id',
    summary: 'Make a new version of a memory',
    description:
      'The edit is judged like a write. The response comes once queries find the new version. A rejected edit leaves ' +
      'the memory unchanged. The former version stays in the history; POST /memory/undo with the ' +
      '`write_id` of the edit restores it. Only current memories can be edited, one edit at a time: otherwise the answer is 409. Send an ' +
      'Idempotency-Key to retry safely.',
    tag,
    answer: 'json',
    accepts: ['key'],
    operation: 'write',
    limit: 'write',
    errors: [...MEMORY_ERRORS, 'conflict'],
    params: memoryParams,
    body: editBody,
    success: { status: 200, body: editAnswer },
    async handle({ params: { memory_id: memoryId }, body, ...call }) {
      return presentEdit(memoryId, await editMemory(ports, { ...call, memoryId, edit: body }))
    },
  })

const review = (ports: ChangePorts): Endpoint =>
  endpoint({
    method: 'post',
    path: '/memory/:memory_id/review',
    summary: 'Approve, reject, merge or supersede a memory',
    description: 'Responds only after queries see the change.',
    tag,
    answer: 'json',
    accepts: ['key'],
    operation: 'memory',
    limit: 'default',
    errors: [...MEMORY_ERRORS, 'conflict'],
    params: memoryParams,
    body: reviewBody,
    success: { status: 200, body: reviewAnswer },
    async handle({ principal, params: { memory_id: memoryId }, body, signal }) {
      const { action, target_id: targetId, reason } = body
      return presentReview(
        memoryId,
        await reviewMemory(ports, { principal, memoryId, action, targetId, reason, signal }),
      )
    },
  })

const undo = (ports: ChangePorts): Endpoint =>
  endpoint({
    method: 'post',
    path: '/memory/undo',
    summary: 'Undo a write, an edit or a review',
    description:
      'Restores what the write, edit or review changed, and rejects a memory that the write created. If later writes ' +
      'depend on it, the answer is 409 and names those writes in `write_ids`.',
    tag,
    answer: 'json',
    accepts: ['key'],
    operation: 'memory',
    limit: 'default',
    errors: ['agent_not_authorized_for_volume', 'write_not_found', 'conflict'],
    body: undoBody,
    success: { status: 200, body: undoAnswer },
    async handle({ principal, body: { write_id: writeId }, signal }) {
      return presentUndo(writeId, (await undoWrite(ports, principal, writeId, signal)).changed)
    },
  })
