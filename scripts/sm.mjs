// `npm run -s sm -- COMMAND`: runs the command line `sm`. Installs and builds it first if needed.
import { bootstrap, exitOnFailure } from './bootstrap.mjs'

// Messages of the installation go to standard error, because standard output is for the command's own output.
console.log = console.error
await exitOnFailure(bootstrap)
await import('../packages/cli/bin/sm.mjs')
