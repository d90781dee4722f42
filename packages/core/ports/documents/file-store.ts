/** Uploaded bytes by file id. Each method throws service_unavailable when the store is down. */
export interface FileStore {
  /**
   * Stores a local file; may move it instead of copying it. Idempotent: storing under the same id replaces the file.
   */
  put(fileId: string, file: { path: string; size: number; sha256: Uint8Array }): Promise<void>
  /**
   * Runs the work with the path of a local copy, which is deleted afterwards. Returns null when the store has no such
   * file.
   */
  withFile<Result>(fileId: string, work: (path: string) => Promise<Result>, signal: AbortSignal): Promise<Result | null>
  /** Does nothing when the file does not exist. */
  remove(fileId: string): Promise<void>
}
