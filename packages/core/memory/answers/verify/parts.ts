import { COPULAS } from '../../guard/relation/lexicon/function-words.js'
import { SELF, type Unit } from './statement.js'
import { clausesOf, type Subject, subjectsOf, verbAt } from './subject.js'
import { isSpeaking, isTelling, type Mark } from './words/lexicon.js'
import type { Period } from './words/when.js'

/** One thing that a sentence of an answer says. */
export interface Part {
  units: readonly Unit[]
  /** The words of the part as written, with its subject. */
  text: string
  subject: Subject
  subjectUnits: ReadonlySet<Unit>
  /** All marks of the part's words. */
  marks: ReadonlySet<Mark>
  periods: readonly Period[]
  /** The part's words that belong to dates, which are compared as dates. */
  dated: ReadonlySet<Unit>
  /** Whether the part says what was true, or until when it was. */
  past: boolean
  present: boolean
  /** Whether the part says that somebody said something. */
  tells: boolean
  /** Whether the part says that somebody said or believes something. */
  speaks: boolean
}

const UNTIL = /^(?:until|till|previously|formerly|earlier|once|originally|bis|früher|damals|zuvor|ehemals)$/

/** Whether a word is a past form; "married" in "is married" is not. */
const isPast = (units: readonly Unit[], at: number): boolean =>
  units[at]?.past === true && !units.slice(Math.max(0, at - 3), at).some(({ word }) => COPULAS.has(word.lower))

/** Splits a sentence into what it says: its clauses, each with its subject. */
export function partsOf(units: readonly Unit[], periods: readonly Period[]): Part[] {
  const clauses = merged(clausesOf(units))
  const subjects = subjectsOf(clauses)
  let subjectUnits: readonly Unit[] = []
  return clauses.map((clause, at) => {
    const own = clause.slice(0, Math.max(0, verbAt(clause)))
    const subject = subjects[at] as Subject
    const isOwn = at === 0 || subject !== subjects[at - 1]
    if (isOwn) subjectUnits = own
    const all = isOwn ? clause : [...subjectUnits.filter((unit) => !clause.includes(unit)), ...clause]
    const text = all.map(({ word }) => word.text).join(' ')
    const dates = periods.filter((period) => clauses.findIndex((each) => mentions(each, period)) === at)
    return {
      units: all,
      text,
      subject,
      subjectUnits: new Set(subjectUnits),
      marks: new Set(all.flatMap(({ marks }) => [...marks])),
      periods: dates,
      dated: new Set(all.filter((unit) => isOfDate(unit, dates))),
      past: all.some((unit, place) => UNTIL.test(unit.word.lower) || isPast(all, place)),
      present: all.some(({ verb, past }) => verb && !past),
      tells: all.some(({ word }) => isTelling(word.lower)),
      speaks: all.some(({ word }) => isSpeaking(word.lower)),
    }
  })
}

const DATE = /^(?:date|month|weekday)$/

/** Whether a word is part of a date ("last month", "5 May"). The name of a month counts in any language. */
export const isOfDate = ({ word }: Unit, dates: readonly Period[]): boolean =>
  dates.some(({ words }) =>
    word.text
      .toLowerCase()
      .split(/[\s,.]+/)
      .every((each) => words.has(each) || (DATE.test(word.kind) && !/\d/.test(each))),
  )

const mentions = (clause: readonly Unit[], { text }: Period): boolean => {
  const [first = ''] = text.toLowerCase().split(/[\s.,]+/)
  return clause.some(
    ({ word }) => word.text.toLowerCase().split(' ').includes(first) || word.text.toLowerCase().startsWith(first),
  )
}

const says = (clause: readonly Unit[]): boolean => clause.some(({ kind, key }) => kind !== 'function' && key !== SELF)

/** Joins a clause to the previous one if it has no verb, or if one of the two says nothing of its own ("and so on"). */
function merged(clauses: readonly Unit[][]): Unit[][] {
  const found: Unit[][] = []
  for (const clause of clauses) {
    const last = found.at(-1)
    if (last && (!says(clause) || verbAt(clause) < 0 || !says(last))) last.push(...clause)
    else found.push([...clause])
  }
  return found
}
