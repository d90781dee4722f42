import { describe, expect, test } from '@jest/globals'
import { always, call, source, statusOf } from './sources.cases.js'
import { verifySentence } from './verify.js'

describe("the source's own words", () => {
  const of = source('Caroline: Hey Mel! I went to a support group yesterday. It was so powerful!')
  test.each([
    ['Caroline said: "I went to a support group yesterday."', 'verified'],
    ['Caroline said: “I went to a support group yesterday. It was so powerful!”', 'verified'],
    ['2 May 2024 – Caroline said on 3 May 2024: "I went to a support group yesterday."', 'verified'],
    ['There are two answers: Caroline said: "It was so powerful!"', 'verified'],
    ['The notes of 3 May 2024 say: "It was so powerful!"', 'verified'],
    ['Melanie said: "I went to a support group yesterday."', 'unverified'],
    ['Caroline never said: "I went to a support group yesterday."', 'unverified'],
    ['Caroline said on 4 May 2024: "I went to a support group yesterday."', 'unverified'],
    ['3 May 2024 – Caroline said on 3 May 2024: "I went to a support group yesterday."', 'unverified'],
    ['Caroline said: "I went to a support group today."', 'unverified'],
    ['Caroline, who hates crowds, said: "I went to a support group yesterday."', 'partial'],
  ])('%s %s', async (text, expected) => expect(await statusOf(text, of, always(1))).toBe(expected))
  test.each([
    ['It is not true – the notes say: "It was so powerful!"', 'unverified'],
    ['The contract was terminated – the notes say: "It was so powerful!"', 'unverified'],
    ['2019 – Caroline said: "It was so powerful!"', 'unverified'],
    ['2023 – Caroline said: "I went to a support group yesterday."', 'unverified'],
    ['Melanie – Caroline said: "It was so powerful!"', 'unverified'],
    ['before 2 May 2024 – Caroline said: "I went to a support group yesterday."', 'unverified'],
    ['on 2 May 2024 – Caroline said: "I went to a support group yesterday."', 'verified'],
    ['The 3 notes say: "It was so powerful!"', 'partial'],
    ['Caroline, who paid 900 euros, said: "It was so powerful!"', 'partial'],
  ])('words before them: %s %s', async (text, expected) => expect(await statusOf(text, of, always(1))).toBe(expected))
  test('cut out of a sentence, they can say the opposite', async () => {
    const denied = source("Bob: I don't think that I like tea.")
    expect(await statusOf('Bob said: "I like tea."', denied, always(1))).not.toBe('verified')
  })
  test('the week of a day', async () => {
    const raced = source('Tom: I ran the charity race last week.')
    const text = (day: string) => `the week of ${day} – Tom said on 3 May 2024: "I ran the charity race last week."`
    expect(await statusOf(text('22 April 2024'), raced)).toBe('verified')
    expect(await statusOf(text('15 April 2024'), raced, always(1))).toBe('unverified')
  })
  test('in German', async () => {
    const told = source('Lena: Ich war gestern beim Zahnarzt.')
    const text = '2. Mai 2024 – Lena sagte am 3. Mai 2024: „Ich war gestern beim Zahnarzt.“'
    expect(await statusOf(text, told)).toBe('verified')
  })
})

describe('the frames of an extractive answer', () => {
  const graz = { eventDate: new Date('2026-02-01'), eventDateSource: 'given', eventDatePrecision: 'day' } as const
  const told = { ...graz, eventDate: new Date('2026-05-04') }
  const later = { ...call, now: new Date('2026-06-15T10:00:00Z') }
  test.each([
    ['Ada lives in Graz.', graz, 'Ada lives in Graz (since 1 February 2026).'],
    ['Ada lives in Graz.', graz, 'There are two answers: Ada lives in Graz (since 1 February 2026).'],
    ['Ada lives in Graz.', graz, 'The other answer: Ada lives in Graz.'],
    ['Ada wohnt in Graz.', graz, 'Ada wohnt in Graz (seit 1. Februar 2026).'],
    ['Ada wohnt in Graz.', graz, 'Es gibt zwei Antworten: Ada wohnt in Graz (seit 1. Februar 2026).'],
    ['Ada wohnt in Graz.', graz, 'Die andere Antwort: Ada wohnt in Graz.'],
    ['I live in Graz.', graz, 'The notes say: "I live in Graz."'],
    ['I live in Graz.', graz, 'The notes of 1 February 2026 say: "I live in Graz."'],
    ['Ich wohne in Graz.', graz, 'In den Notizen steht: „Ich wohne in Graz.“'],
    ['Ich wohne in Graz.', graz, 'In den Notizen vom 1. Februar 2026 steht: „Ich wohne in Graz.“'],
    [
      'Caroline: I went to the pottery workshop yesterday',
      told,
      '3 May 2026 – Caroline said on 4 May 2026: "I went to the pottery workshop yesterday"',
    ],
    [
      'Caroline: I moved last week.',
      told,
      'The week before 4 May 2026 – Caroline said on 4 May 2026: "I moved last week."',
    ],
    [
      'Caroline: I moved last weekend.',
      told,
      'The weekend before 4 May 2026 – Caroline said on 4 May 2026: "I moved last weekend."',
    ],
    ['Caroline: I moved last summer.', told, 'summer 2025 – Caroline said on 4 May 2026: "I moved last summer."'],
    ['Caroline: I moved last month.', told, 'April 2026 – Caroline said on 4 May 2026: "I moved last month."'],
    ['Caroline: I moved last year.', told, '2025 – Caroline said on 4 May 2026: "I moved last year."'],
    ['Caroline: I moved last quarter.', told, '1. quarter 2026 – Caroline said on 4 May 2026: "I moved last quarter."'],
    [
      'Caroline: Ich war gestern im Kurs.',
      told,
      '3. Mai 2026 – Caroline sagte am 4. Mai 2026: „Ich war gestern im Kurs.“',
    ],
    [
      'Caroline: Ich war letzte Woche im Kurs.',
      told,
      'Woche vom 27. April 2026 – Caroline sagte am 4. Mai 2026: „Ich war letzte Woche im Kurs.“',
    ],
    [
      'Caroline: Ich war letzten Sommer im Kurs.',
      told,
      'Sommer 2025 – Caroline sagte am 4. Mai 2026: „Ich war letzten Sommer im Kurs.“',
    ],
  ])('%s %o: %s', async (content, more, text) => {
    const [found] = await verifySentence({ text, cites: [0] }, [source(content, more)], always(0), later)
    expect(found?.status).toBe('verified')
  })
})
