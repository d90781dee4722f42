import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { MigrationList, SchemaFilter } from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'
import { CONNECTIONS } from '../connection/connections.js'
import { explainConnectFailure } from '../connection/unavailable.js'
import type { SchemaEngine } from './schema-engine.js'

/** The folder `postgres` of this package, as seen from the built dist/postgres/migrate/migrate.js. */
const POSTGRES_FOLDER = fileURLToPath(new URL('../../../postgres/', import.meta.url))
const EVERYTHING: SchemaFilter = { externalTables: [], externalEnums: [] }
/** An arbitrary lock number: the start of SHA-256('agent-memory migrate'). */
const MIGRATION_LOCK = 1_384_233_308
/**
 * A migration that waits longer than this for a table lock is rolled back and starts again a little later. Otherwise it
 * could deadlock with earlier processes, which queue behind its lock request and may hold the lock that it needs next.
 */
const LOCK_TIMEOUT = "SET LOCAL lock_timeout = '2s'"
const BLOCKED = ['40P01', '55P03']
const TRIES = 30
const PAUSE_MS = 1_000

export interface MigrationStatus {
  /** Migrations that are in the folder but not in the database. */
  pending: string[]
  /** Migrations that are in the database but not in the folder: the database is newer than this build. */
  unknown: string[]
  /** Migrations that were started but not finished. */
  failed: string[]
  /** Migrations that were applied but have changed in the folder since. */
  edited: string[]
  upToDate: boolean
}

export interface Drift {
  /** SQL that would make the database match schema.prisma; empty when they match. */
  database: string
  /** SQL that the migrations lack to match schema.prisma, to be used as the next migration; empty when they match. */
  migrations: string
  clean: boolean
}

/**
 * Applies all pending migrations or none, under a lock that serializes concurrent starts. Starts again if other
 * processes keep a table locked for long.
 * @param databaseUrl a direct connection, not through a transaction pooler
 * @returns the names of the applied migrations; empty when the database is up to date
 * @throws Error with one sentence when the database is newer than this build or a migration fails
 */
export async function deploy(databaseUrl: string): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    const blocked: Blocked = { isTrue: false }
    try {
      return await deployOnce(databaseUrl, blocked)
    } catch (error) {
      if (!blocked.isTrue || tries === TRIES) throw error
      await wait(PAUSE_MS)
    }
  }
}

/** Whether a statement waited too long for a lock; the engine's error does not say. */
interface Blocked {
  isTrue: boolean
}

async function deployOnce(databaseUrl: string, blocked: Blocked): Promise<string[]> {
  return withPool(databaseUrl, async (pool) => {
    if (await isUpToDate(pool)) return []
    const client = await pool.connect()
    pool.query = withSavepoints(client, blocked) as typeof pool.query
    try {
      await client.query('BEGIN')
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
      await client.query(LOCK_TIMEOUT)
      const applied = await withEngine(pool, databaseUrl, async (engine, migrationsList) => {
        const { unknown } = await readStatus(engine, migrationsList)
        if (unknown.length > 0) throw newerDatabase(unknown)
        const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: EVERYTHING })
        return appliedMigrationNames
      })
      await client.query('COMMIT')
      return applied
    } catch (error) {
      throw /permission denied/.test((error as Error).message) ? notItsOwner(error as Error) : error
    } finally {
      // Closes the connection, which ends a transaction still open.
      client.release(true)
    }
  })
}

/**
 * Keeps everything the engine does in the one open transaction of `client`, so that a killed process leaves no
 * half-applied migration and no record of a failed one, which would block the next start. The engine looks for its
 * table with queries that may fail, so only a query that fails is rolled back, not all the work.
 */
function withSavepoints(client: pg.PoolClient, blocked: Blocked) {
  return async (query: pg.QueryConfig) => {
    await client.query('SAVEPOINT engine')
    try {
      return await client.query(query)
    } catch (error) {
      const { code = '' } = error as { code?: string }
      if (BLOCKED.includes(code)) blocked.isTrue = true
      await client.query('ROLLBACK TO SAVEPOINT engine')
      throw error
    }
  }
}

/** Compares this build's migrations with the migrations that the database has recorded as applied; changes nothing. */
export async function status(databaseUrl: string): Promise<MigrationStatus> {
  return withPool(databaseUrl, async (pool) => {
    if (await isUpToDate(pool)) return { pending: [], unknown: [], failed: [], edited: [], upToDate: true }
    return withEngine(pool, databaseUrl, readStatus)
  })
}

/**
 * Compares schema.prisma with the database, and with a temporary database on the same server to which all migrations
 * were applied.
 * @throws Error with a one-sentence message when the user is not allowed to create databases
 */
export async function drift(databaseUrl: string): Promise<Drift> {
  return withPool(databaseUrl, async (pool) => {
    const { rows } = await pool.query<{ name: string; may: boolean }>(
      'SELECT quote_ident(rolname) AS name, rolcreatedb OR rolsuper AS may FROM pg_roles WHERE rolname = current_user',
    )
    if (!rows[0]?.may) throw cannotCreateDatabase(rows[0]?.name ?? 'its user')
    return withEngine(pool, databaseUrl, async (engine, migrationsList, files) => {
      const to = { tag: 'schemaDatamodel', files } as const
      const difference = async (from: Parameters<SchemaEngine['diff']>[0]['from']) => {
        const { exitCode, stdout } = await engine.diff({ from, to, script: true, exitCode: true, filters: EVERYTHING })
        return exitCode === 0 ? '' : (stdout ?? '')
      }
      const database = await difference({ tag: 'schemaDatasource', files, configDir: POSTGRES_FOLDER })
      const migrations = await difference({ tag: 'migrations', ...migrationsList })
      return { database, migrations, clean: database === '' && migrations === '' }
    })
  })
}

const cannotCreateDatabase = (role: string) =>
  new Error(
    `drift needs a temporary database, but ${role} is not allowed to create databases: run ALTER ROLE ${role} CREATEDB, and afterwards ALTER ROLE ${role} NOCREATEDB.`,
  )

/**
 * Whether the database has exactly this build's migrations. Compares the engine's records, which have the name of each
 * migration and the SHA-256 of its file. Usually returns true at a start, and so saves loading the engine, which takes
 * half a second of CPU.
 */
async function isUpToDate(pool: pg.Pool): Promise<boolean> {
  const { rows: found } = await pool.query<{ table: string | null }>(
    `SELECT to_regclass('_prisma_migrations') AS table`,
  )
  if (!found[0]?.table) return false
  const { rows } = await pool.query<{ record: string }>(
    `SELECT migration_name || ' ' || checksum ||
       CASE WHEN finished_at IS NULL OR rolled_back_at IS NOT NULL THEN ' unfinished' ELSE '' END AS record
     FROM _prisma_migrations`,
  )
  const { migrationDirectories } = await readMigrations()
  const records = migrationDirectories.map(({ path: name, migrationFile: { content } }) =>
    content.tag === 'ok' ? `${name} ${createHash('sha256').update(content.value).digest('hex')}` : `${name} unreadable`,
  )
  return JSON.stringify(rows.map(({ record }) => record).sort()) === JSON.stringify(records.sort())
}

async function readStatus(engine: SchemaEngine, migrationsList: MigrationList): Promise<MigrationStatus> {
  const found = await engine.diagnoseMigrationHistory({
    migrationsList,
    optInToShadowDatabase: false,
    filters: EVERYTHING,
  })
  const history = found.history
  const pending = history && 'unappliedMigrationNames' in history ? history.unappliedMigrationNames : []
  const unknown = history && 'unpersistedMigrationNames' in history ? history.unpersistedMigrationNames : []
  const { failedMigrationNames: failed, editedMigrationNames: edited } = found
  const upToDate = [pending, unknown, failed, edited].every((names) => names.length === 0)
  return { pending, unknown, failed, edited, upToDate }
}

const newerDatabase = (unknown: string[]) =>
  new Error(
    `The database was migrated by a newer build of the service (unknown migrations: ${unknown.join(', ')}): start that build or a later one.`,
  )

const notItsOwner = (error: Error) => {
  const said = error.message.replace(/^ERROR: /, '')
  return new Error(
    `The database user in DATABASE_URL is not allowed to create tables in that database (${said}): make this user the owner of the database.`,
    { cause: error },
  )
}

async function withPool<T>(databaseUrl: string, use: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS.migrating, connectionTimeoutMillis: 5000 })
  // Ignores errors of idle connections, because the next use of a broken connection fails anyway.
  pool.on('error', () => {})
  try {
    await pool.query('SELECT 1').catch((error: unknown) => {
      throw explainConnectFailure(error, databaseUrl)
    })
    return await use(pool)
  } finally {
    await pool.end()
  }
}

async function withEngine<T>(
  pool: pg.Pool,
  databaseUrl: string,
  use: (engine: SchemaEngine, migrations: MigrationList, files: SchemaFile[]) => Promise<T>,
): Promise<T> {
  const file = { path: 'schema.prisma', content: await readFile(path.join(POSTGRES_FOLDER, 'schema.prisma'), 'utf8') }
  const migrations = await readMigrations()
  const { withSchemaEngine } = await import('./schema-engine.js')
  return withSchemaEngine(pool, databaseUrl, [file.path, file.content], (engine) => use(engine, migrations, [file]))
}

interface SchemaFile {
  path: string
  content: string
}

async function readMigrations(): Promise<MigrationList> {
  const baseDir = path.join(POSTGRES_FOLDER, 'migrations')
  const entries = await readdir(baseDir, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const read = async (...parts: string[]) => readFile(path.join(baseDir, ...parts), 'utf8')
  return {
    baseDir,
    shadowDbInitScript: '',
    lockfile: { path: 'migration_lock.toml', content: await read('migration_lock.toml') },
    migrationDirectories: await Promise.all(
      names.sort().map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok' as const, value: await read(name, 'migration.sql') },
        },
      })),
    ),
  }
}
