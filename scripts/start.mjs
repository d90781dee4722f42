// `npm start`: everything the service needs, then the service itself, in this process, so that signals and the exit
// code are its own.
import { bootstrap, orSayWhy } from './bootstrap.mjs'

await orSayWhy(bootstrap)
await import('../services/server/dist/main.js')
