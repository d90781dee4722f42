import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Default age in ms at which a lock is stale: by then its pid may belong to another process. */
const TOO_OLD = 15 * 60_000

/** Runs `work` while no other process holds the lock file. A lock whose process is dead is taken over. */
export async function withLock(file, work, tooOld = TOO_OLD) {
  while (!take(file)) {
    if (isAbandoned(file, tooOld)) rmSync(file, { force: true })
    else await pause(200)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/**
 * Tries to take the lock. A hard link appears together with its content, so no process can read a lock without a pid.
 */
function take(file) {
  const own = `${file}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

function isAbandoned(file, tooOld) {
  try {
    const { mtimeMs } = statSync(file)
    return Date.now() - mtimeMs > tooOld || !isAlive(Number(readFileSync(file, 'utf8')))
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

/** Whether a process with this id runs, whoever owns it. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
