// `npm start`: prepares everything, then runs the service in this process, so that it gets the signals and sets the
// exit code.
import { bootstrap, exitOnFailure } from './bootstrap.mjs'
import { endWithNpm } from './parent.mjs'

const outliveNpm = endWithNpm()
await exitOnFailure(bootstrap)
await import('../services/server/dist/main.js')
// When the terminal closes, npm always ends. The service decides for itself whether to end, so at that signal it stops
// watching npm.
process.on('SIGHUP', outliveNpm)
