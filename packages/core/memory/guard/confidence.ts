/** What a judgement of the guard is based on. */
export type Evidence =
  /** An exact comparison: two normal forms are equal. */
  | { by: 'comparison' }
  /** A rule that is certain where it applies. */
  | { by: 'rule' }
  /** The nearest class prototypes. `margin`: similarity of the best class minus that of the second best, 0 to 2. */
  | { by: 'prototypes'; margin: number }

const OF_RULE = 0.95
/** Below this margin the choice between two classes is uncertain; the smaller the margin, the more uncertain. */
const CLEAR_MARGIN = 0.15

/**
 * Guard confidence, 0 to 1. An exact comparison has 1 and a rule .95. Prototypes have .5 (a toss-up between two
 * classes) to .95, growing linearly with the margin up to .15. Several judgements together have their mean.
 */
export function confidence(...evidence: readonly Evidence[]): number {
  const total = evidence.reduce((sum, each) => sum + ofOne(each), 0)
  return Math.round((total / evidence.length) * 1000) / 1000
}

function ofOne(evidence: Evidence): number {
  if (evidence.by === 'comparison') return 1
  if (evidence.by === 'rule') return OF_RULE
  return 0.5 + (OF_RULE - 0.5) * Math.min(1, Math.max(0, evidence.margin) / CLEAR_MARGIN)
}
