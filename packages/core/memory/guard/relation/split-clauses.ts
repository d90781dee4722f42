import { MOVES, STATES } from './lexicon/families.js'
import { ARTICLES, COPULAS, FIRST_PERSON, PREPOSITIONS, PRONOUNS } from './lexicon/function-words.js'
import { phraseAt, wordSet } from './lexicon/phrases.js'
import { SIGNALS } from './lexicon/signals.js'
import { stem } from './stem.js'
import type { Word } from './words.js'

const CONJUNCTIONS = new Set([
  'and',
  'but',
  'und',
  'aber',
  'et',
  'mais',
  'y',
  'e',
  'en',
  'pero',
  'maar',
  'ma',
  'mas',
  'sondern',
  'sino',
])

/**
 * Splits a sentence into clauses where a verb, or a subject with its verb, follows a conjunction or a pause. A clause
 * without a subject gets the subject of the first clause.
 */
export function split(words: readonly Word[]): Word[][] {
  const lowers = words.map((word) => word.lower)
  const stems = words.map((word) => word.stem)
  const cuts = words.some((word, at) => at > 0 && (CONJUNCTIONS.has(word.lower) || words[at - 1]?.pause))
  if (!cuts) return [[...words]]
  const verbs = words.map((_, at) => isVerb(lowers, stems, at))
  const parts: Word[][] = []
  const contrasts = new Map<number, readonly Word[]>()
  let start = 0
  for (let at = 1; at < words.length - 1; at += 1) {
    const conjunction = CONJUNCTIONS.has(lowers[at] ?? '')
    if (!conjunction && !words[at - 1]?.pause) continue
    const from = conjunction ? at + 1 : at
    if (BUT.has(lowers[at] ?? '') && endsSomething(lowers.slice(start, at))) {
      parts.push(words.slice(start, at))
      contrasts.set(parts.length, words.slice(start, at))
      start = at + 1
      continue
    }
    const isNow = conjunction && opensNow(words, from)
    if (!isNow && (!verbs.slice(start, at).includes(true) || !opensClause(words, verbs, from))) continue
    parts.push(words.slice(start, at))
    start = from
  }
  parts.push(words.slice(start))
  const subject = subjectWords(parts[0] ?? [], lowers, stems)
  return parts.map((part, at) => {
    if (at === 0) return part
    const contrast = contrasts.get(at)
    if (contrast) return inPlaceOf(contrast, part)
    const opensVerb = isVerb(
      part.map((word) => word.lower),
      part.map((word) => stem(word.lower)),
      0,
    )
    if (opensVerb) return [...subject, ...part]
    return opensNow(part, 0) ? [...(subject.length > 0 ? subject : named(parts[0] ?? [])), ...part] : part
  })
}

const BUT = wordSet('but sondern sino maar ma mas mais')
const endsSomething = (lowers: readonly string[]): boolean => endAt(lowers) >= 0
const endAt = (lowers: readonly string[]): number =>
  lowers.findIndex((_, at) => phraseAt(SIGNALS, lowers, at)?.value === 'ended')

/**
 * Completes the clause after "but" from the clause before it, which says what ended: "no longer goes to the gate but to
 * the door" gives "goes to the door".
 */
function inPlaceOf(former: readonly Word[], rest: readonly Word[]): Word[] {
  const lowers = former.map((word) => word.lower)
  const at = endAt(lowers)
  const length = phraseAt(SIGNALS, lowers, at)?.length ?? 0
  const said = former.filter((_, place) => place < at || place >= at + length)
  const first = rest[0]?.lower ?? ''
  const same = said.findLastIndex(({ lower }) => (PREPOSITIONS.has(first) ? lower === first : COPULAS.has(lower)))
  if (same === -1) return [...rest]
  return [...said.slice(0, PREPOSITIONS.has(first) ? same : same + 1), ...rest]
}

/** Whether the word at `at` is a change word directly before a verb: "now" in "sold the van and now drives a car". */
const opensNow = (words: readonly Word[], at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]]
  return (
    word?.kind === '' &&
    phraseAt(SIGNALS, [word.lower], 0)?.value === 'now' &&
    next?.kind === '' &&
    !next.capital &&
    (/[^s]s$/.test(next.lower) || COPULAS.has(next.lower))
  )
}

/** Returns the name or "I" that a sentence begins with; empty if there is none. */
const named = (words: readonly Word[]): readonly Word[] => {
  const end = words.findIndex((word) => !word.capital && !FIRST_PERSON.has(word.lower))
  return end === -1 ? [] : words.slice(0, end)
}

const subjectWords = (part: readonly Word[], lowers: readonly string[], stems: readonly string[]): readonly Word[] => {
  const verb = part.findIndex((_, at) => isVerb(lowers, stems, at))
  return verb > 0 ? part.slice(0, verb) : []
}

export const AUXILIARY_VERBS = wordSet('has have had does do was were will can hat habe tiene heeft ha tem')

const isVerb = (lowers: readonly string[], stems: readonly string[], at: number): boolean =>
  COPULAS.has(lowers[at] ?? '') ||
  AUXILIARY_VERBS.has(lowers[at] ?? '') ||
  phraseAt(STATES, stems, at) !== null ||
  phraseAt(MOVES, lowers, at) !== null

function opensClause(words: readonly Word[], verbs: readonly boolean[], at: number): boolean {
  if (verbs[at]) return true
  const first = words[at]
  if (!first) return false
  const names = first.capital || [PRONOUNS, FIRST_PERSON, ARTICLES].some((list) => list.has(first.lower))
  return names && verbs.slice(at + 1, at + 5).includes(true)
}
