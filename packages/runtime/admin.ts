import { parseArgs } from 'node:util'
import { type Database, openDatabase } from '@agent-memory/adapters/postgres/database'
import { startEmbedded } from '@agent-memory/adapters/postgres/embedded/embedded'
import { runningEmbedded } from '@agent-memory/adapters/postgres/embedded/running'
import { openManagementStore } from '@agent-memory/adapters/postgres/management'
import { deploy, drift, status } from '@agent-memory/adapters/postgres/migrate'
import { openOutbox } from '@agent-memory/adapters/postgres/outbox'
import { migrateJobQueue } from '@agent-memory/adapters/queue/bullmq-postgres'
import { LIMITS } from '@agent-memory/core/limits'
import { createOwner } from '@agent-memory/core/people'
import { email, text } from '@agent-memory/core/schemas'
import type { Config } from './config.js'

export const USAGE = `usage: npm run sm-admin -- COMMAND

  create-owner --email ADDRESS [--name NAME] [--organization NAME]
                 makes a user with an organization of their own; the password is read from standard input
  replay         puts every job of the dead letters back to be run again
  migrate        brings the database up to this version
  status         tells which migrations are applied; exit code 1 when some are not
  drift          tells whether database, migrations and schema agree; exit code 1 when they do not

The database is DATABASE_URL, else the embedded one under DATA_DIR, whether the service runs or not.
`

type Command = (url: string, args: string[], io: AdminIo) => Promise<number>

export interface AdminIo {
  print: (line: string) => void
  /** All of standard input. */
  read: () => Promise<string>
}

/** Runs one command and gives the exit code: 0 done, 1 found wanting, 2 not understood. */
export const admin = async (config: Config, [name = '', ...args]: string[], io: AdminIo): Promise<number> => {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    io.print(USAGE)
    return name === 'help' || name === '--help' ? 0 : 2
  }
  const database = await findDatabase(config)
  try {
    return await command(database.url, args, io)
  } finally {
    await database.leave()
  }
}

const findDatabase = async ({ databaseUrl, databaseDirectUrl, dataDir }: Config) => {
  const url = databaseDirectUrl ?? databaseUrl ?? (await runningEmbedded(dataDir))
  if (url) return { url, leave: async () => {} }
  const started = await startEmbedded({ dataDir, log: { info() {}, warn() {} } })
  return { url: started.url, leave: () => started.stop() }
}

const createOwnerCommand: Command = async (url, args, io) => {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, name: { type: 'string' }, organization: { type: 'string' } },
  })
  const address = email().safeParse(values.email)
  if (!address.success) return refuse(io, '--email must be an e-mail address.')
  const password = text(LIMITS.password.min, LIMITS.password.max).safeParse((await io.read()).replace(/\r?\n$/, ''))
  if (!password.success) {
    return refuse(
      io,
      `Give a password of ${LIMITS.password.min} to ${LIMITS.password.max} characters on standard input.`,
    )
  }
  return withDatabase(url, async (database) => {
    const owner = await createOwner(openManagementStore(database, { onError: () => {} }), {
      email: address.data,
      password: password.data,
      name: values.name ?? null,
      orgName: values.organization ?? null,
    })
    io.print(
      `user_id ${owner.userId}\norg_id ${owner.orgId}\nproject_id ${owner.projectId}\nvolume_id ${owner.volumeId}`,
    )
    return 0
  })
}

const COMMANDS: Readonly<Record<string, Command>> = {
  'create-owner': createOwnerCommand,
  replay: (url, _args, io) =>
    withDatabase(url, async (database) => {
      io.print(`${await openOutbox(database).replay()} jobs put back.`)
      return 0
    }),
  migrate: async (url, _args, io) => {
    const applied = await deploy(url)
    await migrateJobQueue(url, 'auto')
    io.print(applied.length === 0 ? 'Nothing to apply.' : `Applied: ${applied.join(', ')}.`)
    return 0
  },
  status: async (url, _args, io) => {
    const { upToDate, ...lists } = await status(url)
    for (const [name, migrations] of Object.entries(lists)) io.print(`${name}: ${migrations.join(', ') || 'none'}`)
    io.print(upToDate ? 'The database is up to date.' : 'The database is not up to date: npm run sm-admin -- migrate.')
    return upToDate ? 0 : 1
  },
  drift: async (url, _args, io) => {
    const { clean, database, migrations } = await drift(url)
    if (database) io.print(`-- The database lacks, against schema.prisma:\n${database}`)
    if (migrations) io.print(`-- The migrations lack, against schema.prisma (the text of the next one):\n${migrations}`)
    if (clean) io.print('Database, migrations and schema agree.')
    return clean ? 0 : 1
  },
}

const refuse = (io: AdminIo, why: string): number => {
  io.print(why)
  return 2
}

/** @throws Error with one sentence when the database is not of this version */
const withDatabase = async (url: string, work: (database: Database) => Promise<number>): Promise<number> => {
  if (!(await status(url)).upToDate)
    throw new Error('The database is not up to date: run npm run sm-admin -- migrate first.')
  const database = openDatabase(url, { onError: () => {} })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
