import { periodOf } from '../../write/dates/calendar.js'
import { type Period, periodsIn } from './words/when.js'

/** Matches words that may stand beside a date and add no other claim: "during the", "in the week of". */
const BESIDE = /^(?:(?:(?:in|on|during) )?the(?: week of)?|(?:in der )?woche vom|in|on|im|am)?$/
/** Matches "2023", "summer 2023" and "1. quarter 2023", which are read as dates only if they are the whole text. */
const SHORT =
  /^(?:in |im )?(?:(spring|frühling|summer|sommer|autumn|herbst|winter) |([1-4])\. (?:quarter|quartal) )?(\d{4})$/

const FIRST_MONTHS: Readonly<Record<string, number>> = {
  ...{ spring: 2, frühling: 2, summer: 5, sommer: 5, autumn: 8, herbst: 8, winter: 11 },
}

/** Reads words that say only when something happened, such as "the week of 1 May 2023"; null if they say more. */
export function leadPeriods(lead: string, now: Date): Period[] | null {
  const lower = lead.toLowerCase()
  const short = SHORT.exec(lower)
  if (short) return [shortPeriod(lead, short)]
  const dates = periodsIn(lead, now)
  const beside = lower.split(/[\s,.]+/).filter((word) => word !== '' && !dates.some(({ words }) => words.has(word)))
  return dates.length > 0 && BESIDE.test(beside.join(' ')) ? dates : null
}

function shortPeriod(text: string, [, season, quarter, year]: RegExpExecArray): Period {
  const month = season ? (FIRST_MONTHS[season] ?? 0) : quarter ? 3 * (Number(quarter) - 1) : 0
  const precision = season ? 'season' : quarter ? 'quarter' : 'year'
  return { ...periodOf(new Date(Date.UTC(Number(year), month)), precision), text, words: new Set() }
}
