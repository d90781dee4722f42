import { createClient } from '@agent-memory/client/client'
import type { AccessibleVolume, OwnKey } from '@agent-memory/client/types'
import type { Command } from 'commander'
import type { Act, Context } from '../context.js'
import { wrongUsage } from '../exit-codes.js'
import { askSecret, canAsk } from '../input/prompt.js'
import { readText } from '../input/read-text.js'
import { examples } from '../options.js'
import { oneLine } from '../output/text.js'
import { removeStored, writeStored } from '../settings/stored.js'
import { callOptions, checkedKey } from '../signed-in.js'

export const addLogin = (program: Command, act: Act): void => {
  program
    .command('login')
    .description('check an API key and save it for this user')
    .option('--key [key]', 'the key; prefer the prompt or a pipe, since other users can see command lines')
    .addHelpText(
      'after',
      examples(
        ['sm login', 'asks for the key without showing it'],
        ['sm login --url https://memory.example.com'],
        ['pass show memory | sm login', 'reads the key from standard input'],
      ),
    )
    .action(act<[{ key?: string | true }, ...never[]]>(login))
}

const login = async (context: Context, options: { key?: string | true }): Promise<void> => {
  const { settings, output } = context
  const apiKey = checkedKey(await keyGiven(context, options.key))
  const url = settings.url.value
  const me = await createClient({ baseUrl: url, apiKey }).me(callOptions(context))
  if (me.key === undefined) throw wrongUsage('This service is older than `sm` and does not describe keys.')
  const { key, volumes } = me
  // The saved volume stays if the new key can access it, too.
  const volumeId = settings.stored?.url === url ? settings.stored.volume_id : undefined
  const kept = volumes.some(({ volume_id }) => volume_id === volumeId) ? volumeId : undefined
  await writeStored(settings.file, { url, api_key: apiKey, volume_id: kept })
  await output.result({ json: { url, key, volumes, file: settings.file }, shown: welcome(context, key, volumes, kept) })
  if (context.io.env.SM_API_KEY) output.note('SM_API_KEY is set and overrides the saved key.')
}

const keyGiven = async ({ io }: Context, key: string | true | undefined): Promise<string> => {
  if (typeof key === 'string') return key.trim()
  if (canAsk(io)) return askSecret(io, 'API key: ', io.interrupted)
  if (io.stdin.isTTY) throw wrongUsage('Cannot prompt for the key here: pipe it in.')
  return (await readText(io.stdin)).trim()
}

const welcome = (
  { settings, output: { colours } }: Context,
  key: OwnKey,
  volumes: AccessibleVolume[],
  kept: string | undefined,
): string => {
  const signedIn = `${colours.green('Signed in')} to ${settings.url.value} as ${oneLine(key.name)} (${key.kind}).`
  if (volumes.length === 0) return `${signedIn}\nThe key cannot access any volume yet.`
  if (volumes.length === 1 || kept !== undefined) return signedIn
  return `${signedIn}\nThe key can access ${volumes.length} volumes; set the default with \`sm volumes use\`.`
}

export const addLogout = (program: Command, act: Act): void => {
  program
    .command('logout')
    .description('delete the saved key; it stays valid until it is revoked')
    .action(
      act(async ({ settings, output }) => {
        const removed = await removeStored(settings.file)
        const shown = removed ? 'The saved key is deleted; `sm keys revoke` revokes it.' : 'No key was saved.'
        await output.result({ json: { removed, file: settings.file }, shown })
      }),
    )
}
