import { REFINE_RESULTS, type Refined } from '@agent-memory/core/memory/guard/judge/refine'
import { Counter } from 'prom-client'
import type { Metrics } from './metrics.js'
import type { TokenCounter } from './model-metrics.js'

/** What the judge can do to a memory (Refinement in core/ports/memory/refinements.ts). */
const KINDS = ['merge', 'supersede', 'outdate', 'conflict'] as const

const labelOf = (result: string): string => result.replaceAll(' ', '_')

/** Registers the metrics of the judge; returns the function that counts one run. */
export const measureJudge = ({ registry }: Metrics, countTokens: TokenCounter) => {
  const registers = [registry]
  const runs = new Counter({
    name: 'judge_runs_total',
    help: 'Runs of the judge, by result; passed_over: the model was not called, as for most memories',
    labelNames: ['result'] as const,
    registers,
  })
  for (const result of REFINE_RESULTS) runs.inc({ result: labelOf(result) }, 0)
  const refinements = new Counter({
    name: 'judge_refinements_total',
    help: 'Changes that the judge made to memories, by kind',
    labelNames: ['kind'] as const,
    registers,
  })
  for (const kind of KINDS) refinements.inc({ kind }, 0)
  return ({ result, kinds, used }: Pick<Refined, 'result' | 'kinds' | 'used'>): void => {
    runs.inc({ result: labelOf(result) })
    for (const kind of kinds) refinements.inc({ kind })
    if (used) countTokens('judge', used)
  }
}
