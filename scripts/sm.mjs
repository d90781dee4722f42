// `npm run -s sm -- COMMAND`: the command line, also where nothing is installed or built yet.
import { bootstrap, orSayWhy } from './bootstrap.mjs'

// Standard output is for what the command says.
console.log = console.error
await orSayWhy(bootstrap)
await import('../services/cli/bin/sm.mjs')
