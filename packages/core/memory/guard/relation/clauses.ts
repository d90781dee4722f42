import { MOVES, propertyOf, STATES } from './lexicon/families.js'
import { ARTICLES, COPULAS } from './lexicon/function-words.js'
import { phraseAt } from './lexicon/phrases.js'
import { BOUNDS, MODIFYING, NO_MORE, SIGNALS, SINCE, TIME_WORDS } from './lexicon/signals.js'
import { sentencesOf } from './sentences.js'
import { AUXILIARY_VERBS, split } from './split-clauses.js'
import { plainText, type Word, wordsOf } from './words.js'

/** One assertion in a text. `words` leaves out the words for its status (negated, a guess, no longer true …). */
export interface Clause {
  /** As written, with white space normalized. */
  text: string
  words: readonly Word[]
  /** The words that announce a change; null if there are none. */
  cue: string | null
  /** Whether the value held before and no longer holds. */
  ended: boolean
  negated: boolean
  /** Whether the clause is not asserted, but a question, guess, plan, condition or somebody's opinion. */
  open: boolean
  /** Whether the clause adds a value to existing values ("also"). */
  additive: boolean
  correction: boolean
  /** Whether the clause is about one day or week only ("today"): it does not contradict clauses about other days. */
  deictic: boolean
  /** The words after "instead of" or ", not": a value that no longer holds. */
  replaced: readonly Word[]
}

/**
 * Returns the clauses of a text, in order. A clause without a subject gets the first subject of its sentence.
 */
export function clausesOf(text: string): Clause[] {
  return sentencesOf(text).flatMap((sentence) => {
    if (sentence.includes('?') || FORMULA.test(sentence)) return [unread(sentence)]
    const words = wordsOf(labelled(sentence))
    const spoken = words.filter((word) => word.kind !== '' || SPOKEN.test(word.text))
    return split(spoken).map(readSignals)
  })
}

/** Reads "Deadline: 5 May" as "Deadline is 5 May". In "Marta: hello", the label is only the speaker. */
function labelled(sentence: string): string {
  const colon = sentence.slice(0, 60).indexOf(': ')
  if (colon < 3 || !/^\p{Lu}/u.test(sentence)) return sentence
  const label = sentence.slice(0, colon).toLowerCase().split(' ')
  // "Her number has changed: it is …" has a verb already.
  if (label.some((word) => COPULAS.has(word) || AUXILIARY_VERBS.has(word))) return sentence
  return label.some((word) => propertyOf(word) !== undefined)
    ? `${sentence.slice(0, colon)} is ${sentence.slice(colon + 2)}`
    : sentence
}

const SPOKEN = /[\p{L}\p{N}]/u
/** A sentence with one of these characters is taken for a formula, markup or code, and is not read. */
const FORMULA = /[\\={}|<>^*#]/

const NOTHING = {
  cue: null,
  ended: false,
  negated: false,
  open: false,
  additive: false,
  correction: false,
  deictic: false,
}
/** Returns a question or a formula as a clause without anything to compare. */
const unread = (sentence: string): Clause => ({
  ...NOTHING,
  text: sentence,
  words: sentence
    .split(/\s+/, 3)
    .map((text) => ({ text, lower: text, stem: text, kind: '', capital: false, pause: false })),
  open: true,
  replaced: [],
})

function readSignals(words: readonly Word[]): Clause {
  const clause: Clause = {
    ...NOTHING,
    text: plainText(words),
    words: [],
    replaced: [],
  }
  const lowers = words.map((word) => word.lower)
  const stems = words.map((word) => word.stem)
  const kept: Word[] = []
  for (let at = 0; at < words.length; ) {
    const contrast = contrastAt(words, at)
    if (contrast > 0) {
      clause.replaced = words.slice(at + contrast)
      clause.cue ??= words
        .slice(at, at + contrast)
        .map((word) => word.text)
        .join(' ')
      break
    }
    const since = sinceAt(words, lowers, at)
    if (since > 0) {
      clause.cue ??= words
        .slice(at, at + since)
        .map((word) => word.text)
        .join(' ')
      at += since
      continue
    }
    // The words of a verb take precedence: the "si" in "si è trasferito" does not mean "if".
    const verb = phraseAt(STATES, stems, at) ?? phraseAt(MOVES, lowers, at)
    if (verb && verb.length > 1) {
      kept.push(...words.slice(at, at + verb.length))
      at += verb.length
      continue
    }
    const signal = words[at]?.kind === '' ? phraseAt(SIGNALS, lowers, at) : null
    if (!signal) {
      kept.push(words[at] as Word)
      at += 1
      continue
    }
    const said = words
      .slice(at, at + signal.length)
      .map((word) => word.text)
      .join(' ')
    if (signal.value === 'now') clause.cue ??= said
    else if (signal.value === 'ended') {
      clause.ended = true
      clause.cue = said
    } else if (signal.value === 'negation') {
      clause.negated = true
      // "The chance of not drawing an ace": the negation is part of the subject, so no claim is read from it.
      if (/^(?:of|for|by|or|and|if)$/.test(lowers[at - 1] ?? '')) clause.open = true
    } else if (signal.value === 'open') clause.open = true
    else if (signal.value === 'deictic') clause.deictic = true
    else if (signal.value === 'additive') clause.additive = true
    else if (signal.value === 'correction') {
      clause.correction = true
      clause.cue ??= said
    }
    at += signal.length
  }
  clause.words = clause.negated ? withoutNoMore(clause, kept) : kept
  return clause
}

/**
 * Marks a negated clause as ended if it says so ("does not live in Berlin any more", "ne travaille plus"). Returns its
 * words without "any more" or "plus".
 */
function withoutNoMore(clause: Clause, kept: readonly Word[]): Word[] {
  const at = kept.findIndex((word) => NO_MORE.has(word.lower))
  if (at === -1) return [...kept]
  clause.ended = true
  clause.cue = kept[at]?.text ?? null
  const any = kept[at - 1]?.lower === 'any' ? at - 1 : at
  return [...kept.slice(0, any), ...kept.slice(at + 1)]
}

/**
 * Finds "instead of …", "statt …" or "…, not …" at `at`. Returns the number of words before the value that no longer
 * holds; 0 if no such phrase starts here.
 */
function contrastAt(words: readonly Word[], at: number): number {
  const [first, second] = [words[at]?.lower, words[at + 1]?.lower]
  if (at === 0) return 0
  if (first === 'instead' && second === 'of') return 2
  if (first === 'statt' || first === 'anstatt') return 1
  if (first === 'au' && second === 'lieu') return 3
  if (first === 'not' && words[at - 1]?.pause && words.length - at <= 5) return 1
  return 0
}

const ofTime = (word: Word | undefined): boolean =>
  word !== undefined && (/^(?:date|time|weekday|month|year)$/.test(word.kind) || TIME_WORDS.has(word.lower))

/** Returns the number of words of a phrase such as "since June" or "from Monday on"; 0 if none starts here. */
function sinceAt(words: readonly Word[], lowers: readonly string[], at: number): number {
  const opening = phraseAt(SINCE, lowers, at)
  if (!opening || BOUNDS.has(lowers[at + opening.length] ?? '')) return 0
  let end = at + opening.length
  let timed = false
  while (end < words.length && end - at < 6 && ofTime(words[end])) {
    timed ||= !ARTICLES.has(lowers[end] ?? '')
    end += 1
    if (words[end - 1]?.pause) break
  }
  if (!timed) return 0
  const isOnwards = lowers[end] === 'on'
  if (at > 0 && !isOnwards && MODIFYING.has(lowers[at] ?? '')) return 0
  if (isOnwards && (words[end]?.pause || end === words.length - 1)) end += 1
  // "From Tuesday to Thursday" is a change or a span, not a start.
  if (/^(?:to|until|till|bis|auf|nach|à|au|a|al|naar|tot)$/.test(lowers[end] ?? '')) return 0
  return end - at
}
