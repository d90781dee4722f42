import type { Command } from 'commander'
import type { Act, Context } from '../context.js'
import { EXIT, type ExitCode } from '../exit-codes.js'
import { endKey, howToEnd, loginKeyIn } from '../login/end-key.js'
import { removeStored } from '../settings/stored.js'

export const addLogout = (program: Command, act: Act): void => {
  program
    .command('logout')
    .description('delete the saved key, and revoke it if `sm login` got it in the browser')
    .addHelpText('after', '\nKeys that you made yourself stay valid until `sm keys revoke` revokes them.\n')
    .action(act(logout))
}

const logout = async ({ settings, output }: Context): Promise<ExitCode> => {
  const { file } = settings
  const key = loginKeyIn(settings.stored)
  const revoked = key !== null && (await endKey(key))
  const removed = await removeStored(file)
  await output.result({ json: { removed, revoked, file }, shown: shown({ removed, revoked, isOurs: key !== null }) })
  if (key === null || revoked) return EXIT.ok
  output.note(howToEnd(key))
  return EXIT.unavailable
}

const shown = ({ removed, revoked, isOurs }: { removed: boolean; revoked: boolean; isOurs: boolean }): string => {
  if (!removed) return 'No key was saved.'
  if (revoked) return 'Signed out: the key is revoked and deleted.'
  return isOurs
    ? 'The saved key is deleted from this computer.'
    : 'The saved key is deleted from this computer. To end the key everywhere, run `sm keys revoke`.'
}
