import { keysOf, type Phrases, phraseAt, phrases } from '../phrases.js'
import type { DateToken } from '../tokens.js'
import { DUTCH } from './dutch.js'
import { ENGLISH } from './english.js'
import { FRENCH } from './french.js'
import { GERMAN } from './german.js'
import type { Language } from './language.js'
import { SPANISH } from './spanish.js'

export const LANGUAGES: readonly Language[] = [ENGLISH, GERMAN, FRENCH, SPANISH, DUTCH]

/** The tables whose words, like the short words in `known`, identify a language. */
const CALENDAR = [
  'days',
  'weekdays',
  'months',
  'seasons',
  'units',
  'pointersBefore',
  'birthdays',
  'endOf',
  'ends',
] as const

/** Weight of a word from a calendar table; a word in `known` weighs only 1, since many languages share short words. */
const CALENDAR_WORD = 2

/** Phrases, each with the language that it indicates and the weight of this evidence. */
type Evidence = Phrases<{ language: Language; weight: number }>

const EVIDENCE: readonly { language: Language; table: Evidence }[] = LANGUAGES.map((language) => ({
  language,
  table: evidenceOf(language),
}))

function evidenceOf(language: Language): Evidence {
  const calendar = CALENDAR.flatMap((name) => keysOf(language[name]))
  const all = new Map([...language.known].map((key) => [key, 1]))
  for (const key of calendar) all.set(key, CALENDAR_WORD)
  return phrases([...all].map(([key, weight]) => [key, { language, weight }] as const))
}

/** The evidence of all languages by the first word of a phrase, so that most words of a text take only one lookup. */
const KNOWING = new Map<string, (typeof EVIDENCE)[number][]>()
for (const evidence of EVIDENCE)
  for (const word of evidence.table.keys()) KNOWING.set(word, [...(KNOWING.get(word) ?? []), evidence])

/**
 * Returns the language with the most words in the text, by weight; in a tie, the first in LANGUAGES. A word that
 * two, three … languages share counts a half, a third … for each. Takes time linear in the number of tokens.
 */
export function languageOf(tokens: readonly DateToken[]): Language {
  const scores = new Map<Language, number>(LANGUAGES.map((language) => [language, 0]))
  for (const [at, { plain }] of tokens.entries()) {
    const found = (KNOWING.get(plain) ?? []).flatMap(({ table }) => phraseAt(table, tokens, at)?.value ?? [])
    for (const { language, weight } of found) scores.set(language, (scores.get(language) ?? 0) + weight / found.length)
  }
  return [...scores].reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}

/** The tables whose words may start a date. */
const STARTING = [
  ...(['days', 'weekdays', 'weekend', 'onWeekend', 'months', 'seasons', 'units', 'quarters', 'partsOfDay'] as const),
  ...([
    'ordinals',
    'counts',
    'pointersBefore',
    'agoBefore',
    'aheadBefore',
    'cues',
    'between',
    'endOf',
    'ends',
  ] as const),
]

const STARTERS = new Map(
  LANGUAGES.map((language) => {
    const first = STARTING.flatMap((name) => [...(language[name] as Phrases<unknown>).keys()])
    return [language, new Set([...first, ...language.quarterSigns, 'on'])]
  }),
)

/** Whether a date can start with this word: a quick test that rules out most words. */
export const canStart = (language: Language, plain: string): boolean =>
  /^\d/.test(plain) || (STARTERS.get(language)?.has(plain) ?? false)
