import { type Reading, readClaims } from './claims.js'
import type { Claim } from './frame.js'
import { type Relation, type RelationKind, type Said, UNRELATED } from './said.js'
import { slotChange } from './slot/slot-change.js'
import { exclude, sameRest } from './values.js'

/**
 * Decides what a newly written statement does to a known one. Compares the claims about the same property of the same
 * subject. Two claims are related only if they cannot both hold. The new one supersedes only if it announces a change,
 * has a later date, or has the same writer ("Supersession" and "Flag" in docs/decisions.md). If no claims are related,
 * a learned score decides whether the statements are in conflict or unrelated. Takes time linear in the length of both
 * statements; reads at most 2,000 characters and 12 sentences of each.
 * @param older the known statement, written first
 * @param newer the statement to decide on
 */
export function compare(older: Said, newer: Said): Relation {
  const relation = compareClaims(older, newer)
  return relation.kind === 'unrelated' ? slotChange(older, newer) : relation
}

export function compareClaims(older: Said, newer: Said): Relation {
  const known = read(older)
  if (known.claims.length === 0) return UNRELATED
  const said = read(newer)
  const byKey = new Map<string, Claim[]>()
  for (const claim of known.claims) byKey.set(claim.key, [...(byKey.get(claim.key) ?? []), claim])
  const found: Finding[] = []
  for (const claim of said.claims) {
    for (const other of byKey.get(claim.key) ?? []) {
      const finding = relate(other, claim, said, { older, newer })
      if (finding) found.push({ ...finding, older: other, newer: claim })
    }
  }
  return concluded(found, known)
}

/** Cache of readings, because a statement is compared with several others. */
const readings = new WeakMap<Said, Reading>()

function read(said: Said): Reading {
  const known = readings.get(said)
  if (known) return known
  const reading = readClaims(said.text, said.speaker)
  readings.set(said, reading)
  return reading
}

interface Finding {
  kind: RelationKind
  because: string
  cue: string | null
  older: Claim
  newer: Claim
}
type Decision = Pick<Finding, 'kind' | 'because' | 'cue'>
interface Pair {
  older: Said
  newer: Said
}

const ORDER: readonly RelationKind[] = ['supersedes', 'superseded', 'conflict']

function concluded(found: readonly Finding[], known: Reading): Relation {
  const kind = ORDER.find((each) => found.some((finding) => finding.kind === each))
  const finding = found.find((each) => each.kind === kind)
  if (!kind || !finding) return UNRELATED
  const { older, newer } = finding
  const words = {
    slot: older.slot,
    older: older.value.text,
    newer: newer.value.text,
    cue: finding.cue,
  }
  const evidence = evidenceOf(finding)
  if (kind !== 'supersedes') return { kind, evidence, words, outdated: [] }
  const gone = new Set(found.filter((each) => each.kind === kind).map((each) => each.older.clause))
  const isWhole = known.clauses.every((clause, at) => gone.has(at) || clause.words.length < 2)
  if (isWhole && saysNoMore(older)) return { kind, evidence, words, outdated: [] }
  return { kind: 'outdates', evidence, words, outdated: [...gone].map((at) => known.clauses[at]?.text ?? '') }
}

/** Whether the clause says nothing besides its value. False for "in Berlin with her two cats". */
const saysNoMore = (claim: Claim) => claim.value.kind !== 'name' || claim.exactRest || claim.value.rest.length === 0

function evidenceOf({ kind, older, newer, because }: Finding): string {
  const [a, b] = [older.value.text, newer.value.text]
  const isOlder = `'${b}' is older than '${a}' because ${because}`
  if (older.value.kind === 'polarity') {
    if (kind === 'conflict') return `'${a}' and '${b}' cannot both be true, and ${because}`
    return kind === 'superseded' ? isOlder : `'${b}' ends '${a}' because ${because}`
  }
  if (newer.ended) return `'${a}' is no longer true for '${older.slot}' because ${because}`
  const single = `Only one value can be true for '${older.slot}'`
  if (kind === 'conflict') return `${single}: '${a}' and '${b}' exclude each other, and ${because}`
  if (kind === 'superseded') return `${single}: ${isOlder}`
  return `${single}: '${b}' replaces '${a}' because ${because}`
}

function relate(older: Claim, newer: Claim, said: Reading, pair: Pair): Decision | null {
  if (older.value.kind === 'polarity' || newer.value.kind === 'polarity') return relateWholes(older, newer, pair)
  if (older.ended || older.negated) return null
  if (newer.ended) return covers(older.value.words, newer.value.words) ? byCue(newer) : null
  if (newer.negated || newer.additive) return null
  if (newer.replaced && isReplaced(newer.replaced, older.value)) return byCue(newer)
  if (newer.replaced && newer.holds === 'loose') return null
  const announced = newer.cue !== null
  const isOpen = !older.exactRest && !newer.exactRest && older.value.kind === 'name'
  if (!isOpen && !sameRest(older.value, newer.value, !(older.exactRest && newer.exactRest))) return null
  const isMany = older.holds === 'many' || newer.holds === 'many'
  // Two statements "currently working on …" exclude each other, although a person can work on several things.
  if (isMany && (older.cue?.toLowerCase() !== 'currently' || older.cue !== newer.cue || !older.key.includes('work')))
    return null
  const isFixed = older.holds === 'fixed'
  if (!exclude(older.value, newer.value, isFixed || (announced && older.holds !== 'strict'))) return null
  // A list that repeats the known value ("Python and JavaScript" after "Python") only adds values to it.
  const whole = said.clauses[newer.clause]?.words ?? []
  if (!newer.replaced && older.value.words.every((word) => whole.some((other) => other.lower === word))) return null
  return decide(older, newer, pair)
}

/** Whether the replaced words name the value; for an address, a part such as the street is enough. */
const isReplaced = (replaced: readonly string[], value: Claim['value']) =>
  covers(replaced, value.words) ||
  (value.kind === 'address' && replaced.length > 1 && replaced.every((word) => value.words.includes(word)))

const covers = (a: readonly string[], b: readonly string[]) =>
  a.length > 0 && b.every((word) => a.includes(word)) && a.every((word) => b.includes(word))

function relateWholes(older: Claim, newer: Claim, pair: Pair): Decision | null {
  if (older.value.kind !== newer.value.kind) return null
  const [was, is] = [older, newer].map((claim) => !claim.negated && !claim.ended)
  if (was === is) return null
  if (newer.cue !== null && !older.ended) return byCue(newer)
  if (older.ended) return newer.cue === null ? null : byCue(newer)
  return byDate(pair) ?? CONFLICT
}

const byCue = (newer: Claim): Decision => ({
  kind: 'supersedes',
  because: `the text says '${newer.cue}'`,
  cue: newer.cue,
})
const CONFLICT: Decision = { kind: 'conflict', because: 'nothing shows which of the two is newer', cue: null }

function decide(older: Claim, newer: Claim, pair: Pair): Decision | null {
  const isFixed = older.holds === 'fixed' || newer.holds === 'fixed'
  if (isFixed) return newer.correction ? byCue(newer) : CONFLICT
  const isDated =
    !/^(?:date|time|weekday|month|year|schedule)$/.test(newer.value.kind) || pair.newer.eventDateSource === 'given'
  const dated = isDated ? byDate(pair) : null
  if (dated?.kind === 'superseded' && !isToldLate(newer, pair)) return dated
  if (newer.cue !== null) return byCue(newer)
  const isLoose = older.holds === 'loose' || newer.holds === 'loose'
  if (isLoose) return null
  if (dated) return dated
  const isChangeable = older.holds === 'one' && newer.holds === 'one'
  if (isChangeable && pair.older.writer === pair.newer.writer) {
    return { kind: 'supersedes', because: 'the same writer wrote the new statement later', cue: null }
  }
  return CONFLICT
}

/** A change still counts as newer if it is dated at most this many days before the known statement: one season. */
const RECENT_DAYS = 92

/** Whether the date in the newer text is when its value began to hold, as in "since 2024" and "moved last month". */
function isToldLate(claim: Claim, { newer, older }: Pair): boolean {
  if (newer.eventDateSource !== 'text' || claim.cue === null) return false
  const days = (older.eventDate.getTime() - newer.eventDate.getTime()) / 86_400_000
  return claim.holdsNow || days <= RECENT_DAYS
}

/** Decides by event dates. Null if both have the same day, or if the newer statement has only its date of writing. */
function byDate({ older, newer }: Pair): Decision | null {
  if (newer.eventDateSource === 'written') return null
  const [was, is] = [older, newer].map((said) => said.eventDate.toISOString().slice(0, 10)) as [string, string]
  if (was === is) return null
  const because = `the new statement is dated ${is} and the known one ${was}`
  return { kind: is > was ? 'supersedes' : 'superseded', because, cue: null }
}
