import { FAMILY_NAMES } from './family-names.js'
import { GIVEN_NAMES } from './given-names.js'

const TITLE =
  /^(?:(?:dr|prof|mr|mrs|ms|miss|mx|sir|dame|herr|frau|señora?|sra?|mme|m|dott|ing|dhr|mevr|pan|pani)\b\.?\s+)+/iu
/** A word of a name ("O'Brien"), or an initial; not the possessive "'s" of "Ada's". */
const WORD = /\p{L}[\p{L}\p{M}]*(?:(?:-|['’](?!s(?!\p{L})))\p{L}[\p{L}\p{M}]*)*(?:(?<=^\p{L}|[ .]\p{L})\.)?/uy
const PARTICLE =
  /^(?:de|da|di|do|dos|das|du|van|von|vom|zu|der|den|del|della|la|le|el|al|bin|ibn|ben|ter|ten|af|av|y|e)$/u
const SUFFIX = /^(?:jr|sr|ii|iii|iv)$/iu
const MOST_WORDS = 5
const LONGEST_WORD = 30

/** The words at the start of a text that can form a name, and the text after them. */
export interface NameWords {
  words: readonly string[]
  /** The text after the words. */
  rest: string
}

/** Skips a title, then reads the words that can form a name: capitalized words, and particles between them ("van"). */
export function nameWords(text: string): NameWords {
  const at = TITLE.exec(text)?.[0].length ?? 0
  const words: string[] = []
  let kept = 0
  let end = at
  for (let next = at; words.length < MOST_WORDS; ) {
    WORD.lastIndex = next
    const word = WORD.exec(text)?.[0]
    if (word === undefined || word.length > LONGEST_WORD) break
    const isParticle = PARTICLE.test(word)
    if (!isParticle && !/^\p{Lu}/u.test(word)) break
    if (isParticle && words.length === 0) break
    words.push(word)
    next += word.length
    if (!isParticle) {
      kept = words.length
      end = next
    }
    if (text.charAt(next) !== ' ') break
    next += 1
  }
  return { words: words.slice(0, kept), rest: text.slice(end) }
}

const keyOf = (word: string): string => word.toLowerCase().replaceAll('’', "'")
const isGiven = (word: string): boolean =>
  keyOf(word)
    .split('-')
    .some((part) => GIVEN_NAMES.has(part) || MORE_GIVEN_NAMES.has(part))

/** Common names in languages that GIVEN_NAMES covers poorly. */
const MORE_GIVEN_NAMES: ReadonlySet<string> = new Set(
  (
    'jan jürgen björn jörg günter günther jörn götz sören käthe bärbel uwe heike silke anke birgit torsten thorsten ' +
    'katharina johanna finn lasse nele lena leonie maren wiebke katarzyna małgorzata agnieszka krzysztof grzegorz ' +
    'łukasz paweł michał wojciech zbigniew joanna zofia zsófia zsolt lászló györgy jános józsef éva ágnes jiří ' +
    'tomáš ondřej václav zdeněk lucie žaneta giulia giorgia chiara alessia matteo lorenzo davide joão josé luís ' +
    'antónio inês beatriz thaís amélie chloé étienne françois frédéric jérôme léa zoé rené océane priya aarti ananya ' +
    'rohan sanjay vikram deepa lakshmi yuki haruto hiroshi sakura kenji aiko minh linh nguyen wei xin jing oluwaseun ' +
    'chinedu ngozi kwame ama amina aicha youssef moustafa ayşe mehmet emre zeynep çağla özgür søren åse øyvind ' +
    'håkon bjørn mikael väinö aino eero иван анна мария сергей дмитрий алексей ольга елена наталья андрей екатерина'
  ).split(' '),
)

/** Given names that often mean something else after "I am" ("I am Christian"). */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  (
    'christian frank rich german gay ace earnest ernest dutch roman jordan paris georgia virginia austin florence ' +
    'sydney london asia india kenya israel ireland chelsea brooklyn dallas houston madison carolina april may june ' +
    'august summer autumn winter dawn eve virgo leo aries prince king duke queen guy major dean sunny merry sandy rusty ' +
    'misty rocky stormy sky will grace hope faith joy art mark bill rose chance chase skip star angel royal jean jewel ' +
    'melody harmony destiny genesis precious sage young golden general mercury ruby java swift perl julia alexa siri ' +
    'cortana claude gemini jasper sonny tiny happy blue gray grey olive ivory indigo amber violet scarlet baby love ' +
    'norman celtic latino latina la blaze ray sol ali-baba bishop deacon marshal marshall carter hunter fisher cooper ' +
    'mason miller archer baker taylor turner page porter sawyer tanner tucker tyler parker cash an so in my do mi la le'
  ).split(' '),
)

/** Capitalized words that describe someone instead of naming them, known by their ending or from a list. */
const DESCRIBES =
  /(?:ed|ing|ish|ese|ive|ous|ic|less|ful|able|ible|ist|ologist|ician|woman|man|person|ism|ment|tion|ness)$/u
const DESCRIPTIONS: ReadonlySet<string> = new Set(
  (
    'fan fans user users lead leader manager head director chief officer owner founder cofounder ceo cto cfo coo vp president vice ' +
    'engineer developer designer programmer architect analyst consultant administrator admin assistant agent bot owner ' +
    'teacher student doctor nurse lawyer professor researcher scientist writer author artist actor driver chef coach ' +
    'member partner customer client senior junior staff principal associate intern team product project software data ' +
    'marketing sales support service type level class grade group generation gen certified based native speaker ' +
    'american german french spanish italian british english irish scottish dutch indian chinese japanese korean canadian ' +
    'australian african european asian mexican brazilian russian polish swedish norwegian danish catholic christian ' +
    'muslim jewish hindu buddhist protestant orthodox atheist republican democrat vegan vegetarian taurus gemini cancer ' +
    'libra scorpio sagittarius capricorn aquarius pisces aries virgo monday tuesday wednesday thursday friday saturday ' +
    'sunday january february march april june july august september october november december new old north south east ' +
    'west northern southern eastern western city street university college school company inc ltd gmbh ag corp bank ' +
    'hospital office department division services systems solutions technologies the a an in at on of my your his her ' +
    'their our this that these those not no very so too here there back now then just also both all really sorry glad ' +
    'sure ok okay fine good great happy sad tired busy ready done thankful grateful proud pro anti plus premium gold ' +
    'leiter leiterin entwickler entwicklerin ingenieur ingenieurin lehrer lehrerin arzt ärztin student studentin ' +
    'berater beraterin chef chefin mitglied kunde kundin freund freundin vater mutter deutscher deutsche berliner ' +
    'god legend batman superman spiderman me mine myself you everyone nobody somebody someone anyone nothing'
  ).split(' '),
)

const isDescription = (word: string): boolean => {
  const key = keyOf(word)
  return DESCRIPTIONS.has(key) || (DESCRIBES.test(key) && !FAMILY_NAMES.has(key) && !isGiven(word))
}

/**
 * Whether the words after "I am" are a name. None of them may be in capitals throughout. None may be a description
 * ("Engineer"), unless it is a given name at the start and another name follows. They must be:
 * - a given name that is seldom anything else or is followed by another name,
 * - or a known family name after an initial or another word,
 * - or, if not `strict`, two or three unknown words.
 * @param strict whether capitalized words may be nouns, as in German
 */
export function isPersonName(words: readonly string[], strict: boolean): boolean {
  const [first = '', ...others] = words
  const named = others.filter((word) => !PARTICLE.test(word) && !SUFFIX.test(word))
  if (words.some((word) => isDescription(word) && !(word === first && isGiven(word) && named.length > 0))) return false
  if (words.some((word) => /^\p{Lu}{2,}$/u.test(word))) return false
  if (isGiven(first)) return named.length > 0 || !AMBIGUOUS.has(keyOf(first))
  if (/^\p{Lu}\.$/u.test(first)) return named.some((word) => FAMILY_NAMES.has(keyOf(word)))
  if (named.some((word) => FAMILY_NAMES.has(keyOf(word)) && !AMBIGUOUS.has(keyOf(word)))) return true
  return !strict && named.length > 0 && named.length < 3 && words.every((word) => word.length > 2)
}

/** Whether a word in lower case can be a given name and nothing else. */
export const isPlainGivenName = (word: string): boolean =>
  isGiven(word) && !AMBIGUOUS.has(keyOf(word)) && !DESCRIPTIONS.has(keyOf(word))

/** Whether a word after "my name is" cannot be a name. */
export const isNoName = (word: string): boolean => DESCRIPTIONS.has(keyOf(word)) && !isGiven(word)

export const isFamilyName = (word: string): boolean => FAMILY_NAMES.has(keyOf(word))
