// Provides a folder in memory for the files that tests write. Tests create and remove some hundred databases of a
// thousand files each. ext4 creates files more slowly while it remembers files that were just removed: in a test file
// with a database, that cost more than a third of the processor time. A folder in memory avoids this.
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from './lock.mjs'

const NAME = /^agent-memory-tests-(\d+)$/
/**
 * Creates this process's folder, and removes the folders of processes that were killed.
 * @param {string} memory a folder in memory; the default exists only on Linux
 * @param {number} neededBytes free memory needed; the default is twice the most that all tests together have used
 * @returns {string | undefined} the path, or undefined if there is no such folder or too little free memory
 */
export function memoryFolder(memory = '/dev/shm', neededBytes = 8 * 1024 ** 3) {
  try {
    for (const name of readdirSync(memory)) {
      const [, pid] = NAME.exec(name) ?? []
      if (pid && !isAlive(Number(pid))) rmSync(path.join(memory, name), { recursive: true, force: true })
    }
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize < neededBytes) return undefined
    const folder = path.join(memory, `agent-memory-tests-${process.pid}`)
    mkdirSync(folder)
    // PostgreSQL runs as another user, who has to reach the folders in this one.
    chmodSync(folder, 0o711)
    return folder
  } catch {
    return undefined
  }
}
