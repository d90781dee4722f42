import type { EntityType } from '../../types.js'
import { isOrdinaryWord, type Token } from '../tokens.js'
import { dealsLikeCompany, doesBusiness, isCoined, isFigurative, tradeOf } from './business-forms.js'
import {
  CONCEPT_HEADS,
  EVENT_HEADS,
  LOCATION_HEADS,
  NAME_PARTICLES,
  NAME_TITLES,
  ORGANIZATION_HEADS,
  OTHER_HEADS,
  TEAM_HEADS,
  TITLES,
  WORK_HEADS,
} from './mention-words.js'
import type { Range } from './name-runs.js'

export interface Typed {
  type: EntityType
  /**
   * 0 to 1. Depends on where the type was found. The name's head (its main word): about .9. The words around the name:
   * about .7. The form of the name: .75 to .9 if it has a given name or initials, else .3 to .7.
   */
  confidence: number
}

const HEADS: readonly [ReadonlySet<string>, EntityType][] = [
  [OTHER_HEADS, 'other'],
  [TEAM_HEADS, 'team'],
  [EVENT_HEADS, 'event'],
  [ORGANIZATION_HEADS, 'organization'],
  [WORK_HEADS, 'product'],
  [LOCATION_HEADS, 'location'],
  [CONCEPT_HEADS, 'concept'],
]
/** First words that determine the type of a name: "Project Atlas", "Lake Como". */
const OPENERS = new Map<string, EntityType>([
  ...['project', 'initiative'].map((word) => [word, 'project'] as const),
  ...['lake', 'mount', 'cape', 'fort', 'port', 'río', 'hotel', 'isle'].map((word) => [word, 'location'] as const),
  ...['café', 'cafe', 'restaurant', 'pub'].map((word) => [word, 'location'] as const),
  ...['operation', 'hurricane', 'typhoon', 'cyclone'].map((word) => [word, 'event'] as const),
  ['team', 'team'],
])
/** Last words of the names of streets: "Queen St". */
const STREET = /^(?:st|ave|blvd|rd)$/
const LINKS = /^(?:of|for|in|on|at|to)$/

/**
 * Finds the type by the name's first word, if OPENERS has it, or by its head: the last word, or the word before "of" or
 * another of LINKS.
 */
export const typeByHead = (tokens: readonly Token[], { from, to }: Range): Typed | null => {
  if (to - from < 2) return null
  if (STREET.test(tokens[to - 1]?.lower ?? '')) return { type: 'location', confidence: 0.9 }
  const opener = OPENERS.get(tokens[from]?.lower ?? '')
  if (opener && to - from <= 4) return { type: opener, confidence: 0.85 }
  const link = tokens.findIndex((token, index) => index > from && index < to && LINKS.test(token.lower))
  const heads = link === -1 ? [tokens[to - 1]] : [tokens[link - 1], tokens[to - 1], tokens[from]]
  for (const head of heads) {
    for (const [words, type] of HEADS) {
      if (!head || !words.has(head.lower)) continue
      return type === 'location' && isFigurative(tokens, { from, to })
        ? typeOfFigurative(tokens, { from, to })
        : { type, confidence: 0.9 }
    }
  }
  const trade = tradeOf(tokens, { from, to })
  return trade === null ? null : { type: 'organization', confidence: trade }
}

const typeOfFigurative = (tokens: readonly Token[], range: Range): Typed =>
  doesBusiness(tokens, range.to) || dealsLikeCompany(tokens, range)
    ? { type: 'organization', confidence: 0.65 }
    : { type: 'location', confidence: 0.6 }

const PERSONAL =
  /^(?:said|says|told|wrote|writes|married|thinks|believes|argued|joined|met|likes|loves|prefers|lives|lived|works|worked|moved|died|asked|agreed|replied|explained|starred|sang|speaks|hates|enjoys|recommends|mentioned|studied|studies|graduated|teaches|born)$/
const WORK_NOUNS =
  /^(?:album|song|single|novel|novels|book|books|film|films|movie|poem|series|play|plays|magazine|journal|newspaper|video|track|EP|opera|musical|game|app|comic|soundtrack|titled|entitled|called|sitcom|show|hit|singles|albums|songs|poems)$/
const BAND_NOUNS =
  /^(?:band|bands|group|trio|duo|quartet|company|companies|startup|firm|organization|organisation|club|label|supergroup|agency|employer|bank|vendor|supplier|brewery|publisher)$/
const PLACE_NOUNS =
  /^(?:city|town|village|country|state|province|region|island|river|capital|district|county|suburb|neighbourhood|neighborhood)$/
const PROJECT_NOUNS = /^(?:project|repo|repository|codename|codenamed|codebase|initiative|epic)$/
const TEAM_NOUNS = /^(?:team|squad|crew|department|guild|chapter)$/
const TECH_NOUNS =
  /^(?:library|framework|language|tool|database|service|api|sdk|plugin|package|module|server|software|system|engine|model|algorithm|protocol|platform|editor|ide|runtime|cluster|queue|cache|bot|cli)$/
const EVENT_NOUNS = /^(?:conference|festival|meetup|workshop|webinar|hackathon|tournament|summit|wedding)$/

const NOUNS: readonly [RegExp, EntityType][] = [
  [WORK_NOUNS, 'product'],
  [BAND_NOUNS, 'organization'],
  [PLACE_NOUNS, 'location'],
  [PROJECT_NOUNS, 'project'],
  [TEAM_NOUNS, 'team'],
  [TECH_NOUNS, 'technology'],
  [EVENT_NOUNS, 'event'],
]

/** Finds the type by the words beside the name: "the band X", "project X", "X team", "born in X", "Dr. X". */
export const typeByContext = (tokens: readonly Token[], { from, to }: Range): Typed | null => {
  const before = tokens[from - 1]
  const beforeThat = tokens[from - 2]
  const after = tokens[to]
  if (NAME_TITLES.has(tokens[from]?.lower ?? '') && to - from > 1) return { type: 'person', confidence: 0.8 }
  if (after && after.start > (tokens[to - 1]?.end ?? 0)) {
    for (const [nouns, type] of NOUNS)
      if (type !== 'product' && nouns.test(after.lower)) return { type, confidence: 0.7 }
  }
  const named = before && /^(?:called|named|of|,|“|"|:|\()$/.test(before.lower) ? beforeThat : before
  if (named?.kind === 'word') {
    for (const [nouns, type] of NOUNS) {
      if (nouns.test(named.text) && (type !== 'location' || before !== named)) return { type, confidence: 0.7 }
    }
    if (named === before && TITLES.has(named.lower)) return { type: 'person', confidence: 0.8 }
  }
  if (before?.text === '.' && TITLES.has(beforeThat?.lower ?? '')) return { type: 'person', confidence: 0.9 }
  if (to - from <= 3 && isSomeone(tokens, to)) return { type: 'person', confidence: 0.7 }
  // "Supergrass (1997)": a work is followed by one year, a person by two.
  if (
    after?.text === '(' &&
    /^(?:1[5-9]|20)\d{2}$/.test(tokens[to + 1]?.text ?? '') &&
    /^[),]$/.test(tokens[to + 2]?.text ?? '')
  ) {
    return { type: 'product', confidence: 0.65 }
  }
  if (
    /^(?:wrote|released|recorded|directed|starred|authored|titled|entitled|premiered|translated|staged)$/.test(
      before?.lower ?? '',
    )
  ) {
    return { type: 'product', confidence: 0.6 }
  }
  if (!tokens[from]?.tags.has('FirstName')) {
    if (doesBusiness(tokens, to)) return { type: 'organization', confidence: 0.65 }
    if (dealsLikeCompany(tokens, { from, to })) return { type: 'organization', confidence: 0.6 }
  }
  if (after && PERSONAL.test(after.lower) && to - from <= 3) return { type: 'person', confidence: 0.7 }
  return null
}

/** Whether the words after a name show that it is a person's: "is a nurse", "is my sister", "'s birthday". */
export const isSomeone = (tokens: readonly Token[], to: number): boolean => {
  const words = tokens
    .slice(to, to + 5)
    .map(({ lower }) => lower)
    .join(' ')
  return SOMEONE.test(words)
}
const SOMEONE =
  /^(?:(?:is|was|became) (?:a|an|the|my|our|his|her)(?: \p{L}+)? (?:engineer|developer|designer|nurse|doctor|teacher|student|manager|lawyer|writer|artist|actor|actress|singer|musician|scientist|professor|sister|brother|mother|father|wife|husband|friend|son|daughter|cousin|boss|colleague|vegetarian|vegan|ceo|cto|cfo|director|politician|poet|novelist|chef|pilot)\b|(?:is|turned) \d+ years|is (?:vegan|vegetarian|allergic|married|pregnant|left-handed|retired)|['’]s (?:birthday|sister|brother|mother|father|wife|husband|son|daughter|boss|phone|favou?rite|email|hobby))/u

/** Capitals or symbols inside a word mean a coined name: "SQLite-Vec", but not "McDonald" or "O'Brien". */
const MADE = /^(?!Ma?c|De|La|Le|Van|Di|O['’])\p{Lu}?\p{Ll}+\p{Lu}|\p{Lu}{2}\p{Ll}{2}|_/u

/**
 * Guesses the type by the name's form: initials and given names of a person, capitals inside a word ("SQLite-Vec"), the
 * tags that the tagger (the package `compromise`) assigns.
 */
export const typeByLooks = (tokens: readonly Token[], range: Range): Typed => {
  const words = tokens.slice(range.from, range.to).filter((token) => token.kind === 'word')
  const names = words.filter((token) => !NAME_PARTICLES.has(token.lower))
  const [first] = words
  const last = words.at(-1)
  if (!first || !last) return { type: 'other', confidence: 0.3 }
  if (isTicket(tokens, range)) return { type: 'other', confidence: 0.6 }
  const has = (tag: string) => words.some((token) => token.tags.has(tag))
  const isInitial = (token: Token) => /^(?:\p{Lu}\.)+$|^\p{Lu}$/u.test(token.text)
  const likeNames = names.every((token) => token.shape === 'title' || token.shape === 'mixed' || isInitial(token))
  if (words.length > 1 && words.some(isInitial) && likeNames && last.text.length > 2)
    return { type: 'person', confidence: 0.85 }
  if (first.tags.has('FirstName') && likeNames && words.length <= 5)
    return { type: 'person', confidence: words.length > 1 ? 0.9 : 0.75 }
  if (words.length === 1) return typeOfWord(tokens, range, first)
  if (words.some(({ text }) => MADE.test(text))) return { type: 'technology', confidence: 0.6 }
  if (has('Place') && !has('Person')) return { type: 'location', confidence: 0.6 }
  if (first.lower === 'the') return { type: 'product', confidence: 0.4 }
  if (has('Organization') && !has('Person')) return { type: 'organization', confidence: 0.5 }
  if (isCoined(last, false) && !has('Person')) return { type: 'organization', confidence: 0.55 }
  if (words.length <= 3 && names.some(({ lower }) => isOrdinaryWord(lower)) && !has('Person')) {
    return { type: 'product', confidence: 0.45 }
  }
  if (likeNames && words.length <= 4 && !words.some((token) => /^(?:of|and|the|for)$/.test(token.lower))) {
    return { type: 'person', confidence: has('Person') ? 0.7 : 0.5 }
  }
  return { type: 'product', confidence: 0.4 }
}

/** Whether a name is the key of a ticket: "PAY-1432". */
const isTicket = (tokens: readonly Token[], { from, to }: Range): boolean =>
  to - from === 3 &&
  tokens[from]?.shape === 'upper' &&
  tokens[from + 1]?.text === '-' &&
  /^\d+$/.test(tokens[to - 1]?.text ?? '')

const typeOfWord = (tokens: readonly Token[], { from, to }: Range, word: Token): Typed => {
  const before = tokens[from - 1]?.lower ?? ''
  if (word.tags.has('Demonym') && !word.tags.has('Country')) return { type: 'concept', confidence: 0.7 }
  if (word.tags.has('City') || word.tags.has('Country') || word.tags.has('Region'))
    return { type: 'location', confidence: 0.7 }
  if (PARTISAN.test(word.lower)) return { type: 'concept', confidence: 0.7 }
  if (/^(?:Mc|Mac|De|Le|La|Di|Fitz)\p{Lu}\p{Ll}/u.test(word.text)) return { type: 'person', confidence: 0.6 }
  if (word.shape === 'mixed' || /[_+#\d]/.test(word.text)) return { type: 'technology', confidence: 0.6 }
  const next = tokens[to]
  // "Chart.js", "Lighthouse v10", "installed Zotero"
  if (/\p{L}\.\p{Ll}/u.test(word.text) || VERSION.test(next?.text ?? '')) return { type: 'technology', confidence: 0.6 }
  if (IS_USED.test(before)) return { type: 'technology', confidence: 0.55 }
  const isAttribute = next?.kind === 'word' && next.shape === 'lower' && next.tags.has('Noun')
  if (word.shape === 'upper' && isAttribute) return { type: 'concept', confidence: 0.5 }
  if (word.shape === 'upper' && word.text.length > 1) return { type: 'organization', confidence: 0.4 }
  if (/^(?:in|near|from|to|towards|outside)$/.test(before)) return { type: 'location', confidence: 0.5 }
  if (word.tags.has('Person') || word.tags.has('LastName')) return { type: 'person', confidence: 0.6 }
  if (/^(?:at|for|joined)$/.test(before)) return { type: 'organization', confidence: 0.55 }
  if (isCoined(word, true)) return { type: 'organization', confidence: 0.5 }
  if (/^(?:by|with|and|,)$/.test(before) || /^['’]s$/.test(tokens[to]?.text ?? ''))
    return { type: 'person', confidence: 0.45 }
  if (/(?:ese|ish|ian|ean)$/.test(word.lower)) return { type: 'concept', confidence: 0.5 }
  if (/(?:ism|ology|ics)$/.test(word.lower)) return { type: 'concept', confidence: 0.5 }
  return { type: 'person', confidence: 0.4 }
}

const VERSION = /^v\d[\d.]*$|^\d+(?:\.\d+)+$/
const IS_USED =
  /^(?:using|via|install|installed|installing|configure|configured|upgraded|updated|importing|imported|deployed)$/
const PARTISAN =
  /^(?:republican|democrat|democratic|socialist|communist|nazi|conservative|libertarian|marxist|catholic|protestant|christian|muslim|jew|buddhist|hindu)s?$/
