import { phraseAt } from '../phrases.js'
import type { DateToken } from '../tokens.js'
import { DUTCH } from './dutch.js'
import { ENGLISH } from './english.js'
import { FRENCH } from './french.js'
import { GERMAN } from './german.js'
import type { Language } from './language.js'
import { SPANISH } from './spanish.js'

export const LANGUAGES: readonly Language[] = [ENGLISH, GERMAN, FRENCH, SPANISH, DUTCH]

/** The tables whose words tell a language as its short words do. */
const CALENDAR = ['days', 'weekdays', 'months', 'seasons', 'units', 'pointersBefore', 'birthdays'] as const

/**
 * The language most of whose words the text has; English if none is ahead. A word that languages share counts by halves,
 * thirds … Takes time linear in the number of tokens.
 */
export function languageOf(tokens: readonly DateToken[]): Language {
  const scores = new Map<Language, number>(LANGUAGES.map((language) => [language, 0]))
  for (const at of tokens.keys()) {
    const knowing = LANGUAGES.filter((language) => knows(language, tokens, at))
    for (const language of knowing) scores.set(language, (scores.get(language) ?? 0) + 1 / knowing.length)
  }
  return [...scores].reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}

const knows = (language: Language, tokens: readonly DateToken[], at: number): boolean =>
  language.known.has(tokens[at]?.plain ?? '') ||
  CALENDAR.some((table) => phraseAt<unknown>(language[table], tokens, at) !== null)
