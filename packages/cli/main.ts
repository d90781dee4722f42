import { homedir } from 'node:os'
import { run } from './run.js'

// A reader that closes the pipe early, such as `head`, is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
process.stderr.on('error', () => {})

const interrupted = new AbortController()
process.on('SIGINT', () => {
  // A second Ctrl-C exits at once, without waiting for the clean-up after the first.
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
