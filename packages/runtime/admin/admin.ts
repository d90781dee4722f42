import { parseArgs } from 'node:util'
import { startEmbedded } from '@agent-memory/adapters/postgres/embedded/embedded'
import { holdsDatabase, layoutOf } from '@agent-memory/adapters/postgres/embedded/layout'
import { runningEmbedded } from '@agent-memory/adapters/postgres/embedded/running'
import type { Config } from '../config/config.js'
import { type AdminIo, type Command, type CommandWithoutDatabase, usageError } from './command.js'

export const USAGE = `usage: npm run sm-admin -- COMMAND

  create-owner --email ADDRESS [--name NAME] [--organization NAME]
                 creates a user with a new organization; reads the password from standard input
  reset-password --email ADDRESS
                 prints a token, and a link if BASE_URL is set, with which the user sets a new password;
                 for a service that sends no mail
  quota --organization ID --monthly NUMBER|none
                 limits proposals, queries and searches per calendar month; none removes the limit
  clients list [--json]
                 lists the OAuth clients, latest first
  clients add --name NAME --redirect-uri URI [--redirect-uri URI…] [--confidential] [--official] [--json]
                 adds a client that need not register; prints its id and, with --confidential, its secret, which is
                 not shown again
  clients official ID | unofficial ID
                 sets whether users see the badge "Official" beside the client's name
  clients remove ID
                 removes a client and ends all access that users gave it; its open streams end at once
  replay         requeues all dead letters
  dead-letters list | show ID | replay ID… | drop ID…
                 lists dead letters (jobs that failed too often, or for a reason that a retry would not change), latest
                 first; shows one; requeues some; or drops some for good: their work, such as the judgement of a write,
                 is then never done
  extract [--volume ID] [--all]
                 queues all memories and documents that the current version of the configured extractor has not read
                 yet; the service then extracts their entities and relationships. With --all, queues every memory and
                 document. Exit code 1: too many jobs were open to queue the rest
  remove-originals [--volume ID]
                 queues the removal of the uploaded files of ingested documents, because redaction does not remove
                 secrets from the files. The documents stay searchable. Exit code 1: too many jobs were open to queue
                 the rest
  reconcile [--volume ID] [--repair]
                 compares PostgreSQL with the index at QDRANT_URL and the graph at NEO4J_URL, and the memories in
                 PostgreSQL with the graph in PostgreSQL. The service can run meanwhile. With --repair, repairs index
                 and graph. Exit code 1: there are differences, and --repair was not given
  rebuild        empties the index at QDRANT_URL and the graph at NEO4J_URL, whichever is set, and refills them from
                 PostgreSQL; meanwhile, PostgreSQL answers queries
  migrate        migrates the database to this version
  status         lists pending, unknown, failed and edited migrations; exit code 1 when there are any
  drift          checks that database, migrations and schema agree; exit code 1 when they do not. It runs the migrations
                 in a temporary database, for which the database user needs CREATEDB
  backup --to FOLDER
                 copies the embedded database, the secrets and the uploaded files of a stopped service from DATA_DIR
                 to a new folder
  restore --from FOLDER
                 copies a backup to an empty DATA_DIR
  try-model [--show]
                 asks ANTHROPIC_MODEL one made-up question with two made-up sources, and prints the model's answer,
                 how long it took and how many tokens it used; with --show also the whole request; exit code 1 when
                 no answer came, or no sentence of the answer names the right day and cites only the source that says it

Commands use the database at DATABASE_URL, else the embedded database under DATA_DIR, whether or not the service runs.
If DATA_DIR has no database, migrate creates one.
`

/** Each command is loaded only when it is called: loading all of them takes most of a second. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  'create-owner': async () => (await import('./accounts.js')).createOwner,
  'reset-password': async () => (await import('./accounts.js')).resetPassword,
  quota: async () => (await import('./accounts.js')).quota,
  clients: async () => (await import('./clients.js')).clients,
  replay: async () => (await import('./dead-letters.js')).replay,
  'dead-letters': async () => (await import('./dead-letters.js')).deadLetters,
  extract: async () => (await import('./extract.js')).extract,
  'remove-originals': async () => (await import('./remove-originals.js')).removeOriginals,
  reconcile: async () => (await import('./reconcile.js')).reconcile,
  rebuild: async () => (await import('./reconcile.js')).rebuild,
  migrate: async () => (await import('./migrations.js')).migrate,
  status: async () => (await import('./migrations.js')).status,
  drift: async () => (await import('./migrations.js')).drift,
}

/** Commands that reject all arguments: if `rebuild` ignored `--volume`, for example, it would refill every volume. */
const WITHOUT_OPTIONS = new Set(['replay', 'rebuild', 'migrate', 'status', 'drift'])

/** Commands that need no running database: they use the files of a stopped embedded database, or no database at all. */
const WITHOUT_DATABASE: Readonly<Record<string, () => Promise<CommandWithoutDatabase>>> = {
  backup: async () => (await import('./backup.js')).backUp,
  restore: async () => (await import('./backup.js')).restore,
  'try-model': async () => (await import('./try-model.js')).tryModel,
}

/** Runs one command and returns the exit code: 0 done, 1 problems found, 2 usage error. */
export const admin = async (config: Config, [name = '', ...args]: string[], io: AdminIo): Promise<number> => {
  const alone = Object.hasOwn(WITHOUT_DATABASE, name) ? WITHOUT_DATABASE[name] : undefined
  if (alone) return (await alone())({ config, args, io })
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!load) {
    io.print(USAGE)
    if (name === 'help' || name === '--help') return 0
    return usageError(io, name ? `There is no command "${name}".` : 'Name a command.')
  }
  const command = await load()
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
      `There is no database in ${dataDir}: correct DATA_DIR, or create one with npm run sm-admin -- migrate.`,
    )
  const started = await startEmbedded({ dataDir, log: { info() {}, warn() {} } })
  return { url: started.url, leave: () => started.stop() }
}
