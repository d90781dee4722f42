// `npm run sm-admin -- COMMAND`: what an operator does beside the running service.
import { bootstrap, orSayWhy } from './bootstrap.mjs'

await orSayWhy(bootstrap)
await import('../services/server/dist/admin.js')
