// `npm run sm-admin -- COMMAND`: operator commands, run next to the service.
import { bootstrap, exitOnFailure } from './bootstrap.mjs'

await exitOnFailure(bootstrap)
await import('../services/server/dist/admin.js')
