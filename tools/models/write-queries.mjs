/**
 * Writes the questions that the query encoder is trained on, as JSON: volumes, each with its texts and, for each
 * question, the indexes of the texts that answer it (models/all-MiniLM-L6-v2/query-encoder.md).
 * usage: npm run build && node tools/models/write-queries.mjs FILE
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tellingsOf } from '../../bench/lib/customers.mjs'
import { NOTES } from '../answers/notes.mjs'
import { readTalks } from '../answers/talks.mjs'
import { recordsOfFirst } from '../guard/records/all.mjs'
import { customers } from '../guard/slot-training.mjs'

const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: node tools/models/write-queries.mjs FILE')
const place = (path) => new URL(path, import.meta.url)
const read = (path) => JSON.parse(readFileSync(place(path), 'utf8'))

const volumes = []
/** @param kind 'records', 'notes' or 'talks'; @param author a training can leave one out */
const add = (kind, author, texts, asked) => {
  const questions = asked.filter(({ answers }) => answers.length > 0)
  if (questions.length > 0) volumes.push({ kind, author, texts, questions })
}

/**
 * Every statement with a value of the fact is an answer, old values too: the guard and the ranking decide which holds.
 */
const askedOf = (record, from) =>
  record.questions.map(({ fact, text }) => ({
    text,
    answers: tellingsOf(record, fact).map(({ statement }) => from + record.told.indexOf(statement)),
  }))

/** With the records of more authors, and with the single facts of tools/models/changes, recall on BEAM falls. */
const FIRST_AUTHORS = 11

const records = [...recordsOfFirst(FIRST_AUTHORS), ...customers.map((record) => ({ author: 'own', ...record }))]
for (const author of new Set(records.map((record) => record.author))) {
  const own = records.filter((record) => record.author === author)
  // A record with a user is a volume of its own; an author's other records share one volume.
  for (const record of own.filter(({ user }) => user)) add('records', author, textsOf(record), askedOf(record, 0))
  const mixed = { texts: [], asked: [] }
  for (const record of own.filter(({ user }) => !user)) {
    mixed.asked.push(...askedOf(record, mixed.texts.length))
    mixed.texts.push(...textsOf(record))
  }
  add('records', author, mixed.texts, mixed.asked)
}
function textsOf({ told }) {
  return told.map(({ text }) => text)
}

for (const { notes, questions } of NOTES)
  add(
    'notes',
    'notes',
    notes,
    questions.map(([text, answers]) => ({ text, answers })),
  )
for (const name of ['volumes', 'short-volumes'])
  for (const { memories, questions } of read(`../answers/${name}.json`)) {
    const asked = questions.map(([text, piece, at]) => ({
      text,
      answers: at ?? (piece === null ? [] : memories.flatMap((memory, at) => (memory.includes(piece) ? [at] : []))),
    }))
    add('notes', name, memories, asked)
  }

const talks = (author, path) => {
  for (const { turns, questions } of readTalks(place(path))) {
    // What a user and an assistant say is stored without their names.
    const texts = turns.map(({ text }) => text.replace(/^(?:User|Assistant): /, ''))
    add(
      'talks',
      author,
      texts,
      questions.map(({ text, gold }) => ({ text, answers: gold })),
    )
  }
}
talks('talks', '../answers/talks.json')
for (const name of readdirSync(place('talks')).sort()) talks(name.replace(/-\d\.json$/, ''), `talks/${name}`)

writeFileSync(file, JSON.stringify(volumes))
const count = (kind) =>
  volumes.filter((each) => each.kind === kind).reduce((sum, each) => sum + each.questions.length, 0)
console.log(
  `${volumes.length} volumes; questions: ${['records', 'notes', 'talks'].map((kind) => `${kind} ${count(kind)}`).join(', ')}`,
)
