import { MOVES, propertyOf, STATES } from './lexicon/families.js'
import { ARTICLES, COPULAS, FIRST_PERSON, PRONOUNS } from './lexicon/function-words.js'
import { phraseAt, wordSet } from './lexicon/phrases.js'
import { BOUNDS, MODIFYING, NO_MORE, SIGNALS, SINCE, TIME_WORDS } from './lexicon/signals.js'
import { sentencesOf } from './sentences.js'
import { stem } from './stem.js'
import { plainText, type Word, wordsOf } from './words.js'

/** One assertion of a text: its words without those that only say how it stands. */
export interface Clause {
  /** As written, white space apart. */
  text: string
  words: readonly Word[]
  /** The word that announces a change. */
  cue: string | null
  /** What it says held before and holds no longer. */
  ended: boolean
  negated: boolean
  /** Not said as a fact: a question, guess, plan, condition or somebody's opinion. */
  open: boolean
  /** Adds a value to others ("also"). */
  additive: boolean
  correction: boolean
  /** Tells of a certain day or week: what is on then says nothing of another. */
  deictic: boolean
  /** Words of "instead of …" and ", not …": the value that no longer holds. */
  replaced: readonly Word[]
}

/** The clauses of a text, in order; those of one sentence share the subject of the first unless they name another. */
export function clausesOf(text: string): Clause[] {
  return sentencesOf(text).flatMap((sentence) => {
    if (sentence.includes('?') || FORMULA.test(sentence)) return [unread(sentence)]
    const words = wordsOf(labelled(sentence))
    const spoken = words.filter((word) => word.kind !== '' || SPOKEN.test(word.text))
    return split(spoken).map(readSignals)
  })
}

/** "Deadline: 5 May" is "Deadline is 5 May"; of "Marta: hello", only the speaker is told. */
function labelled(sentence: string): string {
  const colon = sentence.slice(0, 60).indexOf(': ')
  if (colon < 3 || !/^\p{Lu}/u.test(sentence)) return sentence
  const label = sentence.slice(0, colon).toLowerCase().split(' ')
  return label.some((word) => propertyOf(word) !== undefined)
    ? `${sentence.slice(0, colon)} is ${sentence.slice(colon + 2)}`
    : sentence
}

const SPOKEN = /[\p{L}\p{N}]/u
/** Formulas, markup and code are not read. */
const FORMULA = /[\\={}|<>^*#]/

const CONJUNCTIONS = new Set(['and', 'but', 'und', 'aber', 'et', 'mais', 'y', 'e', 'en', 'pero', 'maar', 'ma', 'mas'])

/** Cuts where a verb, or a subject with its verb, follows a conjunction or a pause. */
function split(words: readonly Word[]): Word[][] {
  const lowers = words.map((word) => word.lower)
  const stems = words.map((word) => word.stem)
  const cuts = words.some((word, at) => at > 0 && (CONJUNCTIONS.has(word.lower) || words[at - 1]?.pause))
  if (!cuts) return [[...words]]
  const verbs = words.map((_, at) => isVerb(lowers, stems, at))
  const parts: Word[][] = []
  let start = 0
  for (let at = 1; at < words.length - 1; at += 1) {
    const conjunction = CONJUNCTIONS.has(lowers[at] ?? '')
    if (!conjunction && !words[at - 1]?.pause) continue
    const from = conjunction ? at + 1 : at
    if (!verbs.slice(start, at).includes(true) || !opensClause(words, verbs, from)) continue
    parts.push(words.slice(start, at))
    start = from
  }
  parts.push(words.slice(start))
  const subject = subjectWords(parts[0] ?? [], lowers, stems)
  return parts.map((part, at) =>
    at > 0 &&
    isVerb(
      part.map((w) => w.lower),
      part.map((w) => stem(w.lower)),
      0,
    )
      ? [...subject, ...part]
      : part,
  )
}

const subjectWords = (part: readonly Word[], lowers: readonly string[], stems: readonly string[]): readonly Word[] => {
  const verb = part.findIndex((_, at) => isVerb(lowers, stems, at))
  return verb > 0 ? part.slice(0, verb) : []
}

const AUXILIARY_VERBS = wordSet('has have had does do was were will can hat habe tiene heeft ha tem')

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

const NOTHING = {
  cue: null,
  ended: false,
  negated: false,
  open: false,
  additive: false,
  correction: false,
  deictic: false,
}
/** A question or a formula: it says something, but nothing to compare. */
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
    // The words of a verb come first: "si è trasferito" has no "if" in it.
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
      // "The chance of not drawing an ace": part of the subject.
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

/** "does not live in Berlin any more", "ne travaille plus": the negation ends what held. */
function withoutNoMore(clause: Clause, kept: readonly Word[]): Word[] {
  const at = kept.findIndex((word) => NO_MORE.has(word.lower))
  if (at === -1) return [...kept]
  clause.ended = true
  clause.cue = kept[at]?.text ?? null
  const any = kept[at - 1]?.lower === 'any' ? at - 1 : at
  return [...kept.slice(0, any), ...kept.slice(at + 1)]
}

/** "instead of …", "rather than …", "…, not …": the number of words before the value that no longer holds. */
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

/** "since June", "from Monday on": the number of words; 0 if the clause has no such time here. */
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
  // "From Tuesday to Thursday" is a change or a span.
  if (/^(?:to|until|till|bis|auf|nach|à|au|a|al|naar|tot)$/.test(lowers[end] ?? '')) return 0
  return end - at
}
