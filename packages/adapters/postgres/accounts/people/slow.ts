import type { Query } from '../../connection/query.js'

/** Counting, reading or changing much at once takes longer than the statement limit of requests. */
const SLOW_MS = 25_000

/** A statement with that limit. */
export const slow = (text: string, values: unknown[]): Query => ({ text, values, query_timeout: SLOW_MS })
