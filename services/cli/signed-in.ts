import { type Client, createClient } from '@agent-memory/client/client'
import type { ClientOptions } from '@agent-memory/client/connection'
import type { AccessibleVolume } from '@agent-memory/client/types'
import type { Context } from './context.js'
import { EXIT } from './exit-codes.js'
import { Failure, wrongUsage } from './failures.js'

/** Ctrl-C ends every call. */
export const callOptions = ({ io }: Context) => ({ signal: io.interrupted })

/** Speaks to the service, as nobody unless the options say who; tells which fields it ignored. */
export const connect = ({ settings, output }: Context, options: Omit<ClientOptions, 'baseUrl'> = {}): Client =>
  createClient({ baseUrl: settings.url.value, onIgnored: output.ignored, ...options })

/**
 * Speaks to the service with the key that is set.
 * @throws Failure when there is none, or what there is cannot be a key
 */
export const clientOf = (context: Context): Client => connect(context, { apiKey: apiKeyOf(context) })

/** @throws Failure when there is none, or what there is cannot be a key */
export const apiKeyOf = ({ settings }: Context): string => {
  const { apiKey, url, stored, problem } = settings
  if (apiKey === null) {
    if (problem !== null) throw problem
    const elsewhere = stored?.api_key !== undefined && stored.url !== url.value
    const why = elsewhere ? `The key that is kept is for ${stored.url}, not for ${url.value}` : 'You are not signed in'
    throw new Failure('unauthorized', `${why}: run \`sm login\`, or set SM_API_KEY.`, EXIT.notSignedIn)
  }
  return checkedKey(apiKey.value)
}

/** @throws Failure, which does not show it */
export const checkedKey = (key: string): string => {
  if (/^sm_[0-9A-Za-z_]+$/.test(key)) return key
  const sentence = 'That is no API key: keys begin with sm_ and have letters, digits and _ alone.'
  throw new Failure('invalid_api_key', sentence, EXIT.notSignedIn)
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const isId = (text: string): boolean => UUID.test(text)

/**
 * The volume that is meant: the one that is set, by its id or its name, else the only one that the key reaches.
 * @throws Failure when that leaves none, or more than one
 */
export const volumeIdOf = async (context: Context, client: Client): Promise<string> => {
  const set = context.settings.volume?.value
  return set === undefined ? onlyOf(await client.volumes(callOptions(context))) : idOf(context, client, set)
}

/**
 * The id itself, or that of the volume with this name.
 * @throws Failure when no volume that the key reaches has that name, or several have
 */
export const idOf = async (context: Context, client: Client, volume: string): Promise<string> =>
  isId(volume) ? volume : named(volume, await client.volumes(callOptions(context)))

const onlyOf = ([only, ...others]: AccessibleVolume[]): string => {
  if (only === undefined) {
    const sentence = 'This key reaches no volume; an owner connects an agent to one by `sm agents connect`.'
    throw new Failure('no_volume', sentence, EXIT.notAllowed)
  }
  if (others.length === 0) return only.volume_id
  throw wrongUsage(
    `This key reaches ${others.length + 1} volumes: name one with --volume, or keep one with \`sm volumes use\`; ` +
      '`sm volumes` lists them.',
  )
}

/** The volume of this id or name, among those that the key reaches. */
export const named = (wanted: string, volumes: AccessibleVolume[]): string => {
  const [first, ...others] = volumes.filter(({ volume_id, name }) => volume_id === wanted || name === wanted)
  if (first === undefined) {
    const sentence = `This key reaches no volume "${wanted}"; \`sm volumes\` lists them.`
    throw new Failure('volume_not_found', sentence, EXIT.notFound)
  }
  if (others.length === 0) return first.volume_id
  throw wrongUsage(`${others.length + 1} volumes are named "${wanted}": give the id; \`sm volumes\` lists them.`)
}
