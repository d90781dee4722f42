import { type Clause, clausesOf } from './clauses.js'
import {
  CHANGE_VERBS,
  CHANGES,
  type Family,
  type Holds,
  MOVES,
  NO_OCCUPATION,
  OCCUPATION,
  STATES,
} from './lexicon/families.js'
import {
  ARTICLES,
  AUXILIARIES,
  COPULA_LIKE,
  COPULAS,
  INDEFINITE,
  PAST,
  PAST_COPULAS,
  PREPOSITIONS,
} from './lexicon/function-words.js'
import { phraseAt } from './lexicon/phrases.js'
import { RECURRING } from './lexicon/signals.js'
import { stem } from './stem.js'
import { bagKey, contentOf, type Subject, speakerWords, subjectOf } from './subject.js'
import { isPlace, measuredValues, nameOf, phraseOf, sisterOf, type Value } from './values.js'
import type { Word } from './words.js'

/** What a clause says of one property of one subject. */
export interface Claim {
  /** Property and subject: only claims of one key are compared. */
  key: string
  /** The key for people. */
  slot: string
  /** As of a family; `strict`: an unknown property whose measured values exclude each other. */
  holds: Holds | 'strict'
  value: Value
  /** The former value, where the clause names it. */
  replaced: readonly string[] | null
  ended: boolean
  negated: boolean
  cue: string | null
  additive: boolean
  correction: boolean
  /** Whether the other words of the two predicates have to be the same. */
  exactRest: boolean
  /** Position of its clause in the text. */
  clause: number
}

export interface Reading {
  clauses: readonly Clause[]
  claims: readonly Claim[]
}

/** What a text claims. Takes time linear in the text; at most 2,000 characters and 12 sentences are read. */
export function readClaims(text: string, speaker: string): Reading {
  const clauses = clausesOf(text)
  const who = speakerWords(speaker)
  const claims: Claim[] = []
  let earlier: readonly Word[] = []
  clauses.forEach((clause, at) => {
    const found = new ClauseReader(clause, at, who, earlier)
    claims.push(...found.read())
    if (found.subjectWords.length > 0) earlier = found.subjectWords
  })
  return { clauses, claims }
}

/** Reads one clause: where its verb is, then subject and value. */
class ClauseReader {
  private readonly words: readonly Word[]
  private readonly lowers: readonly string[]
  private readonly stems: readonly string[]
  private readonly claims: Claim[] = []
  subjectWords: readonly Word[] = []

  constructor(
    private readonly clause: Clause,
    private readonly at: number,
    private readonly speaker: readonly string[],
    private readonly earlier: readonly Word[],
  ) {
    this.words = verbSecond(clause.words)
    this.lowers = this.words.map((word) => word.lower)
    this.stems = this.lowers.map(stem)
  }

  read(): Claim[] {
    if (this.clause.open || this.words.length < 2) return []
    const verb = this.familyVerb()
    if (verb) this.ofFamily(verb)
    else if (!this.ofReplacement() && !this.ofChange() && !this.ofCopula()) this.ofUnknownVerb()
    this.ofWhole()
    return this.claims
  }

  private familyVerb() {
    for (let at = 0; at < this.words.length; at += 1) {
      const found = phraseAt(STATES, this.stems, at) ?? phraseAt(MOVES, this.lowers, at)
      if (!found) continue
      const { value: family } = found
      // "The cost of", "the lead is": nouns.
      if (family.inverse && !/(?:s|t|ige)$/.test(this.lowers[at] ?? '')) continue
      if (family.says === 'state' && at > 0 && ARTICLES.has(this.lowers[at - 1] ?? '')) continue
      return { at, family, after: at + found.length, end: this.words.length - found.closing }
    }
    return null
  }

  private ofFamily({ at, family, after, end }: { at: number; family: Family; after: number; end: number }): void {
    const before = this.words.slice(0, at)
    const predicate = this.words.slice(after, end)
    if (family.says === 'state' && family.holds !== 'fixed' && before.some((word) => PAST_COPULAS.has(word.lower)))
      return
    if (family.inverse) {
      this.ofInverse(family, before, predicate)
      return
    }
    const subject = this.subject(before, at)
    if (!subject || subject.many) return
    if (family.says === 'end' || (family.says === 'change' && family.noun === 'employer'))
      this.ofLeaving(family, subject, predicate)
    const values =
      family.takes === 'name'
        ? [nameOf(predicate)]
        : family.takes === 'number'
          ? measuredValues(predicate)
          : [phraseOf(predicate)]
    for (const value of values) {
      if (!value || (family.noun === 'home' && !isPlace(value))) continue
      this.add(['is', [...subject.bag, family.noun]], family.holds, value, {
        cue: family.says === 'change' ? this.text(at, after) : null,
        ended: family.says === 'end',
        exactRest: family.takes === 'number' && family.noun !== 'deadline',
        subject,
      })
    }
    if (family.noun === 'deadline' && values.length === 0) this.ofCopula()
  }

  /** "Ana left Siemens" ends her job there; "left Berlin" her home. */
  private ofLeaving(family: Family, subject: Subject, predicate: readonly Word[]): void {
    const value = nameOf(predicate)
    if (family.says !== 'end' || family.noun !== 'employer' || !value) return
    this.add(['is', [...subject.bag, 'home']], 'one', value, { cue: null, ended: true, exactRest: false, subject })
  }

  /** "Ana leads the mobile team": the lead of the mobile team is Ana. */
  private ofInverse(family: Family, before: readonly Word[], predicate: readonly Word[]): void {
    const holder = phraseOf(before, 'name')
    const first = predicate[0]
    if (!holder || !first || INDEFINITE.has(first.lower)) return
    const led = this.subject(predicate, 1)
    if (led)
      this.add(
        ['is', [...led.bag, family.noun]],
        family.holds === 'loose' ? 'strict' : family.holds,
        { ...holder, rest: [] },
        { cue: null, ended: false, exactRest: false, subject: led },
      )
  }

  /** "switched from A to B", "replaced A with B", "B instead of A". */
  private ofReplacement(): boolean {
    const at = this.words.findIndex(
      (word, index) => index > 0 && CHANGE_VERBS.has(word.lower) && this.formerAfter(index) !== null,
    )
    const replaces = this.lowers.findIndex(
      (lower, index) => index > 0 && /^(?:replaced|swapped|exchanged|ersetzt|remplacé|reemplazó)$/.test(lower),
    )
    if (at > 0) {
      const former = this.formerAfter(at) as { from: number; to: number }
      return this.replace(
        at,
        this.words.slice(former.from, former.to),
        this.words.slice(former.to + 1),
        this.text(at, at + 1),
      )
    }
    if (replaces > 0 && !AUXILIARIES.has(this.lowers[replaces - 1] ?? '')) {
      const by = this.lowers.findIndex(
        (lower, index) => index > replaces + 1 && /^(?:with|by|for|durch|par|por|mit)$/.test(lower),
      )
      if (by > 0)
        return this.replace(
          replaces,
          this.words.slice(replaces + 1, by),
          this.words.slice(by + 1),
          this.text(replaces, replaces + 1),
        )
    }
    return false
  }

  private formerAfter(at: number): { from: number; to: number } | null {
    let from = at + 1
    while (from < at + 3 && CHANGE_VERBS.has(this.lowers[from] ?? '')) from += 1
    if (!/^(?:from|von|vom|de|du|desde|van|da|dal|dalla)$/.test(this.lowers[from] ?? '')) return null
    const to = this.lowers.findIndex(
      (lower, index) =>
        index > from + 1 && index < from + 7 && /^(?:to|into|auf|zu|nach|à|au|a|al|naar|para)$/.test(lower),
    )
    return to === -1 ? null : { from: from + 1, to }
  }

  private replace(at: number, former: readonly Word[], latter: readonly Word[], cue: string): boolean {
    const subject = this.subject(this.words.slice(0, at), at)
    if (!subject || former.length === 0) return false
    const value = measuredValues(latter)[0] ?? nameOf(latter) ?? phraseOf(latter)
    if (!value) return false
    const replaced = contentOf(former, ['@'])
    for (const noun of ['use', 'home', 'employer', '']) {
      const bag = noun === '' ? subject.bag : [...subject.bag, noun]
      this.add(['is', bag], subject.property ?? 'loose', value, {
        cue,
        ended: false,
        exactRest: false,
        subject,
        replaced,
      })
    }
    return true
  }

  /** "The deadline was extended to 19 May". */
  private ofChange(): boolean {
    for (let at = 1; at < this.words.length; at += 1) {
      const found = phraseAt(CHANGES, this.lowers, at)
      if (!found) continue
      const subject = this.subject(this.words.slice(0, at), at)
      if (!subject || subject.many) return true
      const predicate = this.words.slice(at + found.length, this.words.length - found.closing)
      this.values(subject, predicate, this.text(at, at + found.length - 1 || at + 1))
      return true
    }
    return false
  }

  private ofCopula(): boolean {
    const at = this.lowers.findIndex(
      (lower, index) => index > 0 && (COPULAS.has(lower) || COPULA_LIKE.has(lower) || this.isPerfect(index)),
    )
    if (at === -1) return false
    const before = this.words.slice(0, at)
    if (before.some((word) => PAST_COPULAS.has(word.lower))) return true
    const subject = this.subject(before, at)
    const perfect = this.isPerfect(at)
    const predicate = this.words.slice(at + (perfect ? 2 : 1))
    if (subject && !subject.many)
      this.values(
        subject,
        predicate,
        perfect && sisterOf(predicate) ? this.text(at, at + 2) : null,
        COPULA_LIKE.has(this.lowers[at] ?? ''),
      )
    this.ofRole(before, predicate)
    return true
  }

  /** "has been closed". */
  private isPerfect = (at: number): boolean =>
    /^(?:has|have)$/.test(this.lowers[at] ?? '') && this.lowers[at + 1] === 'been'

  /** Everything a predicate can give of the subject itself. */
  private values(subject: Subject, predicate: readonly Word[], cue: string | null, likeCopula = false): void {
    const more = { cue, ended: false, exactRest: false, subject }
    const key: [string, readonly string[]] = ['is', subject.bag]
    const measured = measuredValues(predicate)
    for (const value of measured) this.add(key, 'one', value, { ...more, exactRest: cue === null })
    if (measured.length > 0) return
    const sister = likeCopula ? null : sisterOf(predicate)
    if (sister) this.add(key, 'one', sister, { ...more, exactRest: true })
    const name = nameOf(predicate)
    const inPlace = PREPOSITIONS.has(predicate[0]?.lower ?? '')
    if (name && (subject.property || inPlace || cue || !subject.isName)) {
      this.add(key, subject.property ?? (inPlace ? 'one' : 'strict'), name, { ...more, exactRest: !subject.property })
    } else if (subject.property && !sister) {
      const phrase = phraseOf(predicate)
      if (phrase) this.add(key, subject.property, phrase, more)
    } else if (!sister) this.ofPlace(subject, predicate, cue)
    const occupation = predicate.at(-1)
    if (
      subject.isName &&
      INDEFINITE.has(predicate[0]?.lower ?? '') &&
      occupation &&
      OCCUPATION.test(occupation.lower) &&
      !NO_OCCUPATION.has(occupation.lower)
    ) {
      const phrase = phraseOf(predicate.slice(1))
      if (phrase) this.add(['is', [...subject.bag, 'role']], 'loose', phrase, more)
    }
  }

  /** "is on the third floor", "was moved to the south fence": one place at a time, if something says it changed. */
  private ofPlace(subject: Subject, predicate: readonly Word[], cue: string | null): void {
    const [first, second] = predicate
    const opens = PREPOSITIONS.has(first?.lower ?? '') ? second : cue === null ? undefined : first
    if (!opens || !ARTICLES.has(opens.lower)) return
    const phrase = phraseOf(predicate)
    if (phrase) this.add(['is', subject.bag], 'loose', phrase, { cue, ended: false, exactRest: false, subject })
  }

  /** "Ana is the owner of the billing service": its owner is Ana. */
  private ofRole(before: readonly Word[], predicate: readonly Word[]): void {
    const holder = phraseOf(before, 'name')
    if (
      !holder ||
      before.some(
        (word) =>
          ARTICLES.has(word.lower) ||
          word.lower === "'s" ||
          (!word.capital && !AUXILIARIES.has(word.lower) && !PREPOSITIONS.has(word.lower)),
      )
    )
      return
    const role = this.subject(predicate, 1)
    if (role?.property)
      this.add(['is', role.bag], 'one', holder, { cue: null, ended: false, exactRest: false, subject: role })
  }

  /** An unknown verb: the frame is all the other words, and the value a number, a day or a time behind the verb. */
  private ofUnknownVerb(): void {
    const subject = this.frameSubject()
    if (!subject) return
    const verb = this.words.findIndex(
      (word, at) => at > 0 && (this.looksLikeVerb(word, at) || PREPOSITIONS.has(word.lower)),
    )
    if (verb < 1) return
    if (
      this.words.some(
        (word, at) =>
          at > 0 &&
          (PAST.has(word.lower) ||
            (/(?:ed|ó|aron|ieron|te)$/.test(word.lower) && word.kind === '' && !word.capital && !this.afterCopula(at))),
      )
    )
      return
    const front = this.words.slice(0, verb)
    const predicate = this.words.slice(verb)
    for (const value of measuredValues(predicate)) {
      const frame = [...contentOf(front, this.speaker), ...value.rest]
      this.add(['do', frame], 'strict', { ...value, rest: [] }, { cue: null, ended: false, exactRest: true, subject })
    }
    const prepositionAt = this.words.findLastIndex((word, at) => at > verb && PREPOSITIONS.has(word.lower))
    const place =
      prepositionAt > 0 && ARTICLES.has(this.lowers[prepositionAt + 1] ?? '')
        ? phraseOf(this.words.slice(prepositionAt))
        : null
    if (place)
      this.add(
        ['do', [...contentOf(this.words.slice(0, prepositionAt), this.speaker), this.lowers[prepositionAt] ?? '']],
        'loose',
        place,
        { cue: null, ended: false, exactRest: true, subject },
      )
    const last = this.words.at(-1)
    const sister = last ? sisterOf([last]) : null
    if (sister)
      this.add(['do', contentOf(this.words.slice(0, -1), this.speaker)], 'loose', sister, {
        cue: null,
        ended: false,
        exactRest: true,
        subject,
      })
  }

  private frameSubject(): Subject | null {
    const end = this.words.findIndex(
      (word, at) => at > 0 && (this.looksLikeVerb(word, at) || PREPOSITIONS.has(word.lower)),
    )
    const subject = this.subject(this.words.slice(0, end > 0 ? end : 1), 1)
    return subject && contentOf(this.words, this.speaker).length <= 12 ? subject : null
  }

  /** A third person in "-s", or a word after "I". Names and numbers are none. */
  private looksLikeVerb(word: Word, at: number): boolean {
    if (word.kind !== '' || word.capital) return false
    const previous = this.words[at - 1]
    if (/^(?:i|we|you|they|has|have|had|can)$/.test(previous?.lower ?? '') || /^(?:has|have|hat|hav)$/.test(word.lower))
      return true
    if (AUXILIARIES.has(word.lower)) return true
    return (
      (/[^s]s$/.test(word.lower) && this.words[at + 1]?.lower !== "'s") ||
      (/(?:et|nt|t|e|a)$/.test(word.lower) && at >= 2 && previous?.lower !== 'the')
    )
  }

  private afterCopula = (at: number) => COPULAS.has(this.lowers[at - 1] ?? '')

  /** Whether the whole holds: "does not ship on weekends" denies "ships on weekends". */
  private ofWhole(): void {
    const verb = this.words.findIndex(
      (word, at) => at > 0 && (AUXILIARIES.has(word.lower) || this.looksLikeVerb(word, at)),
    )
    if (this.words.some((word) => RECURRING.has(word.lower) || PAST.has(word.lower))) return
    const subject = this.subject(this.words.slice(0, Math.max(1, verb)), 1)
    const content = contentOf(this.words, this.speaker)
    if (!subject || content.length < 2 || content.length > 10 || subject.bag.length === content.length) return
    if (this.words.some((word) => PAST_COPULAS.has(word.lower))) return
    const value: Value = { text: this.clause.text, kind: 'polarity', words: content, rest: [] }
    this.add(['whole', content], 'strict', value, { cue: null, ended: false, exactRest: false, subject })
  }

  private subject(words: readonly Word[], at: number): Subject | null {
    if (words.length === 0 && at === 0)
      return { bag: this.speaker, property: null, many: false, isName: true, isNew: null }
    const subject = subjectOf(words, this.speaker, this.earlier)
    if (subject && this.subjectWords.length === 0)
      this.subjectWords = words.filter((word) => !AUXILIARIES.has(word.lower))
    return subject
  }

  private text = (from: number, to: number) =>
    this.words
      .slice(from, to)
      .map((word) => word.text)
      .join(' ')

  private add(
    [kind, bag]: [string, readonly string[]],
    holds: Claim['holds'],
    value: Value,
    more: { cue: string | null; ended: boolean; exactRest: boolean; subject: Subject; replaced?: readonly string[] },
  ): void {
    const { clause } = this
    const contrast = clause.replaced.length > 0 ? contentOf(clause.replaced, ['@']) : null
    this.claims.push({
      key: `${kind}|${bagKey(bag)}`,
      slot: [...new Set(bag)].join(' '),
      holds: more.subject.property === 'fixed' ? 'fixed' : holds,
      value,
      replaced: more.replaced ?? contrast,
      ended: more.ended || clause.ended,
      negated: clause.negated,
      cue: clause.cue ?? more.cue ?? more.subject.isNew ?? (more.ended ? this.text(0, 2) : null),
      additive: clause.additive,
      correction: clause.correction,
      exactRest: more.exactRest,
      clause: this.at,
    })
  }
}

/** "(seit Juni) wohnt Marta in Bonn", "ahora vive Pedro en Gijón": the subject before the verb. */
function verbSecond(words: readonly Word[]): readonly Word[] {
  const [first, second] = words
  if (!first || !second || (first.capital && !second.capital) || !second.capital) return words
  if (
    !/^(?:wohnt|arbeitet|lebt|heißt|ist|vive|trabaja|está|es|woont|werkt|habite|travaille|nutzt|kostet)$/.test(
      first.lower,
    )
  )
    return words
  return [second, first, ...words.slice(2)]
}
