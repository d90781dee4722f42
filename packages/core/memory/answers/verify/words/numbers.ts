import { isSameValue, type Match } from '../match.js'
import type { Unit } from '../statement.js'

const AMOUNT = /^(?:number|quantity)/

/** Finds a number, amount, time or code where the source has a different one; null if there is none. */
export function wrongNumber({ part, pairs, taken, clauses, main }: Match): string | null {
  for (const [at, unit] of part.units.entries()) {
    if (unit.kind !== 'measured' || part.dated.has(unit)) continue
    const isRival = (other: Unit) => other.kind === 'measured' && isLike(other, unit)
    const pair = pairs.get(unit)
    if (!pair) {
      if (clauses.some(({ units }) => units.some(isRival))) return `number ${unit.word.text}`
      continue
    }
    if (!AMOUNT.test(unit.word.kind)) continue
    if (!pair.inMain && main.units.some((other) => isRival(other) && !taken.has(other)))
      return `number ${unit.word.text}`
    const counted = part.units.slice(at + 1, at + 3).find(({ kind }) => kind === 'content')
    if (!counted || unit.word.pause) continue
    const counts = numbersOf(counted, main.units)
    if (counts.length > 0 && !counts.some((key) => isSameValue(unit.key, key))) return `number of ${counted.word.text}`
  }
  return null
}

/** Finds a number or code that is not in the source at all; null if there is none. */
export function missingNumber({ part, pairs }: Match): string | null {
  const missing = part.units.find(
    (unit) => unit.kind === 'measured' && !pairs.has(unit) && !part.dated.has(unit) && !/^one$/i.test(unit.word.text),
  )
  return missing ? `number ${missing.word.text}` : null
}

/** Whether two words are of one kind: both amounts (in any unit), both dates … */
const isLike = (one: Unit, other: Unit): boolean => familyOf(one) === familyOf(other)
const familyOf = ({ word }: Unit): string => (AMOUNT.test(word.kind) ? 'amount' : word.kind)

/** Returns the keys of the numbers before a word, with at most one word between. */
function numbersOf(counted: Unit, units: readonly Unit[]): string[] {
  return units.flatMap((other, at) => {
    if (other.key !== counted.key) return []
    const number = [at - 1, at - 2].map((place) => units[place]).find((each) => each && AMOUNT.test(each.word.kind))
    return number ? [number.key] : []
  })
}
