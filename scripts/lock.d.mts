/** Runs `work` while no other process holds the lock file. A lock whose process is dead is taken over. */
export function withLock<T>(file: string, work: () => Promise<T>): Promise<T>
