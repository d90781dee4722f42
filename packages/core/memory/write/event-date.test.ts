import { describe, expect, test } from '@jest/globals'
import { DATE_CASES } from './dates/cases/all.cases.js'
import type { DateCase } from './dates/cases/case.js'
import { eventDate } from './event-date.js'

const now = new Date('2024-03-15T22:30:00Z')
const day = (text: string) => {
  const { eventDate: date, source } = eventDate({ text, now })
  return [date.toISOString().slice(0, 10), source]
}

describe('a clear date in the text', () => {
  test.each([
    ['I met Tom yesterday', '2024-03-14'],
    ['The demo is tomorrow', '2024-03-16'],
    ['We deployed today', '2024-03-15'],
    ['The party is tonight', '2024-03-15'],
    ['I ran 5 km this morning', '2024-03-15'],
    ['The build broke 3 days ago', '2024-03-12'],
    ['The build broke three days ago', '2024-03-12'],
    ['The audit starts in two weeks', '2024-03-29'],
    ['The call is next Friday', '2024-03-22'],
    ['We moved last week', '2024-03-04'],
    ['We moved two years ago', '2022-03-15'],
    ['The deadline is 5 March 2024', '2024-03-05'],
    ['The deadline is March 5th, 2024', '2024-03-05'],
    ['The deadline is 2024-03-05', '2024-03-05'],
    ['The release of 2024-03-05T10:00:00Z failed', '2024-03-05'],
    ['The deadline is 05/13/2024', '2024-05-13'],
    ['The fair opens on May 2', '2024-05-02'],
    ['The fair was in August 2023', '2023-08-01'],
    ['Marta was born on 3 July 1990', '1990-07-03'],
    ['The day before yesterday it rained', '2024-03-13'],
    ['We met last night', '2024-03-14'],
    ['We met last Friday', '2024-03-08'],
    ['We met this past weekend', '2024-03-09'],
    ['The fair is in May', '2024-05-01'],
    ['The standup is on Monday', '2024-03-18'],
    ['The call is this Monday', '2024-03-18'],
    ['The call is next Monday', '2024-03-18'],
    ['The fair is in a couple of weeks', '2024-03-29'],
    ['We moved a few years ago', '2021-03-15'],
    ['It broke about an hour ago', '2024-03-15'],
    ['It was quiet for the past three months', '2023-12-15'],
    ['The report is due by the end of May', '2024-05-31'],
    ['The report is due at the end of the month', '2024-03-31'],
    ['Nate flew home in the week before 9 June 2023', '2023-06-02'],
    ['We hiked on 4-6 May, 2023', '2023-05-04'],
    ['We hiked May 3 - June 5, 2023', '2023-05-03'],
    ['The party is on the Fourth of July', '2024-07-04'],
    ['Since Sept. 5, 2023 it works', '2023-09-05'],
    ['The notes are from 2024/03/05', '2024-03-05'],
    ['It starts 31 January', '2024-01-31'],
    ['It was 29 Feb 2024', '2024-02-29'],
    ['The lease ends in 25 years', '2049-03-15'],
  ])('%s: %s', (text, expected) => expect(day(text)).toEqual([expected, 'text']))
})

describe('no clear date: the day of writing', () => {
  test.each([
    'Marta likes tea',
    'May I use the car',
    'We may second that motion',
    'May second thoughts be welcome',
    'They march 5 km',
    'The image has version 1.2.3',
    'The image has version 2.3.24',
    'Python 3.10 is out',
    'The deadline is 03/05/2024',
    'The deadline is 5.3.2024',
    'The ratio is 10/12',
    'Wait a second',
    'The talk lasts for 2 hours',
    'The sun is nice',
    'We sat down',
    'The standup is every Monday',
    'I am 30 years old',
    'The ticket is SR-2024-03-05',
    'The room is 2012',
    'Call 555-12-2024',
    'The host is 10.12.20.24',
    'It is open now',
    'Two days later the build broke',
    'Sales fell from the year before',
    'The trip began the next day',
    'The last week of May is booked',
    'The colony was founded on 5 May 1845',
    'Wait for 2 weeks',
    'couple  week  '.repeat(11),
    'h  9\n'.repeat(500),
    '',
    '🎉',
  ])('%s', (text) => expect(day(text)).toEqual(['2024-03-15', 'written']))

  test('a date after 2,000 characters is ignored', () => {
    expect(day(`${'word '.repeat(500)} yesterday`)).toEqual(['2024-03-15', 'written'])
  })
})

describe('a given date wins', () => {
  test.each([
    ['2023-01-02', '2023-01-02T00:00:00.000Z'],
    ['2023-01-02T23:30:00-02:00', '2023-01-03T01:30:00.000Z'],
  ])('%s', (given, expected) => {
    const dated = eventDate({ given, text: 'I met Tom yesterday', now })
    expect(dated).toEqual({ eventDate: new Date(expected), source: 'given', precision: 'day', span: null })
  })
})

const read = ([text, , , { now: written = '2026-03-18T15:00:00Z', locale } = {}]: DateCase) => {
  const found = eventDate({ text, now: new Date(written), locale })
  return found.source === 'text' ? [found.eventDate.toISOString().slice(0, 10), found.precision] : [null, undefined]
}

describe.each(DATE_CASES)('%s', (_, first, later) => {
  test.each(first)('%s: %s %s', (...one) => expect(read(one)).toEqual([one[1], one[2]]))
  test.each(later)('later: %s: %s %s', (...one) => expect(read(one)).toEqual([one[1], one[2]]))
})
