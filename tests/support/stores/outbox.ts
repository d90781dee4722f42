import { randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openOutbox } from '@agent-memory/adapters/postgres/work/outbox'
import type { Outbox } from '@agent-memory/core/ports/work/outbox'
import type { JobName } from '@agent-memory/core/work/catalogue'
import type { InFlight } from '@agent-memory/core/work/entry'
import { storeVolume } from '../http/volume.js'
import { openTestDatabase, startTestDatabase } from '../servers/postgres.js'

/** An outbox on its own PostgreSQL. */
export interface OutboxFixture {
  database: Database
  outbox: Outbox
  run<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
  /** Makes an organization with this many volumes; returns their ids. */
  newOrganization(volumes: number): Promise<string[]>
  /**
   * Enqueues one job per named volume, in this order. The jobs are due 1 ms ago, because the column may round the time
   * up.
   */
  promise(volumeIds: readonly string[], job?: JobName): Promise<unknown>
  /** Claims jobs that judge memories; returns their volumes in order. */
  claim(bounds: InFlight): Promise<string[]>
  stop(): Promise<void>
}

export async function startOutbox(): Promise<OutboxFixture> {
  const server = await startTestDatabase()
  const database = openTestDatabase(server.url)
  const outbox = openOutbox(database)
  const run = <Row extends object>(text: string, values: unknown[] = []) => database.query<Row>({ text, values })
  return {
    database,
    outbox,
    run,
    newOrganization(volumes) {
      const orgId = randomUUID()
      return Promise.all(Array.from({ length: volumes }, () => storeVolume(database, orgId)))
    },
    promise: (volumeIds, job = 'memory.judge') =>
      run(
        `INSERT INTO outbox (job, volume_id, payload, due_at)
         SELECT $2, volume_id, '{}', now() - interval '1 ms' FROM unnest($1::uuid[]) WITH ORDINALITY AS t (volume_id, n)
         ORDER BY n`,
        [volumeIds, job],
      ),
    async claim(bounds) {
      const jobs = await outbox.claim('memory.judge', bounds)
      const rows = await run<{ outbox_id: bigint; volume_id: string }>(
        'SELECT outbox_id, volume_id FROM outbox WHERE outbox_id = ANY($1)',
        [jobs.map(({ outboxId }) => outboxId)],
      )
      const volumes = new Map(rows.map(({ outbox_id, volume_id }) => [outbox_id, volume_id]))
      return jobs.map(({ outboxId }) => volumes.get(outboxId) ?? '')
    },
    async stop() {
      await database.close()
      await server.stop()
    },
  }
}
