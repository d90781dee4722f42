/** Runs `work` while no other process holds the lock file. One whose process is dead, or that is older than so many ms, is taken over. */
export function withLock<T>(file: string, work: () => Promise<T>, tooOld?: number): Promise<T>
