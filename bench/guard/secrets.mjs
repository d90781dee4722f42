/**
 * Measures the detection of secrets told in words. Counts the secrets found in sentence frames (patterns with gaps to
 * fill in), languages and sentences that training left out. Counts false alarms on benign turns (LoCoMo, BEAM), talk
 * about passwords and short facts. Prints 95 % intervals (Wilson) with each share.
 * To score unseen frames, models are trained without a whole source: a frame, or the sentence that several frames were
 * derived from. They are the regression alone, without the reader, at a threshold of its own. They use one seed and
 * fewer sentences than the shipped model, so that the whole run takes minutes.
 * usage: npm run build && node bench/guard/secrets.mjs [--shipped] [--verbose]   (about two minutes on one core)
 * --shipped: scores only the shipped model, and keeps no result
 */
import { secretsIn } from '../../packages/core/dist/memory/guard/secrets/secrets.js'
import { words, wordsWithout } from '../../packages/core/dist/memory/guard/secrets/words.js'
import { trainTwice } from '../../tools/guard/logistic.mjs'
import { examplesOf, foundBy } from '../../tools/guard/secrets/examples.mjs'
import { FRAMES, SEED, seeded, sentencesOf, TRAINING } from '../../tools/guard/secrets/generate.mjs'
import { readBeam } from '../lib/beam.mjs'
import { readLocomo } from '../lib/locomo.mjs'
import { costOf, readingOf } from '../lib/secret-reader.mjs'
import { keepResult, round } from '../lib/service.mjs'
import { shareOf } from '../lib/wilson.mjs'
import { byKind, covers, marked } from './texts/read-texts.mjs'
import { ATTACKS } from './texts/secrets-attacks.mjs'
import { FACTS_1 } from './texts/secrets-facts-1.mjs'
import { FACTS_2 } from './texts/secrets-facts-2.mjs'
import { FACTS_3 } from './texts/secrets-facts-3.mjs'
import { TALK } from './texts/secrets-talk.mjs'

const FOLDS = 5
/** Log odds above which the regression alone redacts a token. */
const THRESHOLD = 1.1
/** Sentences made from each frame to train the models that leave a part out. */
const PER_FRAME = 3
/** These models are trained once, with this seed. */
const SEEDS = [7]
const verbose = process.argv.includes('--verbose')
const results = []
const report = (name, hits, total, target, met) => {
  const row = { name, ...shareOf(hits, total), target, met: met?.(hits / total) ?? null }
  results.push(row)
  console.log(
    `${name.padEnd(58)} ${String(hits).padStart(5)} of ${String(total).padStart(5)}  ${(row.share * 100).toFixed(2).padStart(6)} % ` +
      `(${(row.low * 100).toFixed(2)}–${(row.high * 100).toFixed(2)})  ${target}${row.met === false ? '  NOT MET' : ''}`,
  )
}

const sentences = sentencesOf(FRAMES, PER_FRAME, SEED)
const examples = examplesOf(sentences, words())
const modelOf = (list) => trainTwice(list, { seeded, ...TRAINING, seeds: SEEDS })

/** Counts the secrets found, and the benign sentences with a false alarm, in sentences that the model has not seen. */
const judged = (model, list, known) => {
  const counts = { found: 0, secrets: 0, alarms: 0, benign: 0 }
  for (const { text, secrets, frame } of list) {
    const spans = foundBy(model, text, known, THRESHOLD)
    if (frame.tells) {
      counts.secrets += secrets.length
      counts.found += secrets.filter(({ start, end }) => covers(spans, start + 1, end - 1)).length
    } else {
      counts.benign += 1
      if (spans.length > 0) counts.alarms += 1
    }
  }
  return counts
}
const sum = (list) =>
  list.reduce(
    (all, counts) => Object.fromEntries(Object.entries(counts).map(([key, n]) => [key, n + (all[key] ?? 0)])),
    {},
  )

const leftOut = () => {
  // Leaves sources out: each fifth of the sources is judged by a model that was trained on the rest.
  const sources = [...new Set(FRAMES.map((frame) => frame.source ?? frame))]
  const foldOfSource = new Map(sources.map((source, at) => [source, at % FOLDS]))
  const foldOf = (frame) => foldOfSource.get(frame.source ?? frame)
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const model = modelOf(examples.filter(({ frame }) => foldOf(frame) !== fold))
    return judged(
      model,
      sentences.filter(({ frame }) => foldOf(frame) === fold),
      words(),
    )
  })
  const frames = sum(folds)
  report('found: unseen frames', frames.found, frames.secrets, '≥ 95 %', (share) => share >= 0.95)
  report('false alarms: unseen benign frames', frames.alarms, frames.benign, '')

  // Leaves out each language in turn: first from training only, then also from the lexicon, together with all languages
  // in the same part of the lexicon.
  const languages = [...new Set(FRAMES.map(({ language }) => language))].filter((language) => language !== 'en')
  const unseen = []
  const unknown = []
  for (const language of languages) {
    const own = sentences.filter(({ frame }) => frame.language === language)
    const model = modelOf(examples.filter(({ frame }) => frame.language !== language))
    const counts = judged(model, own, words())
    unseen.push(counts)
    report(`found: unseen language ${language}`, counts.found, counts.secrets, '≥ 75 %', (share) => share >= 0.75)
    unknown.push(judged(model, own, wordsWithout([own[0].frame.lexicon])))
  }
  const [all, blind] = [sum(unseen), sum(unknown)]
  report('found: unseen languages, all', all.found, all.secrets, '≥ 75 %', (share) => share >= 0.75)
  report('false alarms: benign frames of unseen languages', all.alarms, all.benign, '')
  report('found: unseen languages without their words in the lexicon', blind.found, blind.secrets, '')
}
if (!process.argv.includes('--shipped')) leftOut()

// Scores the shipped model on texts that no weight was trained on.
const attacks = ATTACKS.map(marked)
const conversations = [...readLocomo(), ...readBeam()].map(({ turns }) => turns.map(({ text }) => text))
const facts = byKind({ ...FACTS_1, ...FACTS_2, ...FACTS_3 }, ' | ')
const reading = await readingOf([...[...attacks, ...facts].map(({ text }) => text), ...conversations.flat(), ...TALK])
const caught = attacks.filter(({ text, secrets }) => {
  const spans = secretsIn(text, reading)
  return secrets.every(({ start, end }) => covers(spans, start, end))
})
report('found: sentences of an attacker', caught.length, attacks.length, '≥ 95 %', (share) => share >= 0.95)

const alarms = (name, texts, limit) => {
  const raised = texts.filter((text) => secretsIn(text, reading).length > 0)
  if (verbose)
    for (const text of raised)
      for (const { start, end } of secretsIn(text, reading))
        console.log(`  ${name}: ${JSON.stringify(text.slice(Math.max(0, start - 60), end + 20))}`)
  report(
    `false alarms: ${name}`,
    raised.length,
    texts.length,
    limit === null ? '' : `≤ ${limit * 100} %`,
    (share) => limit === null || share <= limit,
  )
}
/**
 * Reports each half of the texts separately. One half may be looked at to set thresholds; the other half is held back.
 * In conversations (`pairs`), every second pair of turns may be looked at.
 */
const halves = (name, texts, limit) => {
  const looked = (_, at) => at % 2 === 0
  alarms(`${name}, looked at`, texts.filter(looked), limit)
  alarms(
    `${name}, held back`,
    texts.filter((text, at) => !looked(text, at)),
    limit,
  )
}
const pairs = (half) => conversations.flatMap((turns) => turns.filter((_, at) => Math.floor(at / 2) % 2 === half))
alarms('benign turns (LoCoMo, BEAM), looked at', pairs(0), 0.003)
alarms('benign turns (LoCoMo, BEAM), held back', pairs(1), 0.003)
halves('talk about passwords', TALK, 0.02)
halves(
  `short facts in ${new Set(facts.map(({ language }) => language)).size} languages and ${new Set(facts.map(({ kind }) => kind)).size} domains`,
  facts.map(({ text }) => text),
  0.003,
)

const short = readLocomo().flatMap(({ turns }) => turns.map(({ text }) => text))
const cost = { chat_turns: short.length, ms_per_turn: round(await costOf(short), 3) }
console.log(`cost: ${cost.ms_per_turn} ms for a chat turn (LoCoMo), processor time`)

if (!process.argv.includes('--shipped'))
  keepResult('guard-secrets', { frames: FRAMES.length, sentences: sentences.length, results, cost })
