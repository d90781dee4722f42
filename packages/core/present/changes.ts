import type { z } from 'zod'
import type { Edited } from '../memory/change/edit.js'
import type { History, Reviewed } from '../memory/change/review.js'
import type { editAnswer, historyAnswer, reviewAnswer, undoAnswer } from '../memory/change/schemas.js'
import type { MemoryChange, Version } from '../ports/memory/memory-changes.js'
import { presentFlags, presentMemory } from './memories.js'

export const presentReview = (memoryId: string, review: Reviewed): z.input<typeof reviewAnswer> => ({
  status: 'ok',
  data: {
    review: {
      write_id: review.writeId,
      memory_id: memoryId,
      status: review.status,
      changed: [...review.changed],
    },
  },
})

export const presentEdit = (memoryId: string, { writeId, outcome }: Edited) =>
  ({
    status: 'ok',
    data: {
      edit: {
        write_id: writeId,
        memory_id: memoryId,
        status: outcome.status === 'rejected' ? 'rejected' : 'approved',
        reason: outcome.reason ?? '',
        confidence: outcome.confidence ?? 0,
        supersedes: [...outcome.supersedes],
        superseded_by: outcome.supersededBy,
        ...presentFlags(outcome),
        conflicts_with: [...outcome.conflictsWith],
      },
    },
  }) satisfies z.input<typeof editAnswer>

export const presentUndo = (writeId: string, changed: readonly string[]): z.input<typeof undoAnswer> => ({
  status: 'ok',
  data: { undo: { write_id: writeId, changed: [...changed] } },
})

export const presentHistory = ({ changes, ...detail }: History) => ({
  status: 'ok' as const,
  data: {
    memory: presentMemory(detail).data.memory,
    versions: [
      ...changes.map(({ before, at }) => presentVersion(before, at)),
      presentVersion(detail.memory, null),
    ] satisfies z.input<typeof historyAnswer>['data']['versions'],
    changes: changes.map(presentChange),
  },
})

const presentVersion = (version: Version, until: Date | null) => ({
  content: version.content,
  status: version.status,
  memory_type: version.memoryType,
  category: version.category,
  event_date: version.eventDate.toISOString(),
  reason: version.reason,
  until: until?.toISOString() ?? null,
})

const presentChange = (change: MemoryChange) => ({
  kind: change.kind,
  reason: change.reason,
  write_id: change.writeId,
  agent: change.writer.agent,
  agent_id: change.writer.agentId,
  at: change.at.toISOString(),
  undone_at: change.undoneAt?.toISOString() ?? null,
})
