import { leadPeriods } from './lead.js'
import type { Period } from './words/when.js'

/** When something that is no longer true began (`from`) and ended (`until`); a list is empty if no date is given. */
export interface Former {
  from: readonly Period[]
  until: readonly Period[]
}

const FORMER = /^(?:formerly|früher)((?:, (?:from|until|ab|bis) [^,]{1,40}){0,2})$/i
const BOUND = /, (from|until|ab|bis) ([^,]{1,40})/gi

/**
 * Reads words such as "Formerly, from May 2024, until 1 June 2026" before a quotation; null if they say anything else
 * or more.
 */
export function readFormer(lead: string, now: Date): Former | null {
  const [, bounds] = FORMER.exec(lead) ?? []
  if (bounds === undefined) return null
  const former: Record<keyof Former, Period[]> = { from: [], until: [] }
  for (const [, word = '', date = ''] of bounds.matchAll(BOUND)) {
    const periods = leadPeriods(date, now)
    if (periods === null) return null
    former[/^(?:from|ab)$/i.test(word) ? 'from' : 'until'].push(...periods)
  }
  return former
}
