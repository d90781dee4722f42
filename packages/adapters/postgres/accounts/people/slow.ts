import type { Query } from '../../connection/query.js'

/** Time limit of statements that count, read or change many rows; longer than the limit of a request's statements. */
const SLOW_MS = 25_000

/** Returns a statement with the limit SLOW_MS. */
export const slow = (text: string, values: unknown[]): Query => ({ text, values, query_timeout: SLOW_MS })
