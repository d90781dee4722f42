import { createClient } from '@agent-memory/client/client'
import type { AccessibleVolume, CliKey } from '@agent-memory/client/types'
import { type Command, Option } from 'commander'
import type { Act, Context } from '../context.js'
import { wrongUsage } from '../exit-codes.js'
import { askSecret, canAsk } from '../input/prompt.js'
import { readText } from '../input/read-text.js'
import { hasBrowser } from '../login/browser.js'
import { endKey, howToEnd, loginKeyIn } from '../login/end-key.js'
import { loginByCode, loginInBrowser } from '../login/in-browser.js'
import { examples } from '../options.js'
import { oneLine } from '../output/text.js'
import { writeStored } from '../settings/stored.js'
import { callOptions, checkedKey } from '../signed-in.js'

interface LoginOptions {
  key?: string | true
  browser?: boolean
}

export const addLogin = (program: Command, act: Act): void => {
  program
    .command('login')
    .description('sign in with the browser, or with a key, and save the key for this user')
    .addOption(
      new Option(
        '--key [key]',
        'sign in with an API key; omit the value, which other users could see in the command line, and sm asks for it',
      ).conflicts('browser'),
    )
    .option('--browser', 'open a browser even if standard input is not a terminal')
    .option(
      '--no-browser',
      'print an address to open in a browser on any computer, and ask for the code that the page shows',
    )
    .addHelpText(
      'after',
      examples(
        ['sm login', 'opens the browser'],
        ['sm login --url https://memory.example.com'],
        ['sm login --no-browser', 'for a browser on another computer'],
        ['sm login --key', 'asks for a key without showing it'],
        ['pass show memory | sm login', 'reads a key from standard input'],
      ),
    )
    .action(act<[LoginOptions, ...never[]]>(login))
}

const login = async (context: Context, { key, browser }: LoginOptions): Promise<void> => {
  const { io } = context
  if (key !== undefined || (browser === undefined && io.stdin.isTTY !== true))
    return keep(context, checkedKey(await keyGiven(context, key)))
  const keepLogin = ({ key: { api_key: apiKey }, user }: CliKey) => keep(context, apiKey, user.email)
  if (browser ?? hasBrowser(io)) await loginInBrowser(context, keepLogin)
  else await loginByCode(context, keepLogin)
}

const keyGiven = async ({ io }: Context, key: string | true | undefined): Promise<string> => {
  if (typeof key === 'string') return key.trim()
  if (canAsk(io)) return askSecret(io, 'API key: ', io.interrupted)
  if (io.stdin.isTTY) throw wrongUsage('sm cannot ask for the key here: pipe the key into `sm login`.')
  return (await readText(io.stdin)).trim()
}

/**
 * Checks a key and saves it. Revokes the key that an earlier browser login saved.
 * @param email e-mail address of the user to whom the key belongs, if known
 */
const keep = async (context: Context, apiKey: string, email?: string): Promise<void> => {
  const { settings, output } = context
  const url = settings.url.value
  const me = await createClient({ baseUrl: url, apiKey }).me(callOptions(context))
  if (me.key === undefined)
    throw wrongUsage(
      'The service is older than sm and does not report what a key may do: update the service, or use an older sm.',
    )
  const { key, volumes } = me
  // The saved volume stays the default if the new key can access it.
  const volumeId = settings.stored?.url === url ? settings.stored.volume_id : undefined
  const kept = volumes.some(({ volume_id }) => volume_id === volumeId) ? volumeId : undefined
  await writeStored(settings.file, { url, api_key: apiKey, volume_id: kept })
  const former = loginKeyIn(settings.stored)
  const isEnded = former === null || former.apiKey === apiKey || (await endKey(former))
  const who = email ?? `${key.name} (${key.kind})`
  await output.result({ json: { url, key, volumes, file: settings.file }, shown: welcome(context, who, volumes, kept) })
  if (!isEnded) output.note(howToEnd(former))
  if (context.io.env.SM_API_KEY) output.note('SM_API_KEY is set and overrides the saved key.')
}

const welcome = (
  { settings, output: { colours } }: Context,
  who: string,
  volumes: AccessibleVolume[],
  kept: string | undefined,
): string => {
  const signedIn = `${colours.green('Signed in')} to ${settings.url.value} as ${oneLine(who)}.`
  if (volumes.length === 0) return `${signedIn}\nThe key cannot access any volume yet.`
  if (volumes.length === 1 || kept !== undefined) return signedIn
  return `${signedIn}\nThe key can access ${volumes.length} volumes; set the default with \`sm volumes use\`.`
}
