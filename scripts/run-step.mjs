import { spawn } from 'node:child_process'

const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** How long a step has after SIGTERM to exit by itself, before it is killed. */
const ENDS_WITHIN_MS = 2_000
const hasGroups = process.platform !== 'win32'

/** Thrown when a signal has ended a step. The program must then end itself with the same signal (`endBy`). */
export class Stopped extends Error {
  constructor(signal) {
    super(`ended by ${signal}`)
    this.signal = signal
  }
}

/** The running step: its process (`child`), and the signal with which this process is ending it (`endedBy`). */
let step

/**
 * Runs a command and collects its output. A signal to this process also ends the command and all that it has started.
 * @returns {Promise<{ code: number | null, signal: string | null, output: string }>}
 * @throws Stopped
 */
export function runStep(command, args, options) {
  // The listeners are added before the spawn, because a signal in between would orphan the child.
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

/** Ends this process as the signal would if it had no listener. */
export function endBy(signal) {
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}

/** Adds listeners, once. They are never removed, because a signal that is pending at the removal would be lost. */
function listenForSignals() {
  for (const signal of ENDING) if (!process.listeners(signal).includes(end)) process.on(signal, end)
}

function end(signal) {
  // After the steps, start.mjs runs the service in this process. The service then handles signals by its own listeners.
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
