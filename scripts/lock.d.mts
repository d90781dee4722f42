/** Runs `work` under the lock file. Takes over a lock whose process is dead, or that is older than `tooOld` ms. */
export function withLock<T>(file: string, work: () => Promise<T>, tooOld?: number): Promise<T>
