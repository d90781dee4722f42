import { isCommonWord, isOrdinaryWord, type Token } from '../tokens.js'
import { isOpening } from '../words.js'
import { isTrade } from './business-forms.js'
import { knownNameAt } from './gazetteer.js'
import {
  EVENT_HEADS,
  LOCATION_HEADS,
  MEASURE,
  NAME_PARTICLES,
  NAME_TITLES,
  NO_NAMES,
  OFFICES,
  ORGANIZATION_HEADS,
  OTHER_HEADS,
  PARTY_MEMBER,
  ROLES,
  TEAM_HEADS,
  TITLES,
  WORK_HEADS,
} from './mention-words.js'

/** A range of token indices [from, to) in a sentence. */
export interface Range {
  from: number
  to: number
}

/** Words, in lower case, that the text capitalises in mid-sentence. At the start of a sentence they are names, too. */
export type CapitalWords = ReadonlySet<string>

/** Finds names by their capitals: runs of capitalised words with the small words that join them. */
export const nameRuns = (tokens: readonly Token[], capitals: CapitalWords): Range[] => {
  const runs: Range[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    if (!opensName(tokens, at, capitals)) continue
    const to = endOfRun(tokens, at)
    runs.push(...trimmed(tokens, { from: at, to }))
    at = to - 1
  }
  return runs
}

const isCapital = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.shape !== 'lower' && !NO_NAMES.has(token.lower) && !MEASURE.test(token.text)

/** Whether a token is a small word with a capital, as titles have: "One Sweet Day", "Here Come the Warm Jets". */
const isTitleWord = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.shape === 'title' &&
  token.text.length > 1 &&
  NO_NAMES.has(token.lower) &&
  !NO_TITLE.test(token.lower)
const NO_TITLE =
  /day|^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|mr|mrs|ms|dr|user|users|customer|born|see|the|an?|christmas|easter|weekend)$/

const opensName = (tokens: readonly Token[], at: number, capitals: CapitalWords): boolean => {
  const token = tokens[at] as Token
  if (/^(?:the|an?)$/.test(token.lower) && token.shape !== 'lower' && at > 0)
    return isCapital(tokens[at + 1]) && !isOpening(tokens, at)
  if (isTitleWord(token) && at > 0) return isCapital(tokens[at + 1]) && tokens[at - 1]?.kind === 'word'
  if (!isCapital(token)) return false
  if (at > 0 && !isOpening(tokens, at)) return true
  return isNameAtStart(tokens, at, capitals)
}

const isNameAtStart = (tokens: readonly Token[], at: number, capitals: CapitalWords): boolean => {
  const token = tokens[at] as Token
  const next = tokens[at + 1]
  if (INTERJECTION.test(token.lower)) return false
  if (token.shape !== 'title' || capitals.has(token.lower)) return true
  if (knownNameAt(tokens, at)) return true
  if (/^['’]s$/i.test(next?.text ?? '')) return !token.tags.has('Pronoun')
  if (NAME_TITLES.has(token.lower) || ORGANIZATION_HEADS.has(token.lower))
    return isCapital(next) || next?.lower === 'of'
  for (const tag of ['Person', 'Place', 'Organization', 'Acronym', 'Demonym']) if (token.tags.has(tag)) return true
  const opens = OPENERS.some((tag) => token.tags.has(tag) && !(tag === 'Plural' && isTrade(next)))
  if (isCapital(next)) return !opens || TITLES.has(token.lower) || OPENS_NAME.test(token.lower)
  if (next?.text === ',' && /^(?:who|whose|an?|the|my|our)$/.test(tokens[at + 2]?.lower ?? ''))
    return !opens && !isOrdinaryWord(token.lower)
  // A countable noun as subject without an article is a name: "Xu has published".
  const isRare = token.tags.has('ProperNoun') || (token.tags.has('Singular') && !COMMON_END.test(token.lower))
  if (!isRare || next === undefined || next.tags.has('Gerund')) return false
  if (next.tags.has('Verb') || next.tags.has('Auxiliary')) return true
  return next.kind === 'word' && !isCommonWord(token.lower) && !next.tags.has('Noun')
}

const INTERJECTION =
  /^(?:w+o+a*h+|woo+(?:hoo)?|a+w+|(?:a*ha+h*)+|hm+|mm+|oo+f|y+u+m+|ye+a+h?|yep|yup|nope|congrats|congratulations|bye|wow|btw|lol|omg|bummer|absolutely|totally|definitely|o+h+|a+h+|ugh|phew|ya+y|cheers|thx|sure|cool|nice|great|awesome|anytime|same|glad|sounds|looks|good|right|exactly|true|yo|sup|welcome|sorry|damn|gosh|whoa|aye|nah|well|so|chose|added|fixed|removed|updated|implemented|created|moved|used|made)$/
const OPENS_NAME = /^(?:project|operation|lake|mount|fort|cape|hotel|team)$/
const OPENERS = 'Expression Adverb Determiner Preposition Conjunction Pronoun Verb QuestionWord Plural'.split(' ')
const COMMON_END =
  /(?:tion|ness|ment|ity|ing|ism|ance|ence|ship|age|ogy|ics|er|or|ware|ure|al|ic|ive|ed|th|ing|ess|work|time|thing|ter)$|^.{1,3}$|^(?:water|music|food|coffee|tea|research|art|life|light|law|poetry|film|email|mail|traffic|data|code|deploy|build|love|hope|sleep|sugar|milk|bread|rain|snow|dinner|lunch|breakfast|school|church|radio|support|access|login|input|output|cache|index|memory|disk|space|version|chapter|section|step|note|example|feedback|everything|everyone|nothing|nobody|someone|something|anyone|anything|user|side|line|name|type|kind|group|people|mankind|history|production|staging|test|debug|job|task|role|goal|plan|budget|price|cost|rent|salary|title|status)$/

const endOfRun = (tokens: readonly Token[], from: number): number => {
  let to = from + 1
  for (;;) {
    const longer = extended(tokens, from, to)
    if (longer === to) return to
    to = longer
  }
}

/** Returns the end of a run after adding the next words that belong to it; `to` if none does. */
const extended = (tokens: readonly Token[], from: number, to: number): number => {
  const last = tokens[to - 1] as Token
  const next = tokens[to]
  const after = tokens[to + 1]
  if (!next) return to
  if (isCapital(next) || (isTitleWord(next) && isCapital(after))) return to + 1
  if (next.text === "'" && /^[ODL]$/i.test(last.text) && after?.start === next.end && isCapital(after)) return to + 2
  if (next.lower === 'd' && after?.text === "'" && isCapital(tokens[to + 2])) return to + 3
  if (next.kind === 'number') return isNumbered(tokens, to) ? to + 1 : to
  if (next.text === '.' && next.start === last.end && isCapital(after) && ABBREVIATED.test(last.text)) return to + 2
  if (next.text === '-' && next.start === last.end && after?.start === next.end) {
    if (isCapital(after) || after.kind === 'number') return to + 2
    // "Chiang Kai-shek" and "Winnie-the-Pooh", but not "Java-based".
    if (after.lower === 'the' && isCapital(tokens[to + 3])) return to + 4
    return after.kind === 'word' &&
      !isCommonWord(after.lower) &&
      !/(?:ed|ing|like|born|wide|style|led|era)$/.test(after.lower)
      ? to + 2
      : to
  }
  if (next.text === '&' && isCapital(after)) return to - from > 1 && tokens[from]?.tags.has('FirstName') ? to : to + 2
  if (NAME_PARTICLES.has(next.lower)) {
    if (isCapital(after)) return to + 2
    if (after && NAME_PARTICLES.has(after.lower) && isCapital(tokens[to + 2])) return to + 3
  }
  const isOwners = next.text === "'" && last.lower.endsWith('s') && ORGANIZATION_HEADS.has(after?.lower ?? '')
  if (isOwners && isCapital(after)) return to + 2
  if (/^['’]s$/.test(next.text) && isCapital(after)) return ownsName(tokens, from, to) ? to + 2 : to
  return joinedBySmallWord(tokens, from, to)
}

const ABBREVIATED = /^(?:St|Mt|Ft|Jr|Sr|Inc|Ltd|Co|Corp|Bros|No|Vol|Dr|Mr|Mrs|Ms|Prof|Gen|Sen|Rev|Col|Capt|Lt|\p{Lu})$/u

/** Whether a number is part of the name before it ("Python 3", "World War 2"), not a year or an amount. */
const isNumbered = (tokens: readonly Token[], at: number): boolean => {
  const number = tokens[at] as Token
  const next = tokens[at + 1]
  if (isCapital(next) && !/^\d{4}$/.test(number.text)) return false
  return (
    /^\d{1,2}$/.test(number.text) &&
    !(next && (next.tags.has('Plural') || next.kind === 'number' || /^[%:]$/.test(next.text)))
  )
}

const joinedBySmallWord = (tokens: readonly Token[], from: number, to: number): number => {
  const word = (tokens[to] as Token).lower
  const last = tokens[to - 1] as Token
  const hasThe = tokens[to + 1]?.lower === 'the'
  const first = to + (hasThe ? 2 : 1)
  if (!isCapital(tokens[first])) return to
  const head = hasHead(tokens, from, to)
  if (word === 'of') {
    if (ROLES.has(last.lower) || TEAM_HEADS.has(last.lower) || last.tags.has('FirstName') || isPlace(tokens, from, to))
      return to
    if (/^(?:party|band|group|team|government|cabinet)$/.test(last.lower) && tokens[first]?.tags.has('FirstName'))
      return to
    const isOther = hasThe && !head && knownNameAt(tokens, first) !== null
    return isOther ? to : first + 1
  }
  if (word === 'for' || word === 'on')
    return head && knownNameAt(tokens, first)?.known.type !== 'location' ? first + 1 : to
  if (word === 'in') return /^(?:prize|award|medal|bear|championships?)$/.test(last.lower) ? first + 1 : to
  if (word === 'at' || word === ',') return isCampus(tokens, from, to) ? first + 1 : to
  if (word === 'and') {
    const end = endOfRun(tokens, first)
    if (inList(tokens, from, to))
      return hasThe || tokens[first]?.shape === 'upper' || hasHead(tokens, first, end) ? to : first + 1
    return isDivided(tokens, from, to, end) ? first + 1 : to
  }
  return to
}

/** Whether a place may follow, as in the name of a university: "University of Texas at Austin". */
const isCampus = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens[from]?.lower === 'university' &&
  to - from === 3 &&
  /^(?:california|texas|wisconsin|illinois|maryland|massachusetts)$/.test(tokens[to - 1]?.lower ?? '')

/**
 * Whether words joined by "and" after "the" name one institution, because the first half alone is not a name: "the
 * National Aeronautics and Space Administration".
 */
const isDivided = (tokens: readonly Token[], from: number, to: number, end: number): boolean =>
  tokens[from - 1]?.lower === 'the' &&
  !hasHead(tokens, from, to) &&
  !knownNameAt(tokens, from) &&
  ORGANIZATION_HEADS.has(tokens[end - 1]?.lower ?? '')

/** Whether a name with "of" or "for" in it continues after an "and": "Department of Health and Human Services". */
const inList = (tokens: readonly Token[], from: number, to: number): boolean =>
  hasHead(tokens, from, to) &&
  tokens.slice(from, to).some((token) => /^(?:of|for|on)$/.test(token.lower)) &&
  !isPlace(tokens, to - 1, to)

const isPlace = (tokens: readonly Token[], from: number, to: number): boolean => {
  const match = knownNameAt(tokens, from)
  return match?.known.type === 'location' && from + match.length >= to
}

const HEADS = [ORGANIZATION_HEADS, EVENT_HEADS, LOCATION_HEADS, WORK_HEADS, OTHER_HEADS]
const hasHead = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some((token) => HEADS.some((heads) => heads.has(token.lower)))

/**
 * Whether a name continues after a possessive: "Mary's Hospital", but not "Germany's Angela Merkel" or "Acme's CTO".
 */
const ownsName = (tokens: readonly Token[], from: number, to: number): boolean => {
  if (isPlace(tokens, from, to)) return false
  const end = endOfRun(tokens, to + 1)
  return end - from <= 5 && ORGANIZATION_HEADS.has(tokens[end - 1]?.lower ?? '') && !hasHead(tokens, from, to)
}

/**
 * Returns the names in a run: removes titles before a name, separates a people or party from a person ("French Marie
 * Curie"), and splits the run at a title inside it ("Wisconsin Senator Robert La Follette"). A run that has only titles
 * and offices is not a name.
 */
const trimmed = (tokens: readonly Token[], { from, to }: Range): Range[] => {
  if (tokens.slice(from, to).every((token) => isOffice(token))) return []
  let start = from
  while (start < to) {
    const token = tokens[start] as Token
    const isTitle = TITLES.has(token.lower) && !hasHead(tokens, start + 1, to)
    if (token.lower === 'of' || token.kind === 'sign' || isTitle) start += 1
    else if (isPeople(token) && start + 1 < to && tokens[start + 1]?.tags.has('FirstName')) {
      return [{ from: start, to: start + 1 }, ...trimmed(tokens, { from: start + 1, to })]
    } else break
  }
  if (start >= to) return []
  const title = tokens.findIndex(
    (token, at) => at > start && at < to - 1 && TITLES.has(token.lower) && opensPerson(tokens, at + 1, to),
  )
  if (title === -1) return [{ from: start, to }]
  return [...trimmed(tokens, { from: start, to: title }), ...trimmed(tokens, { from: title + 1, to })]
}

const isOffice = ({ lower, kind }: Token) =>
  kind === 'sign' || TITLES.has(lower) || ROLES.has(lower) || OFFICES.test(lower)

const isPeople = (token: Token): boolean => token.tags.has('Demonym') || PARTY_MEMBER.test(token.lower)

/** Whether the words after a title in a run are a person's name: a given name or an initial first, or two words. */
const opensPerson = (tokens: readonly Token[], from: number, to: number): boolean =>
  !hasHead(tokens, from, to) &&
  (tokens[from]?.tags.has('FirstName') || to - from >= 2 || /^\p{Lu}\.$/u.test(tokens[from]?.text ?? ''))
