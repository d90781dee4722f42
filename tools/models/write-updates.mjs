/**
 * Writes the pairs of statements that the update reader is trained on, as JSON: the older and the newer one, 1 if the
 * newer one gives another value for what the older one says, and a weight (models/guard/updates.md).
 * usage: npm run build && node tools/models/write-updates.mjs FILE
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openLocalEmbedder } from '../../packages/adapters/dist/models/local-embedder.js'
import { isPlainStatement } from '../../packages/core/dist/memory/guard/plain-statement.js'
import { OTHERS } from '../guard/records/all.mjs'
import { makePairs, seeded } from '../guard/slot-pairs.mjs'
import { customers } from '../guard/slot-training.mjs'
import { readChanges } from './changes.mjs'

const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: node tools/models/write-updates.mjs FILE')

/** Changes are few, so each counts twice as much: the training takes the root of a weight. */
const CHANGE = 4
/** Of the pairs without a change: the nearest ones, which the reader meets, and a share of the others. */
const NEAREST = 2
const SHARE = 0.02
/** Nearest pairs of a turn of a talk, and of a statement with the records of other people. None is a change. */
const NEAREST_IN_TALK = 1
const NEAREST_ABROAD = 1
const MADE = { changes: 1000, others: 3000 }

const random = seeded(3)
const place = (path) => fileURLToPath(new URL(path, import.meta.url))
const embedder = await openLocalEmbedder({ modelDir: place('../../models/all-MiniLM-L6-v2'), log: console })
const vectors = new Map()
const vectorOf = async (text) => {
  if (!vectors.has(text)) vectors.set(text, (await embedder.windows(text, 'bulk'))[0])
  return vectors.get(text)
}
const cosine = (one, other) => one.reduce((sum, value, at) => sum + value * other[at], 0)

/** Returns the pairs of each text with the earlier ones, nearest first. */
const pairsOf = async (texts) => {
  const all = await Promise.all(texts.map(vectorOf))
  return texts.map((newer, at) =>
    texts
      .slice(0, at)
      .map((older, before) => ({ older, newer, at, before, cosine: cosine(all[before], all[at]) }))
      .sort((a, b) => b.cosine - a.cosine),
  )
}

/** Whether two statements of a record give two values for one fact; null if they give the same value. */
const isChange = (known, said) => {
  const facts = said.facts.filter(({ name }) => known.facts.some((fact) => fact.name === name))
  const isSame = facts.some(({ name, value }) => known.facts.some((fact) => fact.name === name && fact.value === value))
  return isSame ? null : facts.length > 0
}

const examples = []
const add = ({ older, newer }, label) =>
  examples.push({ texts: [older, newer], label: Number(label), weight: label ? CHANGE : 1 })

for (const { told } of [...OTHERS, ...customers]) {
  for (const pairs of await pairsOf(told.map(({ text }) => text))) {
    const judged = pairs.map((pair) => ({ pair, label: isChange(told[pair.before], told[pair.at]) }))
    for (const [rank, { pair, label }] of judged.filter(({ label }) => label !== null).entries())
      if (label || rank < NEAREST || random() < SHARE) add(pair, label)
  }
}
// Statements about other people: in one volume, they are among the nearest.
const told = [...OTHERS, ...customers]
  .filter(({ user }) => !user)
  .flatMap(({ told }, record) => told.map(({ text }) => ({ text, record })))
const places = await Promise.all(told.map(({ text }) => vectorOf(text)))
for (const [at, { text: newer, record }] of told.entries()) {
  const abroad = told
    .map((other, from) => ({ older: other.text, newer, record: other.record, from }))
    .filter((other) => other.record !== record)
    .map((other) => ({ ...other, cosine: cosine(places[other.from], places[at]) }))
    .sort((a, b) => b.cosine - a.cosine)
  for (const pair of abroad.slice(0, NEAREST_ABROAD)) add(pair, false)
}
for (const { sessions } of JSON.parse(readFileSync(place('../answers/talks.json'), 'utf8'))) {
  const turns = sessions.flatMap(({ turns }) => turns.map(([, text]) => text)).filter(isPlainStatement)
  for (const pairs of await pairsOf(turns)) for (const pair of pairs.slice(0, NEAREST_IN_TALK)) add(pair, false)
}
for (const { older, newer, lookalikes } of readChanges()) {
  add({ older, newer }, true)
  for (const text of lookalikes) {
    add({ older, newer: text }, false)
    add({ older: text, newer }, false)
  }
}
const made = makePairs(11, 2500).sort(() => random() - 0.5)
for (const pair of made.filter((each) => each.isChange).slice(0, MADE.changes)) add(pair, true)
for (const pair of made.filter((each) => !each.isChange).slice(0, MADE.others)) add(pair, false)

await embedder.close()
writeFileSync(file, JSON.stringify(examples))
console.log(`${examples.length} pairs, ${examples.filter(({ label }) => label === 1).length} changes`)
