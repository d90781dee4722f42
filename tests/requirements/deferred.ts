import { deferred } from './section.js'

const later = (comesWith: string) => ({
  comesWith,
  reason: `not built yet; it comes with the work on ${comesWith}`,
})

/**
 * What the specification and the decisions ask for beyond what is implemented: one line each, so that nothing is
 * forgotten.
 */
export const deferredSections = [
  deferred('specification, Memory, the pipeline; decisions, Memory, score', later('the benchmarks'), {
    'query.recall': 'The retrieval figures, and the two shares of the score decision',
  }),
]
