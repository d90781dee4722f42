import type { Frame } from './frame.js'
import { STATES } from './lexicon/families.js'
import {
  ARTICLES,
  AUXILIARIES,
  COPULAS,
  FIRST_PERSON,
  INDEFINITE,
  PAST,
  PAST_COPULAS,
  PREPOSITIONS,
} from './lexicon/function-words.js'
import { phraseAt } from './lexicon/phrases.js'
import { RECURRING } from './lexicon/signals.js'
import { stem } from './stem.js'
import { contentOf, type Subject } from './subject.js'
import { measuredValues, phraseOf, sisterOf } from './values.js'
import type { Word } from './words.js'

/**
 * Adds the claims of a clause whose verb families.ts does not list. The values are the numbers, days and times after
 * the verb; what follows the last preposition; and the last word, if sisters.ts lists it. The other words form the key.
 */
export function claimFrame(frame: Frame): void {
  const { words, speaker } = frame
  const verb = words.findIndex((word, at) => at > 0 && looksLikeVerb(frame, word, at))
  if (verb < 1 || contentOf(words, speaker).length > 12 || words.some((word, at) => isPast(frame, word, at))) return
  const subject = frame.subject(words.slice(0, verb), 1)
  if (!subject) return
  const front = contentOf(words.slice(0, verb), speaker)
  // "I have a meeting at 10" does not exclude other meetings.
  const isOneOfMany = words.slice(verb).some((word) => INDEFINITE.has(word.lower) && word.kind === '')
  const isOwn = subject.bag.join(' ') === speaker.join(' ')
  for (const value of measuredValues(words.slice(verb))) {
    const isOneDay = /^(?:date|time|weekday|schedule)$/.test(value.kind) && (isOneOfMany || isOwn)
    frame.add(
      'do',
      [...front, ...value.rest],
      isOneDay ? 'loose' : 'strict',
      { ...value, rest: [] },
      { subject, exactRest: true },
    )
  }
  claimTail(frame, verb, subject)
  const sister = sisterOf(words.slice(-1))
  if (sister) frame.add('do', contentOf(words.slice(0, -1), speaker), 'loose', sister, { subject, exactRest: true })
}

/**
 * Adds a claim whose value follows the last preposition of a clause: "Ana" in "is looked after by Ana". Another value
 * replaces it only if a text announces a change.
 */
export function claimTail(frame: Frame, verb: number, subject: Subject): void {
  const { words, speaker } = frame
  const last = words.findLastIndex((word, at) => at > verb && PREPOSITIONS.has(word.lower))
  const opens = words[last + 1]
  // "Heats with a boiler" does not exclude other boilers, so it only becomes a `was` claim, which "replaced the boiler"
  // ends.
  const indefinite = words.findLastIndex(
    (word, at) =>
      at > verb && at < words.length - 2 && PREPOSITIONS.has(word.lower) && INDEFINITE.has(words[at + 1]?.lower ?? ''),
  )
  const one = indefinite > 0 && subject.isName ? phraseOf(words.slice(indefinite + 2)) : null
  if (one) frame.add('was', [...subject.bag, ...one.words], 'loose', one, { subject })
  const isName = opens?.capital === true && opens.kind === ''
  const place = last > 0 && (isName || ARTICLES.has(opens?.lower ?? '')) ? phraseOf(words.slice(last)) : null
  if (!place) return
  const before = [...contentOf(words.slice(0, last), speaker), frame.lowers[last] ?? '']
  frame.add('do', before, 'loose', place, { subject, exactRest: true })
}

/** Whether a word is a past form. Two past statements can both hold, as they may be about two occasions. */
const isPast = (frame: Frame, word: Word, at: number): boolean =>
  at > 0 &&
  !COPULAS.has(frame.lowers[at - 1] ?? '') &&
  frame.lowers[at - 1] !== 'be' &&
  (PAST.has(word.lower) || (word.kind === '' && !word.capital && /(?:ed|ó|aron|ieron|te)$/.test(word.lower)))

/**
 * Whether a word looks like a verb: a third person in "-s", a word after "I", or an auxiliary. Names and numbers never
 * look like one.
 */
function looksLikeVerb(frame: Frame, word: Word, at: number): boolean {
  if (word.kind !== '' || word.capital || FIRST_PERSON.has(word.lower) || PREPOSITIONS.has(word.lower)) return false
  const previous = frame.lowers[at - 1] ?? ''
  if (/^(?:i|we|they|has|have|had|can)$/.test(previous) || /^(?:has|have|hat)$/.test(word.lower)) return true
  if (AUXILIARIES.has(word.lower)) return true
  if (/[^s]s$/.test(word.lower)) return frame.lowers[at + 1] !== "'s"
  // The endings of the third person in other languages.
  return /(?:t|e|a)$/.test(word.lower) && at >= 2 && !ARTICLES.has(previous) && !INDEFINITE.has(previous)
}

/** Stems that count as the same verb: whoever does not like something does not prefer, love or enjoy it either. */
const LIKING = new Set(['prefer', 'lik', 'lov', 'enjoy'])
const wholeWord = (word: string) => (LIKING.has(word) ? 'lik' : word)

/** Claims that the whole clause holds: "does not ship on weekends" contradicts "ships on weekends". */
export function claimWhole(frame: Frame): void {
  const { words, speaker, clause } = frame
  const never = clause.negated && words.some((word) => /^(?:has|have)$/.test(word.lower))
  const isOften = words.some(
    (word, at) =>
      RECURRING.has(word.lower) ||
      PAST_COPULAS.has(word.lower) ||
      (PAST.has(word.lower) && !COPULAS.has(frame.lowers[at - 1] ?? '')),
  )
  if (isOften) return
  const verb = words.findIndex(
    (word, at) =>
      at > 0 &&
      (AUXILIARIES.has(word.lower) || looksLikeVerb(frame, word, at) || phraseAt(STATES, frame.stems, at) !== null),
  )
  if (verb < 1) return
  const subject = frame.subject(words.slice(0, verb), 1)
  // "Has never used" contradicts "uses".
  const said = contentOf(words, speaker).map((word) =>
    wholeWord(never && word.endsWith('ed') ? stem(word.slice(0, -1)) : word),
  )
  if (!subject || said.length < 2 || said.length > 10 || subject.bag.length === said.length) return
  frame.add('whole', said, 'strict', { text: clause.text, kind: 'polarity', words: said, rest: [] }, { subject })
}
