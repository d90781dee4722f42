import type { CalendarUnit } from '../calendar.js'
import type { Phrases } from '../phrases.js'

/** -1: the one before, 0: this one, 1: the next; `coming`: the first from tomorrow on. */
export type Pointer = -1 | 0 | 1 | 'coming'

/** The words a language dates with. Tables hold words in lower case without accents (see `phrases`). */
export interface Language {
  name: 'English' | 'German' | 'French' | 'Spanish' | 'Dutch'
  /** Frequent short words by which the language is recognized. */
  known: ReadonlySet<string>
  /** Whole-day words: days from today. */
  days: Phrases<number>
  /** Parts of the day, which may follow a day. */
  partsOfDay: Phrases<true>
  /** 0 is Sunday. */
  weekdays: Phrases<number>
  weekend: Phrases<true>
  /** Before the short name of a weekday. */
  onWeekday: Phrases<true>
  /** Before a weekend that is the last or next one, by the tense. */
  onWeekend: Phrases<true>
  /** 1 to 12. */
  months: Phrases<number>
  /** Months that are other words too unless written with a capital. */
  doubtfulMonths: ReadonlySet<string>
  /** 0 spring, 1 summer, 2 autumn, 3 winter. */
  seasons: Phrases<number>
  units: Phrases<CalendarUnit | 'moment'>
  quarters: Phrases<true>
  /** Q, T or K before a number from 1 to 4. */
  quarterSigns: ReadonlySet<string>
  /** 1 to 15, of days and quarters. */
  ordinals: Phrases<number>
  /** What may follow a number that is a day: th, er, a dot. */
  ordinalMarks: ReadonlySet<string>
  counts: Phrases<number>
  /** Before and after the noun they point with: last week, la semaine dernière. */
  pointersBefore: Phrases<Pointer>
  pointersAfter: Phrases<Pointer>
  /** vor 3 Tagen, il y a 3 jours; 3 days ago. */
  agoBefore: Phrases<true>
  agoAfter: Phrases<true>
  /** in 3 days; 3 days from now. */
  aheadBefore: Phrases<true>
  aheadAfter: Phrases<true>
  /** Before "in a few days" in its sentence: that time is past. */
  notSince: ReadonlySet<string>
  /** Words after which a month, season or year alone is a time: in, since, until. */
  cues: Phrases<true>
  /** May stand between such a word and the time, and between a pointer and its noun: the, early, the year. */
  fillers: Phrases<true>
  /** Between day, month and year: of. */
  of: Phrases<true>
  /** Between the ends of a range. */
  to: Phrases<true>
  /** end of; takes a period after it. */
  endOf: Phrases<true>
  /** Phrases for the end of the day, week … that is now. */
  ends: Phrases<CalendarUnit>
  /** Between two of them, or from one to another, is a range. */
  between: Phrases<true>
  /** What began then is in the past. */
  since: ReadonlySet<string>
  /** Whether a year stands without a preposition: 2019 habe ich … */
  bareYears: boolean
  /** Before a word of `days` that then is another one: la mañana. */
  notBeforeDay: ReadonlySet<string>
  /** Before a weekday that is no date: every, Black. */
  notBeforeWeekday: ReadonlySet<string>
  /** Anywhere in the sentence: what has no year comes round again. */
  habits: Phrases<true>
  birthdays: Phrases<true>
  /** What is held on a birthday: an event of its own. */
  parties: Phrases<true>
  /** After a number, they make it an amount. */
  amounts: ReadonlySet<string>
  /** A word after a number that ends so makes it an amount, unless it is in `known`: plurals, German nouns. */
  amountEnding: RegExp | null
  /** Before a word of `seasons` that then is another one: a été. */
  notBeforeSeason: ReadonlySet<string>
  /** Verbs of telling, whose own day is not the day of what is told. */
  telling: ReadonlySet<string>
  that: ReadonlySet<string>
  /** Postponed, moved: the date after "to" is the one that counts. */
  moved: ReadonlySet<string>
  tense: Tense
}

/** Words and endings that tell whether a sentence is about the past. Endings are matched on the word with accents. */
export interface Tense {
  past: ReadonlySet<string>
  present: ReadonlySet<string>
  future: ReadonlySet<string>
  pastEnding: RegExp
  futureEnding: RegExp | null
  /** Words with such an ending that are no verbs in it. */
  otherwise: ReadonlySet<string>
  /** With a participle after it (or before it, at the end of a clause), the past. */
  auxiliaries: ReadonlySet<string>
  participle: RegExp
  /** Whether the participle follows its auxiliary at once; else it may be far on either side. */
  participleFollows: boolean
}

export const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))
