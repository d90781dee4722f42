import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Account } from './account.js'
import type { Binaries } from './binaries.js'
import { exists, giveTo, type Layout, readText, type Site, writeWhole } from './layout.js'
import { runProgram } from './program.js'
import { ACCESS, settings } from './settings.js'

export const SUPERUSER = 'postgres'
/** Prefix of the folders in which data directories are created. */
const NURSERY = 'new-'

/**
 * Creates the data directory if missing. It is built in a sibling folder and then moved into place, so it is always
 * complete.
 * @param signal aborts initdb
 * @throws Error that says what to do when the directory has another major version or initdb fails
 */
export async function prepareCluster(site: Site, signal?: AbortSignal): Promise<void> {
  const { binaries, layout } = site
  const written = (await readText(path.join(layout.data, 'PG_VERSION')))?.trim()
  if (written) {
    const running = await majorVersion(binaries)
    if (written === running) return
    throw new Error(
      `The database in ${layout.data} was written by PostgreSQL ${written}, but this build of the service includes PostgreSQL ${running}: start a build that includes PostgreSQL ${written}. To upgrade, dump the database with that build and restore the dump into a new DATA_DIR.`,
    )
  }
  if (await exists(layout.data)) {
    throw new Error(`${layout.data} exists but is not a PostgreSQL data directory: move it away, then start again.`)
  }
  await initialize(site, signal)
}

async function initialize({ binaries, layout, account, password }: Site, signal: AbortSignal | undefined) {
  await removeNurseries(layout)
  const nursery = path.join(layout.folder, `${NURSERY}${randomUUID()}`)
  const data = path.join(nursery, 'data')
  const passwordFile = path.join(nursery, 'password')
  await mkdir(nursery, { mode: 0o700 })
  try {
    await giveTo(nursery, account)
    await writeWhole(passwordFile, password, 0o600, account)
    await runProgram(
      binaries.initdb,
      [
        `--pgdata=${data}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // PostgreSQL's built-in collation, the same on every machine: code point order, full Unicode case mapping.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--data-checksums',
      ],
      { cwd: nursery, account, signal },
    )
    await rename(data, layout.data)
  } finally {
    await rm(nursery, { recursive: true, force: true })
  }
}

/**
 * Removes folders left by killed starts. The initdb of a killed start may still be running, so each folder has a unique
 * name, and a folder that cannot be removed yet is left for the next start.
 */
async function removeNurseries(layout: Layout) {
  const names = (await readdir(layout.folder)).filter((name) => name.startsWith(NURSERY))
  const remove = (name: string) => rm(path.join(layout.folder, name), { recursive: true, force: true }).catch(() => {})
  await Promise.all(names.map(remove))
}

/** Returns the major version of the programs, written as in the file PG_VERSION. */
async function majorVersion(binaries: Binaries): Promise<string | undefined> {
  const said = await runProgram(binaries.postgres, ['--version'], { cwd: binaries.folder })
  return /\(PostgreSQL\) (\d+)/.exec(said)?.[1]
}

/** Writes settings and access rules. Called at each start, so that the settings and rules of this build apply. */
export async function configure(layout: Layout, account: Account | undefined, port: number): Promise<void> {
  await writeWhole(path.join(layout.data, 'postgresql.conf'), settings({ ...layout, port }), 0o600, account)
  await writeWhole(path.join(layout.data, 'pg_hba.conf'), ACCESS, 0o600, account)
}
