// A folder in memory for what tests write. They create and remove databases of a thousand files each, some hundred
// times, and ext4 takes longer for each new file while it remembers those just removed: over a third of the processor
// time of a suite with a database, and all of that is saved here.
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from './lock.mjs'

const NAME = /^agent-memory-tests-(\d+)$/
/**
 * Creates this process's folder, and removes those of processes that were killed.
 * @param {string} memory a folder in memory; only Linux has this one
 * @param {number} neededBytes twice what all tests together have held
 * @returns {string | undefined} undefined with less free memory there
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
    // PostgreSQL runs as another user and has to reach the folders in it.
    chmodSync(folder, 0o711)
    return folder
  } catch {
    return undefined
  }
}
