import { type Client, createClient } from '@agent-memory/client/client'
import type { ClientOptions } from '@agent-memory/client/transport/connection'
import type { AccessibleVolume } from '@agent-memory/client/types'
import type { Context } from './context.js'
import { EXIT, Failure, wrongUsage } from './exit-codes.js'

/** Call options that let Ctrl-C abort the call. */
export const callOptions = ({ io }: Context) => ({ signal: io.interrupted })

/**
 * Makes a client that reports request fields which the service ignored. Without a key in `options`, the client is
 * anonymous.
 */
export const connect = ({ settings, output }: Context, options: Omit<ClientOptions, 'baseUrl'> = {}): Client =>
  createClient({ baseUrl: settings.url.value, onIgnored: output.ignored, ...options })

/**
 * Makes a client that uses the configured key.
 * @throws Failure if no key is configured, or the configured text cannot be a key
 */
export const clientOf = (context: Context): Client => connect(context, { apiKey: apiKeyOf(context) })

/** @throws Failure if no key is configured, or the configured text cannot be a key */
export const apiKeyOf = ({ settings }: Context): string => {
  const { apiKey, url, stored, problem } = settings
  if (apiKey === null) {
    if (problem !== null) throw problem
    const elsewhere = stored?.api_key !== undefined && stored.url !== url.value
    const why = elsewhere ? `The saved key is for ${stored.url}, not for ${url.value}` : 'You are not signed in'
    throw new Failure('unauthorized', `${why}: run \`sm login\`, or set SM_API_KEY.`, EXIT.notSignedIn)
  }
  return checkedKey(apiKey.value)
}

/** @throws Failure if the text cannot be a key; the message does not contain the text */
export const checkedKey = (key: string): string => {
  if (/^sm_[0-9A-Za-z_]+$/.test(key)) return key
  const sentence = 'That is not an API key: keys begin with sm_ and contain only letters, digits and _.'
  throw new Failure('invalid_api_key', sentence, EXIT.notSignedIn)
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const isId = (text: string): boolean => UUID.test(text)

/**
 * Returns the id of the configured volume or, if none is configured, of the only volume that the key can access.
 * @throws Failure if there is no such volume, or more than one
 */
export const volumeIdOf = async (context: Context, client: Client): Promise<string> => {
  const set = context.settings.volume?.value
  return set === undefined ? onlyOf(await client.volumes(callOptions(context))) : idOf(context, client, set)
}

/**
 * Returns `volume` if it is an id, else the id of the volume with this name.
 * @throws Failure if none or several of the volumes the key can access have that name
 */
export const idOf = async (context: Context, client: Client, volume: string): Promise<string> =>
  isId(volume) ? volume : named(volume, await client.volumes(callOptions(context)))

const onlyOf = ([only, ...others]: AccessibleVolume[]): string => {
  if (only === undefined) {
    const sentence =
      'This key cannot access any volume. An owner or admin can give an agent access to a volume with `sm agents connect`.'
    throw new Failure('no_volume', sentence, EXIT.notAllowed)
  }
  if (others.length === 0) return only.volume_id
  throw wrongUsage(
    `This key can access ${others.length + 1} volumes: pick one with --volume or \`sm volumes use\`; ` +
      '`sm volumes` lists them.',
  )
}

/** Returns the id of the volume with this id or name, among those the key can access. */
export const named = (wanted: string, volumes: AccessibleVolume[]): string => {
  const [first, ...others] = volumes.filter(({ volume_id, name }) => volume_id === wanted || name === wanted)
  if (first === undefined) {
    const sentence = `This key cannot access a volume "${wanted}": \`sm volumes\` lists the volumes that it can access.`
    throw new Failure('volume_not_found', sentence, EXIT.notFound)
  }
  if (others.length === 0) return first.volume_id
  throw wrongUsage(
    `${others.length + 1} volumes are named "${wanted}". Give the id of the volume instead; \`sm volumes\` lists the ids.`,
  )
}
