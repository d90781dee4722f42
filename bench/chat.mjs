/**
 * Measures the answers of chat without a language model. Each conversation of LoCoMo and BEAM 100K (development parts)
 * becomes a volume, and each turn a memory with the day of its session. Each question is asked once. Its answer is
 * compared with a baseline that returns the first hit as the answer. Questions on small volumes of plain notes, and on
 * volumes of one to four notes, are asked too: their answers must contain the gold pieces word for word.
 * By default a service answers (POST /agent/memory/chat), and its citations are verified. With --offline, the ranking
 * and the extractive answerer of core are called directly, and nothing is verified.
 * usage: node bench/chat.mjs [--offline] [--hits FILE] [--only conv-42,beam-7]   (after a build; BENCH_DATA: see
 * docs/benchmarks.md). --hits: with --offline, keeps in FILE what the ranking found, and reads it from there in later
 * runs. tools/answers/train.mjs reads FILE, too.
 */
import { parseArgs } from 'node:util'
import { openExtractiveAnswerer } from '../packages/core/dist/memory/answers/extractive/extractive.js'
import { readBeam } from './lib/beam.mjs'
import { findTurns, isUnanswerable, LEFT_OUT, sourceOf } from './lib/found-turns.mjs'
import { goldOf } from './lib/gold.mjs'
import { contains, readAudit, WRONG_PERSON } from './lib/gold-answer.mjs'
import { readLocomo } from './lib/locomo.mjs'
import { readNoteVolumes } from './lib/note-volumes.mjs'
import { clientOf, keepResult, percentiles, round, startService } from './lib/service.mjs'
import { shareOf } from './lib/wilson.mjs'

const { values: options } = parseArgs({
  options: { offline: { type: 'boolean' }, hits: { type: 'string' }, only: { type: 'string' } },
})
const LIMIT = 10
const only = options.only?.split(',')
const NOW = new Date('2025-01-01T00:00:00Z')
const CATEGORIES = { 1: 'several turns', 2: 'time', 3: 'inference', 4: 'one turn', 5: 'adversarial' }

/** Changes to the answerer that were tried, kept or not, with the figures of that day. */
const TRIED = {
  'a weight of .4 for the noun after "which"':
    'wrong refusals on LoCoMo developed on 110 → 121 of 322, notes 5 → 4 of 44; .7 kept',
  'one sentence alone as the quotation':
    'gold contained on LoCoMo left out 86 of 369; with neighbours up to 280 characters 100',
  'training without the 460 volumes of one to four notes':
    'area under the curve on short notes left out .75; with them .81, on notes left out .91 → .97',
  'training without the 72 made-up talks':
    'wrong refusals on LoCoMo left out 104 of 309 at 111 of 125 right ones; with them 90 at 109',
  'boosted trees (300 of depth 4) instead of weights for plain notes':
    'area on short notes left out .83 → .84; with products of the embeddings .84: not kept',
  'likeness of words by the input embeddings of the model': 'area on short notes left out .83 → .84: not kept',
  'training without swapped persons and nouns':
    'area under the curve on LoCoMo left out .857; with them and the question before .88',
}

const audit = readAudit()

/** Answers with core alone, from the turns that its ranking finds. Returns the answers and how many ms each took. */
const offline = async (conversations) => {
  const answerer = openExtractiveAnswerer()
  const found = await findTurns(conversations, LIMIT, options.hits)
  const times = []
  const ask = async (conversation, question, asked) => {
    const sources = asked.map((hit) => sourceOf(hit, conversation))
    const start = performance.now()
    const sentences = []
    const request = { query: question.text, sources, facts: [], systemPrompt: null, now: NOW, orgId: 'bench' }
    for await (const sentence of answerer.draft(request, new AbortController().signal)) sentences.push(sentence)
    times.push(performance.now() - start)
    const cited = sentences.flatMap(({ cites }) => cites.map((cite) => conversation.turns[asked[cite].at].id))
    const turns = asked.map(({ at }) => conversation.turns[at])
    return { text: sentences.map(({ text }) => text).join(' '), cited, found: turns }
  }
  const answers = []
  for (const conversation of conversations) {
    const asked = found[conversation.id]
    for (const question of conversation.questions)
      answers.push({ conversation, question, ...(await ask(conversation, question, asked[question.text])) })
  }
  return { answers, times }
}

/** Returns the answers of a service's chat, and how many ms each chat and each query took. */
const ofService = async (service, conversations) => {
  const times = { chat: [], query: [] }
  const timed = async (list, work) => {
    const start = performance.now()
    const result = await work()
    list.push(performance.now() - start)
    return result
  }
  const answers = []
  for (const conversation of conversations) {
    const volume_id = await service.makeVolume(conversation.id)
    const turnOf = new Map()
    for (const turn of conversation.turns) {
      const body = { volume_id, content: turn.text, session_id: turn.date ?? conversation.id, event_date: turn.date }
      const { status, memory_id } = await service.call('POST', '/agent/memory/write', body)
      if (status !== 'rejected') turnOf.set(memory_id, turn)
    }
    for (const question of conversation.questions) {
      const body = { volume_id, query: question.text, limit: LIMIT }
      await timed(times.query, () => service.query(volume_id, question.text, LIMIT))
      const said = await timed(times.chat, () => service.call('POST', '/agent/memory/chat', body))
      const turns = said.sources.map(({ memory_id }) => turnOf.get(memory_id))
      const verified = said.citations.filter(({ status }) => status === 'verified')
      const cited = verified.map(({ source_index }) => turns[source_index]?.id)
      answers.push({ conversation, question, text: said.answered === false ? '' : said.answer, cited, found: turns })
    }
  }
  return { answers, times }
}

const scored = ({ conversation, question, text, cited, found }) => {
  const finding = audit.get(question.text.trim())
  const gold = new Set([...goldOf(question, conversation), ...(finding?.correct_evidence ?? [])])
  const wanted = finding?.correct_answer ?? question.answer
  const hasPieces = (answer) => question.answers.every((piece) => answer.toLowerCase().includes(piece.toLowerCase()))
  const hasAnswer = (answer) =>
    [wanted, question.answer].some((each) => typeof each === 'string' && contains(answer, each, NOW))
  const has = question.answers ? hasPieces : hasAnswer
  return {
    isLeftOut: conversation.split ? conversation.split === 'held' : LEFT_OUT.has(conversation.id),
    category: CATEGORIES[question.category] ?? question.category,
    isUnanswerable: isUnanswerable(question),
    isAnswerable: !isUnanswerable(question) && finding?.error_type !== WRONG_PERSON,
    hasGoldAnswer: question.answers !== undefined || typeof wanted === 'string',
    foundGold: found.some((turn) => gold.has(turn?.id)),
    refused: text === '',
    right: has(text),
    firstRight: has(found[0]?.text ?? ''),
    cited: cited.length,
    citedGold: cited.filter((id) => gold.has(id)).length,
  }
}

const count = (list, of) => list.filter(of).length

const figures = (all) => {
  const answerable = all.filter(({ isAnswerable }) => isAnswerable)
  const toContain = answerable.filter(({ hasGoldAnswer }) => hasGoldAnswer)
  const reachable = answerable.filter(({ foundGold }) => foundGold)
  const unanswerable = all.filter((one) => one.isUnanswerable)
  const cited = answerable.reduce((sum, one) => sum + one.cited, 0)
  return {
    questions: all.length,
    contains_gold: shareOf(
      count(toContain, ({ right }) => right),
      toContain.length,
    ),
    first_hit_contains_gold: shareOf(
      count(toContain, ({ firstRight }) => firstRight),
      toContain.length,
    ),
    right_refusals: shareOf(
      count(unanswerable, ({ refused }) => refused),
      unanswerable.length,
    ),
    wrong_refusals: shareOf(
      count(reachable, ({ refused }) => refused),
      reachable.length,
    ),
    cited_gold: shareOf(
      answerable.reduce((sum, one) => sum + one.citedGold, 0),
      cited,
    ),
  }
}

const byCategory = (all) => {
  const names = [...new Set(all.map(({ category }) => category))].sort()
  return {
    all: figures(all),
    ...Object.fromEntries(names.map((name) => [name, figures(all.filter(({ category }) => category === name))])),
  }
}

const shown = ({ hits, total, share, low, high }) =>
  share === null ? '-' : `${hits}/${total} ${round(share * 100)} % (${round(low * 100)}–${round(high * 100)})`

/** Puts the questions of volumes too small for their own figures into one category. */
const asOne = (volume) => ({
  ...volume,
  questions: volume.questions.map((one) => (isUnanswerable(one) ? one : { ...one, category: 'short notes' })),
})

const measure = (conversations) => (service ? ofService(service, conversations) : offline(conversations))

const service = options.offline ? null : process.env.SM_BASE_URL ? clientOf(process.env) : await startService()
try {
  const report = {}
  const times = []
  for (const [set, conversations] of [
    ['locomo', readLocomo()],
    ['beam', readBeam()],
    ['notes', readNoteVolumes(new URL('texts/notes-of-volumes.json', import.meta.url))],
    ['short notes', readNoteVolumes(new URL('texts/short-notes-of-volumes.json', import.meta.url)).map(asOne)],
  ]) {
    const { answers, times: taken } = await measure(
      conversations.filter(({ id, split }) => split || !only || only.includes(id)),
    )
    times.push(taken)
    const all = answers.map(scored)
    report[set] = {
      left_out: byCategory(all.filter(({ isLeftOut }) => isLeftOut)),
      developed_on: byCategory(all.filter(({ isLeftOut }) => !isLeftOut)),
    }
    for (const part of ['left_out', 'developed_on']) {
      console.log(`${set}, ${part}`)
      console.table(
        Object.fromEntries(
          Object.entries(report[set][part]).map(([name, { questions, ...shares }]) => [
            name,
            { questions, ...Object.fromEntries(Object.entries(shares).map(([key, share]) => [key, shown(share)])) },
          ]),
        ),
      )
    }
  }
  const took = service
    ? Object.fromEntries(['chat', 'query'].map((part) => [part, percentiles(times.flatMap((each) => each[part]))]))
    : { draft: percentiles(times.flat()) }
  console.table(took)
  keepResult('chat', {
    mode: service ? 'service' : 'offline',
    conversations: only ?? 'all',
    ...report,
    took,
    tried: TRIED,
  })
} finally {
  await service?.stop?.()
}
