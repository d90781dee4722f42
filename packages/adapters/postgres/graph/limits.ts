/**
 * Time limit of a statement that changes the graph. A change to thousands of nodes, such as joining two nodes with many
 * sources, takes longer than a request may.
 */
export const CHANGE_LIMIT_MS = 20_000
/** How long a change waits for an earlier change of the same volume. */
export const LOCK_LIMIT_MS = 5_000
