import type { ClauseId } from '../requirements.js'

/**
 * The title of a test that covers clauses of tests/requirements.ts. Call it in place of the title, with literals:
 * coverage.test.ts reads the citations from the sources.
 */
export const cites = (title: string, ...ids: [ClauseId, ...ClauseId[]]): string => `${title} [${ids.join(', ')}]`
