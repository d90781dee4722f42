/** What a judgement rests on. */
export type Evidence =
  /** An exact comparison: equal normal forms. */
  | { by: 'comparison' }
  /** A rule that is sure where it applies. */
  | { by: 'rule' }
  /** The nearest class prototypes: `margin` is the best class's similarity less the second's, 0 to 2. */
  | { by: 'prototypes'; margin: number }

const OF_RULE = 0.95
/** Similarities closer than this leave the choice between two classes open to the degree that they are close. */
const CLEAR_MARGIN = 0.15

/**
 * Guard confidence, 0 to 1: 1 for an exact comparison, .95 for a rule, and for prototypes from .5 (a toss-up between
 * two classes) to .95, linear in the margin up to .15. A verdict that rests on several judgements has their mean.
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
