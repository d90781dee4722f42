import { parseArgs } from 'node:util'
import { startEmbedded } from '@agent-memory/adapters/postgres/embedded/embedded'
import { holdsDatabase, layoutOf } from '@agent-memory/adapters/postgres/embedded/layout'
import { runningEmbedded } from '@agent-memory/adapters/postgres/embedded/running'
import { backUp, type ColdCommand, restore } from './admin/backup.js'
import { type AdminIo, type Command, refuse } from './admin/command.js'
import { createOwner } from './admin/create-owner.js'
import { deadLetters } from './admin/dead-letters.js'
import { extract } from './admin/extract.js'
import { drift, migrate, status } from './admin/migrations.js'
import { quota } from './admin/quota.js'
import { rebuild, reconcile } from './admin/reconcile.js'
import { removeOriginals } from './admin/remove-originals.js'
import { replay } from './admin/replay.js'
import type { Config } from './config.js'

export const USAGE = `usage: npm run sm-admin -- COMMAND

  create-owner --email ADDRESS [--name NAME] [--organization NAME]
                 makes a user with an organization of their own; the password is read from standard input
  quota --organization ID --monthly NUMBER|none
                 so many proposals, queries and searches a calendar month; none takes the quota away
  replay         puts every job of the dead letters back to be run again
  dead-letters list | show ID | replay ID… | drop ID…
                 lists the jobs that were given up, the latest first; shows one; puts some back; or forgets some for
                 good: what they were to do stays undone, such as the judgement of a write
  extract [--volume ID] [--all]
                 has the service read memories and documents anew for the graph that another extractor than the
                 configured one has read, or an older version of it, or none; with --all every one; exit code 1 when
                 there is more than may wait at once
  remove-originals [--volume ID]
                 has the service remove the uploaded files of documents that are ingested, which are kept as they came,
                 secrets included; documents stay and are found; exit code 1 when there is more than may wait at once
  reconcile [--volume ID] [--repair]
                 compares PostgreSQL with the index at QDRANT_URL and the graph at NEO4J_URL, and its memories with its
                 own graph, while all are in use; with --repair puts index and graph right; exit code 1 when they
                 differ and nothing was repaired
  rebuild        empties the index at QDRANT_URL and the graph at NEO4J_URL, whichever is set, and fills them from
                 PostgreSQL, which answers meanwhile
  migrate        brings the database up to this version
  status         tells which migrations are applied; exit code 1 when some are not
  drift          tells whether database, migrations and schema agree; exit code 1 when they do not. It runs the
                 migrations in a database that it makes and drops again, for which its user needs CREATEDB
  backup --to FOLDER
                 copies the embedded database and the secrets of a stopped service to a new folder
  restore --from FOLDER
                 copies them back to an empty DATA_DIR

The database is DATABASE_URL, else the embedded one under DATA_DIR, whether the service runs or not. Where DATA_DIR holds
none, migrate makes one.
`

const COMMANDS: Readonly<Record<string, Command>> = {
  'create-owner': createOwner,
  quota,
  replay,
  'dead-letters': deadLetters,
  extract,
  'remove-originals': removeOriginals,
  reconcile,
  rebuild,
  migrate,
  status,
  drift,
}

/** Of those: what is given to them all the same was meant for something, such as one volume of `rebuild`. */
const WITHOUT_OPTIONS = new Set(['replay', 'rebuild', 'migrate', 'status', 'drift'])

/** Those that work on the files of the embedded database. */
const COLD_COMMANDS: Readonly<Record<string, ColdCommand>> = { backup: backUp, restore }

/** Runs one command and gives the exit code: 0 done, 1 found wanting, 2 not understood. */
export const admin = async (config: Config, [name = '', ...args]: string[], io: AdminIo): Promise<number> => {
  const cold = Object.hasOwn(COLD_COMMANDS, name) ? COLD_COMMANDS[name] : undefined
  if (cold) return cold({ config, args, io })
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    io.print(USAGE)
    if (name === 'help' || name === '--help') return 0
    return refuse(io, name ? `There is no command "${name}".` : 'Name a command.')
  }
  if (WITHOUT_OPTIONS.has(name)) parseArgs({ args })
  const database = await findDatabase(config, { mayMake: name === 'migrate' })
  try {
    return await command({ config, url: database.url, args, io })
  } finally {
    await database.leave()
  }
}

const findDatabase = async ({ databaseUrl, databaseDirectUrl, dataDir }: Config, { mayMake }: { mayMake: boolean }) => {
  const url = databaseDirectUrl ?? databaseUrl ?? (await runningEmbedded(dataDir))
  if (url) return { url, leave: async () => {} }
  if (!mayMake && !(await holdsDatabase(layoutOf(dataDir))))
    throw new Error(
      `There is no database in ${dataDir}: correct DATA_DIR, or make one with npm run sm-admin -- migrate.`,
    )
  const started = await startEmbedded({ dataDir, log: { info() {}, warn() {} } })
  return { url: started.url, leave: () => started.stop() }
}
