import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { EXIT, Failure } from '../exit-codes.js'
import type { Io } from '../io.js'

/** What `sm login` and `sm volumes use` save. Key and volume belong to this address, and are sent to no other. */
export interface Stored {
  url: string
  api_key?: string | undefined
  volume_id?: string | undefined
}

/** Validates by hand: loading zod would double the startup time of every command. */
const isStored = (value: unknown): value is Stored => {
  if (typeof value !== 'object' || value === null) return false
  const { url, api_key, volume_id } = value as Record<string, unknown>
  const isText = (field: unknown) => field === undefined || typeof field === 'string'
  return typeof url === 'string' && isText(api_key) && isText(volume_id)
}

/**
 * Returns the settings folder: under XDG_CONFIG_HOME if that is absolute (the XDG base directory specification ignores
 * relative paths), else where the platform keeps settings.
 */
export const configFolder = ({ env, platform, home }: Pick<Io, 'env' | 'platform' | 'home'>): string => {
  const named = env.XDG_CONFIG_HOME
  if (named && path.isAbsolute(named)) return path.join(named, 'agent-memory')
  if (platform === 'win32') return path.join(env.APPDATA ?? path.join(home, 'AppData', 'Roaming'), 'agent-memory')
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'agent-memory')
  return path.join(home, '.config', 'agent-memory')
}

export const configFile = (io: Pick<Io, 'env' | 'platform' | 'home'>): string =>
  path.join(configFolder(io), 'config.json')

/**
 * Reads the stored settings; returns null if there is no file.
 * @throws Failure if the file cannot be read or was not written by sm
 */
export const readStored = async (file: string): Promise<Stored | null> => {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw unusable(file, `cannot be read (${error.code})`)
  })
  if (text === null) return null
  const value = parsed(text)
  if (!isStored(value)) throw unusable(file, 'is not a valid configuration of sm')
  // The file may have been edited by hand, so the address can end in a slash.
  return { ...value, url: value.url.replace(/\/+$/, '') }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const unusable = (file: string, what: string) =>
  new Failure(
    'bad_configuration',
    `The configuration file ${file} ${what}: fix or remove the file, then run \`sm login\`.`,
    EXIT.failed,
  )

/** Replaces the file atomically, readable only by its owner (0600 in a folder of 0700). */
export const writeStored = async (file: string, value: Stored): Promise<void> => {
  const folder = path.dirname(file)
  const draft = `${file}.${process.pid}.new`
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await chmod(folder, 0o700)
    await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw new Failure(
      'bad_configuration',
      `The configuration file ${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`,
      EXIT.failed,
    )
  }
}

/** Removes the file. Returns true if there was one. */
export const removeStored = async (file: string): Promise<boolean> => {
  const there = await stat(file).then(
    () => true,
    () => false,
  )
  await rm(file, { force: true })
  return there
}
