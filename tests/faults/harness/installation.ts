/** A running service whose parts a test may kill. */
export interface Installation {
  /** The same over all restarts. */
  baseUrl: string
  databaseUrl: string
  /** What each fault is called, and what makes it; resolves when the part is up again. */
  kills: Record<string, () => Promise<void>>
  stop(): Promise<void>
}
