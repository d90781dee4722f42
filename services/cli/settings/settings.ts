import { type Failure, wrongUsage } from '../failures.js'
import type { Io } from '../io.js'
import { configFile, readStored, type Stored } from './stored.js'

export const DEFAULT_URL = 'http://127.0.0.1:8080'

/** Where a setting came from, for what is said about it. */
export type Origin = 'flag' | 'environment' | 'stored' | 'default'

export interface Setting {
  value: string
  from: Origin
}

/** Which service, with which key, in which volume: flags before environment before what is stored. */
export interface Settings {
  /** Without a slash at the end. */
  url: Setting
  apiKey: Setting | null
  /** An id or, as a flag, a name. */
  volume: Setting | null
  file: string
  stored: Stored | null
  /** Why what is stored cannot be used; it matters only where it would be needed. */
  problem: Failure | null
}

export interface SettingFlags {
  url?: string | undefined
  volume?: string | undefined
}

/** @throws Failure for an address that is none */
export const readSettings = async (io: Io, flags: SettingFlags): Promise<Settings> => {
  const { env } = io
  const file = configFile(io)
  const { stored, problem } = await readStored(file).then(
    (found) => ({ stored: found, problem: null }),
    (error) => ({ stored: null, problem: error as Failure }),
  )
  const url = first(['flag', flags.url], ['environment', env.SM_BASE_URL], ['stored', stored?.url])
  const meant = { ...(url ?? { from: 'default' as const }), value: baseUrlOf(url?.value ?? DEFAULT_URL) }
  // What is stored belongs to the address that it was stored with: no other service is shown the key.
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

/** @throws Failure for what is no http or https address, or carries a password */
export const baseUrlOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw wrongUsage(`"${text}" is not the address of a service: write it like ${DEFAULT_URL}.`)
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw wrongUsage('The address of the service takes no user name, query or fragment; the key goes into SM_API_KEY.')
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}
