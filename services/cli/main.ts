import { homedir } from 'node:os'
import { run } from './run.js'

// A reader that has seen enough, such as `head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
process.stderr.on('error', () => {})

const interrupted = new AbortController()
process.on('SIGINT', () => {
  // The second Ctrl-C does not wait for what the first one winds up.
  if (interrupted.signal.aborted) process.exit(130)
  interrupted.abort()
})

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  platform: process.platform,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  home: homedir(),
  now: Date.now,
  interrupted: interrupted.signal,
})
