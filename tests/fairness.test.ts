import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { availableParallelism } from 'node:os'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openOutbox } from '@agent-memory/adapters/postgres/work/outbox'
import { migrateJobQueue, openPostgresJobQueue } from '@agent-memory/adapters/queue/bullmq-postgres'
import { openLocalSignals } from '@agent-memory/adapters/queue/local-signals'
import { openActivity } from '@agent-memory/core/work/shares'
import { createLog } from '@agent-memory/runtime/observe/log'
import { byRelay } from '@agent-memory/runtime/work/direct-dispatch'
import { startRelay } from '@agent-memory/runtime/work/relay'
import { startWorkers } from '@agent-memory/runtime/work/workers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from './support/cites.js'
import { eventually } from './support/eventually.js'
import { openTestDatabase, startTestDatabase, type TestDatabase } from './support/servers/postgres.js'

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

/** Enqueues `jobs` jobs for each volume of the organization, with the organization's id in the payload. */
const enqueue = (orgId: string, jobs: number) =>
  database.query({
    text: `INSERT INTO outbox (job, volume_id, payload)
           SELECT 'memory.judge', volume_id, jsonb_build_object('memory_id', org_id)
           FROM volumes, generate_series(1, $2::int) WHERE org_id = $1`,
    values: [orgId, jobs],
  })

/** Returns how many of an organization's jobs were dispatched to the queue. */
const dispatchedJobs = async (orgId: string): Promise<number> => {
  const text = `SELECT count(*)::int AS jobs FROM outbox JOIN volumes USING (volume_id)
                WHERE volumes.org_id = $1 AND handed_at IS NOT NULL`
  const [row] = await database.query<{ jobs: number }>({ text, values: [orgId] })
  return row?.jobs ?? 0
}

test(cites('a quiet organization’s job starts before a flooding one’s backlog', 'fair.order'), async () => {
  const [flooding, quiet] = [await newOrganization(10), await newOrganization(1)]
  await enqueue(flooding, 1_000)
  /** Organizations of started jobs, by job. A job counts once, even if it restarts because its worker stalled. */
  const started = new Map<bigint, string>()
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
      // The clock stands still, so that active organizations stay active until the test ends.
      activity: openActivity(() => 0),
      embedsHere: true,
      verdicts: { storeAway() {} },
      observe,
    },
    {
      async 'memory.judge'({ memory_id: orgId }, { outboxId }) {
        started.set(outboxId, orgId)
        // Every run lasts until the test ends it, so only the start order matters.
        await new Promise((resolve) => release.signal.addEventListener('abort', resolve))
        await outbox.bury(outboxId, 'done')
      },
    },
  )
  // Marks both organizations as active.
  ports.signals.work([flooding])
  ports.signals.work([quiet])
  const relay = startRelay({ ...ports, handOver: byRelay({ accept: async () => [] }), onError })
  try {
    await eventually(async () => expect(await dispatchedJobs(flooding)).toBe(32))
    const share = Math.max(1, Math.floor(availableParallelism() / 2))
    await eventually(async () => expect(started.size).toBe(share))
    await enqueue(quiet, 1)
    ports.signals.work([quiet])
    await eventually(async () => expect([...started.values()]).toContain(quiet))
    expect(started.size).toBe(share + 1)
    // One organization gets at most half of the slots.
    expect(await dispatchedJobs(flooding)).toBe(32)
  } finally {
    await relay.stop()
    release.abort()
    await Promise.all(workers.map((worker) => worker.stop(5_000)))
    await queue.close()
  }
})
