// `npm run sm-admin -- COMMAND`: runs a command for operators, even while the service runs.
import { bootstrap, exitOnFailure } from './bootstrap.mjs'

await exitOnFailure(bootstrap)
await import('../services/server/dist/admin.js')
