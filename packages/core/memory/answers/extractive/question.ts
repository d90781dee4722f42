import { isPlainGivenName } from '../../speaker/name-words.js'
import { dateIn, type FoundDate } from '../../write/dates/date-in.js'
import { type AnswerLanguage, isAsking, isLight, isStop, type Rooted, rootsIn, type Word, wordsOf } from './words.js'

/** What kind of answer a question wants. `truth`: yes or no. */
export type Kind =
  | 'when'
  | 'duration'
  | 'count'
  | 'amount'
  | 'where'
  | 'who'
  | 'why'
  | 'which'
  | 'what'
  | 'how'
  | 'truth'
  | 'other'

/** A word that says what the question is about. */
export interface Topic {
  root: string
  /** How informative the word is: a name counts more than other words, "go" and "get" count less. */
  weight: number
  isName: boolean
}

export interface AskedQuestion {
  kind: Kind
  language: AnswerLanguage
  rooted: Rooted
  /** The topics in the order of the question, each once, without persons and dates. */
  topics: readonly Topic[]
  /** Given names in the question, in lower case. */
  persons: readonly string[]
  /** The persons that the question is about: the first one named, or both of "Jon and Gina". */
  subjects: readonly string[]
  /** What the question names: persons, other names, relatives ("my sister") and codes, in order. */
  entities: readonly Word[]
  /** Words with a digit in the question, in lower case. */
  numbers: readonly string[]
  /** The roots of all words of the question. */
  roots: ReadonlySet<string>
  /** Whether the question asks for money, an age or a name. */
  asks: { money: boolean; age: boolean; name: boolean }
  /** `asksOfSelf`: about the asker ("my", "I"); `asksOfAssistant`: about the assistant's acts ("did you recommend"). */
  asksOfSelf: boolean
  asksOfAssistant: boolean
  /** Whether the question asks for more than one thing: "which books", "what are". */
  several: boolean
  /** The root of the noun that "how many" counts; null for other questions. */
  counted: string | null
  /** The period that the question names ("in June 2023"); null if it names none, or asks when something happened. */
  date: FoundDate | null
}

/** Maximum characters read of a question. */
const MOST_CHARS = 1_000
const NAME_WEIGHT = 1.6
const LIGHT_WEIGHT = 0.35
/** Weight of "database" in "which database": below 1, because an answer often gives the name without "database". */
const KIND_WEIGHT = 0.7

const GERMAN =
  /(?<!\p{L})(?:wer|wen|wem|wessen|wann|wo|wohin|woher|warum|wieso|weshalb|wie|welche[rsnm]?|ist|sind|hat|haben|habe|wird|kann|der|die|das|den|dem|ein|eine|einen|und|von|mit|für|zu|ich|mein|meine|nicht|seit|bei|auf)(?!\p{L})/giu
const ENGLISH =
  /(?<!\p{L})(?:who|whom|whose|when|where|why|how|what|which|is|are|was|were|did|does|do|has|have|can|will|would|the|a|an|and|of|with|for|to|my|not|in|on|at)(?!\p{L})/giu

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/^(?:.*\b)?(?:how many|how often)\b|(?<!\p{L})(?:wie viele|wie oft|wieviele)(?!\p{L})/iu, 'count'],
  [
    /\bhow much\b|(?<!\p{L})(?:wie ?viel|wie teuer|wie hoch)(?!\p{L})|\bwhat (?:is|was|are) the (?:price|cost|salary)\b/iu,
    'amount',
  ],
  [/\b(?:how long|since when)\b|(?<!\p{L})(?:wie lange|seit wann)(?!\p{L})/iu, 'duration'],
  [
    /\bwhen\b(?! i\b)|\b(?:what|which) (?:\w+ )?(?:date|day|month|year|time|week|season)s?\b|(?<!\p{L})(?:wann|an welchem (?:tag|datum)|in welchem (?:jahr|monat))(?!\p{L})/iu,
    'when',
  ],
  [
    /\bwhere\b|\b(?:what|which) (?:\w+ )?(?:city|cities|country|countries|place|places|town|state|states|location)\b|(?<!\p{L})(?:wo|wohin|woher|in welche[rmn]? (?:stadt|land|ort))(?!\p{L})/iu,
    'where',
  ],
  [/\bwho(?:m|se)?\b|(?<!\p{L})(?:wer|wen|wem|wessen)(?!\p{L})/iu, 'who'],
  [
    /\bwhy\b|\bwhat(?:'s| is| was| were| are)? .{0,40}\b(?:reason|reasons|motivation|motivations|rationale)\b|\bwhat (?:made|motivated|inspired|caused|led)\b|(?<!\p{L})(?:warum|wieso|weshalb|aus welchem grund)(?!\p{L})/iu,
    'why',
  ],
  [/\bwhich\b|(?<!\p{L})welche[rsnm]?(?!\p{L})/iu, 'which'],
  [/\bwhat\b|(?<!\p{L})was(?!\p{L}).*(?<!\p{L})(?:ist|hat|macht|mag|wird|kann|sind|soll)(?!\p{L})|^was /iu, 'what'],
  [/\bhow\b|(?<!\p{L})wie(?!\p{L})/iu, 'how'],
  [
    /^\s*(?:and |so |but )?(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|am|may|might|isn't|doesn't|didn't|ist|sind|war|waren|hat|haben|hatte|wird|kann|darf|soll|muss|mag|habe|bin|gibt|lebt|wohnt|arbeitet|spielt|trinkt|isst)(?!\p{L})/iu,
    'truth',
  ],
]

const SELF = /(?<!\p{L})(?:I|i|me|my|mine|we|our|us|ich|mich|mir|mein(?:e[nmrs]?)?|wir|unser(?:e[nmrs]?)?)(?!\p{L})/u
const ASSISTANT =
  /\b(?:did|do|have|had|were|was) you\b|\byou (?:recommend|suggest|advise|mention|say|tell|propose)\w*|(?<!\p{L})(?:hast du|haben sie|empfiehlst du)(?!\p{L})/iu
const SEVERAL =
  /\b(?:which|what) (?:\w+ ){0,3}?\w{2,}(?<!ss|us|is)s\b|\bwhat are\b|\bwho are\b|\bin what ways\b|\ball\b|\blist\b|(?<!\p{L})(?:welche \p{L}+(?:n|e|er|s)|alle|was sind)(?!\p{L})/iu

/** Reads what a question asks, from at most its first 1,000 characters, in linear time. */
export function readQuestion(query: string, now: Date): AskedQuestion {
  const text = query.slice(0, MOST_CHARS).replace(FOR_A_LIVING, ' occupation ')
  const language: AnswerLanguage = countOf(GERMAN, text) > countOf(ENGLISH, text) ? 'german' : 'english'
  const rooted = rootsIn(language)
  const words = wordsOf(text, rooted)
  const persons = personsIn(words)
  const date = dateIn(text, now)
  const dated = date ? new Set(wordsOf(text.slice(date.start, date.end), rooted).map(({ lower }) => lower)) : null
  const kind = KINDS.find(([form]) => form.test(text))?.[1] ?? 'other'
  const said = (word: Word) => !persons.has(word.lower) && !dated?.has(word.lower)
  return {
    kind,
    language,
    rooted,
    topics: topicsOf(words.filter(said), words[0], language),
    persons: [...persons],
    subjects: subjectsOf(words, persons),
    entities: words.filter((word, at) => isEntity(word, at, persons, language)),
    numbers: words.filter(({ lower }) => /\d/.test(lower)).map(({ lower }) => lower),
    roots: new Set(words.map(({ root }) => root)),
    asks: { money: MONEY.test(text), age: AGE.test(text), name: NAME.test(text) },
    asksOfSelf: SELF.test(text),
    asksOfAssistant: ASSISTANT.test(text),
    several: SEVERAL.test(text),
    counted: kind === 'count' ? countedIn(words) : null,
    date: kind === 'when' ? null : date,
  }
}

const MANY = new Set(['many', 'viele'])
/** Returns the root of "customers" for "how many of the new customers"; null for "how many times". */
function countedIn(words: readonly Word[]): string | null {
  const many = words.findIndex(({ lower }) => MANY.has(lower))
  const noun = many === -1 ? undefined : words.slice(many + 1).find((word) => !isStop(word) && !isLight(word))
  return noun === undefined || isAsking(noun) ? null : noun.root
}

/** Words that ask for money, an age or a name. */
const MONEY =
  /(?<!\p{L})(?:costs?|price|pay|paid|earn|charge|fee|salary|rent|expensive|spend|spent|worth|wage|owe|kostet|kosten|teuer|preis|miete|verdient|gehalt|gebühr|zahlen|zahlt)(?!\p{L})/iu
const AGE = /(?<!\p{L})(?:how old|age of|wie alt|quel âge|cuántos años)(?!\p{L})/iu
const NAME = /(?<!\p{L})(?:names?|called|heißt|heißen)(?!\p{L})/iu
/** "What do I do for a living?" asks for an occupation, not where somebody lives. */
const FOR_A_LIVING = /(?<!\p{L})(?:for (?:a living|work)|beruflich|von beruf)(?!\p{L})/giu
const KIN =
  /^(?:mother|mom|mum|father|dad|sister|brother|sibling|wife|husband|partner|son|daughter|aunt|uncle|cousin|nephew|niece|grandmother|grandma|grandfather|grandpa|girlfriend|boyfriend|mutter|vater|schwester|bruder|frau|mann|sohn|tochter|tante|onkel|oma|opa|neffe|nichte)s?$/

export const isKin = ({ lower }: Word): boolean => KIN.test(lower)

function isEntity(word: Word, at: number, persons: ReadonlySet<string>, language: AnswerLanguage): boolean {
  if (persons.has(word.lower) || /\d/.test(word.lower) || isKin(word)) return true
  // A capital shows a name only in English, because every German noun has a capital.
  return language === 'english' && at > 0 && isCapital(word) && !isStop(word)
}

const countOf = (form: RegExp, text: string): number => text.match(form)?.length ?? 0

const isCapital = ({ text }: Word): boolean => /^\p{Lu}/u.test(text)

function personsIn(words: readonly Word[]): Set<string> {
  return new Set(words.filter((word) => isCapital(word) && isPlainGivenName(word.lower)).map(({ lower }) => lower))
}

function subjectsOf(words: readonly Word[], persons: ReadonlySet<string>): string[] {
  const first = words.findIndex(({ lower }) => persons.has(lower))
  if (first === -1) return []
  const joined = ['and', 'und'].includes(words[first + 1]?.lower ?? '') ? words[first + 2] : undefined
  return [words[first], joined].flatMap((word) => (word && persons.has(word.lower) ? [word.lower] : []))
}

function topicsOf(words: readonly Word[], first: Word | undefined, language: AnswerLanguage): Topic[] {
  const content = words.filter((word) => !isStop(word))
  const topical = content.filter((word) => !isAsking(word))
  const kinds = kindWords(words)
  const topics = new Map<string, Topic>()
  for (const word of topical.length > 0 ? topical : content) {
    // A capital shows a name only in English, because every German noun has a capital.
    const isName = language === 'english' && isCapital(word) && word !== first
    const weight = kinds.has(word) ? KIND_WEIGHT : isName ? NAME_WEIGHT : isLight(word) ? LIGHT_WEIGHT : 1
    if (!topics.has(word.root)) topics.set(word.root, { root: word.root, weight, isName })
  }
  return [...topics.values()]
}

const WHICH = new Set('which what welche welcher welches welchen welchem'.split(' '))
const BETWEEN = new Set('kind kinds type types sort sorts of other'.split(' '))

/** Returns up to two words after "which", "what" or "what kind of", such as "books" in "which books". */
function kindWords(words: readonly Word[]): Set<Word> {
  const which = words.findIndex(({ lower }) => WHICH.has(lower))
  const kinds = new Set<Word>()
  for (const word of which === -1 ? [] : words.slice(which + 1, which + 6)) {
    if (BETWEEN.has(word.lower)) continue
    if (isStop(word) || kinds.size === 2) break
    kinds.add(word)
  }
  return kinds
}
