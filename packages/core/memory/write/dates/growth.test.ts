import { expect, test } from '@jest/globals'
import { superlinear } from '../../../../../tests/support/texts/growth.mjs'
import { dateIn } from './date-in.js'

const now = new Date('2026-03-18T15:00:00Z')
/** Longest text tried, in UTF-16 units: longer than what is searched in a memory, to show superlinear growth. */
const LONGEST = 20_000

/** Dates that begin but never end, endless sentences, and words at which the date readers start, in each language. */
const UNITS = [
  ...['3. bis ', 'vom 3. auf den ', '5-', '5 - 6 ', '2019-', '3/4/', '12.12.', 'Q3 of ', 'third quarter of '],
  ...['in the early ', 'end of the ', 'the end of next ', 'between 2015 and ', 'in the last ', 'this past '],
  ...['last ', 'next week of ', 'Friday of the ', 'a couple of ', 'three days ', 'in two ', 'week before '],
  ...['il y a ', 'la fin de la ', 'semaine ', 'a été ', 'du 3 au ', "jusqu ' à ", "aujourd ' ", 'été dernier '],
  ...['hace ', 'desde hace ', 'fin de semana ', 'el próximo ', 'pasado ', 'por la mañana ', 'finales de '],
  ...['vor drei ', 'seit zwei ', 'Ende ', 'nächsten ', 'habe gestern ', '2019 habe ', 'am 3. ', 'verschoben '],
  ...['over twee ', 'geleden ', 'einde van de ', 'tot en met ', 'vorige ', 'zijn ', 'eind '],
  ...[
    'told that yesterday ',
    'birthday 3 May ',
    'every Friday ',
    'moved from Monday to Friday ',
    'met on Friday ',
    ...[
      'on the 15th ',
      'we were away over the weekend ',
      'am Wochenende ',
      'in 2019, on 5 May ',
      'painted in two days ',
    ],
    'Friday before ',
  ],
  ...['é\u0301', 'e\u0315\u0300', "'", '’', '. ', '.', '-'],
]

test.each(UNITS)('reading dates takes time linear in the text: %j', async (unit) => {
  expect(await superlinear((text: string) => dateIn(text, now, 'de'), unit, LONGEST)).toBeNull()
})
