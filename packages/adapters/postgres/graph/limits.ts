/** A change that touches thousands of nodes, as a join of two that many sources name, takes longer than a request's statement may. */
export const CHANGE_LIMIT_MS = 20_000
/** Changes of one volume wait for each other. */
export const LOCK_LIMIT_MS = 5_000
