import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlQuery,
} from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import type pg from 'pg'

export type SchemaEngine = bindings.SchemaEngine

/** Object ids of `"char"` and `text` in pg_type. */
const CHAR_TYPE = 18
const TEXT_TYPE = 25

/** The part of WebAssembly used here, which TypeScript declares only with the browser's types. */
declare const WebAssembly: {
  instantiate(
    binary: Buffer,
    imports: Record<string, unknown>,
  ): Promise<{ instance: { exports: Record<string, unknown> } }>
  RuntimeError: new (message: string) => Error
}

let loaded: Promise<void> | undefined
let lastPanic: string | undefined

/** Loads the engine: one WebAssembly instance per process, created on first use. */
function loadEngine(): Promise<void> {
  loaded ??= (async () => {
    const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
    const binary = await readFile(path.join(path.dirname(entry), 'schema_engine_bg.wasm'))
    Object.assign(globalThis, {
      PRISMA_WASM_PANIC_REGISTRY: {
        set_message(message: string) {
          lastPanic = message
        },
      },
    })
    const { instance } = await WebAssembly.instantiate(binary, { './schema_engine_bg.js': withIdleTimers() })
    bindings.__wbg_set_wasm(instance.exports)
    const start = instance.exports.__wbindgen_start
    if (typeof start === 'function') start()
  })()
  return loaded
}

/** Gives the engine timers that do not keep the process alive: it never clears the 10 s timer for its lock. */
function withIdleTimers(): Record<string, unknown> {
  const imports: Record<string, unknown> = { ...bindings }
  for (const [name, value] of Object.entries(imports)) {
    if (!name.startsWith('__wbg_setTimeout') || typeof value !== 'function') continue
    imports[name] = (...args: unknown[]) => (value(...args) as NodeJS.Timeout).unref()
  }
  return imports
}

/**
 * Runs `use` with Prisma's schema engine on connections of `pool`; does not end the pool.
 * @param schema the datamodel as `[path, content]`
 * @param databaseUrl the pool's database; a shadow database is created on the same server if needed
 */
export async function withSchemaEngine<T>(
  pool: pg.Pool,
  databaseUrl: string,
  schema: [path: string, content: string],
  use: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  await loadEngine()
  const factory = new MigrationAdapterFactory(pool, databaseUrl)
  const engine = await bindings.SchemaEngine.new(
    { datamodels: [schema] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(factory),
  )
  try {
    return await use(engine)
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) {
      loaded = undefined
      throw new Error(`Prisma's schema engine stopped: ${lastPanic ?? error.message}`, { cause: error })
    }
    if (error instanceof Error) error.message = withoutBacktrace(error.message)
    throw error
  }
}

const withoutBacktrace = (message: string) =>
  message
    .replace(/\n\s+0: [\s\S]*$/, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ')

class MigrationAdapterFactory extends PrismaPg {
  constructor(
    pool: pg.Pool,
    private readonly databaseUrl: string,
  ) {
    super(pool)
  }

  override async connect() {
    return forMigrations(await super.connect())
  }

  /** Migrations are replayed into a shadow database, which is dropped after the comparison. */
  override async connectToShadowDb() {
    const main = await this.connect()
    const database = `shadow_${randomUUID().replaceAll('-', '')}`
    await main.executeScript(`CREATE DATABASE ${database} TEMPLATE template0`)
    const url = new URL(this.databaseUrl)
    url.pathname = `/${database}`
    const shadow = forMigrations(await new PrismaPg({ connectionString: url.href }).connect())
    const disconnect = shadow.dispose.bind(shadow)
    shadow.dispose = async () => {
      await disconnect()
      await main.executeScript(`DROP DATABASE ${database} WITH (FORCE)`)
      await main.dispose()
    }
    return shadow
  }
}

type PrismaPgAdapter = Awaited<ReturnType<PrismaPg['connect']>>
type AdapterInternals = { performIO(query: SqlQuery): Promise<pg.QueryArrayResult>; onError(error: unknown): never }

const internalsOf = (adapter: SqlDriverAdapter) => adapter as unknown as AdapterInternals

/**
 * Changes Prisma's adapter, which is made for Prisma Client, so that it works with the schema engine: columns of type
 * `"char"` are read as characters, and a script is sent whole.
 */
function forMigrations(adapter: PrismaPgAdapter): PrismaPgAdapter {
  readCatalogCharacters(adapter)
  // The adapter splits a script at every semicolon, even within strings and function bodies.
  adapter.executeScript = async (script) => {
    try {
      await adapter.underlyingDriver().query(script)
    } catch (error) {
      internalsOf(adapter).onError(error)
    }
  }
  return adapter
}

/**
 * Makes `"char"` columns in pg_catalog readable: the adapter rejects them, and the engine expects characters, not text.
 */
function readCatalogCharacters(adapter: SqlDriverAdapter) {
  const characterColumns = new WeakMap<object, number[]>()
  const internals = internalsOf(adapter)
  const performIO = internals.performIO.bind(adapter)
  const queryRaw = adapter.queryRaw.bind(adapter)

  internals.performIO = async (query) => {
    const result = await performIO(query)
    const columns: number[] = []
    result.fields?.forEach((field, column) => {
      if (field.dataTypeID !== CHAR_TYPE) return
      field.dataTypeID = TEXT_TYPE
      columns.push(column)
    })
    characterColumns.set(result.rows, columns)
    return result
  }
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query)
    for (const column of characterColumns.get(result.rows) ?? []) result.columnTypes[column] = ColumnTypeEnum.Character
    return result
  }
}
