import { isPlainGivenName } from '../../../speaker/name-words.js'
import type { Match } from '../match.js'
import type { SourceClause } from '../source-text.js'
import { ADDRESSEE, SELF, type Unit } from '../statement.js'
import { isElided, rolesOf, type Subject } from '../subject.js'
import { SYMMETRIC } from './lexicon.js'

/**
 * Finds something that the part says of one person and the source says of somebody else, for example of Ada instead of
 * Ada's sister. Null if there is nothing of that kind.
 */
export function wrongPerson(match: Match): string | null {
  const { part, main, window } = match
  const { names } = part.subject
  const { subject, speaker } = main
  if (names.size === 0 || part.subject.owners.size > 0) return ownerMoved(match)
  // "Ada thinks that it is late" is right if Ada herself says in the source that it is late.
  if (speaksItself(match)) return null
  const isSpeaker = [...names].some((name) => name === SELF || name === ADDRESSEE || speaker.has(name))
  const has = (keys: ReadonlySet<string>) => [...names].some((name) => keys.has(name))
  if (has(subject.names) || has(subject.heads)) return null
  const speaks = subject.names.has(SELF) || isElided(subject)
  if (speaks) return isSpeaker ? null : 'the speaker is another person'
  if (has(subject.owners) || (isSpeaker && subject.owners.has(SELF)))
    return isInverted(main) ? null : 'somebody of theirs'
  const isInMain = part.units.some((unit) => names.has(unit.key) && match.pairs.get(unit)?.inMain)
  const elsewhere = isInMain || (isSpeaker && main.index.has(SELF))
  const others = [...subject.names].filter((name) => name !== ADDRESSEE)
  if (elsewhere) return null
  if (others.length > 0) return `${others[0]} and not they`
  if (subject.pronoun === 'person' && (has(window.before) || has(namesBefore(match)))) return null
  if (subject.pronoun === 'person' && isSpeaker) return 'the speaker speaks of another'
  if (isSpeaker) return null
  const isInWindow = window.sentences.some((sentence) => has(sentence.names))
  return subject.heads.size > 0 && !isInWindow ? 'about something else' : null
}

const speaksItself = ({ part, main }: Match): boolean =>
  part.speaks && [...part.subject.names].some((name) => main.speaker.has(name))

/**
 * Finds a person whom the part names but whom the source perhaps does not mean: the source has the name only nearby, or
 * the person is the speaker and speaks of something else. Null if there is no such person.
 */
export function uncertainPerson(match: Match): string | null {
  if (speaksItself(match)) return null
  const { part, pairs, main } = match
  for (const unit of part.units) {
    const pair = pairs.get(unit)
    if (unit.kind !== 'name') continue
    const isNamed = pair?.inSentence || main.subject.pronoun === 'person' || main.speaker.has(unit.key)
    // In "Thanks, Ada! The cake is good", nothing is said of Ada.
    if (!isNamed) return 'named elsewhere'
    if (pair) continue
    if (!isElided(main.subject)) return 'said by them'
  }
  return null
}

/** Whether a clause says what somebody is: "My manager is Ada". */
const isInverted = ({ units }: SourceClause): boolean =>
  units.some(({ word }) => /^(?:is|are|was|were|ist|sind|war|waren|named|called|heißt)$/.test(word.lower))

/** Finds something with another owner ("Ada's car" for "Bob's car"); else null. */
function ownerMoved({ part, main }: Match): string | null {
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

const namesBefore = ({ main, clauses }: Match): ReadonlySet<string> =>
  new Set(
    clauses
      .filter((each) => each !== main)
      .flatMap(({ units }) => units.filter(({ kind }) => kind === 'name').map(({ key }) => key)),
  )

/** Finds swapped roles ("Ada manages Bob" for "Bob manages Ada"); else null. */
export function wrongRole(match: Match): string | null {
  const { part, main } = match
  if (speaksItself(match) || [...part.units, ...main.units].some(({ key }) => SYMMETRIC.has(key))) return null
  const claimed = rolesOf(part.units)
  const said = rolesOf(main.units)
  const named = (keys: ReadonlySet<string>) =>
    new Set([...keys].flatMap((key) => (key === SELF && main.speaker.size > 0 ? [...main.speaker] : [key])))
  const [first, second] = [named(said.first), named(said.second)]
  const swapped = (keys: ReadonlySet<string>, into: ReadonlySet<string>, not: ReadonlySet<string>) =>
    [...keys].some((key) => into.has(key) && !not.has(key))
  return swapped(claimed.first, second, first) && swapped(claimed.second, first, second) ? 'who does it to whom' : null
}

/** Whether a subject such as "she" or "it" can stand for a name. */
const mayBe = ({ pronoun }: Subject, { word }: Unit): boolean =>
  pronoun === 'person' || (pronoun === 'thing' && !isPlainGivenName(word.lower))

/** Finds a name that is not in the source at all; else null. */
export function missingName({ part, pairs, window, clauses }: Match): string | null {
  for (const unit of part.units) {
    if (unit.kind !== 'name' || pairs.has(unit) || part.dated.has(unit)) continue
    if (window.before.has(unit.key) && clauses.some(({ subject }) => mayBe(subject, unit))) continue
    if (clauses.some(({ speaker, index }) => speaker.has(unit.key) || index.has(ADDRESSEE))) continue
    return `name ${unit.word.text}`
  }
  return null
}
