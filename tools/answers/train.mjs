/**
 * Trains the score of the extractive answerer and writes it into core. Reads the questions of the conversations that are
 * developed on, the same with a person or a noun swapped, and our notes; prints how it does on the conversations left out.
 * Takes some minutes, most of them for the ranking, which --hits FILE keeps.
 * usage: npm run build && node tools/answers/train.mjs [--hits FILE] [--only beam-1,…] [--dry] && npm run format && npm run build
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readBeam } from '../../bench/lib/beam.mjs'
import { findTurns, isUnanswerable, LEFT_OUT, sourceOf } from '../../bench/lib/found-turns.mjs'
import { goldOf } from '../../bench/lib/gold.mjs'
import { readAudit, WRONG_PERSON } from '../../bench/lib/gold-answer.mjs'
import { readLocomo } from '../../bench/lib/locomo.mjs'
import { FEATURES, fitPassages } from '../../packages/core/dist/memory/answers/extractive/fit.js'
import { isQuestion, passagesOf } from '../../packages/core/dist/memory/answers/extractive/passages.js'
import { readQuestion } from '../../packages/core/dist/memory/answers/extractive/question.js'
import { NOTES } from './notes.mjs'
import { scoreOf, seeded, train } from './pooled-logistic.mjs'
import { nounSwaps, personSwaps } from './swaps.mjs'

const { values: options } = parseArgs({
  options: { hits: { type: 'string' }, dry: { type: 'boolean' }, only: { type: 'string' } },
})
const NOW = new Date('2025-01-01T00:00:00Z')
const LIMIT = 10
/** How much a question that nothing answers counts beside one that is answered. */
const WEIGHTS = { unanswerable: 2, swappedNoun: 0.5, note: 2 }
const only = options.only?.split(',')

const bagOf = (question, sources, isGoldSource, isAnswered, weight) => {
  const asked = readQuestion(question, NOW)
  const fitted = fitPassages(passagesOf(sources, asked), asked, sources).filter(({ passage }) => !isQuestion(passage))
  return {
    question,
    passages: fitted.map(({ features }) => features),
    texts: fitted.map(({ passage }) => `${passage.speaker}: ${passage.text}`),
    isGold: fitted.map(({ passage }) => isGoldSource(passage.source)),
    isAnswered,
    weight: isAnswered ? weight : weight * WEIGHTS.unanswerable,
  }
}

const audit = readAudit()

/** A question of a conversation; null if it is answered but no gold turn was found: then either answer is right. */
const turnBag = (question, conversation, found, weight) => {
  const hits = found[conversation.id][question.text]
  const sources = hits.map((hit) => sourceOf(hit, conversation))
  const gold = new Set(goldOf(question, conversation))
  const isGold = hits.map(({ at }) => gold.has(conversation.turns[at].id))
  const isAnswered = !isUnanswerable(question)
  if (isAnswered && (!isGold.includes(true) || audit.get(question.text.trim())?.error_type === WRONG_PERSON))
    return null
  const bag = bagOf(question.text, sources, (place) => isGold[place], isAnswered, weight)
  return { ...bag, set: conversation.id.startsWith('beam') ? 'BEAM' : 'LoCoMo', category: question.category }
}

const bagsOf = (conversations, found, weight) =>
  conversations.flatMap((conversation) =>
    conversation.questions.flatMap((question) => turnBag(question, conversation, found, weight) ?? []),
  )

const noteBags = () =>
  NOTES.flatMap(({ notes, questions }) =>
    questions.map(([question, answers]) => {
      const overlap = (note) =>
        readQuestion(question, NOW).topics.filter(({ root }) => note.toLowerCase().includes(root)).length
      const order = notes.map((_, at) => at).sort((a, b) => overlap(notes[b]) - overlap(notes[a]) || a - b)
      const turns = notes.map((text) => ({ text }))
      const sources = order.map((at, rank) => ({ ...sourceOf({ at, score: 0.9 - rank / 20 }, { turns }) }))
      const bag = bagOf(question, sources, (place) => answers.includes(order[place]), answers.length > 0, WEIGHTS.note)
      return { ...bag, set: 'notes' }
    }),
  )

const locomo = readLocomo()
const beam = readBeam().filter(({ id }) => !only || only.includes(id))
const isLeftOut = ({ id }) => LEFT_OUT.has(id)
const developed = [...locomo, ...beam].filter((one) => !isLeftOut(one))
const persons = developed
  .filter(({ id }) => id.startsWith('conv'))
  .map((one) => ({ ...one, questions: personSwaps(one) }))
const nouns = developed
  .filter(({ id }) => id.startsWith('conv'))
  .map((one) => ({ ...one, questions: nounSwaps(one, seeded(7)) }))
const found = await findTurns([...locomo, ...beam, ...persons, ...nouns], LIMIT, options.hits)

const own = bagsOf(developed, found, 1)
const bags = [...own, ...bagsOf(persons, found, 1), ...bagsOf(nouns, found, WEIGHTS.swappedNoun), ...noteBags()]
const weights = train(bags, FEATURES.length)

const best = ({ passages }) => Math.max(-99, ...passages.map((features) => scoreOf(features, weights)))
/** The score that refuses this share of the questions that nothing answers. */
const RIGHT_REFUSALS = 0.9
const refused = own
  .filter(({ isAnswered, set }) => !isAnswered && set === 'LoCoMo')
  .map(best)
  .sort((a, b) => a - b)
const threshold = refused[Math.ceil(refused.length * RIGHT_REFUSALS) - 1]

const shareAt = (list, isRefused) =>
  `${list.filter((bag) => best(bag) <= threshold === isRefused).length} of ${list.length}`
const report = (name, list) => {
  for (const set of new Set(list.map((bag) => bag.set))) {
    const of = list.filter((bag) => bag.set === set)
    const [right, wrong] = [of.filter(({ isAnswered }) => !isAnswered), of.filter(({ isAnswered }) => isAnswered)]
    const gold = wrong.filter(
      (bag) => bag.isGold[bag.passages.findIndex((features) => scoreOf(features, weights) === best(bag))],
    )
    let before = 0
    for (const one of wrong.map(best)) for (const other of right.map(best)) before += one > other ? 1 : 0
    const area = (before / (wrong.length * right.length)).toFixed(3)
    console.log(
      `${name}, ${set}: refused ${shareAt(right, true)} that nothing answers, ${shareAt(wrong, true)} that a found turn answers; best passage is gold ${gold.length} of ${wrong.length}; area ${area}`,
    )
  }
}
report('developed on', own)
report(
  'notes',
  bags.filter(({ set }) => set === 'notes'),
)
report('left out', bagsOf([...locomo, ...beam].filter(isLeftOut), found, 1))
console.log(
  FEATURES.map((name, at) => `${name} ${weights[at].toFixed(2)}`).join(', '),
  `threshold ${threshold.toFixed(2)}`,
)

if (!options.dry) {
  const list = FEATURES.map((name, at) => `  ${weights[at].toFixed(2)}, // ${name}`).join('\n')
  writeFileSync(
    fileURLToPath(new URL('../../packages/core/memory/answers/extractive/weights.ts', import.meta.url)),
    `/** Generated by tools/answers/train.mjs: do not edit. In the order of FEATURES; see models/answers/extractive.md. */
export const WEIGHTS: readonly number[] = [
${list}
]
/** The log-odds above which a passage counts as an answer. */
export const ANSWERS = ${threshold.toFixed(2)}
`,
  )
}
