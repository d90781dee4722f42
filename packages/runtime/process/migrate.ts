import { deploy, status } from '@agent-memory/adapters/postgres/migrate/migrate'
import type { Log } from '../observe/log.js'

const MIGRATE_FIRST = 'run sm-admin migrate (the job migrate in Kubernetes), or check why it failed.'

/**
 * Migrates the database to this version or, if `mode` is `check`, only verifies that the database is not older. A newer
 * database is fine: migrations are additive, so the previous version can use it during an upgrade and after a rollback.
 * @param options.queue whether to migrate the tables of BullMQ, a job queue, too. A process that runs all jobs itself
 * needs neither these tables nor BullMQ, and loading BullMQ takes a tenth of the startup time
 * @throws Error with a one-sentence message when the database is older
 */
export const migrate = async (
  databaseUrl: string,
  mode: 'auto' | 'check',
  { log, queue }: { log: Log; queue: boolean },
): Promise<void> => {
  if (mode === 'auto') {
    const applied = await deploy(databaseUrl)
    if (applied.length > 0) log.info({ migrations: applied }, 'migrated the database')
  } else {
    await check(databaseUrl, log)
  }
  if (queue) await migrateQueue(databaseUrl, mode)
}

const migrateQueue = async (databaseUrl: string, mode: 'auto' | 'check'): Promise<void> => {
  const { lacksJobQueue, migrateJobQueue } = await import('@agent-memory/adapters/queue/bullmq-postgres')
  await migrateJobQueue(databaseUrl, mode).catch((error: unknown) => {
    if (mode === 'auto' || !lacksJobQueue(error)) throw error
    throw new Error(`The database lacks the tables of BullMQ, which MIGRATE=check does not create: ${MIGRATE_FIRST}`)
  })
}

const check = async (databaseUrl: string, log: Log): Promise<void> => {
  const { pending, failed, edited, unknown } = await status(databaseUrl)
  const lacking = [...pending, ...failed, ...edited]
  if (lacking.length > 0) {
    throw new Error(
      `The database lacks migrations (${lacking.join(', ')}), which MIGRATE=check does not apply: ${MIGRATE_FIRST}`,
    )
  }
  if (unknown.length > 0)
    log.warn(
      { migrations: unknown },
      'a newer version of the service has migrated the database; this version can still use it',
    )
}
