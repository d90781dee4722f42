import type { DatePrecision } from '../../types.js'
import type { AnswerLanguage } from './words.js'

/** The words with which an answer frames what it quotes, in the language of the question. */
export interface Frames {
  quoted(text: string): string
  said(speaker: string, on: string | null): string
  noted(on: string | null): string
  oneAnswer: string
  otherAnswer: string
  /** Introduces the sentences that an answer counts: "I found two:". */
  found(count: number): string
  since(date: string): string
  /** Introduces what is no longer true: "Formerly, until 1 May 2026". */
  formerly(from: string | null, until: string | null): string
  /** Introduces the words of a note that is no longer true: "the notes said:". */
  notedThen: string
  date(date: Date, precision: DatePrecision): string
  /** Writes "The week before <day>"; null in a language that has no short expression for this. */
  weekBefore(day: string, isWeekend: boolean): string | null
}

const MONTHS = {
  english: 'January February March April May June July August September October November December'.split(' '),
  german: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
}
const NUMBERS = {
  english: 'none one two three four five six seven eight nine ten'.split(' '),
  german: 'keine eine zwei drei vier fünf sechs sieben acht neun zehn'.split(' '),
}
const SEASONS = {
  english: ['spring', 'summer', 'autumn', 'winter'],
  german: ['Frühling', 'Sommer', 'Herbst', 'Winter'],
}

const FRAMES: Record<AnswerLanguage, Frames> = {
  english: {
    // The text stays as the source has it: if it contains straight quotation marks, curly ones go around it.
    quoted: (text) => (text.includes('"') ? `“${text}”` : `"${text}"`),
    said: (speaker, on) => (on === null ? `${speaker} said:` : `${speaker} said on ${on}:`),
    noted: (on) => (on === null ? 'The notes say:' : `The notes of ${on} say:`),
    oneAnswer: 'There are two answers:',
    otherAnswer: 'The other answer:',
    found: (count) => `I found ${NUMBERS.english[count] ?? count}:`,
    since: (date) => `since ${date}`,
    formerly: (from, until) =>
      ['Formerly', from && `from ${from}`, until && `until ${until}`].filter((each) => each !== null).join(', '),
    notedThen: 'the notes said:',
    weekBefore: (day, isWeekend) => `The ${isWeekend ? 'weekend' : 'week'} before ${day}`,
    date: (date, precision) => dated('english', date, precision, (day) => `${day}`, 'the week of', 'quarter'),
  },
  german: {
    quoted: (text) => `„${text}“`,
    said: (speaker, on) => (on === null ? `${speaker} sagte:` : `${speaker} sagte am ${on}:`),
    noted: (on) => (on === null ? 'In den Notizen steht:' : `In den Notizen vom ${on} steht:`),
    oneAnswer: 'Es gibt zwei Antworten:',
    otherAnswer: 'Die andere Antwort:',
    found: (count) => `Ich habe ${NUMBERS.german[count] ?? count} gefunden:`,
    since: (date) => `seit ${date}`,
    formerly: (from, until) =>
      ['Früher', from && `ab ${from}`, until && `bis ${until}`].filter((each) => each !== null).join(', '),
    notedThen: 'in den Notizen stand:',
    weekBefore: () => null,
    date: (date, precision) => dated('german', date, precision, (day) => `${day}.`, 'Woche vom', 'Quartal'),
  },
}

export const framesOf = (language: AnswerLanguage): Frames => FRAMES[language]

/**
 * Writes a date in its precision: "7 May 2023", "the week of 1 May 2023", "May 2023", "2. quarter 2023", "spring 2023",
 * "2023". verify/lead.ts reads these forms.
 */
function dated(
  language: AnswerLanguage,
  date: Date,
  precision: DatePrecision,
  dayOf: (day: number) => string,
  week: string,
  quarter: string,
): string {
  const month = date.getUTCMonth()
  const year = date.getUTCFullYear()
  const day = `${dayOf(date.getUTCDate())} ${MONTHS[language][month]} ${year}`
  switch (precision) {
    case 'day':
      return day
    case 'week':
      return `${week} ${day}`
    case 'month':
      return `${MONTHS[language][month]} ${year}`
    case 'quarter':
      return `${Math.floor(month / 3) + 1}. ${quarter} ${year}`
    case 'season':
      return `${SEASONS[language][Math.floor(((month + 10) % 12) / 3)]} ${year}`
    case 'year':
      return String(year)
  }
}
