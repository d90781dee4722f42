/**
 * Measures the micro-F1 of entity spans with coarse types on CrossNER's development files, per domain: for this
 * project, and for the library compromise alone. A span counts when its start, end and coarse type are right. Coarse
 * types are those of CoNLL-2003, on which CrossNER is based: person, organization, location, and one type for
 * everything else.
 * usage: npm run build && node bench/entities.mjs [--split train|dev] [--errors domain]
 * BENCH_DATA: a folder with ner/crossner/<domain>.<split>.txt
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { extract } from '../packages/core/dist/graph/extract/extract.js'

const root = join(import.meta.dirname, '..')
const data = process.env.BENCH_DATA ?? join(root, '../shared/data')
const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? otherwise : process.argv[at + 1]
}
const split = option('split', 'dev')
const shown = option('errors', null)
// Only packages/core depends on compromise, so the path is resolved from there.
const { default: nlp } = await import(
  createRequire(join(root, 'packages/core/package.json'))
    .resolve('compromise')
    .replace(/builds.*/, 'src/three.js')
)

const DOMAINS = ['ai', 'literature', 'music', 'politics', 'science']

/** This project's entity types, each with the labels of CrossNER that it covers. */
const TYPES = {
  person: ['person', 'researcher', 'writer', 'musicalartist', 'politician', 'scientist'],
  organization: ['organisation', 'university', 'politicalparty', 'band'],
  location: ['location', 'country'],
  event: ['event', 'election', 'conference'],
  product: ['product', 'book', 'poem', 'song', 'album', 'magazine', 'academicjournal'],
  technology: ['programlang'],
  concept: [
    'field',
    'task',
    'algorithm',
    'metrics',
    'literarygenre',
    'musicgenre',
    'discipline',
    'theory',
    'chemicalelement',
    'chemicalcompound',
    'protein',
    'enzyme',
    'musicalinstrument',
  ],
  other: ['award', 'astronomicalobject', 'misc'],
}
const typeOfLabel = new Map(Object.entries(TYPES).flatMap(([type, labels]) => labels.map((label) => [label, type])))
const COARSE = { person: 'person', organization: 'organization', team: 'organization', location: 'location' }
const coarse = (type) => COARSE[type] ?? 'other'

/** Reads sentences and their labelled spans as text with character offsets. */
const readSentences = (domain) =>
  readFileSync(join(data, 'ner/crossner', `${domain}.${split}.txt`), 'utf8')
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      let text = ''
      const spans = []
      for (const line of block.trim().split('\n')) {
        const [word, tag = 'O'] = line.split('\t')
        if (text) text += ' '
        if (tag.startsWith('B-')) spans.push({ start: text.length, type: typeOfLabel.get(tag.slice(2)), end: 0 })
        text += word
        if (tag !== 'O' && spans.length) spans.at(-1).end = text.length
      }
      return { text, spans }
    })

/**
 * Returns the spans that the service would keep from a text. Leaves pronouns out, because the service counts pronouns
 * as mentions, but CrossNER does not count them as names.
 */
const ours = (text) =>
  extract(text, { speaker: null }).entities.flatMap(({ type, mentions }) =>
    mentions
      .filter(([start, end]) => !/^(?:he|him|his|she|hers?|its?)$/i.test(text.slice(start, end)))
      .map(([start, end]) => ({ start, end, type })),
  )

const compromiseAlone = (text) => {
  const doc = nlp(text)
  const found = []
  for (const [view, type] of [
    [doc.people(), 'person'],
    [doc.organizations(), 'organization'],
    [doc.places(), 'location'],
  ]) {
    for (const { offset, terms } of view.json({ offset: true })) {
      const words = terms.map(({ text: word }) => word).join(' ')
      const at = text.indexOf(terms[0].text, offset.start)
      const last = terms.at(-1)
      const end =
        text.indexOf(last.text, Math.max(at, offset.start + offset.length - last.text.length - last.post.length - 1)) +
        last.text.length
      if (words && at !== -1 && !found.some((span) => span.start < end && at < span.end))
        found.push({ start: at, end, type })
    }
  }
  return found
}

const KINDS = [
  ['coarse', ({ start, end, type }) => `${start} ${end} ${coarse(type)}`],
  ['ten types', ({ start, end, type }) => `${start} ${end} ${type}`],
  ['span alone', ({ start, end }) => `${start} ${end}`],
]

const score = (sentences, recognize) => {
  const counts = KINDS.map(() => ({ right: 0, given: 0, wanted: 0 }))
  const errors = new Map()
  const bySort = new Map()
  for (const { text, spans } of sentences) {
    const found = recognize(text)
    KINDS.forEach(([, key], at) => {
      const wanted = new Set(spans.map(key))
      const given = new Set(found.map(key))
      counts[at].wanted += wanted.size
      counts[at].given += given.size
      counts[at].right += [...given].filter((span) => wanted.has(span)).length
    })
    const given = new Map(found.map((span) => [`${span.start} ${span.end}`, span]))
    const tell = (kind, words) => errors.set(`${kind}: ${words}`, (errors.get(`${kind}: ${words}`) ?? 0) + 1)
    for (const span of spans) {
      const same = given.get(`${span.start} ${span.end}`)
      const sort = bySort.get(coarse(span.type)) ?? { right: 0, wanted: 0 }
      sort.wanted += 1
      if (same && coarse(same.type) === coarse(span.type)) sort.right += 1
      bySort.set(coarse(span.type), sort)
      if (!same) {
        const near = found
          .filter(({ start, end }) => start < span.end && span.start < end)
          .map(({ start, end }) => text.slice(start, end))
        tell(
          near.length ? 'BOUNDS' : 'MISSED',
          `${span.type} [${text.slice(span.start, span.end)}] ${near.length ? `found [${near.join('] [')}]` : ''}`,
        )
      } else if (coarse(same.type) !== coarse(span.type))
        tell('TYPE', `${span.type} not ${same.type} [${text.slice(span.start, span.end)}]`)
    }
    for (const span of found) {
      if (!spans.some(({ start, end }) => start < span.end && span.start < end))
        tell(
          'EXTRA',
          `${span.type} [${text.slice(span.start, span.end)}] …${text.slice(Math.max(0, span.start - 20), span.end + 15)}`,
        )
    }
  }
  const figures = Object.fromEntries(
    KINDS.map(([name], at) => {
      const { right, given, wanted } = counts[at]
      return [name, { precision: right / given, recall: right / wanted, f1: (2 * right) / (given + wanted) }]
    }),
  )
  return {
    figures,
    counts,
    errors,
    recallByType: Object.fromEntries([...bySort].map(([sort, { right, wanted }]) => [sort, right / wanted])),
  }
}

const total = (scores) =>
  Object.fromEntries(
    KINDS.map(([name], at) => {
      const sum = (field) => scores.reduce((all, { counts }) => all + counts[at][field], 0)
      return [
        name,
        {
          precision: sum('right') / sum('given'),
          recall: sum('right') / sum('wanted'),
          f1: (2 * sum('right')) / (sum('given') + sum('wanted')),
        },
      ]
    }),
  )

const results = []
const rounded = (value) => Number(value.toFixed(3))
const row = (domain, mine, peer) => {
  const figures = { domain }
  for (const [name] of KINDS) {
    const { precision, recall, f1 } = mine[name]
    Object.assign(figures, {
      [`${name} F1`]: rounded(f1),
      ...(name === 'coarse' && { precision: rounded(precision), recall: rounded(recall) }),
      [`compromise ${name}`]: rounded(peer[name].f1),
    })
  }
  results.push(figures)
}
const all = []
const began = performance.now()
let characters = 0
for (const domain of DOMAINS) {
  const sentences = readSentences(domain)
  const mine = score(sentences, ours)
  const peer = score(sentences, compromiseAlone)
  characters += sentences.reduce((sum, { text }) => sum + text.length, 0)
  all.push({ mine, peer })
  row(domain, mine.figures, peer.figures)
  if (shown === domain) {
    console.log(mine.recallByType)
    for (const [error, times] of [...mine.errors].sort((a, b) => b[1] - a[1])) console.log(times, error)
  }
}
row('all', total(all.map(({ mine }) => mine)), total(all.map(({ peer }) => peer)))
console.table(results)
console.log(`${(performance.now() - began).toFixed(0)} ms, ${characters} characters`)
if (split === 'dev') {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`
  mkdirSync(join(root, 'bench/results'), { recursive: true })
  writeFileSync(
    join(root, 'bench/results/entities.json'),
    `${JSON.stringify({ commit, machine, set: 'CrossNER dev', results }, null, 2)}\n`,
  )
}
