import { setTimeout as wait } from 'node:timers/promises'
import { migrateJobQueue } from '@agent-memory/adapters/queue/bullmq-postgres'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Redis } from 'ioredis'
import { eventually } from '../../support/eventually.js'
import { documentsOf } from '../../support/http/documents.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newTenant } from '../../support/http/tenant.js'
import { withDatabase } from '../../support/servers/database.js'
import { SHAPE } from '../../support/service.js'
import { send, shared } from '../../support/shared.js'

/** Counts jobs added to BullMQ on PostgreSQL, where finished jobs leave no trace. */
const WATCH = `
  CREATE TABLE IF NOT EXISTS watched_jobs (name text);
  CREATE OR REPLACE FUNCTION watch_job() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO public.watched_jobs VALUES (NEW.name); RETURN NULL; END $$;
  CREATE OR REPLACE TRIGGER watch AFTER INSERT ON bullmq.job FOR EACH ROW EXECUTE FUNCTION watch_job()`
/** Keeps the table, because concurrent tests list all tables and then read each of them. */
const UNWATCH = 'DROP TRIGGER watch ON bullmq.job; DROP FUNCTION watch_job'

const run = (text: string) => withDatabase(shared().databaseUrl, (client) => client.query(text))
beforeAll(async () => {
  // A service in one process has no tables of BullMQ. The test creates them to show that they would not be used.
  if (SHAPE === 1) await migrateJobQueue(shared().databaseUrl, 'auto')
  await run(WATCH)
})
afterAll(() => run(UNWATCH))

/**
 * Ids of the events seen so far. On Redis a queue keeps only its last hundred events, those of other tests included.
 */
const seen = new Set<string>()

/** Returns how many jobs of a name BullMQ was given; on Redis, how many of them this or an earlier poll has seen. */
const given = async (name: string, queue: string): Promise<number> => {
  const { REDIS_URL } = shared().stores
  if (REDIS_URL === undefined) {
    return (await run(`SELECT FROM watched_jobs WHERE name = '${name}'`)).rowCount ?? 0
  }
  const redis = new Redis(REDIS_URL)
  try {
    const [stream = ''] = await redis.keys(`*:${queue}:events`)
    const events = await redis.xrange(stream, '-', '+')
    for (const [id, fields] of events) {
      if (fields.includes('added') && fields.includes(name)) seen.add(`${name} ${id}`)
    }
    return [...seen].filter((event) => event.startsWith(`${name} `)).length
  } finally {
    redis.disconnect()
  }
}

const WRITES = 5

test(
  SHAPE === 1
    ? 'in one process neither writes nor documents cross BullMQ'
    : 'between processes every write and every document crosses BullMQ',
  async () => {
    const tenant = await newTenant(send)
    const key = await tenant.key('org_rw')
    const memories = memoriesOf(send, key, tenant.volumeId)
    const before = await given('memory.judge', 'guard')
    for (let at = 0; at < WRITES; at++) {
      await memories.write(`Ship ${at} lies at berth ${at * 7}.`)
      await given('memory.judge', 'guard')
    }
    const documents = documentsOf(shared().baseUrl, key, tenant.volumeId)
    const { document_id: documentId } = await documents.upload('The pier is long.', 'pier.txt')
    await documents.ended(documentId)
    if (SHAPE === 1) {
      // Longer than the relay takes to hand a job to BullMQ.
      await wait(1_500)
      expect([await given('memory.judge', 'guard'), await given('document.ingest', 'documents')]).toEqual([0, 0])
      return
    }
    await eventually(async () => {
      expect(await given('memory.judge', 'guard')).toBeGreaterThanOrEqual(before + WRITES)
      expect(await given('document.ingest', 'documents')).toBeGreaterThanOrEqual(1)
    })
  },
)
