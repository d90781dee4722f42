import { once } from '../../../once.js'
import { rootOf } from '../../../text/lemma.js'
import { normalize } from '../../../text/normalize.js'

export type AnswerLanguage = 'english' | 'german'

/** A word of a question or of a source. */
export interface Word {
  /** The word as written. */
  text: string
  /** The word in lower case, without accents on Latin letters and without a possessive ending. */
  lower: string
  /** A key that is equal for all forms of a word and for some words of the same meaning. */
  root: string
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’.,:&/-](?=[\p{L}\p{N}])[\p{L}\p{N}\p{M}]+)*/gu
const POSSESSIVE = /['’]s?$/u
/** Maximum length of `lower`, in characters: anything longer is data, not a word, and is cut. */
const LONGEST = 48
/** Maximum words read from a question or a sentence. */
const MOST_WORDS = 400

/** Splits a text into words, at most MOST_WORDS. `rooted` finds the root of a word in lower case. */
export const wordsOf = (text: string, rooted: Rooted): Word[] =>
  (text.match(WORD) ?? []).slice(0, MOST_WORDS).map((word) => {
    const lower = folded(word).replace(POSSESSIVE, '').slice(0, LONGEST)
    return { text: word, lower, root: rooted(lower) }
  })

const ASCII = /^[\0-\x7f]*$/

const folded = (word: string): string =>
  ASCII.test(word)
    ? word.toLowerCase()
    : normalize(word, 'NFKD')
        .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
        .normalize('NFKC')
        .toLowerCase()

export type Rooted = (lower: string) => string

/** Maximum roots cached per language. Finding a root takes microseconds, and most texts repeat few words. */
const MOST_KNOWN = 20_000
const KNOWN: Record<AnswerLanguage, Map<string, string>> = { english: new Map(), german: new Map() }

/** Returns a function that finds, and caches, the root of a word of this language. */
export const rootsIn = (language: AnswerLanguage): Rooted => {
  const known = KNOWN[language]
  const find = language === 'german' ? germanRoot : englishRoot
  return (lower) => {
    const before = known.get(lower)
    if (before !== undefined) return before
    if (known.size >= MOST_KNOWN) known.clear()
    const root = find(lower)
    known.set(lower, root)
    return root
  }
}

const sameWord = once(
  (): ReadonlyMap<string, string> =>
    sameWords(
      'child=kid;mother=mom=mum;father=dad;buy=purchase;start=begin;movie=film;photo=picture=pic;job=work;trip=travel=journey;' +
        'assist=help;reside=live;wife=husband=spouse=married=marry;company=firm;boss=manager=manage;apartment=flat;' +
        'holiday=vacation;finish=complete;obtain=get=receive;talk=speak=speech;start-up=startup;bike=bicycle;store=shop;' +
        'relocate=move;favorite=favourite;color=colour;motivate=inspire;employ=work;town=city;automobile=car;doctor=physician',
    ),
)
const SAME_GERMAN_WORD: ReadonlyMap<string, string> = sameWords(
  'leiterin=leiter=leitet=chef=chefin;mutter=mama;vater=papa;kauft=gekauft=kaufte;wohnt=lebt;beruf=arbeit=arbeitet;' +
    'hochzeit=geheiratet=heiratet=verheiratet;umgezogen=zog=zieht=umzug;besucht=besuch;gegangen=ging=geht;' +
    'gelesen=las=liest;gefahren=fuhr=fährt;gegessen=aß=isst;getroffen=traf=trifft;begonnen=begann=beginnt;' +
    'geschrieben=schrieb=schreibt;gesprochen=sprach=spricht;genommen=nahm=nimmt;gegeben=gab=gibt;gewonnen=gewann=gewinnt;' +
    'trinkt=getrunken=trank;gesehen=sah=sieht;auto=wagen',
  germanStem,
)

const englishRoot = (word: string): string => {
  const root = rootOf(word)
  return sameWord().get(root) ?? root
}

const germanRoot = (word: string): string => {
  const root = germanStem(word)
  return SAME_GERMAN_WORD.get(root) ?? root
}

/** Reduces "wohnt", "wohnen", "gewohnt" and "wohnte" to "wohn"; short words keep their form. */
function germanStem(word: string): string {
  const plain = folded(word)
  const base = /^ge.{3,}t$/.test(plain) ? plain.slice(2) : plain
  for (const ending of [
    'eten',
    'test',
    'ten',
    'tet',
    'ern',
    'te',
    'st',
    'en',
    'em',
    'er',
    'es',
    'et',
    'e',
    't',
    'n',
    's',
  ])
    if (base.endsWith(ending) && base.length - ending.length >= 3) return base.slice(0, -ending.length)
  return base
}

function sameWords(groups: string, stemmed: (word: string) => string = rootOf): ReadonlyMap<string, string> {
  return new Map(
    groups.split(';').flatMap((group) => {
      const [first = '', ...others] = group.split('=').map(stemmed)
      return others.map((other) => [other, first] as const)
    }),
  )
}

const listed = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map(folded))

/** Words that carry no topic. */
const STOP =
  listed(`a about after all also am an and any are aren't as at be been being but by can can't could did didn't do does
  doesn't doing don't for from had has have having he her hers him his how i i'm i've if in into is isn't it its just me my
  mine myself no not of on or other our ours out over own s she should so some such t than that the their theirs them then
  there these they this those to too under until up us very was wasn't we were weren't what when where which while who
  whom whose why will with won't would you your yours yourself i'd i'll it's that's what's there's let's we're you're
  they're both during before between because against more most each ever still currently now many much long often
  der die das den dem des ein eine einen einem einer eines und oder aber ist sind war waren wird wurde wurden werden hat
  habe haben hatte hatten hast bin bist sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer mein meine meinen
  meinem meiner ich mich mir du dich dir dein deine er sie es wir uns euch unser unsere man nicht kein keine in im an am
  auf aus bei beim mit nach von vom vor zu zum zur für über unter um durch gegen ohne bis seit wann wo wohin woher wer
  wen wem wessen was warum wieso weshalb wie viel viele oft lange welche welcher welches welchen welchem dass ob als auch
  noch schon denn dann da hier so sehr kann können konnte soll sollte muss müssen will wollen mag gibt gab es derzeit
  aktuell jetzt gerade heute`)

/** Words that say what kind of answer is wanted. */
const ASKING =
  listed(`kind type sort name thing way time times date day year month reason person people place ask mention
  say said tell told answer chat conversation describe detail discuss explain give list order overview provide question
  recall remember show summarise summarize summary walk across aspect different item only throughout various
  name namen art grund tag datum jahr monat ort person leute sagen gesagt erzählt erwähnt nenne liste`)

/** Words, mostly verbs and adverbs, that match almost any sentence. */
const LIGHT = listed(`get go make do take have be give come keep use want like feel think find see know start try need
  plan new really good great lot one first last recently recent able help look decide would might likely
  machen gehen kommen geben nehmen finden denken neu gut`)

export const isStop = ({ lower }: Pick<Word, 'lower'>): boolean => STOP.has(lower)
export const isAsking = ({ lower }: Pick<Word, 'lower'>): boolean => ASKING.has(lower)
export const isLight = ({ lower, root }: Pick<Word, 'lower' | 'root'>): boolean => LIGHT.has(lower) || LIGHT.has(root)
