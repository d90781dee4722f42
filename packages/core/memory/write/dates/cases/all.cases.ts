import type { DateCase } from './case.js'
import { DUTCH_FIRST, DUTCH_LATER } from './dutch.cases.js'
import { ENGLISH_FIRST, ENGLISH_LATER } from './english.cases.js'
import { FRENCH_FIRST, FRENCH_LATER } from './french.cases.js'
import { GERMAN_FIRST, GERMAN_LATER } from './german.cases.js'
import { SPANISH_FIRST, SPANISH_LATER } from './spanish.cases.js'

/** The cases of each language: `first` were written before the code that reads dates, `later` together with it. */
export const DATE_CASES: readonly (readonly [language: string, first: DateCase[], later: DateCase[]])[] = [
  ['English', ENGLISH_FIRST, ENGLISH_LATER],
  ['German', GERMAN_FIRST, GERMAN_LATER],
  ['French', FRENCH_FIRST, FRENCH_LATER],
  ['Spanish', SPANISH_FIRST, SPANISH_LATER],
  ['Dutch', DUTCH_FIRST, DUTCH_LATER],
]
