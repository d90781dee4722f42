import { type EntityType, MOST_RELATIONSHIPS } from '../../types.js'
import { BUSINESS_TIES, tieOf } from '../mentions/kinship.js'
import type { Sentence } from '../tokens.js'
import {
  doingOfOwned,
  FURTHEST,
  goesWithNoun,
  isReported,
  isUnsaid,
  LIST,
  lastClause,
  plain,
  wordsBetween,
} from './clause-words.js'
import { bySentence, type Reference } from './references.js'
import {
  ACTOR,
  GROUP,
  IS_EMPLOYED_AS,
  isJoined,
  PARTY,
  PERSON,
  type RelationshipPattern,
  type StatedRelationship,
  type TypeOf,
} from './relationship-forms.js'
import { RELATIONSHIP_PATTERNS } from './relationship-patterns.js'

/** Maximum number of earlier references to try as the subject for an object. */
const MOST_SUBJECTS = 8
/** Maximum number of references in a list that share a statement. */
const MOST_LISTED = 50
const UNSURE = 0.6
/** Factors that lower the confidence of a statement. */
const BY_PRONOUN = 0.9
const ELIDED = 0.8
const REPORTED = 0.6

/** Finds the relationships that each sentence states; negations, hypotheses and questions are left out. */
export const relationshipsIn = (
  sentences: readonly Sentence[],
  references: readonly Reference[],
  text: string,
  typeOf: TypeOf,
): StatedRelationship[] => {
  const spoken = bySentence(references)
  return sentences.flatMap((sentence, at) => {
    const here = spoken.get(at) ?? []
    const words = text.slice(sentence.start, sentence.end)
    if (/\?["'”’)]*\s*$/.test(words) || /^\s*(?:if|suppose|imagine|should|unless)\b/i.test(words)) return []
    return new SentenceReader(sentence, here, text, typeOf, at).read()
  })
}

/** Finds the relationships that one sentence states, reading its references from left to right. */
class SentenceReader {
  private readonly stated: StatedRelationship[] = []
  /** Subjects of statements already read, including negated statements. */
  private readonly subjects = new Set<Reference>()

  constructor(
    private readonly sentence: Sentence,
    private readonly references: readonly Reference[],
    private readonly text: string,
    private readonly typeOf: TypeOf,
    private readonly at: number,
  ) {}

  read(): StatedRelationship[] {
    this.references.forEach((object, index) => {
      if (this.readTie(index)) return
      if (this.readList(index)) return
      if (object.possessive && this.typeOf(object).type === 'person') return
      if (this.isAttribute(object)) return
      const farthest = Math.max(0, index - MOST_SUBJECTS)
      for (let subject = index - 1; subject >= farthest; subject -= 1) if (this.readPair(subject, index)) return
    })
    return this.stated
  }

  /** Whether a reference is a name that only describes the noun after it: "an LGBTQ group", "a Harry Potter movie". */
  private isAttribute(reference: Reference): boolean {
    const isNamed = reference.by === 'name' && this.typeOf(reference).type !== 'technology'
    return isNamed && goesWithNoun(this.sentence.tokens, reference.to)
  }

  /** Reads a tie between a reference and the previous one ("my sister Ana", "Nadia, Tom's wife"), if there is one. */
  private readTie(index: number): boolean {
    const first = this.references[index - 1]
    const second = this.references[index]
    if (!first || !second || first.of === second.of) return false
    const tie = tieOf(
      first,
      second,
      this.between(index - 1, index),
      plain(this.text.slice(second.end, Math.min(this.sentence.end, second.end + FURTHEST))),
    )
    if (!tie) return false
    if (tie.label === 'PET_OF') this.add(tie.owner, tie.bearer, 'OWNS', 0.85, null, 'other')
    else if (BUSINESS_TIES.has(tie.label) && this.mayBe(tie.bearer, PARTY) && this.mayBe(tie.owner, PARTY))
      this.add(tie.bearer, tie.owner, tie.label, 0.85, null, null)
    else if (this.mayBe(tie.bearer, PERSON) && this.mayBe(tie.owner, PERSON))
      this.add(tie.bearer, tie.owner, tie.label, 0.9, 'person', 'person')
    else return false
    return true
  }

  /** Applies what is stated about the previous item of a list to this item: "uses Redis, PostgreSQL and Kafka". */
  private readList(index: number): boolean {
    const before = this.references[index - 1]
    const object = this.references[index]
    if (!before || !object || before.possessive || !LIST.test(this.between(index - 1, index))) return false
    if (this.typeOf(before).type !== this.typeOf(object).type || this.isSubject(object)) return false
    const said = this.stated.filter(
      ({ target, source }) => target === before || (source === before && this.isInverse(source, target)),
    )
    for (const { source, target, label, confidence, sourceType, targetType } of said) {
      if (target === before) this.add(source, object, label, confidence, sourceType, targetType)
      else this.add(object, target, label, confidence, sourceType, targetType)
    }
    return said.length > 0
  }

  private isInverse = (source: Reference, target: Reference) => source.start > target.start

  /** Whether a reference is the subject of a new clause: it is possessive, or a verb follows it. */
  private isSubject({ to, possessive }: Reference): boolean {
    const next = this.sentence.tokens[to]
    return (
      possessive ||
      (next !== undefined &&
        (next.tags.has('Verb') || next.tags.has('Auxiliary') || next.tags.has('Copula')) &&
        !next.tags.has('Gerund'))
    )
  }

  private readPair(first: number, second: number): boolean {
    const [subject, object] = [this.references[first], this.references[second]]
    if (!subject || !object || subject.of === object.of || object.start - subject.end > FURTHEST) return false
    const between = this.between(first, second)
    if (!/\p{L}/u.test(between)) return false
    if (subject.possessive) return this.readOwned(subject, object, between)
    if (this.readForm(subject, object, between)) {
      this.shareWithList(first, object)
      return true
    }
    const clause = this.opensClause(first) ? lastClause(between) : null
    if (clause === null || !this.readForm(subject, object, clause, between)) return false
    this.shareWithList(first, object)
    return true
  }

  /** Reads what an owner's things use ("our app is built with Go"), or who works for the owner ("Acme's CTO, Raj"). */
  private readOwned(owner: Reference, object: Reference, between: string): boolean {
    if (IS_EMPLOYED_AS.test(between) && this.mayBe(owner, GROUP) && this.typeOf(object).type === 'person')
      return this.add(object, owner, 'WORKS_AT', 0.85, 'person', 'organization')
    const words = doingOfOwned(between)
    const pattern =
      words === undefined
        ? undefined
        : RELATIONSHIP_PATTERNS.find(
            (candidate) => candidate.label === 'USES' && !candidate.inverse && candidate.between.test(words),
          )
    if (!pattern || !this.mayBe(object, pattern.second)) return false
    if (!isUnsaid(between, between))
      this.add(owner, object, 'USES', pattern.confidence * ELIDED, null, only(pattern.second))
    return true
  }

  /** Whether a reference may be a clause's subject: it was one before, or opens the clause, alone or in a list. */
  private opensClause(index: number, listed = 0): boolean {
    const reference = this.references[index]
    if (!reference || reference.possessive) return false
    if (this.subjects.has(reference) || reference.from <= 1) return true
    if (/^[,;:]$/.test(this.sentence.tokens[reference.from - 1]?.text ?? '')) return true
    if (index === 0 || listed === MOST_LISTED) return false
    return LIST.test(this.between(index - 1, index)) && this.opensClause(index - 1, listed + 1)
  }

  private readForm(subject: Reference, object: Reference, words: string, whole = words): boolean {
    const pattern = RELATIONSHIP_PATTERNS.find((candidate) => this.fits(candidate, subject, object, words))
    if (!pattern) return false
    this.subjects.add(subject)
    // Return true for a negated or hypothetical statement too, so that no subject farther away is tried.
    if (isUnsaid(words, whole)) return true
    const { confidence, first, second } = pattern
    const label = isJoined(words, this.text.slice(object.start, object.end)) ? 'MEMBER_OF' : pattern.label
    if (pattern.inverse) this.add(object, subject, label, confidence, only(second), only(first))
    else this.add(subject, object, label, confidence, only(first), only(second))
    return true
  }

  private fits(pattern: RelationshipPattern, first: Reference, second: Reference, words: string): boolean {
    return this.mayBe(first, pattern.first) && this.mayBe(second, pattern.second) && pattern.between.test(words)
  }

  private mayBe(reference: Reference, types: readonly EntityType[] | null): boolean {
    const { type, confidence } = this.typeOf(reference)
    return types === null || types.includes(type) || confidence < UNSURE
  }

  /** Applies the statements about the last subject of a list to its other subjects: "Marta and Tom work at Acme". */
  private shareWithList(first: number, object: Reference): void {
    for (let at = first - 1; at >= Math.max(0, first - MOST_LISTED); at -= 1) {
      const other = this.references[at]
      const next = this.references[at + 1]
      if (!other || !next || other.possessive || !LIST.test(this.between(at, at + 1))) return
      if (this.typeOf(other).type !== this.typeOf(next).type) return
      if (this.stated.some(({ target }) => target === other || target === next)) return
      const last = this.stated.filter(
        ({ source, target }) => (source === next && target === object) || (target === next && source === object),
      )
      for (const { source, label, confidence, sourceType, targetType } of last) {
        if (source === next) this.add(other, object, label, confidence, sourceType, targetType)
        else this.add(object, other, label, confidence, sourceType, targetType)
      }
    }
  }

  private add(
    source: Reference,
    target: Reference,
    label: string,
    confidence: number,
    sourceType: EntityType | null,
    targetType: EntityType | null,
  ): true {
    if (this.stated.length >= MOST_RELATIONSHIPS) return true
    const isBy = (by: Reference['by']) => source.by === by || target.by === by
    const byPronoun = (isBy('pronoun') ? BY_PRONOUN : 1) * (isBy('elided') ? ELIDED : 1)
    const reported = isReported(this.text, this.sentence.start, Math.max(source.start, target.start)) ? REPORTED : 1
    const rounded = Math.round(confidence * byPronoun * reported * 100) / 100
    this.stated.push({ source, target, label, confidence: rounded, sentence: this.at, sourceType, targetType })
    return true
  }

  private between(first: number, second: number): string {
    const isRead = (reference: Reference) => !this.isTerm(reference) && reference.by !== 'elided'
    return wordsBetween(this.text, this.references, first, second, isRead)
  }

  /** Whether a name between two references is read as plain words: "physics" in "I studied physics at ETH". */
  private isTerm(reference: Reference): boolean {
    const { type } = this.typeOf(reference)
    return reference.by === 'name' && (type === 'concept' || type === 'technology')
  }
}

/** Returns the type that a pattern implies by its allowed types: the first; null for ACTOR or if all are allowed. */
const only = (types: readonly EntityType[] | null): EntityType | null => (types === ACTOR ? null : (types?.[0] ?? null))
