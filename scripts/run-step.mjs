import { spawn } from 'node:child_process'

const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** What a signal ends has so long to end by itself. */
const ENDS_WITHIN_MS = 2_000
const hasGroups = process.platform !== 'win32'

/** A signal ended a step: whoever ran it ends by the same. */
export class Stopped extends Error {
  constructor(signal) {
    super(`ended by ${signal}`)
    this.signal = signal
  }
}

/** The step that is under way, and the signal that ended it. */
let step

/**
 * Runs a command quietly. A signal that ends us ends it as well, with all that it has started.
 * @returns {Promise<{ code: number | null, signal: string | null, output: string }>}
 * @throws Stopped
 */
export function runStep(command, args, options) {
  // Before there is a child: a signal between the two would leave it.
  hearSignals()
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

/** Ends this process as the signal would have, had nobody listened. */
export function endBy(signal) {
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
}

/** For good: a signal that waits for its listener while that is taken away is lost. */
function hearSignals() {
  for (const signal of ENDING) if (!process.listeners(signal).includes(end)) process.on(signal, end)
}

function end(signal) {
  // What is started after the steps hears signals itself.
  if (process.listenerCount(signal) > 1) return
  if (!step) return endBy(signal)
  step.endedBy ??= signal
  kill(step.child, 'SIGTERM')
  setTimeout(kill, ENDS_WITHIN_MS, step.child, 'SIGKILL').unref()
}

function kill(child, signal) {
  // On Windows Ctrl-C reaches everything in the window.
  if (!hasGroups) return child.kill(signal)
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It has ended meanwhile, or never began.
  }
}
