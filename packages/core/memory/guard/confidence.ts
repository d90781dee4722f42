/** What a judgement of the guard is based on. */
export type Evidence =
  /** An exact comparison: two normal forms are equal. */
  | { by: 'comparison' }
  /** A rule that applies to the words of the statement. */
  | { by: 'rule'; of: 'type' | 'category'; label: string }
  /** The nearest class prototypes. `margin`: similarity of the best class minus that of the second best, 0 to 2. */
  | { by: 'prototypes'; of: 'type' | 'category'; label: string; margin: number }

// Every constant is the share of right choices among the labelled notes in view, or the best fit to them, by
// tools/guard/fit-confidence.mjs; bench/guard/reject.mjs prints how the rest agrees. The rest was
// seen once, in a table by label, before the sure categories were named; nothing was fitted to it.
const TYPE_RULE = 0.98
/** Categories whose words hardly occur elsewhere; those of the others do ("I prefer swimming because of my knees"). */
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
/** A choice by prototypes is right with `low` at no margin, rising by `slope` up to `high`. */
const FACTUAL = { low: 0.7, slope: 3, high: 0.96 }
const OTHER_TYPE = { low: 0.25, slope: 6, high: 0.97 }
const CATEGORY = { low: 0.2, slope: 8, high: 0.92 }

/**
 * Guard confidence, 0 to 1: how likely all the judgements together are right, taken as independent of each other. An
 * exact comparison has 1. Calibrated: of what is given at .9 or more, at least nine in ten agree with a person's labels.
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
