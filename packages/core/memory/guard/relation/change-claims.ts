import { claimValues } from './copula-claims.js'
import type { Frame } from './frame.js'
import { claimHolder } from './holder-claims.js'
import { CHANGE_VERBS, CHANGES } from './lexicon/families.js'
import { AUXILIARIES } from './lexicon/function-words.js'
import { phraseAt, phraseList, phrases, wordSet } from './lexicon/phrases.js'
import { stem } from './stem.js'
import { contentOf } from './subject.js'
import { measuredValues, nameOf, phraseOf } from './values.js'

const FROM = wordSet('from von vom de du desde van da dal dalla')
const TO = wordSet('to into auf zu nach à au a al naar para')
export const REPLACED = wordSet(
  'replaced swapped exchanged ersetzt ersetzte remplacé reemplazó vervangen sostituito substituiu',
)
const BY = wordSet('with by for durch par por mit door con')
const TAKES = wordSet('took taken takes')
const TAKES_OVER = phrases(
  phraseList(
    'took over as;taken over as;appointed as;appointed;elected as;elected;became;become;succeeded as;takes over as;stepped in as;übernahm als;ist jetzt',
  ).map((phrase) => [phrase, true] as const),
)
/** Properties that "switched from A to B" may be about. Empty: the subject itself is the property ("the price"). */
const REPLACEABLE = ['use', 'home', 'employer', '']

/** Adds claims for a clause such as "switched from A to B" or "replaced A with B". Returns whether it added any. */
export function claimReplacement(frame: Frame): boolean {
  for (let at = 1; at < frame.words.length; at += 1) {
    const lower = frame.lowers[at] ?? ''
    if (CHANGE_VERBS.has(lower)) {
      const former = formerAfter(frame, at)
      if (former) return replace(frame, at, former.from, former.to)
    }
    if (REPLACED.has(lower) && !AUXILIARIES.has(frame.lowers[at - 1] ?? '')) {
      const by = frame.lowers.findIndex((word, index) => index > at + 1 && BY.has(word))
      if (by > 0) return replace(frame, at, at + 1, by)
    }
  }
  return false
}

/** Finds "from A to" after the change verb at `at`. Returns the positions of A and of "to"; null if there is none. */
function formerAfter(frame: Frame, at: number): { from: number; to: number } | null {
  let from = at + 1
  while (from < at + 3 && CHANGE_VERBS.has(frame.lowers[from] ?? '')) from += 1
  if (!FROM.has(frame.lowers[from] ?? '')) return null
  const to = frame.lowers.slice(0, from + 8).findIndex((word, index) => index > from + 1 && TO.has(word))
  return to === -1 ? null : { from: from + 1, to }
}

function replace(frame: Frame, verbAt: number, from: number, to: number): boolean {
  const subject = frame.subject(frame.words.slice(0, verbAt), verbAt)
  const formerWords = frame.words.slice(from, to)
  // In "from 41 pounds", the value is 41.
  const former = measuredValues(formerWords)[0]?.words ?? contentOf(formerWords, ['@'])
  const latter = frame.words.slice(to + 1)
  const value = measuredValues(latter)[0] ?? nameOf(latter) ?? phraseOf(latter)
  if (!subject || !value || former.length === 0) return false
  for (const noun of REPLACEABLE) {
    const bag = noun === '' ? subject.bag : [...subject.bag, stem(noun)]
    const cue = frame.text(verbAt, verbAt + 1)
    // If the property is uncertain, the claim only ends the former value.
    const isSure = noun === 'use' || (noun === '' && subject.property !== null)
    const latterValue = isSure ? value : { ...value, kind: 'replacement' }
    frame.add('is', bag, subject.property ?? 'loose', latterValue, { subject, cue, replaced: former })
  }
  // The former value may belong to any property of the subject, so a `was` claim names the value without a property.
  if (subject.isName) {
    const cue = frame.text(verbAt, verbAt + 1)
    const latterValue = { ...value, kind: 'replacement' }
    frame.add('was', [...subject.bag, ...former], 'loose', latterValue, { subject, cue, replaced: former })
  }
  return true
}

/** Adds claims for a clause such as "The deadline was extended to 19 May". Returns whether the clause has this form. */
export function claimChange(frame: Frame): boolean {
  for (let at = 1; at < frame.words.length; at += 1) {
    const found = phraseAt(CHANGES, frame.lowers, at)
    if (!found) continue
    const subject = frame.subject(frame.words.slice(0, at), at)
    const predicate = frame.words.slice(at + found.length, frame.words.length - found.closing)
    if (subject) claimValues(frame, subject, predicate, frame.text(at, at + 1))
    return true
  }
  return false
}

/** Reads "Ana took over as owner of the service" as a claim that Ana is its owner. Returns whether it made one. */
export function claimTakeover(frame: Frame): boolean {
  const as = frame.lowers.findIndex((lower, at) => at > 1 && (lower === 'as' || lower === 'als'))
  const verb = frame.lowers.findIndex(
    (lower, at) => at > 0 && at < as && (REPLACED.has(lower) || lower === 'succeeded'),
  )
  if (verb > 0) {
    // Active: "Ana replaced Tom as owner". Passive: "Tom was replaced as owner by Ana".
    const by = frame.lowers.findIndex((lower, at) => at > as + 1 && BY.has(lower))
    const isPassive = AUXILIARIES.has(frame.lowers[verb - 1] ?? '')
    if (isPassive && by === -1) return false
    const former = contentOf(isPassive ? frame.words.slice(0, verb) : frame.words.slice(verb + 1, as), ['@'])
    const holder = isPassive ? frame.words.slice(by + 1) : frame.words.slice(0, verb)
    return claimHolder(
      frame,
      holder,
      frame.words.slice(as + 1, isPassive ? by : undefined),
      frame.text(verb, verb + 1),
      former,
    )
  }
  const over = frame.lowers.findIndex((lower, at) => at > 1 && lower === 'over' && frame.lowers[at + 1] === 'from')
  if (over > 0 && over < as && TAKES.has(frame.lowers[over - 1] ?? '')) {
    // The clause has the form "Ana took over from Tom as owner".
    const former = contentOf(frame.words.slice(over + 2, as), ['@'])
    const cue = frame.text(over - 1, over + 1)
    return claimHolder(frame, frame.words.slice(0, over - 1), frame.words.slice(as + 1), cue, former)
  }
  for (let at = 1; at < frame.words.length; at += 1) {
    const found = phraseAt(TAKES_OVER, frame.lowers, at)
    if (!found) continue
    const before = frame.words.slice(0, at)
    return claimHolder(frame, before, frame.words.slice(at + found.length), frame.text(at, at + found.length))
  }
  return false
}
