import { REPLACED } from '../change-claims.js'
import { CHANGE_VERBS } from '../lexicon/families.js'
import { NEW } from '../lexicon/signals.js'
import type { Part, Statement } from './statement.js'

/** What two statements share, and what only one of them says. */
export interface Pair {
  subjects: readonly string[]
  /** Parts of the newer statement that the older one has too, without the first common subject. */
  shared: readonly Part[]
  onlyOlder: readonly Part[]
  onlyNewer: readonly Part[]
  /** Names of the features that are true of the pair: the input of the learned score. */
  features: readonly string[]
  /** Whether both are about one subject: they share a name or the speaker, or begin with the same definite thing. */
  isOneSubject: boolean
}

/**
 * Aligns two statements part by part. Returns null if they are about different subjects or have nothing in common, or
 * if the newer one only repeats the older one or adds to it.
 */
export function pairOf(older: Statement, newer: Statement): Pair | null {
  const subjects = newer.subjects.filter(
    (one) => older.subjects.some((other) => sameName(one, other)) && !isOnlyPlace(one, older, newer),
  )
  const isSubject = ({ form, kind }: Part) => kind === 'name' && subjects.some((one) => sameName(one, form))
  const known = older.parts.filter((part) => !isFirstSubject(part, subjects))
  const said = newer.parts.filter((part) => !isFirstSubject(part, subjects))
  const shared = said.filter((part) => known.some((other) => samePart(part, other)))
  const isOneSubject = subjects.length > 0 || isOneThing(older, newer, shared)
  const areTwoSubjects = !isOneSubject && older.subjects.length > 0 && newer.subjects.length > 0
  if (areTwoSubjects || (!isOneSubject && shared.length === 0)) return null
  const onlyOlder = known.filter((part) => !said.some((other) => samePart(part, other)))
  const onlyNewer = said.filter((part) => !known.some((other) => samePart(part, other)))
  if (onlyNewer.length === 0 || (addsTo(older, newer) && !announcesChange(newer))) return null
  const pair = { subjects, shared, onlyOlder, onlyNewer }
  return { ...pair, isOneSubject, features: [...new Set(featuresOf(pair, older, newer, isSubject))] }
}

const CHANGING = ['now', 'ended', 'negation'] as const
/** Whether the newer statement begins with all of the older one: "Works with SQL", "works with SQL and Redis". */
const addsTo = (older: Statement, newer: Statement): boolean =>
  older.parts.every((part, at) => {
    const other = newer.parts[at]
    return other !== undefined && samePart(part, other)
  })

const announcesChange = ({ signals, parts }: Statement): boolean =>
  CHANGING.some((signal) => signals.has(signal)) ||
  parts.some(({ text }) => [CHANGE_VERBS, REPLACED, NEW].some((list) => list.has(text.toLowerCase())))

/** Whether the common name is only a town at the end of both texts: "Ana lives … in Leeds", "Tom moved … in Leeds". */
const isOnlyPlace = (subject: string, older: Statement, newer: Statement): boolean =>
  older.parts[0]?.form !== newer.parts[0]?.form &&
  [older, newer].every(({ parts }) => parts.at(-1)?.before === 'in' && parts.at(-1)?.form === subject)

/** Whether two statements without a common name begin with the same definite thing: "The staging server …". */
const isOneThing = (older: Statement, newer: Statement, shared: readonly Part[]): boolean =>
  shared.length > 1 && older.isDefinite && newer.isDefinite && older.parts[0]?.form === newer.parts[0]?.form

/** Whether a part is the first common subject, which both statements are about. Another common name may be a value. */
const isFirstSubject = ({ form, kind }: Part, subjects: readonly string[]): boolean =>
  kind === 'name' && subjects[0] !== undefined && sameName(form, subjects[0])

const samePart = (one: Part, other: Part): boolean =>
  one.form === other.form || (one.kind === 'name' && other.kind === 'name' && sameName(one.form, other.form))

/** Whether one name contains the words of the other: "Dr Okafor" and "Okafor", not "Hanna Brandt" and "Hanna Brand". */
function sameName(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return ` ${long} `.includes(` ${short} `)
}

const CLASSES: Readonly<Record<string, string>> = {
  date: 'when',
  time: 'when',
  weekday: 'when',
  month: 'when',
  year: 'when',
  phone: 'contact',
  email: 'contact',
  url: 'contact',
  ratio: 'number',
}
export const classOf = ({ kind }: Part): string => CLASSES[kind] ?? kind.split(' ')[0] ?? kind
const isTyped = (part: Part) => !/^(?:plain|noun)$/.test(part.kind)
const upTo = (count: number, most: number) => (count >= most ? `${most}+` : String(count))

function featuresOf(
  pair: Omit<Pair, 'features' | 'isOneSubject'>,
  older: Statement,
  newer: Statement,
  isSubject: (part: Part) => boolean,
): string[] {
  const { subjects, shared, onlyOlder, onlyNewer } = pair
  const [oldClasses, newClasses] = [onlyOlder, onlyNewer].map((parts) => new Set(parts.map(classOf)))
  const typed = [...(oldClasses as Set<string>)].filter((one) => newClasses?.has(one) && !/^(?:plain|noun)$/.test(one))
  const [first] = typed
  const isCued = announcesChange(newer)
  const nouns = shared.filter(({ kind }) => kind === 'noun')
  const words = shared.filter(({ kind }) => kind === 'plain')
  const values = shared.filter(isTyped)
  // A value of the older statement that the newer one repeats, as in "from A to B".
  const former = values.find((part) => !isSubject(part)) ?? values[0]
  const slot = nouns.length > 0 ? 'noun' : words.length > 0 ? `words:${upTo(words.length, 2)}` : 'none'
  const value = first ?? (former && newClasses?.has(classOf(former)) ? `former-${classOf(former)}` : 'none')
  return [
    `subjects:${upTo(subjects.length, 2)}`,
    ...subjectKind(subjects[0] ?? ''),
    `slot:${slot}`,
    `words:${upTo(words.length, 4)}`,
    `nouns:${upTo(nouns.length, 2)}`,
    `value:${value}`,
    `slot:${slot} value:${value}`,
    `slot:${slot} value:${value} cue:${isCued}`,
    `cue:${isCued}`,
    ...typed.map((one) => `both:${one}`),
    ...[...(oldClasses as Set<string>)].filter((one) => !newClasses?.has(one)).map((one) => `older:${one}`),
    ...[...(newClasses as Set<string>)].filter((one) => !oldClasses?.has(one)).map((one) => `newer:${one}`),
    `left:${upTo(onlyOlder.length, 4)}`,
    `come:${upTo(onlyNewer.length, 6)}`,
    `plain left:${upTo(onlyOlder.filter((part) => !isTyped(part)).length, 4)}`,
    `plain come:${upTo(onlyNewer.filter((part) => !isTyped(part)).length, 5)}`,
    `left:${upTo(onlyOlder.length, 3)} come:${upTo(onlyNewer.length, 3)} slot:${slot}`,
    ...(oldClasses?.has('noun') && newClasses?.has('noun') ? ['nouns differ'] : []),
    `slot:${slot} ${older.parts[0]?.form === newer.parts[0]?.form ? 'start' : 'elsewhere'} come:${upTo(onlyNewer.length, 4)}`,
    `slot:${slot} cue:${isCued} come:${upTo(onlyNewer.length, 4)}`,
    ...unitsOf(onlyOlder, onlyNewer),
    ...namesAlike(onlyOlder, onlyNewer),
    ...startOf(older, newer),
    ...frameOf(older, newer, `slot:${slot} cue:${isCued}`),
    ...[...newer.signals.keys()].map((signal) => `says:${signal}`),
    ...[...older.signals.keys()].map((signal) => `said:${signal}`),
    ...(former ? [`former:${classOf(former)}`, `before former:${former.before}`] : []),
    ...onlyNewer.filter((part) => !isTyped(part)).map(({ form }) => `new:${form}`),
    ...onlyOlder.filter((part) => !isTyped(part)).map(({ form }) => `old:${form}`),
    ...shared.filter((part) => !isTyped(part)).map(({ form }) => `same:${form}`),
    ...onlyNewer.filter(isTyped).map(({ before }) => `before new:${before}`),
    ...onlyOlder.filter(isTyped).map(({ before }) => `before old:${before}`),
    ...preposition(onlyOlder, onlyNewer, first),
  ]
}

const subjectKind = (subject: string): string[] => {
  if (subject.startsWith('@')) return ['subject:speaker']
  return /\d/.test(subject) ? ['subject:code'] : []
}

/** Returns a feature that tells whether both values of the class `value` follow the same word, such as "by". */
function preposition(onlyOlder: readonly Part[], onlyNewer: readonly Part[], value: string | undefined): string[] {
  if (value === undefined) return []
  const [one, other] = [onlyOlder, onlyNewer].map((parts) => parts.find((part) => classOf(part) === value))
  return [one?.before === other?.before ? 'same before' : 'other before']
}

/** Returns a feature for two names with a common word: "Fritz 7530" and "Fritz 7590". */
function namesAlike(onlyOlder: readonly Part[], onlyNewer: readonly Part[]): string[] {
  const [was, is] = [onlyOlder, onlyNewer].map((parts) =>
    parts.filter(({ kind }) => kind === 'name').map(({ form }) => form.split(' ')),
  )
  return was?.some((one) => is?.some((other) => one.some((word) => other.includes(word)))) ? ['names alike'] : []
}

/** Returns a feature for how two statements begin: "Ticket 4711 …" and "Ticket 4712 …" are about two things. */
function startOf(older: Statement, newer: Statement): string[] {
  const [was, is] = [older.parts[0], newer.parts[0]]
  if (!was || !is) return []
  if (was.form === is.form) return ['start same']
  return [`start ${classOf(was)} ${classOf(is)}`]
}

function unitsOf(onlyOlder: readonly Part[], onlyNewer: readonly Part[]): string[] {
  const [was, is] = [onlyOlder, onlyNewer].map((parts) => parts.filter(({ kind }) => kind.startsWith('quantity')))
  if (!was?.length || !is?.length) return []
  return [was.some(({ kind }) => is.some((other) => other.kind === kind)) ? 'same unit' : 'other unit']
}

/** Returns features for the number of parts that are equal at the start and at the end of two statements. */
function frameOf(older: Statement, newer: Statement, kind: string): string[] {
  const [was, is] = [older, newer].map(({ parts }) => parts.map(({ form }) => form)) as [string[], string[]]
  const least = Math.min(was.length, is.length)
  let start = 0
  while (start < least && was[start] === is[start]) start += 1
  let end = 0
  while (end < least - start && was.at(-1 - end) === is.at(-1 - end)) end += 1
  const differ = Math.max(was.length, is.length) - start - end
  return [
    `start:${upTo(start, 3)}`,
    `end:${upTo(end, 2)}`,
    `differ:${upTo(differ, 5)}`,
    `differ:${upTo(differ, 4)} ${kind}`,
    `start:${upTo(start, 3)} differ:${upTo(differ, 4)} ${kind}`,
    ...(was.length === is.length && differ === 1 ? ['one differs'] : []),
  ]
}
