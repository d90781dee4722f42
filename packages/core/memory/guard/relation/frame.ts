import type { Clause } from './clauses.js'
import type { Holds } from './lexicon/families.js'
import { ARTICLES, AUXILIARIES, FIRST_PERSON, PREPOSITIONS } from './lexicon/function-words.js'
import { bagKey, contentOf, type Subject, subjectOf } from './subject.js'
import type { Value } from './values.js'
import type { Word } from './words.js'

/** What a clause says about one property of one subject. */
export interface Claim {
  /** Property and subject: only claims with the same key are compared. */
  key: string
  /** Subject and property as written: the clause without its value ("Marta lives in"). */
  slot: string
  /**
   * As in `Family`, or `strict` if, for example, the property is unknown: then only values of the same kind exclude
   * each other.
   */
  holds: Holds | 'strict'
  value: Value
  /** The content words of the former value ("Berlin" in "moved from Berlin to Graz"); null if the clause names none. */
  replaced: readonly string[] | null
  ended: boolean
  negated: boolean
  cue: string | null
  /** Whether the cue says that the value holds at the time of writing ("now", "since March"). */
  holdsNow: boolean
  additive: boolean
  correction: boolean
  /** If two claims both set this, they are related only if the words beside their values (`value.rest`) are equal. */
  exactRest: boolean
  /** Index of the clause in the text. */
  clause: number
}

export interface Claimed {
  subject: Subject
  /** The words of the claim that announce a change; null if none do. */
  cue?: string | null
  ended?: boolean
  exactRest?: boolean
  replaced?: readonly string[]
}

/** Kinds of value that a replacement can name without saying which property it changes: "switched from A to B". */
const NAMEABLE = new Set(['phrase', 'name', 'choice'])
const MAX_NAMED = 4

/** One clause while it is read: its words in three forms, and the claims found so far. */
export class Frame {
  readonly words: readonly Word[]
  readonly lowers: readonly string[]
  readonly stems: readonly string[]
  readonly claims: Claim[] = []
  /** The words of the clause's subject, which pronouns in later clauses can stand for. */
  subjectWords: readonly Word[] = []

  /** @param earlier the words of the previous subject in the text */
  constructor(
    readonly clause: Clause,
    private readonly position: number,
    readonly speaker: readonly string[],
    private readonly earlier: readonly Word[],
  ) {
    this.words = verbSecond(clause.words)
    this.lowers = this.words.map((word) => word.lower)
    this.stems = this.words.map((word) => word.stem)
  }

  /**
   * Reads the subject from the words before a verb. If a verb starts the clause, the subject is the speaker ("Prefers
   * tea").
   */
  subject(words: readonly Word[], verbAt: number): Subject | null {
    if (words.length === 0 && verbAt === 0) {
      return { bag: this.speaker, property: null, many: false, isName: true, isNew: null }
    }
    const subject = subjectOf(words, this.speaker, this.earlier)
    if (subject && this.subjectWords.length === 0) {
      this.subjectWords = words.filter((word) => word.capital || !AUXILIARIES.has(word.lower))
    }
    return subject
  }

  /** If no claim has set the subject, takes the words before the first auxiliary: "Her number has changed: it is …". */
  settleSubject(): void {
    const at = this.lowers.findIndex(
      (lower, index) => index > 0 && AUXILIARIES.has(lower) && !this.words[index]?.capital,
    )
    if (at > 0 && this.subjectWords.length === 0) this.subject(this.words.slice(0, at), at)
  }

  text(from: number, to: number): string {
    return this.words
      .slice(from, to)
      .map((word) => word.text)
      .join(' ')
  }

  /**
   * Adds a claim.
   * @param kind what is claimed: `is`: a property of the subject; `do`: a clause with an unknown verb; `was`: a value
   * of the subject, which a later replacement may name without saying which property it belongs to; `whole`: that the
   * whole clause holds
   * @param bag the words that form the claim's key
   */
  add(
    kind: 'is' | 'do' | 'was' | 'whole',
    bag: readonly string[],
    holds: Claim['holds'],
    value: Value,
    claimed: Claimed,
  ): void {
    const { clause } = this
    const isPlain = /^(?:is|do)$/.test(kind) && claimed.replaced === undefined && !clause.ended && !clause.negated
    if (isPlain && claimed.subject.isName && NAMEABLE.has(value.kind) && value.words.length <= MAX_NAMED)
      this.add('was', [...claimed.subject.bag, ...value.words], 'loose', value, claimed)
    const contrast = clause.replaced.length > 0 ? contentOf(clause.replaced, ['@']) : null
    this.claims.push({
      key: `${kind}|${bagKey(bag)}`,
      slot: aroundValue(clause.text, value.text) || bag.join(' '),
      holds: claimed.subject.property === 'fixed' ? 'fixed' : holds,
      value,
      replaced: claimed.replaced ?? contrast,
      ended: (claimed.ended ?? false) || clause.ended,
      negated: clause.negated,
      cue: clause.cue ?? claimed.cue ?? claimed.subject.isNew,
      holdsNow: clause.cue !== null && !clause.ended,
      additive: clause.additive,
      correction: clause.correction,
      exactRest: claimed.exactRest ?? false,
      clause: this.position,
    })
  }
}

/** Returns the words before a value, or if there are none, those after it. */
function aroundValue(clause: string, value: string): string {
  const at = clause.indexOf(value)
  if (at === -1) return ''
  return (clause.slice(0, at).trim() || clause.slice(at + value.length).trim()).slice(0, 120)
}

/**
 * Whether the words are only names or words for the speaker ("I", "we"). Auxiliaries and prepositions are ignored.
 * False if there are no words other than auxiliaries.
 */
export const isNamed = (words: readonly Word[]): boolean => {
  const said = words.filter((word) => word.capital || !AUXILIARIES.has(word.lower))
  return (
    said.length > 0 &&
    said.every(
      (word) =>
        (word.capital && !ARTICLES.has(word.lower)) || FIRST_PERSON.has(word.lower) || PREPOSITIONS.has(word.lower),
    )
  )
}

/** Moves the subject before the verb: "(seit Juni) wohnt Marta in Bonn", "(ahora) vive Pedro en Gijón". */
function verbSecond(words: readonly Word[]): readonly Word[] {
  const [first, second] = words
  if (!first || !second?.capital) return words
  const isVerb =
    /^(?:wohnt|arbeitet|lebt|heißt|ist|vive|trabaja|está|es|woont|werkt|habite|travaille|nutzt|kostet)$/.test(
      first.lower,
    )
  return isVerb ? [second, first, ...words.slice(2)] : words
}
