import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 250

/**
 * npm passes SIGTERM to the shell between it and this process; that shell dies of it and tells nobody. So when who started
 * us is gone, we are asked to end as well. (Windows does not tell; a shell that stays out of the way passes signals itself.)
 * @returns what ends the watch
 */
export function endWithNpm() {
  // Another script may start us as it likes, and hands its environment down.
  if (!process.env.npm_lifecycle_script?.includes('scripts/start.mjs')) return () => {}
  const parent = process.ppid
  let isGone = isForeign(parent)
  const watch = setInterval(() => {
    // The next time: a signal that went to all of us has been heard by then.
    if (isGone) {
      clearInterval(watch)
      process.kill(process.pid, 'SIGTERM')
    }
    isGone = process.ppid !== parent
  }, LOOK_EVERY_MS).unref()
  return () => clearInterval(watch)
}

/** It may be gone before we look: whoever takes care of orphans is not of the process group of npm and its shell. */
function isForeign(parent) {
  const own = groupOf('self')
  return own === undefined ? parent === 1 : groupOf(parent) !== own
}

/** After the program's name, which stands in parentheses and may hold anything: state, parent, process group. */
function groupOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[2]
  } catch {
    return undefined
  }
}
