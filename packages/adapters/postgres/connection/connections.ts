/**
 * Maximum PostgreSQL connections per process, by purpose. docs/scaling.md gives the total for an installation, and
 * tests/deploy/capacity.test.ts compares it with the manifests.
 */
export const CONNECTIONS = {
  /** For the statements of requests, jobs and the relay. */
  statements: 12,
  /** For LISTEN: one connection for all channels. */
  listening: 1,
  /** For BullMQ when it runs without Redis; each of its workers (one per queue) listens on a connection of its own. */
  jobs: 10,
  /** For applying or checking the migrations at startup, before any other pool is open. */
  migrating: 2,
} as const
