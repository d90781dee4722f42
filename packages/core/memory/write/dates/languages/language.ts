import type { CalendarUnit } from '../calendar.js'
import type { Phrases } from '../phrases.js'

/**
 * Which week, month … is meant. -1: the previous one, 0: this one, 1: the next one; `coming`: the first from tomorrow
 * on.
 */
export type Pointer = -1 | 0 | 1 | 'coming'

/** The words with which a language expresses dates. Tables hold words in lower case without accents (see `phrases`). */
export interface Language {
  name: 'English' | 'German' | 'French' | 'Spanish' | 'Dutch'
  /** Frequent short words that identify the language. */
  known: ReadonlySet<string>
  /** Words for whole days, with their distance from today in days. */
  days: Phrases<number>
  /** Parts of the day, which may follow a day. */
  partsOfDay: Phrases<true>
  /** Names of weekdays, with their numbers: 0 is Sunday. */
  weekdays: Phrases<number>
  weekend: Phrases<true>
  /** Words, one of which must precede the short name of a weekday: "on" in "on Mon". */
  onWeekday: Phrases<true>
  /** Words before "weekend" that make it the last or the next one, depending on the tense: "am" Wochenende. */
  onWeekend: Phrases<true>
  /** Names of months, with their numbers from 1 to 12. */
  months: Phrases<number>
  /** Names of months that are also other words unless written with a capital: may, march. */
  doubtfulMonths: ReadonlySet<string>
  /** Names of seasons, with their numbers: 0 spring, 1 summer, 2 autumn, 3 winter. */
  seasons: Phrases<number>
  units: Phrases<CalendarUnit | 'moment'>
  quarters: Phrases<true>
  /** Letters that mean a quarter before a number from 1 to 4: Q, T, K. */
  quarterSigns: ReadonlySet<string>
  /** Ordinals from 1 to 15, for days and quarters. */
  ordinals: Phrases<number>
  /** Endings that may follow the number of a day: th, er, a dot. */
  ordinalMarks: ReadonlySet<string>
  counts: Phrases<number>
  /** Words that point to a week, month …, before or after the noun: last week, la semaine dernière. */
  pointersBefore: Phrases<Pointer>
  pointersAfter: Phrases<Pointer>
  /** Words before or after an amount of time that is past: "vor 3 Tagen", "il y a 3 jours", "3 days ago". */
  agoBefore: Phrases<true>
  agoAfter: Phrases<true>
  /** Words before or after an amount of time to come: "in 3 days", "3 days from now". */
  aheadBefore: Phrases<true>
  aheadAfter: Phrases<true>
  /** Words after which, in the same sentence, "in a few days" means the past few days: haven't. */
  notSince: ReadonlySet<string>
  /** Words after which a month, season or year on its own is a date: in, since, until. */
  cues: Phrases<true>
  /** Words that may come between a cue and the date, and between a pointer and its noun: the, early, the year. */
  fillers: Phrases<true>
  /** Words between day, month and year: "of". */
  of: Phrases<true>
  /** Words between the two ends of a range: "to". */
  to: Phrases<true>
  /** Phrases for "end of", before a period. */
  endOf: Phrases<true>
  /** Phrases for the end of the current day, week, and so on. */
  ends: Phrases<CalendarUnit>
  /** Words that begin a range of two dates: between, from. */
  between: Phrases<true>
  /** Words for "since": a date after one of them is in the past. */
  since: ReadonlySet<string>
  /** Whether a year can be used without a preposition: 2019 habe ich … */
  bareYears: boolean
  /** Words after which a word from `days` means something else: "la" before "mañana" (the morning, not tomorrow). */
  notBeforeDay: ReadonlySet<string>
  /** Words after which a weekday is not a date: "every" Monday, "Black" Friday. */
  notBeforeWeekday: ReadonlySet<string>
  /** Phrases that, anywhere in the sentence, show that a date without a year recurs. */
  habits: Phrases<true>
  birthdays: Phrases<true>
  /** Things held on a birthday, which are events with a date of their own: a party. */
  parties: Phrases<true>
  /** Words that make the number before them an amount, not a year: "cases" in "2019 cases". */
  amounts: ReadonlySet<string>
  /** Matches further words for amounts by their form (plurals, German nouns). Words in `known` do not count. */
  amountEnding: RegExp | null
  /** Words after which a word from `seasons` means something else: "a" before "été" (has been, not summer). */
  notBeforeSeason: ReadonlySet<string>
  /** Verbs of telling, such as "told": what was told on a day may have happened on another day. */
  telling: ReadonlySet<string>
  that: ReadonlySet<string>
  /** Words for postponing (postponed, moved), which make the date after "to" the one that counts. */
  moved: ReadonlySet<string>
  tense: Tense
}

/**
 * Words and endings that show whether a sentence is about the past, the present or the future. Endings are matched with
 * accents, whole words without accents.
 */
export interface Tense {
  past: ReadonlySet<string>
  present: ReadonlySet<string>
  future: ReadonlySet<string>
  pastEnding: RegExp
  futureEnding: RegExp | null
  /** Exceptions: words that match `pastEnding`, `futureEnding` or `participle` without being such a verb form. */
  otherwise: ReadonlySet<string>
  /** Auxiliary verbs that form the past with a participle after them, or before them at the end of a clause. */
  auxiliaries: ReadonlySet<string>
  participle: RegExp
  /** Whether the participle is one of the three tokens after its auxiliary; else it may be far away, on either side. */
  participleFollows: boolean
}

export const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
