import os from 'node:os'

/**
 * Puts a thread behind what goes first. On Linux a priority is the calling thread's own; elsewhere it would be the whole
 * process's, and stays.
 * @param nice 1 to 19, the greater the later; a thread that is behind that already stays there
 */
export const lowerPriority = (nice: number): void => {
  if (process.platform === 'linux') os.setPriority(Math.max(nice, os.getPriority()))
}
