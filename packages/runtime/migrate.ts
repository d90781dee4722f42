import { deploy, status } from '@agent-memory/adapters/postgres/migrate'
import { migrateJobQueue } from '@agent-memory/adapters/queue/bullmq-postgres'
import type { Log } from './log.js'

/**
 * Brings the database up to this version, or with `check` only makes sure that it is.
 * @throws Error with one sentence when it is not
 */
export const migrate = async (databaseUrl: string, mode: 'auto' | 'check', log: Log): Promise<void> => {
  if (mode === 'auto') {
    const applied = await deploy(databaseUrl)
    if (applied.length > 0) log.info({ migrations: applied }, 'migrated the database')
  } else {
    const { upToDate, pending } = await status(databaseUrl)
    if (!upToDate) {
      throw new Error(`The database lacks migrations (${pending.join(', ')}): start once with MIGRATE=auto.`)
    }
  }
  await migrateJobQueue(databaseUrl, mode)
}
