/**
 * Dates read in texts: the share right (day, precision, or none) in each language, of the cases written before the code
 * and of those written with it. With --wrong, also the cases that are wrong.
 * usage: npm run build && node bench/guard/dates.mjs [--wrong]
 */
import { eventDate } from '../../packages/core/dist/memory/write/event-date.js'
import { readCases } from '../lib/cases.mjs'

const LANGUAGES = ['english', 'german', 'french', 'spanish', 'dutch']
const WRITTEN = '2026-03-18T15:00:00Z'
const showWrong = process.argv.includes('--wrong')

const isRight = ([text, date, precision, { now = WRITTEN, locale } = {}]) => {
  const found = eventDate({ text, now: new Date(now), locale })
  const day = found.source === 'text' ? found.eventDate.toISOString().slice(0, 10) : null
  const right = day === date && (day === null || found.precision === precision)
  if (!right && showWrong) console.log(`  ${text}: ${day} ${found.precision}, not ${date} ${precision ?? ''}`)
  return right
}

const total = { first: [0, 0], later: [0, 0] }
const shares = (right, of) => `${right} of ${of} (${((100 * right) / of).toFixed(1)} %)`
for (const language of LANGUAGES) {
  const tables = await readCases(`../write/dates/cases/${language}.cases.ts`)
  const row = {}
  for (const part of ['first', 'later']) {
    const cases = tables[`${language.toUpperCase()}_${part.toUpperCase()}`]
    const right = cases.filter(isRight).length
    total[part] = [total[part][0] + right, total[part][1] + cases.length]
    row[part] = shares(right, cases.length)
  }
  console.log(`${language.padEnd(8)} written before the code: ${row.first}; with it: ${row.later}`)
}
console.log(`all      written before the code: ${shares(...total.first)}; with it: ${shares(...total.later)}`)
