import { spawn } from 'node:child_process'

const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** How long a signalled step has to exit by itself. */
const ENDS_WITHIN_MS = 2_000
const hasGroups = process.platform !== 'win32'

/** A signal ended a step: its runner must exit with the same signal. */
export class Stopped extends Error {
  constructor(signal) {
    super(`ended by ${signal}`)
    this.signal = signal
  }
}

/** The running step, and the signal that ended it. */
let step

/**
 * Runs a command quietly. A signal that ends us also ends the command and everything it has started.
 * @returns {Promise<{ code: number | null, signal: string | null, output: string }>}
 * @throws Stopped
 */
export function runStep(command, args, options) {
  // Before the spawn: a signal in between would orphan the child.
  listenForSignals()
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: hasGroups })
  const own = { child, endedBy: undefined }
  step = own
  const said = []
  child.stdout.on('data', (chunk) => said.push(chunk))
  child.stderr.on('data', (chunk) => said.push(chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (own.endedBy) reject(new Stopped(own.endedBy))
      else resolve({ code, signal, output: Buffer.concat(said).toString().trim() })
    })
  }).finally(() => {
    step = undefined
  })
}

/** Ends this process as the signal would without a listener. */
export function endBy(signal) {
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}

/** The listeners are never removed: a signal that is pending while its listener is removed is lost. */
function listenForSignals() {
  for (const signal of ENDING) if (!process.listeners(signal).includes(end)) process.on(signal, end)
}

function end(signal) {
  // After the steps the service may run in this process, which start.mjs imports: then its own listeners handle signals.
  if (process.listenerCount(signal) > 1) return
  if (!step) return endBy(signal)
  step.endedBy ??= signal
  kill(step.child, 'SIGTERM')
  setTimeout(kill, ENDS_WITHIN_MS, step.child, 'SIGKILL').unref()
}

function kill(child, signal) {
  // On Windows Ctrl-C reaches every process in the console window, so only the child has to be ended.
  if (!hasGroups) return child.kill(signal)
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The child has exited in the meantime, or never started.
  }
}
