/** A running service whose parts a test may kill. */
export interface Installation {
  /** The same over all restarts. */
  baseUrl: string
  databaseUrl: string
  /** What the process that answers requests has logged over all restarts. */
  logFile(): string
  /** How stores outside of PostgreSQL are reached, by the name of the setting. */
  stores?: Record<string, string>
  /** What each fault is called, and what makes it; resolves when the part is up again. */
  kills: Record<string, () => Promise<void>>
  stop(): Promise<void>
}

/** Where its memories lie. */
export const storesOf = ({ databaseUrl, stores = {} }: Installation) => ({ databaseUrl, stores })
