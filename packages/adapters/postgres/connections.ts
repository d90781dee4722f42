/**
 * Connections to PostgreSQL that one process holds at most, by what they are for. docs/scaling.md gives the sum for an
 * installation, and tests/deploy/connections.test.ts compares it with the manifests.
 */
export const CONNECTIONS = {
  /** Statements of requests, jobs and the relay. */
  statements: 12,
  /** LISTEN: one connection for all channels. */
  listening: 1,
  /** BullMQ without Redis; each of five workers listens on one of its own. */
  jobs: 10,
  /** Migrations or their check, at the start and before any other pool is open. */
  migrating: 2,
} as const
