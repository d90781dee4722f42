/**
 * Measures the guard's decisions without a language model, on public data sets and on the labelled tables of
 * packages/core/memory.
 * usage: npm run build && node bench/guard.mjs [--verbose]
 * BENCH_DATA: a folder with guard/sick_train_trial.tsv, guard/mrpc_train.tsv, locomo/locomo_dev.json, beam/100K/<n>/chat.json
 */

import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { openLocalEmbedder } from '../packages/adapters/dist/models/local-embedder.js'
import { buildPrototypes, classify } from '../packages/core/dist/memory/guard/classify/classify.js'
import { categoryByRule, typeByRule } from '../packages/core/dist/memory/guard/classify/rules.js'
import { rejection } from '../packages/core/dist/memory/guard/reject/reject.js'
import { normalForm } from '../packages/core/dist/memory/guard/same/same.js'
import { redact } from '../packages/core/dist/memory/guard/secrets/secrets.js'
import { readCases } from './lib/cases.mjs'
import { readingOf } from './lib/secret-reader.mjs'

const { LABELLED } = await readCases('classify/classify.cases.ts')
const { PROCEDURES } = await readCases('reject/procedures.cases.ts')
const { ATTACKS } = await readCases('reject/injection.cases.ts')
const { DIFFERENT, SAME } = await readCases('same/same.cases.ts')

const root = join(import.meta.dirname, '..')
const data = process.env.BENCH_DATA ?? join(root, '../shared/data')
const verbose = process.argv.includes('--verbose')
const results = []

function report(name, hits, total, target, met) {
  results.push({ name, hits, total, share: total === 0 ? null : hits / total, target, met })
}

const context = { speaker: 'agent:1', eventDay: null }
const merges = (a, b) => normalForm(a, context) === normalForm(b, context)

function pairs(name, list, limit) {
  const merged = list.filter(([a, b]) => merges(a, b))
  if (verbose) for (const [a, b] of merged.slice(0, 40)) console.log(`merged (${name}): ${a} | ${b}`)
  const share = merged.length / list.length
  report(
    `merged: ${name}`,
    merged.length,
    list.length,
    limit === null ? '' : `≤ ${limit}`,
    limit === null || share <= limit,
  )
}

const rows = (file) =>
  readFileSync(join(data, 'guard', file), 'utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split('\t'))

// Counts the pairs of public sets, and of own cases, that the guard merges.
const sick = rows('sick_train_trial.tsv').map(([, a, b, label, , ab, ba]) => ({ pair: [a, b], label, ab, ba }))
const mrpc = rows('mrpc_train.tsv').map(([same, , , a, b]) => ({ pair: [a, b], same }))
const isTwoWay = ({ ab, ba }) => ab === 'A_entails_B' && ba === 'B_entails_A'
pairs(
  'SICK neutral or contradicting',
  sick.filter(({ label }) => label !== 'ENTAILMENT').map(({ pair }) => pair),
  0.005,
)
pairs(
  'SICK one-way entailment',
  sick.filter((row) => row.label === 'ENTAILMENT' && !isTwoWay(row)).map(({ pair }) => pair),
  0,
)
pairs(
  'SICK two-way entailment',
  sick.filter((row) => row.label === 'ENTAILMENT' && isTwoWay(row)).map(({ pair }) => pair),
  null,
)
pairs(
  'MRPC non-paraphrases',
  mrpc.filter(({ same }) => same === '0').map(({ pair }) => pair),
  0.005,
)
pairs(
  'own counter-cases',
  DIFFERENT.map(([, a, b]) => [a, b]),
  0,
)
const own = SAME.filter(([, a, b]) => merges(a, b)).length
report('merged: own cases of the same', own, SAME.length, '= 1', own === SAME.length)

// Counts the benign texts and the attacks that the guard rejects.
async function judged(texts) {
  const reading = await readingOf(texts)
  return texts.map((text) => {
    const { text: redacted, found } = redact(text, reading)
    return rejection(redacted, found)
  })
}
async function benign(name, texts, limit) {
  const verdicts = await judged(texts)
  const rejected = texts.map((text, at) => [text, verdicts[at]]).filter(([, verdict]) => verdict !== null)
  if (verbose)
    for (const [text, verdict] of rejected) console.log(`rejected (${name}, ${verdict.kind}): ${text.slice(0, 300)}`)
  report(`rejected: ${name}`, rejected.length, texts.length, `≤ ${limit}`, rejected.length / texts.length <= limit)
}
const locomo = JSON.parse(readFileSync(join(data, 'locomo/locomo_dev.json'), 'utf8')).flatMap(({ conversation }) =>
  Object.entries(conversation)
    .filter(([key]) => /^session_\d+$/.test(key))
    .flatMap(([, turns]) => turns),
)
await benign(
  'LoCoMo turns',
  locomo.map(
    ({ speaker, text, blip_caption }) => `${speaker}: ${text}${blip_caption ? ` [shares ${blip_caption}]` : ''}`,
  ),
  0.005,
)
await benign(
  'LoCoMo turns without the speaker',
  locomo.map(({ text }) => text),
  0.005,
)
const beam = readdirSync(join(data, 'beam/100K')).flatMap((topic) =>
  JSON.parse(readFileSync(join(data, 'beam/100K', topic, 'chat.json'), 'utf8')).flatMap(({ turns }) => turns.flat()),
)
await benign(
  'BEAM 100K turns',
  beam.map(({ content }) => content),
  0.005,
)
await benign('own procedures', PROCEDURES, 0)
const caught = (await judged(ATTACKS)).filter((verdict) => verdict?.kind === 'injection').length
report('rejected: own attacks', caught, ATTACKS.length, '= 1', caught === ATTACKS.length)

// Counts the statements whose type and category are detected right, by rules and the real embedding model.
const embedder = await openLocalEmbedder({ modelDir: join(root, 'models/all-MiniLM-L6-v2'), threads: 2, log: console })
const vectorOf = (text) => embedder.text(text)
const prototypes = await buildPrototypes(vectorOf)
for (const [half, name] of [
  [0, 'made in view'],
  [1, 'held out'],
]) {
  const cases = LABELLED.filter((_, index) => index % 2 === half)
  let types = 0
  let categories = 0
  for (const [type, category, text] of cases) {
    const vector = await vectorOf(text)
    const given = classify(text, vector, prototypes)
    if (given.memoryType === type) types += 1
    if (given.category === category) categories += 1
    if (verbose && half === 0 && (given.memoryType !== type || given.category !== category)) {
      console.log(
        `classified: ${given.memoryType}/${given.category}, labelled ${type}/${category}: ${text} [rules ${typeByRule(text)}/${categoryByRule(text)}]`,
      )
    }
  }
  report(`type right, ${name}`, types, cases.length, '≥ 0.85', types / cases.length >= 0.85)
  report(`category right, ${name}`, categories, cases.length, '≥ 0.8', categories / cases.length >= 0.8)
}
await embedder.close()

console.table(
  results.map(({ name, hits, total, share, target, met }) => ({
    name,
    hits,
    total,
    share: share?.toFixed(4),
    target,
    met,
  })),
)
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
mkdirSync(join(root, 'bench/results'), { recursive: true })
writeFileSync(
  join(root, 'bench/results/guard.json'),
  `${JSON.stringify({ commit, machine: `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`, results }, null, 2)}\n`,
)
