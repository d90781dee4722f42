/** The evidence for a judgement of the guard. */
export type Evidence =
  /** An exact comparison: two normal forms are equal. */
  | { by: 'comparison' }
  /** A rule matched words of the statement and gave it this type or category (`label`). */
  | { by: 'rule'; of: 'type' | 'category'; label: string }
  /** The nearest class prototypes. `margin`: similarity of the best class minus that of the second best, 0 to 2. */
  | { by: 'prototypes'; of: 'type' | 'category'; label: string; margin: number }

// tools/guard/fit-confidence.mjs fitted these constants to one half of the labelled notes (classify.cases.ts,
// domains.cases.ts, domains-more.cases.ts in classify/). bench/guard/reject.mjs prints how well the constants hold on
// the other half. No constant was fitted to the other half, but its results by label were looked at once before
// SURE_CATEGORIES was chosen.
const TYPE_RULE = 0.98
/**
 * Categories whose words rarely occur in statements of another category. "Preference" is not one of them: "I prefer
 * swimming because of my knees" is about health.
 */
const SURE_CATEGORIES: ReadonlySet<string> = new Set([
  'work',
  'health',
  'location',
  'finance',
  'decision',
  'task',
  'other',
])
const SURE_CATEGORY_RULE = 0.96
const CATEGORY_RULE = 0.83
/** Share of right choices by prototypes: `low` at a margin of 0, rising by `slope` per unit of margin up to `high`. */
const FACTUAL = { low: 0.7, slope: 3, high: 0.96 }
const OTHER_TYPE = { low: 0.25, slope: 6, high: 0.97 }
const CATEGORY = { low: 0.2, slope: 8, high: 0.92 }

/**
 * Confidence of the guard, 0 to 1: the probability that all judgements in `evidence` are right, if each is right or
 * wrong independently of the others. An exact comparison counts as certain (1). Calibrated: of the verdicts with a
 * confidence of .9 or more, at least nine in ten agree with a person's labels.
 */
export function confidence(...evidence: readonly Evidence[]): number {
  const all = evidence.reduce((product, each) => product * ofOne(each), 1)
  return Math.round(all * 1000) / 1000
}

function ofOne(evidence: Evidence): number {
  if (evidence.by === 'comparison') return 1
  if (evidence.by === 'rule') {
    if (evidence.of === 'type') return TYPE_RULE
    return SURE_CATEGORIES.has(evidence.label) ? SURE_CATEGORY_RULE : CATEGORY_RULE
  }
  const ofType = evidence.label === 'factual' ? FACTUAL : OTHER_TYPE
  const { low, slope, high } = evidence.of === 'type' ? ofType : CATEGORY
  return Math.min(high, low + slope * Math.max(0, evidence.margin))
}
