import { lookupKey } from '../../../text/lookup-key.js'
import { normalize } from '../../../text/normalize.js'
import type { EntityType } from '../../types.js'
import { usualName } from './gazetteer.js'
import { abbreviates } from './mention-agreement.js'
import { NAME_PARTICLES, NAME_TITLES, TITLES } from './mention-words.js'

/** A name with its type, for comparison. */
export interface Named {
  name: string
  type: EntityType
  /** Confidence of the type, 0 to 1. Below GUESS, a type does not keep two equal names apart. */
  confidence: number
}

const GUESS = 0.6
/**
 * Two entities rarely share a name of two or more words. Therefore two equal names of this kind are kept apart only if
 * both types are at least this confident.
 */
const SURE = 0.9

/**
 * Capacity of each cache of folded names, in UTF-16 units: some 30,000 names, or a thousand of the longest. Folding a
 * name costs a hundred times as much as a cache hit, and an extraction folds the same names repeatedly.
 */
const MOST_REMEMBERED = 500_000

/** Caches the results of a function of names; empties the cache when it is full. */
const remembered = <Value>(make: (name: string, type: EntityType) => Value) => {
  const made = new Map<string, Value>()
  let units = 0
  return (name: string, type: EntityType): Value => {
    const key = `${type} ${name}`
    const found = made.get(key)
    if (found !== undefined) return found
    units += key.length
    if (units > MOST_REMEMBERED) {
      made.clear()
      units = key.length
    }
    const value = make(name, type)
    made.set(key, value)
    return value
  }
}

/**
 * Returns the name in lower case, without possessive, quotes, leading "the" or dots of abbreviations, and with one kind
 * of apostrophe and dash.
 */
export const nameKey = (name: string): string => foldedName(name, 'other')

const foldedName = remembered((name) =>
  lookupKey(name)
    .replace(/[’‘`´]/g, "'")
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/^["“”']+|["“”']+$/g, '')
    .replace(/'s?$/, '')
    .replace(/^the (?=.)/, '')
    .replace(/(?<=\b\p{L})\.(?=\p{L}\b|$|\s|')/gu, '')
    .replace(/\.$/, '')
    .trim(),
)

const LEGAL_FORM =
  /(?:,? (?:inc|incorporated|ltd|limited|llc|llp|gmbh|ag|plc|corp|corporation|company|co|s\.?a\.?|s\.?r\.?l|b\.?v|n\.?v|kg|oy|ab|pty ltd|se|co kg|& co))+$/
/** British spellings in names, with the American ones that replace them in keys. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/centre/g, 'center'],
  [/theatre/g, 'theater'],
  [/labour/g, 'labor'],
  [/harbour/g, 'harbor'],
  [/colour/g, 'color'],
  [/defence/g, 'defense'],
  [/programme/g, 'program'],
  [/([a-z])isation/g, '$1ization'],
]

/**
 * Returns a key that all spellings of a name share: folds known synonyms (postgres, PostgreSQL), accents on Latin
 * letters, "&", spaces and hyphens, a company's legal form, American and British spelling. Keeps digits, "+" and "#".
 */
export const spellingKey = (name: string, type: EntityType): string => foldedSpelling(name, type)

const foldedSpelling = remembered((name, type) => {
  const plain = nameKey(usualName(nameKey(name)) ?? name)
  const bare = groupOf(type) === 'organization' ? plain.replace(LEGAL_FORM, '') : plain
  const folded = normalize(bare, 'NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/&/g, ' and ')
  const spelled = SPELLINGS.reduce((word, [from, to]) => word.replace(from, to), folded)
  return spelled.replace(/[^\p{L}\p{N}+#]/gu, '') || plain
})

type Group = 'person' | 'organization' | 'location' | 'event' | 'thing'
const groupOf = (type: EntityType): Group => {
  if (type === 'team') return 'organization'
  return type === 'person' || type === 'organization' || type === 'location' || type === 'event' ? type : 'thing'
}

/**
 * Whether the types of two names allow them to mean the same thing: the types are alike, or one is unknown or a guess.
 * A "Paris" who lives somewhere is not the city; an "Acme Robotics" that once looked like a person is the company.
 */
export const mayBeOne = (a: Named, b: Named): boolean => {
  if (groupOf(a.type) === groupOf(b.type) || a.type === 'other' || b.type === 'other') return true
  return Math.min(a.confidence, b.confidence) < (isSameFullName(a, b) ? SURE : GUESS)
}

const isSameFullName = (a: Named, b: Named): boolean => {
  const name = nameKey(a.name)
  return name.includes(' ') && name === nameKey(b.name)
}

interface Person {
  given: string | null
  family: string | null
  middle: readonly string[]
}

/**
 * Splits a person's name into its parts, without particles and titles. A single word counts as both given and family
 * name, as it may be either; after a title ("Dr. Kowalska"), only as the family name.
 */
export const personOf = (name: string): Person => partsOfPerson(name, 'person')

const partsOfPerson = remembered((name): Person => {
  const words = spaced(name).filter(
    (word, at) => !(at === 0 && isTitle(word)) && !/^(?:jr|sr|ii|iii|iv|phd|md)$/.test(word),
  )
  const titled = words.length === 1 && isTitle(spaced(name)[0] ?? '')
  const joined = words.filter((word, at) => at === 0 || at === words.length - 1 || !NAME_PARTICLES.has(word))
  const [first = null] = joined
  const last = joined.at(-1) ?? null
  if (joined.length < 2) return { given: titled ? null : first, family: last, middle: [] }
  return { given: first, family: last, middle: joined.slice(1, -1) }
})

const isTitle = (word: string) => TITLES.has(word) || (NAME_TITLES.has(word) && word !== 'saint')
const spaced = (name: string): string[] =>
  normalize(nameKey(name), 'NFKD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .split(/[\s.]+/)
    .filter((word) => word !== '')

/** Short forms of given names, each with its full forms. */
const SHORT_NAMES = new Map(
  (
    'bob=robert rob=robert bobby=robert bill=william will=william billy=william liam=william dick=richard rick=richard rich=richard jim=james ' +
    'jimmy=james jamie=james joe=joseph joey=joseph mike=michael mick=michael mickey=michael tom=thomas tommy=thomas dan=daniel danny=daniel dave=david ' +
    'steve=steven,stephen chris=christopher,christian,christina,christine matt=matthew nick=nicholas,nicolas tony=anthony,antonio andy=andrew drew=andrew ' +
    'alex=alexander,alexandra,alexandre,alexis al=albert,alan,alfred sam=samuel,samantha ben=benjamin ed=edward,edwin eddie=edward ted=edward,theodore ' +
    'fred=frederick greg=gregory jeff=jeffrey geoff=geoffrey ken=kenneth larry=lawrence,laurence pete=peter phil=philip,phillip ron=ronald tim=timothy ' +
    'vince=vincent walt=walter zach=zachary josh=joshua jon=jonathan jack=john johnny=john charlie=charles chuck=charles hank=henry harry=henry,harold ' +
    'liz=elizabeth beth=elizabeth betty=elizabeth lizzie=elizabeth eliza=elizabeth kate=katherine,catherine,kathryn katie=katherine,catherine kathy=katherine,catherine ' +
    'cathy=catherine,katherine meg=margaret maggie=margaret peggy=margaret sue=susan,susanna susie=susan jen=jennifer jenny=jennifer jess=jessica becky=rebecca ' +
    'debbie=deborah barb=barbara pat=patricia,patrick patty=patricia trish=patricia vicky=victoria abby=abigail mandy=amanda nat=natalie,nathaniel,natasha ' +
    'nate=nathan,nathaniel gabe=gabriel max=maximilian,maxwell fritz=friedrich hans=johannes sasha=alexander,alexandra misha=mikhail pepe=jose paco=francisco'
  )
    .split(' ')
    .map((line) => {
      const [short = '', full = ''] = line.split('=')
      return [short, full.split(',')] as const
    }),
)

const sameGiven = (a: string, b: string): boolean =>
  a === b ||
  (a.length === 1 && b.startsWith(a)) ||
  (b.length === 1 && a.startsWith(b)) ||
  (SHORT_NAMES.get(a)?.includes(b) ?? false) ||
  (SHORT_NAMES.get(b)?.includes(a) ?? false)

/** Whether two full names can be the same person's: same family name, compatible given and middle names. */
const sameFullPerson = (a: Person, b: Person): boolean => {
  if (a.family !== b.family || !a.given || !b.given || !sameGiven(a.given, b.given)) return false
  return a.middle.every((name, at) => b.middle[at] === undefined || sameGiven(name, b.middle[at]))
}

/**
 * Returns how likely two names mean the same thing: 3 for the same name; 2 for another spelling, or full names of a
 * person that differ in a short form ("Bob") or a missing middle name; 1 for a part of a person's name, an initial or
 * an acronym, which counts only if unambiguous; 0 for different things.
 */
export const likeness = (a: Named, b: Named): 0 | 1 | 2 | 3 => {
  if (!mayBeOne(a, b)) return 0
  if (nameKey(a.name) === nameKey(b.name)) return 3
  const group = groupOf(a.type)
  const sameGroup = group === groupOf(b.type)
  if (spellingKey(a.name, a.type) === spellingKey(b.name, b.type)) return 2
  if (!sameGroup) return 0
  if (group === 'person') return likePersons(personOf(a.name), personOf(b.name))
  const short = (name: string) => /^\p{Lu}[\p{Lu}\p{N}.&]{2,9}$/u.test(name)
  if (group === 'location') return 0
  return (short(a.name) && abbreviates(a.name, b.name)) || (short(b.name) && abbreviates(b.name, a.name)) ? 1 : 0
}

const likePersons = (a: Person, b: Person): 0 | 1 | 2 => {
  const [isFullA, isFullB] = [a, b].map(({ given, family }) => given !== family && given !== null && family !== null)
  if (isFullA && isFullB) return sameFullPerson(a, b) ? (a.given?.length === 1 || b.given?.length === 1 ? 1 : 2) : 0
  if (isFullA === isFullB) return a.family === b.family ? 1 : 0
  const [full, part] = isFullA ? [a, b] : [b, a]
  const isGiven = part.given !== null && full.given !== null && full.given.length > 1 && part.given === full.given
  return isGiven || part.family === full.family ? 1 : 0
}

/** Whether a name is a single word of a person's name, which several people may share. */
export const isPartOfPerson = ({ name, type }: Named): boolean => type === 'person' && spaced(name).length === 1

/**
 * Returns the keys under which a name of an entity is stored and looked up; similar names share a key. At most 5, each
 * about as long as the name.
 */
export const candidateKeys = ({ name, type }: Pick<Named, 'name' | 'type'>): readonly string[] => keysOf(name, type)

const keysOf = remembered((name, type): readonly string[] => {
  const keys = new Set([
    `n:${nameKey(name)}`,
    `s:${spellingKey(name, 'other')}`,
    `s:${spellingKey(name, 'organization')}`,
  ])
  if (type === 'person') {
    const { given, family } = personOf(name)
    if (given) keys.add(`p:${given}`)
    if (family) keys.add(`p:${family}`)
  } else {
    const initials = initialsOf(name)
    if (initials) keys.add(`i:${initials}`)
    if (/^\p{Lu}[\p{Lu}\p{N}.&]{2,9}$/u.test(name)) keys.add(`i:${name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()}`)
  }
  return [...keys]
})

/** Whether a key from `candidateKeys` is for the name itself, not for a part or another spelling of the name. */
export const isNameItself = (key: string): boolean => key.startsWith('n:')

const initialsOf = (name: string): string | null => {
  const words = name
    .split(/[\s-]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !/^(?:of|for|the|and|in|on|de|la|a|to)$/i.test(word))
  if (words.length < 3) return null
  return words.map((word) => word.replace(/^[^\p{L}\p{N}]+/u, '')[0]?.toLowerCase()).join('')
}
