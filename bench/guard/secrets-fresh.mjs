/**
 * Measures the detection of secrets told in words, with the shipped weights, on texts that no weight is trained on:
 * sentences that tell a secret, and lookalikes that tell none. Prints counts and shares with 95 % intervals (Wilson).
 * There are four sets. The development set may be read (--verbose prints what is missed). The sealed set is scored
 * before and after a training, and its lines are never printed. --others has frames left out of training, by authors
 * whose other frames are in training. Its lines are not printed either, and its result keeps the first result as
 * `before`. --further has frames by two authors of whom nothing is in training.
 * usage: npm run build && node bench/guard/secrets-fresh.mjs [--sealed | --others | --further] [--verbose]   (takes seconds)
 */
import { existsSync, readFileSync } from 'node:fs'

import { secretsIn } from '../../packages/core/dist/memory/guard/secrets/secrets.js'
import { costOf, readingOf } from '../lib/secret-reader.mjs'
import { keepResult, project, round } from '../lib/service.mjs'
import { shareOf } from '../lib/wilson.mjs'
import { byKind, covers, marked } from './texts/read-texts.mjs'
import { FRESH_BENIGN_1 } from './texts/secrets-fresh-benign-1.mjs'
import { FRESH_BENIGN_2 } from './texts/secrets-fresh-benign-2.mjs'
import { FRESH_TELLS_1 } from './texts/secrets-fresh-tells-1.mjs'
import { FRESH_TELLS_2 } from './texts/secrets-fresh-tells-2.mjs'
import { FURTHER_NEAR } from './texts/secrets-further-near.mjs'
import { FURTHER_TELLS } from './texts/secrets-further-tells.mjs'
import { OTHERS_NEAR } from './texts/secrets-others-near.mjs'
import { OTHERS_NL_CS_NEAR, OTHERS_NL_CS_TELLS } from './texts/secrets-others-nl-cs.mjs'
import { OTHERS_TELLS } from './texts/secrets-others-tells.mjs'
import { SEALED_BENIGN, SEALED_TALK } from './texts/secrets-sealed-benign.mjs'
import { SEALED_TELLS_1 } from './texts/secrets-sealed-tells-1.mjs'
import { SEALED_TELLS_2 } from './texts/secrets-sealed-tells-2.mjs'

/** `separator` stands between the harmless sentences of a line. */
const SETS = {
  fresh: { told: [FRESH_TELLS_1, FRESH_TELLS_2], harmless: [FRESH_BENIGN_1, FRESH_BENIGN_2], separator: ' | ' },
  sealed: { told: [SEALED_TELLS_1, SEALED_TELLS_2], harmless: [SEALED_BENIGN, SEALED_TALK], separator: ' | ' },
  others: { told: [OTHERS_TELLS, OTHERS_NL_CS_TELLS], harmless: [OTHERS_NEAR, OTHERS_NL_CS_NEAR] },
  further: { told: [FURTHER_TELLS], harmless: [FURTHER_NEAR] },
}
const chosen = ['sealed', 'others', 'further'].find((name) => process.argv.includes(`--${name}`)) ?? 'fresh'
const verbose = chosen === 'fresh' && process.argv.includes('--verbose')
const { told, harmless, separator } = SETS[chosen]
const results = []
const report = (name, hits, total, target = '', met = null) => {
  const row = { name, ...shareOf(hits, total), target, met: met?.(hits / total) ?? null }
  results.push(row)
  console.log(
    `${name.padEnd(48)} ${String(hits).padStart(4)} of ${String(total).padStart(4)}  ${(row.share * 100).toFixed(1).padStart(5)} % ` +
      `(${(row.low * 100).toFixed(1)}–${(row.high * 100).toFixed(1)})  ${target}${row.met === false ? '  NOT MET' : ''}`,
  )
}

const tells = told.flatMap((set) => byKind(set)).map((line) => ({ ...line, ...marked(line.text) }))
const benign = harmless.flatMap((set) => byKind(set, separator))
const texts = [...tells, ...benign].map(({ text }) => text)
const reading = await readingOf(texts)

/** Whether each sentence counts as found: each of its secrets must be covered whole. */
const found = tells.map(({ text, secrets }) => {
  const spans = secretsIn(text, reading)
  return secrets.every(({ start, end }) => covers(spans, start, end))
})
const share = (name, isOwn, ...rest) => {
  const own = tells.map((line, at) => ({ line, at })).filter(({ line }) => isOwn(line))
  report(name, own.filter(({ at }) => found[at]).length, own.length, ...rest)
}
share(
  'found: all sentences',
  () => true,
  '≥ 95 %',
  (part) => part >= 0.95,
)
share('found: English', ({ language }) => language === 'en')
if (chosen !== 'further')
  share(chosen === 'others' ? 'found: Dutch and Czech' : 'found: other languages', ({ language }) => language !== 'en')
const kinds = new Set(tells.map((line) => line.kind))
if (kinds.size > 1) for (const kind of kinds) share(`found: ${kind}`, (line) => line.kind === kind)

const raised = benign.filter(({ text }) => secretsIn(text, reading).length > 0)
const alarms = (name, isOwn, limit) =>
  report(
    `false alarms: ${name}`,
    raised.filter(isOwn).length,
    benign.filter(isOwn).length,
    limit === undefined ? '' : `≤ ${limit * 100} %`,
    limit === undefined ? null : (part) => part <= limit,
  )
const isTalk = ({ kind }) => kind.startsWith('talk')
const counted = (key) => new Set(benign.filter((line) => !isTalk(line)).map((line) => line[key])).size
if (chosen === 'others' || chosen === 'further') {
  alarms('near-misses', () => true, 0.02)
  if (chosen === 'others') {
    alarms('near-misses, English', ({ language }) => language === 'en')
    alarms('near-misses, Dutch and Czech', ({ language }) => language !== 'en')
  }
} else {
  alarms(`lookalikes, ${counted('language')} languages, ${counted('kind')} domains`, (line) => !isTalk(line), 0.02)
  alarms('talk about passwords', isTalk, 0.02)
}

if (verbose) {
  for (const [at, { language, kind, text }] of tells.entries())
    if (!found[at]) console.log(`  missed ${language} ${kind}: ${text}`)
  for (const { language, kind, text } of raised)
    for (const { start, end } of secretsIn(text, reading))
      console.log(`  alarm ${language} ${kind}: ${text} -> ${text.slice(start, end)}`)
}

const cost = { texts: texts.length, ms_per_text: round(await costOf(texts), 3) }
console.log(`cost: ${cost.ms_per_text} ms of processor time per text`)

const kept = `${project}/bench/results/guard-secrets-${chosen}.json`
const earlier = chosen === 'others' && existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : undefined
const before = earlier && (earlier.before ?? earlier.results)
keepResult(`guard-secrets-${chosen}`, { results, ...(before && { before }), cost })
