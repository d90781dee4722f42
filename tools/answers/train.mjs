/**
 * Trains the score of the extractive answerer and writes it into core. The weights of conversations are trained on the
 * development conversations, on made-up talks, and on both with a person or a noun swapped; the weights of plain notes
 * on volumes of notes and on BEAM, many of whose turns are read as notes. Prints the results on the held-out
 * conversations, and on the volumes of notes that a fold left out. Takes some minutes, most of them for the ranking,
 * which --hits FILE caches.
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
import { readNoteVolumes, volumeOf } from '../../bench/lib/note-volumes.mjs'
import { FEATURES, fitPassages } from '../../packages/core/dist/memory/answers/extractive/fit.js'
import { isQuestion, passagesOf } from '../../packages/core/dist/memory/answers/extractive/passages.js'
import { readQuestion } from '../../packages/core/dist/memory/answers/extractive/question.js'
import { NOTES } from './notes.mjs'
import { scoreOf, seeded, train } from './pooled-logistic.mjs'
import { nounSwaps, personSwaps } from './swaps.mjs'
import { readTalks } from './talks.mjs'

const { values: options } = parseArgs({
  options: { hits: { type: 'string' }, dry: { type: 'boolean' }, only: { type: 'string' } },
})
const NOW = new Date('2025-01-01T00:00:00Z')
const LIMIT = 10
/** Factors for the weight of a question. An answered question of a conversation has the weight 1. */
const WEIGHTS = { unanswerable: 2, swappedNoun: 0.5, note: 2, otherScores: 0.5, withoutGold: 0.25 }
const FOLDS = 5
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
const SETS = [
  ['beam', 'BEAM'],
  ['talk', 'talks'],
  ['conv', 'LoCoMo'],
]

/**
 * Returns the bag of a conversation's question. Null if no gold turn was found for an answered question, because then
 * both an answer and a refusal are right, or if the audit says that the question is about the wrong person.
 */
const turnBag = (question, conversation, found, weight) => {
  const hits = found[conversation.id][question.text]
  const sources = hits.map((hit) => sourceOf(hit, conversation))
  const gold = new Set(goldOf(question, conversation))
  const isGold = hits.map(({ at }) => gold.has(conversation.turns[at].id))
  const isAnswered = !isUnanswerable(question)
  if (isAnswered && (!isGold.includes(true) || audit.get(question.text.trim())?.error_type === WRONG_PERSON))
    return null
  const bag = bagOf(question.text, sources, (place) => isGold[place], isAnswered, weight)
  const set = SETS.find(([start]) => conversation.id.startsWith(start))[1]
  return { ...bag, set, from: conversation.id, category: question.category }
}

const bagsOf = (conversations, found, weight) =>
  conversations.flatMap((conversation) =>
    conversation.questions.flatMap((question) => turnBag(question, conversation, found, weight) ?? []),
  )

/** Scores the hits by rank alone, as if another ranking had given only their order. */
const byOrder = (hits) => hits.map((hit, rank) => ({ ...hit, score: 0.9 - rank / 20 }))
const FEW = 3

/**
 * Returns three bags for each question of the volumes: one with the scores of the ranking, one with those of another
 * ranking, and an unanswerable one with a few sources that do not answer the question.
 */
const noteBags = (volumes, found) =>
  volumes.flatMap((volume) =>
    volume.questions.flatMap(({ text, gold }) => {
      const hits = found[volume.id][text]
      const isGold = ({ at }) => gold.includes(volume.turns[at].id)
      const bag = (kept, weight) => {
        const sources = kept.map((hit) => sourceOf(hit, volume))
        const isAnswered = kept.some(isGold)
        const read = bagOf(text, sources, (place) => isGold(kept[place]), isAnswered, WEIGHTS.note * weight)
        return { ...read, set: 'notes', from: volume.id }
      }
      const others = byOrder(hits.filter((hit) => !isGold(hit)).slice(0, FEW))
      const added = [bag(byOrder(hits), WEIGHTS.otherScores), bag(others, WEIGHTS.withoutGold)]
      // If no hit answers the question, both an answer and a refusal are right, so the question is left out.
      if (gold.length > 0 && !hits.some(isGold)) return []
      return [bag(hits, 1), ...added.map((one) => ({ ...one, set: 'added notes' }))]
    }),
  )

const locomo = readLocomo()
const beam = readBeam().filter(({ id }) => !only || only.includes(id))
const isDeveloped = ({ split }) => split === 'dev'
const isLeftOut = ({ id }) => LEFT_OUT.has(id)
const talks = readTalks(new URL('talks.json', import.meta.url))
const developed = [...locomo, ...beam, ...talks].filter((one) => !isLeftOut(one))
/** Conversations of two people: a question about one can be asked about the other. */
const ofTwo = developed.filter(({ id }) => !id.startsWith('beam'))
const persons = ofTwo.map((one) => ({ ...one, questions: personSwaps(one) }))
const nouns = ofTwo.map((one) => ({ ...one, questions: nounSwaps(one, seeded(7)) }))
const volumes = [
  ...readNoteVolumes(new URL('volumes.json', import.meta.url)),
  ...readNoteVolumes(new URL('short-volumes.json', import.meta.url)),
  ...readNoteVolumes(new URL('../../bench/texts/notes-of-volumes.json', import.meta.url)).filter(isDeveloped),
  ...NOTES.map(({ notes, questions }, at) =>
    volumeOf({ name: `own-${at}`, memories: notes, questions: questions.map(([text, places]) => [text, [], places]) }),
  ),
]
const found = await findTurns([...locomo, ...beam, ...talks, ...persons, ...nouns, ...volumes], LIMIT, options.hits)

const own = bagsOf(developed, found, 1)
const allNotes = noteBags(volumes, found)
const notes = allNotes.filter(({ set }) => set === 'notes')
const conversations = [...own, ...bagsOf(persons, found, 1), ...bagsOf(nouns, found, WEIGHTS.swappedNoun)]
const readAsNotes = [...own.filter(({ set }) => set === 'BEAM'), ...allNotes]

const best = (weights) => {
  const scoreBy = (features) => scoreOf(features, weights)
  return ({ passages }) => Math.max(-99, ...passages.map(scoreBy))
}
/** Share of the unanswerable questions that the threshold refuses. */
const RIGHT_REFUSALS = 0.9
/**
 * The share for notes. Most of their unanswerable questions are near misses, which are harder than the questions of
 * users. A quotation that does not answer the question misleads nobody, while a refusal hides what was noted.
 */
const RIGHT_REFUSALS_OF_NOTES = 0.8
const refusing = (scores, share) => scores.sort((a, b) => a - b)[Math.ceil(scores.length * share) - 1]
/** Trained apart from the weights of notes: trained together, more notes worsen the results on conversations. */
const ofConversations = train(conversations, FEATURES.length)
const withNotes = (list) =>
  train(list, FEATURES.length).map((weight, at) => (FEATURES[at].startsWith('plain') ? weight : ofConversations[at]))
/** Returns a function that gives, for each volume of notes, the weights trained without its fold. */
const foldsOf = (all) => {
  const foldOf = new Map(volumes.map(({ id }, at) => [id, at % FOLDS]))
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    withNotes(all.filter(({ from }) => foldOf.get(from) !== fold)),
  )
  return ({ from }) => folds[foldOf.get(from)]
}
const leftOut = foldsOf(readAsNotes)
const scoreLeftOut = (bag) => best(leftOut(bag))(bag)
const nothingAnswers = (list) => list.filter(({ isAnswered }) => !isAnswered)

const weights = withNotes(readAsNotes)
const threshold = refusing(nothingAnswers(own.filter(({ set }) => set === 'LoCoMo')).map(best(weights)), RIGHT_REFUSALS)
// Notes have a threshold of their own: the difference is added to the weight `plain`, which is their bias.
const ofNotes = refusing(nothingAnswers(notes).map(scoreLeftOut), RIGHT_REFUSALS_OF_NOTES)
weights[FEATURES.indexOf('plain')] += threshold - ofNotes

const report = (name, list, scoreWith, limit) => {
  for (const set of new Set(list.map((bag) => bag.set))) {
    const of = list.filter((bag) => bag.set === set)
    const scores = new Map(of.map((bag) => [bag, best(scoreWith(bag))(bag)]))
    const [right, wrong] = [of.filter(({ isAnswered }) => !isAnswered), of.filter(({ isAnswered }) => isAnswered)]
    const refused = (each) => each.filter((bag) => scores.get(bag) <= limit).length
    const isGold = (bag) =>
      bag.isGold[bag.passages.findIndex((one) => scoreOf(one, scoreWith(bag)) === scores.get(bag))]
    let before = 0
    for (const one of wrong) for (const other of right) before += scores.get(one) > scores.get(other) ? 1 : 0
    const area = (before / (wrong.length * right.length)).toFixed(3)
    const gold = wrong.filter(isGold)
    console.log(
      `${name}, ${set}: refused ${refused(right)} of ${right.length} that nothing answers, ${refused(wrong)} of ${wrong.length} that a found turn answers; best passage is gold ${gold.length}, and not refused ${gold.length - refused(gold)}; area ${area}`,
    )
  }
}
const byWeights = () => weights
report('developed on', own, byWeights, threshold)
report('developed on', notes, byWeights, threshold)
report('fold left out', notes, leftOut, ofNotes)
report('left out', bagsOf([...locomo, ...beam].filter(isLeftOut), found, 1), byWeights, threshold)
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
