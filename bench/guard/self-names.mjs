/**
 * Measures how well `selfName` finds the name that a speaker gives in a text. Scores the table that the rules were
 * developed on, sentences that the rules had not seen, chat turns (--verbose prints each name found), and posts with
 * "I am …" in which names are annotated.
 * usage: npm run build && node bench/guard/self-names.mjs [--verbose]
 * BENCH_DATA: a folder with locomo/locomo_dev.json, beam/100K, ner/more
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { selfName } from '../../packages/core/dist/memory/speaker/self-name.js'
import { readBeam } from '../lib/beam.mjs'
import { readCases } from '../lib/cases.mjs'
import { readLocomo } from '../lib/locomo.mjs'
import { benchData } from '../lib/service.mjs'

const verbose = process.argv.includes('--verbose')
const { NAME_CASES } = await readCases('../speaker/self-name.cases.ts')
const { UNSEEN_NAME_CASES } = await readCases('../speaker/self-name-unseen.cases.ts')
const show = (...parts) => verbose && console.log(...parts)

const tableOf = (cases) => {
  const named = cases.filter(([, name]) => name !== null)
  const others = cases.filter(([, name]) => name === null)
  return {
    told: named.length,
    found: named.filter(([text, name]) => selfName(text) === name).length,
    others: others.length,
    'false names': others.filter(([text]) => selfName(text) !== null).length,
  }
}

/** @param isRight whether a found name is the speaker's; left out if that is not known */
const turnsOf = (name, turns, isRight) => {
  const found = turns.flatMap(({ text, speaker }) => {
    const told = selfName(text)
    return told === null ? [] : [{ told, right: isRight?.(told, speaker), text: text.slice(0, 90) }]
  })
  for (const each of found) show(name, each)
  const wrong = isRight ? found.filter(({ right }) => !right).length : 'see --verbose'
  return { told: '', found: found.length, others: turns.length, 'false names': wrong }
}

/** Reads posts as lists of tokens with BIO tags. A post is not split into sentences. */
const tagged = (file) =>
  readFileSync(join(benchData, 'ner/more', file), 'utf8')
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split('\n')
        .filter(Boolean)
        .map((line) => line.trim().split(/\s+/)),
    )
const annotated = (file) => {
  const rows = { told: 0, found: 0, others: 0, 'false names': 0 }
  for (const tokens of tagged(file)) {
    const words = tokens.map(([word]) => word)
    const text = words.join(' ').replaceAll(/ (?=['’.,!?])/g, '')
    if (!/\b(?:I am|I['’]m|my name is|My name is)\b/.test(text)) continue
    const people = tokens.filter((token) => /PER|person/i.test(token.at(-1))).map(([word]) => word)
    const name = selfName(text)
    rows.others += 1
    if (name === null) continue
    rows.found += 1
    const right = name.split(' ').every((word) => people.includes(word))
    if (!right) rows['false names'] += 1
    show(file, right, name, '|', text)
  }
  return rows
}

const locomo = readLocomo().flatMap(({ turns }) =>
  turns.map(({ text }) => ({ speaker: text.split(':')[0], text: text.slice(text.indexOf(':') + 2) })),
)
const named = (told, speaker) => told.split(' ').includes(speaker)
console.table({
  'developed on': tableOf(NAME_CASES),
  unseen: tableOf(UNSEEN_NAME_CASES),
  'LoCoMo turns without their labels': turnsOf('LoCoMo', locomo, named),
  'LoCoMo turns as they are': turnsOf(
    'LoCoMo',
    readLocomo().flatMap(({ turns }) => turns),
    () => false,
  ),
  'BEAM 100K turns': turnsOf(
    'BEAM',
    readBeam().flatMap(({ turns }) => turns),
  ),
  'posts with "I am" (BTC)': annotated('broad_twitter_corpus.txt'),
  'posts with "I am" (WNUT17)': annotated('wnut17_train.txt'),
})
