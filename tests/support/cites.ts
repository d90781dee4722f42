import type { ClauseId } from '../requirements.js'

/**
 * Returns the title of a test that covers clauses of tests/requirements.ts. Call `cites` in place of the title, with
 * literals, because coverage.test.ts reads the citations from the sources.
 */
export const cites = (title: string, ...ids: [ClauseId, ...ClauseId[]]): string => `${title} [${ids.join(', ')}]`
