import { type Database, openDatabase } from '@agent-memory/adapters/postgres/database'
import { status } from '@agent-memory/adapters/postgres/migrate'
import { openOutbox } from '@agent-memory/adapters/postgres/outbox'
import { OPEN_JOBS } from '@agent-memory/core/limits'
import type { Config } from '../config.js'

export interface AdminIo {
  print: (line: string) => void
  /** All of standard input. */
  read: () => Promise<string>
}

export interface CommandCall {
  config: Config
  /** Of the database, past a transaction pooler. */
  url: string
  args: string[]
  io: AdminIo
}

/** Gives the exit code: 0 done, 1 found wanting, 2 not understood. */
export type Command = (call: CommandCall) => Promise<number>

/** An operator would rather wait than be told to come again. */
export const OPERATOR_LIMIT_MS = 30_000

export const refuse = (io: AdminIo, why: string): number => {
  io.print(why)
  return 2
}

/** @throws Error with one sentence when the database is not of this version */
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

/** Of the jobs that may be open before writes are refused; all kinds count here, the graph's too, which do not there. */
const SHARE = 0.5

/** How many jobs a command may promise now. */
export const roomForJobs = async ({ maxOpenJobs }: Config, database: Database): Promise<number> => {
  const { open } = await openOutbox(database).backlog()
  return maxOpenJobs * OPEN_JOBS.inAll * SHARE - open.reduce((sum, { jobs }) => sum + jobs, 0)
}
