import type { Command } from 'commander'
import type { Act } from '../context.js'
import { removeStored } from '../settings/stored.js'

export const addLogout = (program: Command, act: Act): void => {
  program
    .command('logout')
    .description('forget the key that was kept; it stays valid until it is revoked')
    .action(
      act(async ({ settings, output }) => {
        const removed = await removeStored(settings.file)
        const shown = removed ? 'The key is forgotten here; `sm keys revoke` ends it.' : 'No key was kept.'
        await output.result({ json: { removed, file: settings.file }, shown })
      }),
    )
}
