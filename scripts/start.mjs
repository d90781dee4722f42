// `npm start`: everything the service needs, then the service itself, in this process, so that signals and the exit
// code are its own.
import { bootstrap, orSayWhy } from './bootstrap.mjs'
import { endWithNpm } from './parent.mjs'

const outliveNpm = endWithNpm()
await orSayWhy(bootstrap)
await import('../services/server/dist/main.js')
// The service knows whether it is to outlive its terminal; npm never does.
process.on('SIGHUP', outliveNpm)
