import { AUXILIARIES } from '../../guard/relation/lexicon/function-words.js'
import { areSisters } from '../../guard/relation/lexicon/sisters.js'
import { isPlainGivenName } from '../../speaker/name-words.js'
import { areOpposite, OPPOSITE_LEADS, SYMMETRIC } from './lexicon.js'
import type { Part } from './parts.js'
import type { SourceSentence } from './source-text.js'
import { ADDRESSEE, isLight, type Mark, SELF, type Unit } from './statement.js'
import { clausesOf, isElided, rolesOf, type Subject, subjectsOf } from './subject.js'
import { isApart, isWithin, type Period } from './when.js'

/**
 * What a part of an answer's sentence and a few sentences of its source come to.
 * - `wrong`: the source says something else: another number, person, date, or the opposite
 * - `lacking`: a number, name or date is not there
 * - `same`: nothing speaks against it; `covered` says how much of it the source says
 * - `loose`: as `same`, but the source says it less or more surely, or only when it was written
 */
export interface Finding {
  kind: 'wrong' | 'lacking' | 'same' | 'loose'
  /** The share of the part's words that the source has, 0 to 1. */
  covered: number
  /** For tests and measurements: what decided. */
  why: string
}

/** Sentences of a source, as one text. */
export interface Window {
  sentences: readonly SourceSentence[]
  /** Names in the sentences before. */
  before: ReadonlySet<string>
  /** What the source as a whole is about. */
  event: Period | null
  /** The day of writing. */
  written: Period
}

interface Clause {
  units: readonly Unit[]
  subject: Subject
  speaker: ReadonlySet<string>
  of: SourceSentence
}

const LIGHT_WEIGHT = 0.25

/** Compares a part with a window. Takes time linear in both. */
export function check(part: Part, window: Window): Finding {
  const clauses = window.sentences.flatMap((of) => {
    const units = clausesOf(of.statement.units)
    const subjects = subjectsOf(units)
    return units.map((each, at): Clause => ({ units: each, subject: subjects[at] as Subject, speaker: of.speaker, of }))
  })
  const main = mainOf(part, clauses)
  if (!main) return { kind: 'lacking', covered: 0, why: 'nothing' }
  const pairs = pairsOf(part, main, clauses)
  const covered = coverage(part, pairs)
  const found = (kind: Finding['kind'], why: string): Finding => ({ kind, covered, why })
  const wrong =
    wrongNumber(part, pairs, clauses, main) ??
    wrongMark(part, pairs) ??
    opposite(part, pairs, main) ??
    wrongPerson(part, main, window) ??
    wrongRole(part, main) ??
    outdated(part, pairs, main)
  if (wrong) return found('wrong', wrong)
  const dated = dateOf(part, window)
  if (dated === 'wrong') return found('wrong', 'date')
  const missing = missingValue(part, pairs, window, clauses)
  if (missing || dated === 'lacking') return found('lacking', missing ?? 'date')
  const loose = dated === 'loose' ? 'date' : (looseMark(pairs) ?? looseTense(part, pairs, main))
  const other = substituted(part, pairs, main)
  const whom = uncertainPerson(part, pairs, main)
  return loose || whom || other ? found('loose', loose ?? whom ?? `another word: ${other}`) : found('same', '')
}

const valued = (unit: Unit): boolean => unit.kind !== 'function'
const weightOf = (unit: Unit): number => (isLight(unit) ? LIGHT_WEIGHT : 1)

/** The clause with the most of the part's words. */
function mainOf(part: Part, clauses: readonly Clause[]): Clause | null {
  let best: Clause | null = null
  let most = 0
  for (const clause of clauses) {
    let score = 0
    for (const unit of part.units) {
      if (!valued(unit) && unit.key !== SELF) continue
      const match = matchIn(unit, clause.units, clause.speaker)
      // A clause that agrees in what it denies and hedges wins over one with the same words.
      if (match) score += (part.subjectUnits.has(unit) ? 0.5 : 1) * weightOf(unit) * (sameMarks(unit, match) ? 1 : 0.9)
    }
    if (score > most) [best, most] = [clause, score]
  }
  return best
}

const sameMarks = (a: Unit, b: Unit): boolean =>
  a.marks.size === b.marks.size && [...a.marks].every((mark) => b.marks.has(mark))

function matchIn(unit: Unit, units: readonly Unit[], speaker: ReadonlySet<string>): Unit | null {
  let found: Unit | null = null
  for (const other of units) {
    if (!isMatch(unit, other, speaker)) continue
    if (sameMarks(unit, other)) return other
    found ??= other
  }
  return found
}

const HOUR = /^time (\d{1,2}):(\d\d)( open)?$/

function isMatch(unit: Unit, other: Unit, speaker: ReadonlySet<string>): boolean {
  if (unit.kind === 'measured') return other.kind === 'measured' && isSameValue(unit.key, other.key)
  if (other.kind === 'measured') return false
  if (unit.key === other.key) return valued(unit) || unit.key === SELF
  if (unit.kind === 'name') return (other.key === SELF && speaker.has(unit.key)) || other.word.lower === unit.word.lower
  if (unit.key === ADDRESSEE) return other.key === SELF
  if (unit.kind !== 'content' || other.kind === 'function') return false
  if (unit.relation !== null && other.relation !== null) return says(other.relation, unit.relation)
  return isDerived(unit.key, other.key)
}

/** "9:30" without am or pm can be either. */
function isSameValue(a: string, b: string): boolean {
  if (a === b) return true
  const [claimed, said] = [HOUR.exec(a), HOUR.exec(b)]
  if (!claimed || !said || claimed[3] === undefined || claimed[2] !== said[2]) return false
  return Number(claimed[1]) % 12 === Number(said[1]) % 12
}

/** A move to a place says that one lives there; living there says nothing of a move. */
const says = (source: string, claim: string): boolean => {
  const [of, how] = source.split(' ')
  const [claimed, asHow] = claim.split(' ')
  return of === claimed && (how === asHow || (asHow === 'state' && how === 'change'))
}

/** "manage" and "manager", "inspire" and "inspiring". */
const isDerived = (a: string, b: string): boolean => {
  const shorter = Math.min(a.length, b.length)
  return shorter >= 5 && Math.abs(a.length - b.length) <= 4 && a.slice(0, shorter - 1) === b.slice(0, shorter - 1)
}

type Pairs = ReadonlyMap<Unit, { other: Unit; inMain: boolean }>

function pairsOf(part: Part, main: Clause, clauses: readonly Clause[]): Pairs {
  const pairs = new Map<Unit, { other: Unit; inMain: boolean }>()
  const taken = new Set<Unit>()
  for (const unit of part.units) {
    if (!valued(unit) && unit.key !== SELF && unit.key !== ADDRESSEE) continue
    const free = unit.kind === 'measured' ? main.units.filter((each) => !taken.has(each)) : main.units
    const inMain = matchIn(unit, free, main.speaker)
    if (inMain) {
      pairs.set(unit, { other: inMain, inMain: true })
      taken.add(inMain)
    } else
      for (const { units, speaker } of clauses) {
        const other = matchIn(unit, units, speaker)
        if (!other) continue
        pairs.set(unit, { other, inMain: false })
        break
      }
  }
  return pairs
}

function coverage(part: Part, pairs: Pairs): number {
  let [all, met] = [0, 0]
  for (const unit of part.units) {
    if (unit.kind !== 'content' || isOfDate(unit, part)) continue
    all += weightOf(unit)
    if (pairs.has(unit)) met += weightOf(unit)
  }
  return all === 0 ? 1 : met / all
}

/** "Last month" is compared as a date. */
const isOfDate = ({ word }: Unit, { periods }: Part): boolean =>
  periods.some(({ text }) =>
    text
      .toLowerCase()
      .split(/[\s,.]+/)
      .includes(word.lower),
  )

const DATE_KIND = /^(?:date|year|month|weekday)$/
const isDated = (unit: Unit, part: Part): boolean =>
  unit.kind === 'measured' &&
  part.periods.some(
    ({ text }) => text.includes(unit.word.text) || text.includes(unit.word.text.split(' ')[0] as string),
  )

function wrongNumber(part: Part, pairs: Pairs, clauses: readonly Clause[], main: Clause): string | null {
  for (const [at, unit] of part.units.entries()) {
    if (unit.kind !== 'measured' || isDated(unit, part)) continue
    const all = clauses.flatMap(({ units }) => units)
    if (!pairs.has(unit)) {
      const rival = all.some((other) => other.kind === 'measured' && isLike(other, unit))
      if (rival) return `number ${unit.word.text}`
      continue
    }
    if (!/^(?:number|quantity)/.test(unit.word.kind)) continue
    const taken = new Set([...pairs.values()].map(({ other }) => other))
    if (
      !pairs.get(unit)?.inMain &&
      main.units.some((other) => other.kind === 'measured' && isLike(other, unit) && !taken.has(other))
    )
      return `number ${unit.word.text}`
    const counted = part.units.slice(at + 1, at + 3).find(({ kind }) => kind === 'content')
    if (!counted || part.units[at]?.word.pause) continue
    const counts = numbersOf(counted, main.units)
    if (counts.length > 0 && !counts.some((key) => isSameValue(unit.key, key))) return `number of ${counted.word.text}`
  }
  return null
}

/** Of one kind: both amounts, in whatever unit, both dates … */
const isLike = (one: Unit, other: Unit): boolean => familyOf(one) === familyOf(other)
const familyOf = ({ word }: Unit): string => (/^(?:number|quantity)/.test(word.kind) ? 'amount' : word.kind)

/** The numbers that directly precede a word. */
function numbersOf(counted: Unit, units: readonly Unit[]): string[] {
  return units.flatMap((other, at) => {
    if (other.key !== counted.key) return []
    const number = [at - 1, at - 2]
      .map((place) => units[place])
      .find((each) => each && /^(?:number|quantity)/.test(each.word.kind))
    return number ? [number.key] : []
  })
}

const HEDGES: readonly Mark[] = ['possible', 'intended', 'future', 'condition', 'reported', 'required', 'asked']
/** Each is at least as unsure as those it stands for. */
const WEAKER: Partial<Record<Mark, readonly Mark[]>> = {
  future: ['intended', 'required', 'possible'],
  intended: ['possible'],
  condition: ['possible'],
}

/** A denial, an end or a hedge that the source has and the sentence has not, or the other way. */
function wrongMark(part: Part, pairs: Pairs): string | null {
  const of = [...pairs].filter(
    ([unit, { inMain, other }]) => inMain && unit.kind !== 'function' && !isSubjectName(unit, other),
  )
  const predicate = of.filter(([unit]) => unit.kind === 'content' && !part.subjectUnits.has(unit))
  const judged = predicate.length > 0 ? predicate : of
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
  unit.marks.has(mark) ||
  part.marks.has(mark) ||
  (WEAKER[mark] ?? []).some((weaker) => unit.marks.has(weaker)) ||
  (mark === 'reported' && part.marks.has('reported'))

/** The sentence is less sure than its source. */
function looseMark(pairs: Pairs): string | null {
  for (const [unit, { other, inMain }] of pairs) {
    if (!inMain || unit.kind !== 'content') continue
    const added = HEDGES.find(
      (mark) => unit.marks.has(mark) && ![mark, ...(WEAKER[mark] ?? [])].some((each) => other.marks.has(each)),
    )
    if (added && added !== 'reported') return `added ${added}`
  }
  return null
}

function looseTense(part: Part, pairs: Pairs, main: Clause): string | null {
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

/** A word that means the opposite of one of the source's, or stands behind the opposite preposition. */
function opposite(part: Part, pairs: Pairs, main: Clause): string | null {
  const taken = new Set([...pairs.values()].map(({ other }) => other))
  for (const [at, unit] of part.units.entries()) {
    if (!pairs.has(unit) && unit.kind !== 'measured' && unit.kind !== 'name') {
      const rival = main.units.find(
        (other) =>
          !taken.has(other) &&
          other.kind !== 'measured' &&
          (areOpposite(unit.key, other.key) ||
            (unit.kind === 'content' && other.kind === 'content' && areSisters(unit.word.lower, other.word.lower))),
      )
      if (rival && rival.marks.has('negation') === unit.marks.has('negation')) return `opposite of ${rival.word.text}`
    }
    const pair = pairs.get(unit)
    if (!pair?.inMain || unit.kind === 'function') continue
    const against = OPPOSITE_LEADS.get(leadOf(part.units, at))
    const lead = leadOf(main.units, main.units.indexOf(pair.other))
    if (lead !== '' && against?.has(lead)) return `${lead} ${unit.word.text}`
  }
  return null
}

/**
 * A word in the place where the source has another one, in words that are else the same. Models of meaning find such
 * sentences close even where the words exclude each other.
 */
function substituted(part: Part, pairs: Pairs, main: Clause): string | null {
  const taken = new Set([...pairs.values()].map(({ other }) => other))
  const placeOf = (at: number): number => {
    const unit = part.units[at]
    const other = unit && (pairs.get(unit)?.other ?? main.units.find(({ word }) => word.lower === unit.word.lower))
    return other ? main.units.indexOf(other) : -1
  }
  for (const [at, unit] of part.units.entries()) {
    if (unit.kind !== 'content' || pairs.has(unit) || isLight(unit) || isOfDate(unit, part)) continue
    const [before, after] = [placeOf(at - 1), placeOf(at + 1)]
    const rivals = [before < 0 ? undefined : main.units[before + 1], after < 1 ? undefined : main.units[after - 1]]
    const rival = rivals.find((other) => other && other.kind === 'content' && !taken.has(other))
    if (rival) return unit.word.text
  }
  return null
}

/** The preposition before a word, with at most one word between. */
const leadOf = (units: readonly Unit[], at: number): string =>
  [at - 1, at - 2].map((place) => units[place]?.word.lower ?? '').find((lower) => OPPOSITE_LEADS.has(lower)) ?? ''

/** Somebody else does it, or it is about somebody's sister and not about them. */
function wrongPerson(part: Part, main: Clause, window: Window): string | null {
  const { names } = part.subject
  const { subject, speaker } = main
  if (names.size === 0 || part.subject.owners.size > 0) return ownerMoved(part, main)
  // "Ada thinks that it is late" is what Ada says.
  if (speaksItself(part, main)) return null
  const isSpeaker = [...names].some((name) => name === SELF || name === ADDRESSEE || speaker.has(name))
  const has = (keys: ReadonlySet<string>) => [...names].some((name) => keys.has(name))
  if (has(subject.names) || has(subject.heads)) return null
  const speaks = subject.names.has(SELF) || isElided(subject)
  if (speaks) return isSpeaker ? null : 'the speaker is another person'
  if (has(subject.owners) || (isSpeaker && subject.owners.has(SELF)))
    return isInverted(main) ? null : 'somebody of theirs'
  const elsewhere = main.units.some(
    ({ key, kind }) => (names.has(key) && kind !== 'function') || (isSpeaker && key === SELF),
  )
  const others = [...subject.names].filter((name) => name !== ADDRESSEE)
  if (elsewhere) return null
  if (others.length > 0) return `${others[0]} and not they`
  if (subject.pronoun === 'person' && (has(window.before) || has(namesBefore(main, window)))) return null
  if (subject.pronoun === 'person' && isSpeaker) return 'the speaker speaks of another'
  if (isSpeaker) return null
  const isInWindow = window.sentences.some(({ statement }) => statement.units.some(({ key }) => names.has(key)))
  return subject.heads.size > 0 && !isInWindow ? 'about something else' : null
}

const speaksItself = (part: Part, { speaker }: Clause): boolean =>
  part.speaks && [...part.subject.names].some((name) => speaker.has(name))

/** It may be about the person: they say it, but not of themselves, or it is said to "you". */
function uncertainPerson(part: Part, pairs: Pairs, main: Clause): string | null {
  if (speaksItself(part, main)) return null
  for (const unit of part.units) {
    if (unit.kind !== 'name' || pairs.has(unit)) continue
    if (!main.speaker.has(unit.key)) return 'said to you'
    if (!isElided(main.subject)) return 'said by them'
  }
  return null
}

/** "My manager is Ada" says what Ada is. */
const isInverted = ({ units }: Clause): boolean =>
  units.some(({ word }) => /^(?:is|are|was|were|ist|sind|war|waren|named|called|heißt)$/.test(word.lower))

/** "Ada's car" is not "Bob's car". */
function ownerMoved(part: Part, main: Clause): string | null {
  for (const [at, unit] of part.units.entries()) {
    if (!unit.owns || (unit.kind !== 'name' && unit.key !== SELF)) continue
    const owned = part.units.slice(at + 1, at + 5).find(({ kind }) => kind === 'content')
    if (!owned) continue
    const place = main.units.findIndex(({ key }) => key === owned.key)
    const owner = main.units.slice(Math.max(0, place - 4), Math.max(0, place)).findLast(({ owns }) => owns)
    if (place < 0 || !owner) continue
    const isSame =
      owner.key === unit.key || (owner.key === SELF && (main.speaker.has(unit.key) || unit.key === ADDRESSEE))
    if (!isSame && (owner.kind === 'name' || owner.key === SELF)) return `of ${owner.word.text}`
  }
  return null
}

const namesBefore = (main: Clause, window: Window): ReadonlySet<string> =>
  new Set(
    window.sentences.flatMap(({ statement }) =>
      statement.units.filter((unit) => unit.kind === 'name' && !main.units.includes(unit)).map(({ key }) => key),
    ),
  )

/** "Ada manages Bob" against "Bob manages Ada". */
function wrongRole(part: Part, main: Clause): string | null {
  if (speaksItself(part, main) || [...part.units, ...main.units].some(({ key }) => SYMMETRIC.has(key))) return null
  const claimed = rolesOf(part.units)
  const said = rolesOf(main.units)
  const named = (keys: ReadonlySet<string>) =>
    new Set([...keys].flatMap((key) => (key === SELF && main.speaker.size > 0 ? [...main.speaker] : [key])))
  const [first, second] = [named(said.first), named(said.second)]
  const swapped = (keys: ReadonlySet<string>, into: ReadonlySet<string>, not: ReadonlySet<string>) =>
    [...keys].some((key) => into.has(key) && !not.has(key))
  return swapped(claimed.first, second, first) && swapped(claimed.second, first, second) ? 'who does it to whom' : null
}

/** The source's words that say it no longer hold: they support only what is said to be past. */
function outdated(part: Part, pairs: Pairs, main: Clause): string | null {
  if (part.past || part.marks.has('ended')) return null
  const { superseded, gone } = main.of
  const keys = [...pairs.values()].filter(({ inMain, other }) => inMain && valued(other)).map(({ other }) => other.key)
  if (!superseded && !gone.some((set) => keys.length > 0 && keys.every((key) => set.has(key)))) return null
  // What happened once stays true, whatever holds now.
  return 'outdated'
}

function dateOf(part: Part, { sentences, event, written }: Window): 'wrong' | 'lacking' | 'loose' | null {
  let loose = false
  for (const period of part.periods) {
    const said = sentences.flatMap(({ periods }) => periods)
    if (said.some((each) => isWithin(each, period))) continue
    const isWritten = sentences.some(({ text }) => text.toLowerCase().includes(period.text.toLowerCase()))
    const isRelative = !/\d/.test(period.text)
    if (isWritten && !isRelative && said.some(({ text }) => text.toLowerCase() === period.text.toLowerCase())) continue
    if (isWritten && isRelative) {
      loose = true
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

/** Whether "she" or "it" can stand for a name. */
const mayBe = ({ pronoun }: Subject, { word }: Unit): boolean =>
  pronoun === 'person' || (pronoun === 'thing' && !isPlainGivenName(word.lower))

/** A number, code or name that is not in the source at all. */
function missingValue(part: Part, pairs: Pairs, window: Window, clauses: readonly Clause[]): string | null {
  for (const unit of part.units) {
    if (pairs.has(unit)) continue
    if (unit.kind === 'measured' && !(isDated(unit, part) && DATE_KIND.test(unit.word.kind)) && !isDated(unit, part)) {
      if (unit.word.lower === '1' && /^one$/i.test(unit.word.text)) continue
      return `number ${unit.word.text}`
    }
    if (unit.kind === 'name' && !isDated(unit, part)) {
      if (window.before.has(unit.key) && clauses.some(({ subject }) => mayBe(subject, unit))) continue
      if (clauses.some(({ speaker }) => speaker.has(unit.key))) continue
      if (clauses.some(({ units }) => units.some(({ key }) => key === ADDRESSEE))) continue
      return `name ${unit.word.text}`
    }
  }
  return null
}
