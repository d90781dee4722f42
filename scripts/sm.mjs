// `npm run -s sm -- COMMAND`: the command line client, also where nothing is installed or built yet.
import { bootstrap, orSayWhy } from './bootstrap.mjs'

await orSayWhy(bootstrap)
await import('../services/cli/bin/sm.mjs')
