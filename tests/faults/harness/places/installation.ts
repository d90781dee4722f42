/** A running service whose parts a test can kill. */
export interface Installation {
  /** Stays the same across restarts. */
  baseUrl: string
  databaseUrl: string
  /** Log of the process that answers requests, across all restarts. */
  logFile(): string
  /** Settings that give the addresses of the stores besides PostgreSQL. */
  stores?: Record<string, string>
  /** Functions that each cause the fault of that name, and resolve when the part is up again. */
  kills: Record<string, () => Promise<void>>
  stop(): Promise<void>
}

export const storesOf = ({ databaseUrl, stores = {} }: Installation) => ({ databaseUrl, stores })
