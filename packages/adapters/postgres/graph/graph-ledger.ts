import type { KnownEntity } from '@agent-memory/core/graph/resolve'
import type { GraphLedger } from '@agent-memory/core/ports/graph/graph-ledger'
import type { QueryResultRow } from 'pg'
import type { Database } from '../connection/database.js'
import { LOCK_LIMIT_MS } from './limits.js'
import { nodeChanges } from './node-changes.js'
import { recomputeIn } from './recompute.js'
import { recordIn } from './record.js'
import { retractIn } from './retract.js'
import { byKeys } from './rows/by-keys.js'
import { knownEntities } from './rows/known.js'
import { nodeRevisions } from './rows/revisions.js'

export const openGraphLedger = (database: Database): GraphLedger => ({
  async record(telling, { external, outboxId }) {
    const { results, ...changed } = await database.transaction(
      (client) => byKeys(client, () => recordIn(client, telling.volumeId, [{ ...telling, outboxId }], external)),
      { lockLimitMs: LOCK_LIMIT_MS },
    )
    const [result = 'gone'] = results
    return result === 'recorded' ? { result, ...changed } : { result }
  },

  recordAll: (volumeId, tellings, { external }) =>
    database.transaction((client) => byKeys(client, () => recordIn(client, volumeId, tellings, external)), {
      lockLimitMs: LOCK_LIMIT_MS,
    }),

  retract: (volumeId, sources, options) =>
    database.transaction(
      async (client) => {
        const changed = await retractIn(client, volumeId, sources, options)
        if (options.outboxId !== null) await client.query('DELETE FROM outbox WHERE outbox_id = $1', [options.outboxId])
        return changed
      },
      { lockLimitMs: LOCK_LIMIT_MS },
    ),

  async retractFormer(memoryId, { external, outboxId }) {
    await database.transaction(
      async (client) => {
        // Locks the memory, so that it cannot become current again between this check and the end of the retraction.
        const { rows } = await client.query<{ volume_id: string; current: boolean }>(
          `SELECT volume_id, status = 'approved' AS current FROM memories WHERE memory_id = $1 FOR SHARE`,
          [memoryId],
        )
        const [memory] = rows
        if (memory && !memory.current) {
          await retractIn(client, memory.volume_id, [{ kind: 'memory', id: memoryId }], { external })
        }
        await client.query('DELETE FROM outbox WHERE outbox_id = $1', [outboxId])
      },
      { lockLimitMs: LOCK_LIMIT_MS },
    )
  },

  known: (volumeId, keys, speakers): Promise<KnownEntity[]> =>
    knownEntities(
      {
        query: async <Row extends QueryResultRow>(text: string, values: unknown[]) => ({
          rows: await database.query<Row>({ text, values }),
        }),
      },
      volumeId,
      keys,
      speakers,
    ),

  async nodesOf(volumeId, sources) {
    const rows = await database.query<{ source_id: string; nodes: string[] }>({
      name: 'graph-nodes-of',
      text: 'SELECT source_id, nodes FROM graph_sources WHERE volume_id = $1 AND source_id = ANY($2::uuid[])',
      values: [volumeId, sources.map(({ id }) => id)],
    })
    return new Map(rows.map(({ source_id, nodes }) => [source_id, [...new Set(nodes)]]))
  },

  changes: (volumeId, nodes, held) => nodeChanges(database, volumeId, nodes, held),
  revisions: (volumeId, after, limit) => nodeRevisions(database, volumeId, after, limit),

  async recompute(volumeId) {
    await database.transaction((client) => byKeys(client, () => recomputeIn(client, volumeId)), {
      lockLimitMs: LOCK_LIMIT_MS,
    })
  },
})
