import { describe, expect, test } from '@jest/globals'
import { always, call, source, statusOf } from './sources.cases.js'
import { verifySentence } from './verify.js'

describe("the source's own words", () => {
  const of = source('Caroline: Hey Mel! I went to a support group yesterday. It was so powerful!')
  test.each([
    ['Caroline said: "I went to a support group yesterday."', 'verified'],
    ['Caroline said: “I went to a support group yesterday. It was so powerful!”', 'verified'],
    ['2 May 2024 – Caroline said on 3 May 2024: "I went to a support group yesterday."', 'verified'],
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

describe('what no longer holds', () => {
  const end = new Date('2024-05-20')
  const begun = { eventDate: new Date('2024-02-01'), eventDateSource: 'given', eventDatePrecision: 'day' } as const
  const gone = source('Ada lives in Rome.', { ...begun, status: 'superseded', validTo: end })
  const held = source('Ada lives in Rome.', begun)
  const partly = source('Ada lives in Rome. Ada sings.', { outdated: ['Ada lives in Rome.'] })
  const said = 'the notes said: "Ada lives in Rome."'
  const at = { ...call, now: new Date('2024-06-15') }
  test.each([
    ['Formerly, from 1 February 2024, until 20 May 2024', gone, 'verified'],
    ['Formerly, until 20 May 2024', gone, 'verified'],
    ['Formerly, until May 2024', gone, 'verified'],
    ['Formerly', gone, 'verified'],
    ['Früher, ab 1. Februar 2024, bis 20. Mai 2024', gone, 'verified'],
    ['Formerly', partly, 'verified'],
    ['Formerly, until 21 May 2024', gone, 'unverified'],
    ['Formerly, from 2 February 2024', gone, 'unverified'],
    ['Formerly, until 20 May 2024', partly, 'unverified'],
    ['Formerly, until 20 May 2024, in secret', gone, 'unverified'],
    ['Formerly', held, 'unverified'],
    ['Formerly, until 20 May 2024', held, 'unverified'],
  ])('%s', async (lead, of, expected) => {
    const [found] = await verifySentence({ text: `${lead} – ${said}`, cites: [0] }, [of], always(1), at)
    expect(found?.status).toBe(expected)
  })
})

describe('the frames of an extractive answer', () => {
  const graz = { eventDate: new Date('2026-02-01'), eventDateSource: 'given', eventDatePrecision: 'day' } as const
  const told = { ...graz, eventDate: new Date('2026-05-04') }
  const later = { ...call, now: new Date('2026-06-15T10:00:00Z') }
  test.each([
    ['Ada lives in Graz.', graz, 'Ada lives in Graz (since 1 February 2026).'],
    ['Ada wohnt in Graz.', graz, 'Ada wohnt in Graz (seit 1. Februar 2026).'],
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
