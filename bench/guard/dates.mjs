/**
 * Measures how well dates are read in texts. Prints for each language the share of cases with the right day and
 * precision, or correctly without a date. Cases written before the code and cases written with it are counted
 * separately. --wrong prints the wrong cases.
 * LoCoMo is only scored, never tuned on: its "when" questions whose answer is a date and whose evidence is one turn. A
 * turn is right if the period read in it overlaps with the period of the answer. Weeks may be three days apart, because
 * texts differ on the day when "last week" starts.
 * usage: npm run build && node bench/guard/dates.mjs [--wrong] (BENCH_DATA names the folder with locomo/)
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { periodOf } from '../../packages/core/dist/memory/write/dates/calendar.js'
import { eventDate } from '../../packages/core/dist/memory/write/event-date.js'
import { readCases } from '../lib/cases.mjs'
import { benchData } from '../lib/service.mjs'

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

const DAY = 86_400_000
/** Reads the time of a session, such as "1:56 pm on 8 May, 2023", as UTC. */
const written = (when) => {
  const [, time, day] = /^(.*?) on (.*)$/.exec(when)
  return new Date(`${day.replace(',', '')} ${time.replace(/(\d) ?([ap]m)/, '$1 $2')} UTC`)
}

const overlap = (one, other) => {
  const [a, b] = [one, other].map(({ eventDate: date, precision }) => periodOf(date, precision))
  const slack = one.precision === 'week' || other.precision === 'week' ? 3 * DAY : 0
  return a.from - slack < b.to && b.from - slack < a.to
}

/** Reads the date in an answer such as "7 May 2023", "2022" or "The week before 9 June 2023". */
const dateOfAnswer = (answer, now) =>
  [String(answer), `in ${answer}`].map((text) => eventDate({ text, now })).find(({ source }) => source === 'text')

const asked = { all: 0, dated: 0, right: 0, sameDay: 0 }
for (const { conversation, qa } of JSON.parse(readFileSync(join(benchData, 'locomo/locomo_dev.json'), 'utf8'))) {
  const sessions = Object.keys(conversation).filter((key) => /^session_\d+$/.test(key))
  const turns = new Map(
    sessions.flatMap((key) =>
      conversation[key].map(({ dia_id, text }) => [dia_id, { text, now: written(conversation[`${key}_date_time`]) }]),
    ),
  )
  for (const { category, evidence = [], answer } of qa) {
    const turn = turns.get(evidence[0])
    const gold = category === 2 && evidence.length === 1 && turn && dateOfAnswer(answer, turn.now)
    if (!gold) continue
    const found = eventDate(turn)
    const isRight = overlap(found, gold)
    asked.all += 1
    if (found.source === 'written') asked.sameDay += isRight ? 1 : 0
    else {
      asked.dated += 1
      asked.right += isRight ? 1 : 0
      if (!isRight && showWrong) console.log(`  ${found.span.text}: ${found.eventDate.toISOString()}, not ${answer}`)
    }
  }
}
console.log(
  `LoCoMo   ${asked.all} questions: ${asked.dated} dated from the turn, ${shares(asked.right, asked.dated)} right; ` +
    `${asked.sameDay} of the others are about the day of writing`,
)
