// `npm run -s sm -- COMMAND`: the command line, even before anything is installed or built.
import { bootstrap, exitOnFailure } from './bootstrap.mjs'

// Standard output is for the command's own output.
console.log = console.error
await exitOnFailure(bootstrap)
await import('../packages/cli/bin/sm.mjs')
