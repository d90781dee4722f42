import os from 'node:os'

/**
 * Lowers the priority of the calling thread. Does nothing on other systems than Linux, because there the priority of
 * the whole process would change.
 * @param nice 1 to 19; higher means lower priority. A thread whose priority is already lower keeps it.
 */
export const lowerPriority = (nice: number): void => {
  if (process.platform === 'linux') os.setPriority(Math.max(nice, os.getPriority()))
}
