import { TECHNOLOGIES } from '../../../graph/extract/mentions/gazetteers/technologies.js'
import { isBroad } from './lexicon/broad-places.js'
import { canonicalDay, WEEKDAYS } from './lexicon/calendar.js'
import { ARTICLES, PREPOSITIONS } from './lexicon/function-words.js'
import { BOUNDS } from './lexicon/signals.js'
import { areSisters, isSister } from './lexicon/sisters.js'
import { stem } from './stem.js'
import { contentOf } from './subject.js'
import { plainText, type Word } from './words.js'

/** The value that a claim gives to its subject. */
export interface Value {
  /** As written. */
  text: string
  /**
   * `name`, `phrase`, `choice` (what somebody prefers), `address`, `sister` (a word in sisters.ts), `schedule` (times
   * and days together), `polarity` (whether a whole clause holds), `replacement` (a new value whose property is not
   * known), or the kind of a word (`Word.kind`).
   */
  kind: string
  /** The content words, in order. */
  words: readonly string[]
  /** The other content words of the predicate. */
  rest: readonly string[]
}

const NAME_LINKS = new Set([
  'of',
  'de',
  'van',
  'von',
  'der',
  'den',
  'la',
  'del',
  'di',
  'da',
  'do',
  'dos',
  '&',
  'and',
  'the',
])

/** Returns all the words as one value; null if there are none, or more than 8 that carry meaning. */
export const phraseOf = (words: readonly Word[], kind = 'phrase'): Value | null => {
  const content = contentOf(words, ['@'])
  if (content.length > 8 || words.length === 0) return null
  // "Blood type A": if there is nothing else, even an article counts as content.
  const said = content.length > 0 ? content : words.map((word) => word.lower)
  return { text: textOf(trimmed(words)), kind, words: said, rest: [] }
}

/** Finds the name that follows any prepositions and articles at the start; null if there is none. */
export function nameOf(words: readonly Word[]): Value | null {
  const start = words.findIndex((word) => word.capital && (word.kind === '' || word.kind === 'code'))
  if (start === -1 || words.slice(0, start).some((word) => !PREPOSITIONS.has(word.lower) && !ARTICLES.has(word.lower)))
    return null
  let end = start + 1
  // "Austin, Texas" continues after the comma.
  while (end < words.length && (!words[end - 1]?.pause || (end - start < 4 && words[end]?.capital))) {
    if (words[end]?.capital) end += 1
    else if (NAME_LINKS.has(words[end]?.lower ?? '') && words[end + 1]?.capital && words[end]?.lower !== 'and') end += 2
    else break
  }
  const name = words.slice(start, end)
  return {
    text: textOf(name),
    kind: 'name',
    words: name.filter((word) => !ARTICLES.has(word.lower) || name.length === 1).map((word) => stem(word.lower)),
    rest: contentOf([...words.slice(0, start), ...words.slice(end)], ['@']),
  }
}

const MEASURED = /^(?:number|quantity|date|time|weekday|month|year|phone|email|url|code|ratio)/
const SCHEDULE = /^(?:date|time|weekday|month|year)$/

/** Finds a street with its number, without the city: "14 Mill Lane", "Rua da Alegria 40"; null if there is none. */
export function addressOf(words: readonly Word[]): Value | null {
  const isName = (word: Word | undefined) => word?.capital === true && word.kind === ''
  const at = words.slice(0, 6).findIndex((word) => /^(?:number|code|year)$/.test(word.kind))
  const pausesBefore = words.slice(0, at).some((word) => word.pause)
  if (at === -1 || pausesBefore || !(isName(words[at - 1]) || isName(words[at + 1]))) return null
  const inTown = words.findIndex((word, index) => index > at && (word.lower === 'in' || words[index - 1]?.pause))
  const street = words.slice(0, inTown === -1 ? undefined : inTown)
  const content = contentOf(street, ['@'])
  return content.length > 6 ? null : { text: textOf(street), kind: 'address', words: content, rest: [] }
}

/**
 * Returns at most three numbers, days, times, phone numbers, e-mail addresses, URLs or codes, each as one value, and
 * then any schedule of several days and times. The other words become the rest of each value.
 */
export function measuredValues(words: readonly Word[]): Value[] {
  const values: Value[] = []
  words.forEach((word, at) => {
    if (!MEASURED.test(word.kind) || values.length === 3 || isBound(words, at)) return
    values.push({
      text: word.text,
      kind: word.kind,
      words: [canonicalDay(word.lower)],
      rest: contentOf([...words.slice(0, at), ...words.slice(at + 1)], ['@']),
    })
  })
  const scheduled = scheduledRun(words)
  if (scheduled.length > 1) {
    values.push({
      text: textOf(scheduled),
      kind: 'schedule',
      words: scheduled.map((word) => canonicalDay(word.lower)),
      rest: contentOf(
        words.filter((word) => !scheduled.includes(word)),
        ['@'],
      ),
    })
  }
  return values
}

/** Returns the first days and times with only prepositions and articles between them: "on Monday at 10". */
function scheduledRun(words: readonly Word[]): Word[] {
  const start = words.findIndex((word) => SCHEDULE.test(word.kind))
  const run: Word[] = []
  for (let at = start; at >= 0 && at < words.length; at += 1) {
    const word = words[at] as Word
    if (SCHEDULE.test(word.kind)) run.push(word)
    else if (!PREPOSITIONS.has(word.lower) && !ARTICLES.has(word.lower)) break
  }
  return run
}

const isBound = (words: readonly Word[], at: number) =>
  [at - 1, at - 2].some((before) => BOUNDS.has(words[before]?.lower ?? ''))

/**
 * Finds a word of sisters.ts ("open") at the end, or else at the start, of a short predicate; null if there is none.
 */
export function sisterOf(words: readonly Word[]): Value | null {
  const content = words.filter((word) => contentOf([word], ['@']).length > 0)
  if (content.length === 0 || content.length > 4) return null
  for (const word of [content.at(-1), content[0]] as Word[]) {
    if (!isSister(word.lower)) continue
    return {
      text: word.text,
      kind: 'sister',
      words: [word.lower],
      rest: contentOf(
        content.filter((other) => other !== word),
        ['@'],
      ),
    }
  }
  return null
}

const trimmed = (words: readonly Word[]): readonly Word[] => {
  const start = words.findIndex((word) => !ARTICLES.has(word.lower) && !PREPOSITIONS.has(word.lower))
  return start === -1 ? words : words.slice(start)
}
export const textOf = (words: readonly Word[]): string => plainText(words).slice(0, 120)

/** Technologies and departments, which nobody lives in: "moved to Kubernetes", "moved to marketing". */
const technologies = new Set(TECHNOLOGIES.toLowerCase().split(/[;=]/))
const DEPARTMENTS = new Set(
  'sales marketing finance hr support engineering legal operations product design it research accounting procurement logistics management'.split(
    ' ',
  ),
)
export const isPlace = (value: Value): boolean => {
  const lower = value.text.toLowerCase()
  return (
    !technologies.has(lower) &&
    !DEPARTMENTS.has(lower) &&
    !/^\p{Ll}*\p{Lu}.*\p{Lu}/u.test(value.text.replace(/[\s-]\p{Lu}/gu, ' '))
  )
}

const subset = (a: readonly string[], b: readonly string[]) => a.every((word) => b.includes(word))

/**
 * Whether the rests of two values match, so that both are about the same thing.
 * @param either whether the rests match if one contains the other; if false, they must be equal
 */
export const sameRest = (a: Value, b: Value, either: boolean): boolean =>
  either ? subset(a.rest, b.rest) || subset(b.rest, a.rest) : subset(a.rest, b.rest) && subset(b.rest, a.rest)

/**
 * Whether two values of one property exclude each other.
 * @param announced whether the newer text announces a change, or the property never changes: then values exclude each
 * other in more cases, for example any two different phrases
 */
export function exclude(a: Value, b: Value, announced: boolean): boolean {
  if (subset(a.words, b.words) || subset(b.words, a.words)) return false
  if (a.kind === 'name' && b.kind === 'name') return isBroad(a.text.toLowerCase()) === isBroad(b.text.toLowerCase())
  if (a.kind === 'sister' || b.kind === 'sister') return areSisters(a.words[0] ?? '', b.words[0] ?? '')
  if (a.kind === 'address' && b.kind === 'address') return true
  if (a.kind === 'choice' && b.kind === 'choice') {
    // "Window seats" excludes "aisle seats", but a person may prefer both tea and dark mode.
    return (
      differInSisters(a.words, b.words) ||
      (announced && a.words.length > 1 && (a.words.at(-1) === b.words.at(-1) || differInDay(a.words, b.words)))
    )
  }
  if (a.kind === 'phrase' && b.kind === 'phrase') return announced || differInSisters(a.words, b.words)
  if (SCHEDULE.test(a.kind) && SCHEDULE.test(b.kind) && a.kind !== b.kind)
    return announced && a.kind !== 'time' && b.kind !== 'time'
  if (a.kind !== b.kind)
    return /^(?:number|quantity)/.test(a.kind) && /^(?:number|quantity)/.test(b.kind)
      ? announced && a.kind.slice(0, 3) === b.kind.slice(0, 3)
      : false
  if (a.kind === 'time') return timesDiffer(a.words[0] ?? '', b.words[0] ?? '')
  if (a.kind === 'date') return datesDiffer(a.words[0] ?? '', b.words[0] ?? '')
  return true
}

/** Whether two phrases differ only in the weekday at the end: "deliveries on Saturday" and "deliveries on Sunday". */
const differInDay = (a: readonly string[], b: readonly string[]): boolean =>
  Object.hasOwn(WEEKDAYS, a.at(-1) ?? '') &&
  Object.hasOwn(WEEKDAYS, b.at(-1) ?? '') &&
  a.slice(0, -1).join(' ') === b.slice(0, -1).join(' ')

/** Whether each phrase has one word that the other lacks, and these exclude each other: "dark mode", "light mode". */
export function differInSisters(a: readonly string[], b: readonly string[]): boolean {
  const onlyA = a.filter((word) => !b.includes(word))
  const onlyB = b.filter((word) => !a.includes(word))
  return onlyA.length === 1 && onlyB.length === 1 && areSisters(onlyA[0] ?? '', onlyB[0] ?? '')
}

/** Whether two times of day differ. A time marked `open` ("9:30") can be am or pm. */
function timesDiffer(a: string, b: string): boolean {
  const minutes = (text: string) => {
    const [, hour = '', minute = ''] = /(\d+):(\d+)/.exec(text) ?? []
    return Number(hour) * 60 + Number(minute)
  }
  const open = a.endsWith(' open') || b.endsWith(' open')
  return open ? minutes(a) % 720 !== minutes(b) % 720 : a !== b
}

/** Whether two dates differ. A day without a year can be in any year. */
function datesDiffer(a: string, b: string): boolean {
  const [, yearA = '', dayA = ''] = /^day (\d*)-(.*)$/.exec(a) ?? []
  const [, yearB = '', dayB = ''] = /^day (\d*)-(.*)$/.exec(b) ?? []
  return dayA !== dayB || (yearA !== '' && yearB !== '' && yearA !== yearB)
}
