/**
 * Measures the detection of secrets told in words, with the shipped weights, on texts that no weight is trained on:
 * sentences that tell a secret, and lookalikes that tell none. Prints counts and shares with 95 % intervals (Wilson).
 * There are two sets. The development set may be read (--verbose prints what is missed). The sealed set is scored
 * before and after a training, and its lines are never printed.
 * usage: npm run build && node bench/guard/secrets-fresh.mjs [--sealed] [--verbose]   (takes seconds)
 */
import { secretsIn } from '../../packages/core/dist/memory/guard/secrets/secrets.js'
import { keepResult, round } from '../lib/service.mjs'
import { shareOf } from '../lib/wilson.mjs'
import { byKind, covers, marked } from './texts/read-texts.mjs'
import { FRESH_BENIGN_1 } from './texts/secrets-fresh-benign-1.mjs'
import { FRESH_BENIGN_2 } from './texts/secrets-fresh-benign-2.mjs'
import { FRESH_TELLS_1 } from './texts/secrets-fresh-tells-1.mjs'
import { FRESH_TELLS_2 } from './texts/secrets-fresh-tells-2.mjs'
import { SEALED_BENIGN, SEALED_TALK } from './texts/secrets-sealed-benign.mjs'
import { SEALED_TELLS_1 } from './texts/secrets-sealed-tells-1.mjs'
import { SEALED_TELLS_2 } from './texts/secrets-sealed-tells-2.mjs'

const sealed = process.argv.includes('--sealed')
const verbose = !sealed && process.argv.includes('--verbose')
const TELLS = sealed ? [SEALED_TELLS_1, SEALED_TELLS_2] : [FRESH_TELLS_1, FRESH_TELLS_2]
const BENIGN = sealed ? [SEALED_BENIGN, SEALED_TALK] : [FRESH_BENIGN_1, FRESH_BENIGN_2]
const results = []
const report = (name, hits, total, target = '', met = null) => {
  const row = { name, ...shareOf(hits, total), target, met: met?.(hits / total) ?? null }
  results.push(row)
  console.log(
    `${name.padEnd(48)} ${String(hits).padStart(4)} of ${String(total).padStart(4)}  ${(row.share * 100).toFixed(1).padStart(5)} % ` +
      `(${(row.low * 100).toFixed(1)}–${(row.high * 100).toFixed(1)})  ${target}${row.met === false ? '  NOT MET' : ''}`,
  )
}

const tells = TELLS.flatMap((set) => byKind(set)).map((line) => ({ ...line, ...marked(line.text) }))
/** Whether each sentence counts as found: each of its secrets must be covered whole. */
const found = tells.map(({ text, secrets }) => {
  const spans = secretsIn(text)
  return secrets.every(({ start, end }) => covers(spans, start, end))
})
const share = (name, chosen, ...rest) => {
  const own = tells.map((line, at) => ({ line, at })).filter(({ line }) => chosen(line))
  report(name, own.filter(({ at }) => found[at]).length, own.length, ...rest)
}
share(
  'found: all sentences',
  () => true,
  '≥ 95 %',
  (part) => part >= 0.95,
)
share('found: English', ({ language }) => language === 'en')
share('found: other languages', ({ language }) => language !== 'en')
for (const kind of new Set(tells.map((line) => line.kind))) share(`found: ${kind}`, (line) => line.kind === kind)

const benign = BENIGN.flatMap((set) => byKind(set, ' | '))
const raised = benign.filter(({ text }) => secretsIn(text).length > 0)
const alarms = (name, chosen, limit) =>
  report(
    `false alarms: ${name}`,
    raised.filter(chosen).length,
    benign.filter(chosen).length,
    limit === undefined ? '' : `≤ ${limit * 100} %`,
    limit === undefined ? null : (part) => part <= limit,
  )
const isTalk = ({ kind }) => kind.startsWith('talk')
const counted = (key) => new Set(benign.filter((line) => !isTalk(line)).map((line) => line[key])).size
alarms(`lookalikes, ${counted('language')} languages, ${counted('kind')} domains`, (line) => !isTalk(line), 0.02)
alarms('talk about passwords', isTalk, 0.02)

if (verbose) {
  for (const [at, { language, kind, text }] of tells.entries())
    if (!found[at]) console.log(`  missed ${language} ${kind}: ${text}`)
  for (const { language, kind, text } of raised)
    for (const { start, end } of secretsIn(text))
      console.log(`  alarm ${language} ${kind}: ${text} -> ${text.slice(start, end)}`)
}

const texts = [...tells, ...benign].map(({ text }) => text)
const pass = () => {
  const begun = process.cpuUsage()
  for (const text of texts) secretsIn(text)
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1_000 / texts.length
}
pass()
const cost = { texts: texts.length, ms_per_text: round(Math.min(pass(), pass(), pass()), 3) }
console.log(`cost: ${cost.ms_per_text} ms of processor time per text`)

keepResult(sealed ? 'guard-secrets-sealed' : 'guard-secrets-fresh', { results, cost })
