import { INDEFINITE } from '../../guard/relation/lexicon/function-words.js'
import { ADDRESSEE, isLight, SELF, type Unit } from './statement.js'

/** Who or what a clause is about. */
export interface Subject {
  /** Keys of names, SELF and ADDRESSEE. */
  names: ReadonlySet<string>
  /** Keys of possessors: Ada in "Ada's sister", SELF in "my car". */
  owners: ReadonlySet<string>
  /** Keys of other words: "sister", "car". */
  heads: ReadonlySet<string>
  /** `person`: "he", "she" or "they" stands for a person named before; `thing`: "it" or "this" stands for a thing. */
  pronoun: 'person' | 'thing' | null
  /** Whether the clause has a subject, instead of leaving it out. */
  present: boolean
}

const PERSON = new Set('he she they him her them his their who er sie ihm ihr'.split(' '))
const THING = new Set('it its this that these those which es dieser diese dieses'.split(' '))
/** Whether a word before a verb can be part of the verb's subject; an adverb cannot. */
const isSubject = (unit: Unit): boolean =>
  unit.kind === 'measured' ||
  (unit.kind === 'content' && !isLight(unit)) ||
  [PERSON, THING, INDEFINITE].some((list) => list.has(unit.word.lower))

const read = (units: readonly Unit[]): Subject => {
  const [names, owners, heads] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const unit of units) {
    const { key, kind, owns } = unit
    if (kind === 'name' || key === SELF || key === ADDRESSEE) (owns ? owners : names).add(key)
    else if (kind === 'content') {
      if (owns) owners.add(key)
      heads.add(key)
    }
  }
  const has = (list: ReadonlySet<string>) => units.some(({ word }) => list.has(word.lower))
  return {
    names,
    owners,
    heads,
    pronoun: has(PERSON) ? 'person' : has(THING) ? 'thing' : null,
    present: names.size + owners.size > 0 || units.some((unit) => isSubject(unit)),
  }
}

/** Returns the position of a clause's first verb; -1 if it has none. */
export const verbAt = (clause: readonly Unit[]): number => clause.findIndex(({ verb }) => verb)

/**
 * Returns the subject of each clause of a sentence: the words before its first verb. A relative clause, or a clause
 * without a subject, has the subject of the previous clause.
 */
export function subjectsOf(clauses: readonly (readonly Unit[])[]): Subject[] {
  const subjects: Subject[] = []
  for (const clause of clauses) {
    const subject = read(clause.slice(0, Math.max(0, verbAt(clause))))
    const before = subjects.at(-1)
    const relative = /^(?:who|which|that|welche[rs]?)$/.test(clause[0]?.word.lower ?? '')
    subjects.push(before && (!subject.present || relative) ? before : subject)
  }
  return subjects
}

/** Whether a subject is left out: "Prefers tea" leaves out "I". */
export const isElided = (subject: Subject | undefined): boolean => !subject?.present

/** Returns the units of each clause, in order. */
export function clausesOf(units: readonly Unit[]): Unit[][] {
  const clauses: Unit[][] = []
  for (const unit of units) {
    const list = clauses[unit.clause]
    if (list) list.push(unit)
    else clauses[unit.clause] = [unit]
  }
  return clauses
}

/**
 * Splits the keys of a clause's names and nouns by their role. `first`: who acts ("Ada manages Bob"), or who is
 * something to somebody ("Bob's manager is Ada"); in both examples, Ada. `second`: the other person, Bob.
 */
export function rolesOf(clause: readonly Unit[]): { first: ReadonlySet<string>; second: ReadonlySet<string> } {
  const at = verbAt(clause)
  if (at < 0) return { first: new Set(), second: new Set() }
  const [before, after] = [clause.slice(0, at), clause.slice(at + 1)]
  const isName = ({ kind, key }: Unit) => kind === 'name' || key === SELF
  const isThing = (unit: Unit) => unit.kind === 'content' && !isLight(unit) && !unit.verb
  // Takes all names. Of the other words, takes only the one next to the verb, because only its role is certain.
  const side = (units: readonly Unit[], thing: Unit | undefined) =>
    [...units.filter(isName), ...(thing ? [thing] : [])].map(({ key }) => key)
  const [doer, object] = [before.findLast(isThing), after.find(isThing)]
  const owners = clause.flatMap((unit, place) =>
    (unit.owns || isBehindOf(clause, place)) && (unit.kind === 'name' || unit.key === SELF) ? [unit.key] : [],
  )
  const copula = /^(?:is|are|am|was|were|ist|sind|war|waren|bin)$/.test(clause[at]?.word.lower ?? '')
  const by = after.findIndex(({ word }) => /^(?:by|von|durch)$/.test(word.lower))
  const passive = by >= 0 && after.slice(0, by).some(({ past }) => past)
  if (passive) {
    const agents = after.slice(by)
    return { first: new Set(side(agents, agents.find(isThing))), second: new Set(side(before, doer)) }
  }
  if (copula && owners.length > 0) {
    const holders = [...before, ...after]
      .filter(({ kind, key, owns }) => (kind === 'name' || key === SELF) && !owns)
      .map(({ key }) => key)
    return { first: new Set(holders.filter((key) => !owners.includes(key))), second: new Set(owners) }
  }
  if (copula && !after.some(({ word }) => word.lower === 'than' || word.lower === 'als'))
    return { first: new Set(), second: new Set() }
  return { first: new Set(side(before, doer)), second: new Set(side(after, object)) }
}

const isBehindOf = (clause: readonly Unit[], at: number): boolean =>
  [1, 2].some((back) => /^(?:of|von|des)$/.test(clause[at - back]?.word.lower ?? ''))
