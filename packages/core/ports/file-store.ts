/** Uploaded bytes by the id of their file. Each method throws service_unavailable when the store is away. */
export interface FileStore {
  /** Keeps a file that lies on this machine, which it may move away. Putting an id again replaces nothing but itself. */
  put(fileId: string, file: { path: string; size: number; sha256: Uint8Array }): Promise<void>
  /**
   * Runs the work with the path of a copy on this machine, which is there no longer than the work takes.
   * Null when the store has no such file.
   */
  withFile<Result>(fileId: string, work: (path: string) => Promise<Result>, signal: AbortSignal): Promise<Result | null>
  /** Does nothing when it is not there. */
  remove(fileId: string): Promise<void>
}
