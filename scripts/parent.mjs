import { readFileSync } from 'node:fs'

const CHECK_EVERY_MS = 250

/**
 * npm sends SIGTERM to the shell between npm and this process, and that shell dies without passing the signal on. So
 * when our parent is gone, this sends SIGTERM to our own process. (Windows does not report that a parent is gone; a
 * shell that `exec`s is not affected.)
 * @returns a function that stops the watch
 */
export function endWithNpm() {
  // Any other script that starts us passes on its own npm_lifecycle_script.
  if (!process.env.npm_lifecycle_script?.includes('scripts/start.mjs')) return () => {}
  const parent = process.ppid
  let isGone = isForeign(parent)
  const watch = setInterval(() => {
    // Only on the next check: by then a signal to the whole group has been handled.
    if (isGone) {
      clearInterval(watch)
      process.kill(process.pid, 'SIGTERM')
    }
    isGone = process.ppid !== parent
  }, CHECK_EVERY_MS).unref()
  return () => clearInterval(watch)
}

/**
 * Whether our parent is a reaper: if the real parent was gone before the first check, our new parent is outside the
 * process group of npm and its shell.
 */
function isForeign(parent) {
  const own = groupOf('self')
  return own === undefined ? parent === 1 : groupOf(parent) !== own
}

/**
 * Reads a process's group. In stat the name, in parentheses, can contain anything; state, parent and group follow it.
 */
function groupOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[2]
  } catch {
    return undefined
  }
}
