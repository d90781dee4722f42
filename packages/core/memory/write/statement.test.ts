import { describe, expect, test } from '@jest/globals'
import { UNREAD } from '../guard/secrets/reading.js'
import { type Origin, toStatement, type WriteBody } from './statement.js'

const author = { keyId: 'key', agentId: null, name: 'Key' }
const now = new Date('2026-03-18T15:00:00Z')
const dated = (changes: Partial<WriteBody>, locale: string | null = null) => {
  const body = { content: 'The mill was rebuilt in the summer of 2017.', volume_id: 'v', ...changes }
  const { eventDate, eventDateSource, eventDatePrecision } = toStatement(
    author,
    body,
    { locale, pii: 'allow' },
    now,
    UNREAD,
  ).statement
  return [eventDate.toISOString().slice(0, 10), eventDateSource, eventDatePrecision]
}

describe('the date of a statement, its source and precision', () => {
  test('from the text, given, or of writing', () => {
    expect(dated({})).toEqual(['2017-06-01', 'text', 'season'])
    expect(dated({ event_date: '2020-02-29' })).toEqual(['2020-02-29', 'given', 'day'])
    expect(dated({ content: 'The mill is red.' })).toEqual(['2026-03-18', 'written', 'day'])
  })

  test.each<[Origin, string | null]>([
    [{ event_date_source: 'text', event_date_precision: 'year' }, 'year'],
    [{ event_date_source: 'text', event_date_precision: null }, null],
    [{ event_date_source: 'text' }, null],
    [{ agent: 'Ada' }, 'day'],
  ])('of an import, as exact as its file says: %j', (origin, precision) => {
    expect(dated({ event_date: '2017-01-01', origin })[2]).toBe(precision)
  })

  test('an order of day and month follows the locale', () => {
    const content = 'The parcel came on 3/4/2026.'
    expect(dated({ content })).toEqual(['2026-03-18', 'written', 'day'])
    expect(dated({ content }, 'en-US')[0]).toBe('2026-03-04')
    expect(dated({ content }, 'de')[0]).toBe('2026-04-03')
    expect(dated({ content }, 'no such place')[1]).toBe('written')
  })
})
