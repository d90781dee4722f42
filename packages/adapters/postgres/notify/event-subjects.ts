import type { EventEntity, EventMemory, EventSubjects } from '@agent-memory/core/ports/notify/event-subjects'
import type { Database } from '../connection/database.js'
import { OF_VISIBLE_DOCUMENT } from '../documents/document-rows.js'

export const openEventSubjects = (database: Database): EventSubjects => ({
  async memory(volumeId, memoryId) {
    const [row] = await database.query<EventMemory>(
      {
        name: 'event-memory',
        text: `SELECT content, agent, confidence, status, reason, merged_into AS "mergedInto", flag_reason AS "flagReason",
                 conflicts_with AS "conflictsWith", document_id AS "documentId"
               FROM memories m WHERE volume_id = $1 AND memory_id = $2
                 AND (document_id IS NULL OR ${OF_VISIBLE_DOCUMENT})`,
        values: [volumeId, memoryId],
      },
      { together: true },
    )
    return row ?? null
  },

  async entity(volumeId, nodeId) {
    const [row] = await database.query<EventEntity>(
      {
        name: 'event-entity',
        text: `SELECT name, type, summary, fact_count AS "factCount"
               FROM graph_nodes WHERE volume_id = $1 AND node_id = $2 AND name IS NOT NULL`,
        values: [volumeId, nodeId],
      },
      { together: true },
    )
    return row ?? null
  },
})
