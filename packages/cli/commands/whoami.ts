import type { AccessibleVolume, OwnKey } from '@agent-memory/client/types'
import type { Command } from 'commander'
import type { Act, Context } from '../context.js'
import { wrongUsage } from '../exit-codes.js'
import { fields } from '../output/output.js'
import { oneLine } from '../output/text.js'
import { describeVolumes } from '../show/volumes.js'
import { callOptions, clientOf } from '../signed-in.js'

export const addWhoami = (program: Command, act: Act): void => {
  program.command('whoami').description('show the key in use and what it can access').action(act(whoami))
}

const whoami = async (context: Context): Promise<void> => {
  const { settings, output } = context
  const me = await clientOf(context).me(callOptions(context))
  if (me.key === undefined)
    throw wrongUsage(
      'The service is older than sm and does not report what a key may do: update the service, or use an older sm.',
    )
  const { key, volumes } = me
  const volume = settings.volume?.value ?? null
  await output.result({
    json: { url: settings.url.value, key_from: settings.apiKey?.from ?? null, key, volumes, volume },
    shown: shown(context, key, volumes),
    plain: [
      fields('url', settings.url.value),
      fields('key', key.key_id, key.kind, key.name, key.expires_at ?? 'never'),
      ...volumes.map(({ volume_id, permissions, name }) => fields('volume', volume_id, permissions.join(','), name)),
    ].join('\n'),
    quiet: key.key_id,
  })
}

const SOURCES = { flag: 'a flag', environment: 'SM_API_KEY', stored: 'sm login', default: '' } as const

const shown = (context: Context, key: OwnKey, volumes: AccessibleVolume[]): string => {
  const { settings, output } = context
  const { bold, dim } = output.colours
  const expiry = key.expires_at === null ? '' : `, until ${key.expires_at}`
  return [
    `${bold(oneLine(key.name))} ${dim(`(${key.kind}${expiry})`)} at ${settings.url.value}`,
    dim(`key ${key.key_id}, from ${SOURCES[settings.apiKey?.from ?? 'default']}`),
    volumes.length === 0 ? 'The key cannot access any volume.' : describeVolumes(context, volumes),
  ].join('\n')
}
