import { readFileSync } from 'node:fs'

const CHECK_EVERY_MS = 250

/**
 * Sends SIGTERM to this process when its parent is gone. npm sends SIGTERM only to the shell between npm and this
 * process, and that shell dies without passing the signal on. The watch has no effect on Windows, which does not report
 * that a parent is gone. The watch is not needed where the shell replaces itself with this process by `exec`.
 * @returns a function that stops the watch
 */
export function endWithNpm() {
  // npm_lifecycle_script holds what npm runs. If that is not start.mjs, the parent is not npm's shell, and nothing is
  // watched.
  if (!process.env.npm_lifecycle_script?.includes('scripts/start.mjs')) return () => {}
  const parent = process.ppid
  let isGone = isForeign(parent)
  const watch = setInterval(() => {
    // Sends the signal one check later: if the whole process group got a signal, this process has then handled it.
    if (isGone) {
      clearInterval(watch)
      process.kill(process.pid, 'SIGTERM')
    }
    isGone = process.ppid !== parent
  }, CHECK_EVERY_MS).unref()
  return () => clearInterval(watch)
}

/**
 * Whether the real parent is already gone. The system then gives this process a new parent, which is outside the
 * process group of npm and its shell.
 */
function isForeign(parent) {
  const own = groupOf('self')
  return own === undefined ? parent === 1 : groupOf(parent) !== own
}

/**
 * Reads the process group of a process. In /proc/<pid>/stat, it is the third field after the name of the program, which
 * is in parentheses and can itself contain parentheses.
 */
function groupOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[2]
  } catch {
    return undefined
  }
}
