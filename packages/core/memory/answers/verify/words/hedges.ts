import { AUXILIARIES } from '../../../guard/relation/lexicon/function-words.js'
import { type Match, valued } from '../match.js'
import type { Part } from '../parts.js'
import { SELF, type Unit } from '../statement.js'
import type { Mark } from './lexicon.js'

const HEDGES: readonly Mark[] = ['possible', 'intended', 'future', 'condition', 'reported', 'required', 'asked']
/** For each hedge of a source, the hedges of at least as much doubt that an answer may use: "plans to" for "will". */
const WEAKER: Partial<Record<Mark, readonly Mark[]>> = {
  future: ['intended', 'required', 'possible'],
  intended: ['possible'],
  condition: ['possible'],
}

/**
 * Finds a hedge that only the source has; or a negation or "no longer" that only the source or only the part has. Null
 * if there is none.
 */
export function wrongMark({ part, pairs }: Match): string | null {
  const of = [...pairs].filter(
    ([unit, { inSentence, other }]) => inSentence && unit.kind !== 'function' && !isSubjectName(unit, other),
  )
  const words = of.filter(([unit]) => unit.kind === 'content')
  const judged = words.length > 0 ? words : of
  for (const [unit, { other }] of judged) {
    const denied = other.marks.has('negation') && !other.marks.has('ended')
    if (denied !== (unit.marks.has('negation') && !unit.marks.has('ended'))) return `negation at ${unit.word.text}`
    const [ended, claimed] = [other.marks.has('ended'), unit.marks.has('ended') || part.past]
    if (ended && !claimed && !unit.marks.has('negation')) return `no longer so: ${unit.word.text}`
    if (unit.marks.has('ended') && !ended && !other.past) return `not ended: ${unit.word.text}`
    const hedge = HEDGES.find((mark) => other.marks.has(mark) && !keeps(unit, mark, part))
    if (hedge) return `${hedge} at ${unit.word.text}`
  }
  return null
}

const isSubjectName = (unit: Unit, other: Unit): boolean => unit.kind === 'name' || other.key === SELF

const keeps = (unit: Unit, mark: Mark, part: Part): boolean =>
  unit.marks.has(mark) || part.marks.has(mark) || (WEAKER[mark] ?? []).some((weaker) => unit.marks.has(weaker))

/** Finds a hedge that only the part has, so that the part is less sure than its source; null if there is none. */
export function looseMark({ pairs }: Match): string | null {
  for (const [unit, { other, inMain }] of pairs) {
    if (!inMain || unit.kind !== 'content') continue
    const added = HEDGES.find(
      (mark) => unit.marks.has(mark) && ![mark, ...(WEAKER[mark] ?? [])].some((each) => other.marks.has(each)),
    )
    if (added && added !== 'reported') return `added ${added}`
  }
  return null
}

/** Finds a present tense where the source has the past tense: "works at Acme" for "worked at Acme"; else null. */
export function looseTense({ part, pairs, main }: Match): string | null {
  const verb = [...pairs].find(
    ([unit, { inMain, other }]) => inMain && unit.verb && other.verb && unit.kind === 'content',
  )
  if (!verb) return null
  const [unit, { other }] = verb
  return other.past &&
    !unit.past &&
    !part.past &&
    part.present &&
    /s$/.test(unit.word.lower) &&
    unit.relation === null &&
    !main.units.some(({ word }) => AUXILIARIES.has(word.lower))
    ? 'tense'
    : null
}

/** Returns `outdated` if the part speaks of the present but rests on what is no longer true; else null. */
export function outdated({ part, pairs, main, window }: Match): string | null {
  if (part.past || part.marks.has('ended')) return null
  const keys = [...pairs.values()].filter(({ inMain, other }) => inMain && valued(other)).map(({ other }) => other.key)
  if (!window.superseded && !main.gone.some((set) => keys.length > 0 && keys.every((key) => set.has(key)))) return null
  return 'outdated'
}
