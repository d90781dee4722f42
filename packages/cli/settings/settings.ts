import { type Failure, wrongUsage } from '../exit-codes.js'
import type { Io } from '../io.js'
import { configFile, readStored, type Stored } from './stored.js'

export const DEFAULT_URL = 'http://127.0.0.1:8080'

/** The source of a setting, for messages about it. */
export type Origin = 'flag' | 'environment' | 'stored' | 'default'

export interface Setting {
  value: string
  from: Origin
}

/** The service, the key and the volume: flags override the environment, which overrides what is stored. */
export interface Settings {
  /** Without a trailing slash. */
  url: Setting
  apiKey: Setting | null
  /** An id or, if it comes from a flag or the environment, possibly a name. */
  volume: Setting | null
  file: string
  stored: Stored | null
  /** Why the stored settings cannot be used; null if they can. Matters only to commands that need a stored setting. */
  problem: Failure | null
}

export interface SettingFlags {
  url?: string | undefined
  volume?: string | undefined
}

/** @throws Failure for an invalid address */
export const readSettings = async (io: Io, flags: SettingFlags): Promise<Settings> => {
  const { env } = io
  const file = configFile(io)
  const { stored, problem } = await readStored(file).then(
    (found) => ({ stored: found, problem: null }),
    (error) => ({ stored: null, problem: error as Failure }),
  )
  const url = first(['flag', flags.url], ['environment', env.SM_BASE_URL], ['stored', stored?.url])
  const meant = { ...(url ?? { from: 'default' as const }), value: baseUrlOf(url?.value ?? DEFAULT_URL) }
  // The stored key belongs to the address it was stored with, so no other service gets it.
  const own = stored?.url === meant.value ? stored : null
  return {
    url: meant,
    apiKey: first(['environment', env.SM_API_KEY], ['stored', own?.api_key]),
    volume: first(['flag', flags.volume], ['environment', env.SM_VOLUME_ID], ['stored', own?.volume_id]),
    file,
    stored,
    problem,
  }
}

const first = (...candidates: [Origin, string | undefined][]): Setting | null => {
  for (const [from, value] of candidates)
    if (value !== undefined && value.trim() !== '') return { from, value: value.trim() }
  return null
}

/** @throws Failure if the text is not an http or https address, or contains a password */
export const baseUrlOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw wrongUsage(`"${text}" is not a service address: use an address like ${DEFAULT_URL}.`)
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw wrongUsage(
      'The service address must not contain a user name, password, query or fragment; put the key into SM_API_KEY.',
    )
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}
