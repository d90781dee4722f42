import { type Database, openDatabase } from '@agent-memory/adapters/postgres/connection/database'
import { status } from '@agent-memory/adapters/postgres/migrate/migrate'
import { openOutbox } from '@agent-memory/adapters/postgres/work/outbox'
import { OPEN_JOBS } from '@agent-memory/core/limits'
import type { Config } from '../config/config.js'

export interface AdminIo {
  print: (line: string) => void
  /** Reads all of standard input. */
  read: () => Promise<string>
}

export interface CommandCall {
  config: Config
  /** Address of the database itself, not of a transaction pooler in front of it. */
  url: string
  args: string[]
  io: AdminIo
}

/** Returns the exit code: 0 done, 1 problems found, 2 usage error. */
export type Command = (call: CommandCall) => Promise<number>

/** A command that needs no running database. */
export type CommandWithoutDatabase = (call: Omit<CommandCall, 'url'>) => Promise<number>

/** Time limit of a call to a store. It is long, because an operator would rather wait than retry. */
export const OPERATOR_LIMIT_MS = 30_000

export const usageError = (io: AdminIo, why: string): number => {
  io.print(why)
  return 2
}

/** @throws Error with a one-sentence message when the database is not migrated to this version */
export const withDatabase = async (url: string, work: (database: Database) => Promise<number>): Promise<number> => {
  if (!(await status(url)).upToDate)
    throw new Error('The database is not up to date: run npm run sm-admin -- migrate first.')
  const database = openDatabase(url, { limitMs: OPERATOR_LIMIT_MS, onError: () => {} })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/**
 * A command stops enqueueing when the open jobs reach this share of the limit for all organizations together. Every due
 * job counts here, even a job that causes no back-pressure, such as a graph job.
 */
const SHARE = 0.5

/** Printed when a command has enqueued as many jobs as it may, but has more to enqueue. */
export const REST_NOT_QUEUED = 'The rest was not queued, because too many jobs are open: run the command again later.'

/** Returns how many jobs a command can enqueue now; negative if more than its share are open already. */
export const jobCapacity = async ({ maxOpenJobs }: Config, database: Database): Promise<number> => {
  const { open } = await openOutbox(database).backlog()
  return maxOpenJobs * OPEN_JOBS.inAll * SHARE - open.reduce((sum, { jobs }) => sum + jobs, 0)
}
