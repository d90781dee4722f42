import type { Match } from '../match.js'
import { isApart, isWithin } from './when.js'

/** Compares the dates of a part with those of its source; returns null if all agree, else a `kind` of `Finding`. */
export function dateOf({ part, window: { sentences, event, written } }: Match): 'wrong' | 'lacking' | 'loose' | null {
  let loose = false
  const said = sentences.flatMap(({ periods }) => periods)
  for (const period of part.periods) {
    if (said.some((each) => isWithin(each, period))) continue
    const isWritten = sentences.some(({ text }) => text.toLowerCase().includes(period.text.toLowerCase()))
    const isRelative = !/\d/.test(period.text)
    if (isWritten && !isRelative && said.some(({ text }) => text.toLowerCase() === period.text.toLowerCase())) continue
    if (isWritten && isRelative) {
      // A relative date is exact only if the part also gives its day: "On 7 May 2023 she went there yesterday".
      const meant = said.filter(({ text }) => text.toLowerCase() === period.text.toLowerCase())
      loose ||= !part.periods.some((other) => other !== period && meant.some((each) => isWithin(each, other)))
      continue
    }
    if (said.length === 0 && event && isWithin(event, period)) continue
    if (said.length === 0 && isWithin(written, period)) {
      loose ||= !part.tells
      continue
    }
    return said.some((each) => isApart(each, period)) || (said.length === 0 && event !== null && isApart(event, period))
      ? 'wrong'
      : 'lacking'
  }
  return loose ? 'loose' : null
}
