import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { availableParallelism } from 'node:os'
import type { Database } from '@agent-memory/adapters/postgres/database'
import { openOutbox } from '@agent-memory/adapters/postgres/outbox'
import { migrateJobQueue, openPostgresJobQueue } from '@agent-memory/adapters/queue/bullmq-postgres'
import { openLocalSignals } from '@agent-memory/adapters/queue/local-signals'
import { openActivity } from '@agent-memory/core/shares'
import { byRelay } from '@agent-memory/runtime/hand-over'
import { createLog } from '@agent-memory/runtime/log'
import { startRelay } from '@agent-memory/runtime/relay'
import { startWorkers } from '@agent-memory/runtime/workers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from './support/cites.js'
import { eventually } from './support/eventually.js'
import { openTestDatabase, startTestDatabase, type TestDatabase } from './support/postgres.js'

let server: TestDatabase
let database: Database
beforeAll(async () => {
  server = await startTestDatabase()
  await migrateJobQueue(server.url, 'auto')
  database = openTestDatabase(server.url)
})
afterAll(async () => {
  await database?.close()
  await server?.stop()
})

async function newOrganization(volumes: number): Promise<string> {
  const [orgId, projectId] = [randomUUID(), randomUUID()]
  const run = (text: string, values: unknown[]) => database.query({ text, values })
  await run(`INSERT INTO organizations (org_id, name) VALUES ($1, 'Org')`, [orgId])
  await run(`INSERT INTO projects (project_id, org_id, name) VALUES ($1, $2, 'P')`, [projectId, orgId])
  await run(
    `INSERT INTO volumes (volume_id, org_id, project_id, name, type)
     SELECT gen_random_uuid(), $1, $2, 'V', 'team' FROM generate_series(1, $3::int)`,
    [orgId, projectId, volumes],
  )
  return orgId
}

/** So many jobs for each volume of the organization, who is written into them. */
const promise = (orgId: string, jobs: number) =>
  database.query({
    text: `INSERT INTO outbox (job, volume_id, payload)
           SELECT 'memory.judge', volume_id, jsonb_build_object('memory_id', org_id)
           FROM volumes, generate_series(1, $2::int) WHERE org_id = $1`,
    values: [orgId, jobs],
  })

/** How many of an organization's jobs the queue has. */
const handedOver = async (orgId: string): Promise<number> => {
  const text = `SELECT count(*)::int AS jobs FROM outbox JOIN volumes USING (volume_id)
                WHERE volumes.org_id = $1 AND handed_at IS NOT NULL`
  const [row] = await database.query<{ jobs: number }>({ text, values: [orgId] })
  return row?.jobs ?? 0
}

test(cites('a quiet organization’s job begins before what a flood has waiting', 'fair.order'), async () => {
  const [flooding, quiet] = [await newOrganization(10), await newOrganization(1)]
  await promise(flooding, 1_000)
  /** Each job once, however often the queue takes a worker that stood still for dead; who promised it. */
  const begun = new Map<bigint, string>()
  const release = new AbortController()
  setMaxListeners(0, release.signal)
  const onError = () => {}
  const queue = openPostgresJobQueue({ databaseUrl: server.url, onError })
  const outbox = openOutbox(database)
  const ports = {
    outbox,
    queue,
    signals: openLocalSignals(),
    workLog: createLog('silent').workLog,
    notes: { watches: () => false },
  }
  const observe = { began() {}, ended() {} }
  const workers = startWorkers(
    {
      ...ports,
      // Whoever was active is so until the test ends.
      activity: openActivity(() => 0),
      embedsElsewhere: false,
      verdicts: { storeAway() {} },
      observe,
    },
    {
      async 'memory.judge'({ memory_id: orgId }, { outboxId }) {
        begun.set(outboxId, orgId)
        // Every run lasts until the test ends it: nothing moves but by the order in which jobs are begun.
        await new Promise((resolve) => release.signal.addEventListener('abort', resolve))
        await outbox.bury(outboxId, 'done')
      },
    },
  )
  // Both asked for something a moment ago.
  ports.signals.work([flooding])
  ports.signals.work([quiet])
  const relay = startRelay({ ...ports, handOver: byRelay({ accept: async () => [] }), onError })
  try {
    await eventually(async () => expect(await handedOver(flooding)).toBe(32))
    const share = Math.max(1, Math.floor(availableParallelism() / 2))
    await eventually(async () => expect(begun.size).toBe(share))
    await promise(quiet, 1)
    ports.signals.work([quiet])
    await eventually(async () => expect([...begun.values()]).toContain(quiet))
    expect(begun.size).toBe(share + 1)
    // Half of what may be under way is all that one organization has of it.
    expect(await handedOver(flooding)).toBe(32)
  } finally {
    await relay.stop()
    release.abort()
    await Promise.all(workers.map((worker) => worker.stop(5_000)))
    await queue.close()
  }
})
