/**
 * Measures the cost of hostile texts: how processor time grows with length, for each pattern and library that reads
 * clients' texts. Each text repeats one of 500 short units up to the accepted length. hostile-service.mjs sends the
 * worst texts to a service.
 * usage: npm run build && node bench/hostile.mjs
 */
import { parseCsv } from '../packages/adapters/dist/documents/csv.js'
import { tableDialect } from '../packages/adapters/dist/documents/dialect.js'
import { decodeText } from '../packages/adapters/dist/documents/encoding.js'
import { parseMarkdown } from '../packages/adapters/dist/documents/markdown.js'
import { parseText } from '../packages/adapters/dist/documents/text.js'
import { cutText } from '../packages/adapters/dist/models/cut-text.js'
import { wrapped } from '../packages/cli/dist/output/columns.js'
import { redactBlocks } from '../packages/core/dist/documents/redact-blocks.js'
import { extract } from '../packages/core/dist/graph/extract/extract.js'
import { candidateKeys } from '../packages/core/dist/graph/extract/mentions/names.js'
import { runsOf } from '../packages/core/dist/graph/facts-of-query.js'
import { answerPrompt } from '../packages/core/dist/memory/answers/model/prompt.js'
import { sentencesOfStream } from '../packages/core/dist/memory/answers/model/sentences-of-stream.js'
import { queryTerms, topicOf } from '../packages/core/dist/memory/find/topic.js'
import { traitsOf, traitsWanted } from '../packages/core/dist/memory/find/traits.js'
import { categoryByRule, typeByRule } from '../packages/core/dist/memory/guard/classify/rules.js'
import { findPersonal } from '../packages/core/dist/memory/guard/pii/pii.js'
import { isPlainStatement } from '../packages/core/dist/memory/guard/plain-statement.js'
import { gibberishOddness } from '../packages/core/dist/memory/guard/reject/nothing.js'
import { orderWindows } from '../packages/core/dist/memory/guard/reject/order-features.js'
import { rejection } from '../packages/core/dist/memory/guard/reject/reject.js'
import { suspicionOf } from '../packages/core/dist/memory/guard/reject/suspicion.js'
import { keysOf } from '../packages/core/dist/memory/guard/relation/keys.js'
import { isLastingState } from '../packages/core/dist/memory/guard/same/event.js'
import { sameHash } from '../packages/core/dist/memory/guard/same/same.js'
import { redact } from '../packages/core/dist/memory/guard/secrets/secrets.js'
import { selfName } from '../packages/core/dist/memory/speaker/self-name.js'
import { dependsOnName } from '../packages/core/dist/memory/speaker/speaker.js'
import { eventDate } from '../packages/core/dist/memory/write/event-date.js'
import { terms } from '../packages/core/dist/text/terms.js'
import { undisguise } from '../packages/core/dist/text/undisguise.js'
import { millisecondsOf, superlinear } from '../tests/support/texts/growth.mjs'
import { hostileUnits, repeated } from '../tests/support/texts/hostile-texts.mjs'
import { keepResult, round } from './lib/service.mjs'

const now = new Date('2024-03-15T22:30:00Z')
const UNITS = hostileUnits(500)
const bytes = (text) => Buffer.from(text)
const parsing = (parse) => (text) => parse(bytes(text), () => {})
const told = (content) => ({ content, memoryType: null, memoryTypeSource: 'detected' })

const prompted = (content) => {
  const source = {
    ...{ content, writer: { agent: content }, userId: content, chunk: null, outdated: [], conflictsWith: [] },
    ...{ createdAt: now, eventDate: now, eventDateSource: 'text', eventDatePrecision: null, validTo: null },
  }
  return answerPrompt({ query: '', sources: [source], facts: [], systemPrompt: null, now, orgId: 'o' })
}
const sentences = (text) => {
  const reader = sentencesOfStream()
  return [reader.push(text), reader.end()]
}

/** Stands in for the secret reader: gives each word even odds of being a secret. */
const READ = (window) =>
  [...window.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ start: index, end: index + word.length, score: 0 }))

/** Readers of texts: name, where the reader runs, the longest text it gets, how many units to try, and the function. */
const READERS = [
  ['secrets', 'event loop to 2,000, then thread', 50_000, 500, (text) => redact(text, READ)],
  ['the text undisguised', 'as secrets', 50_000, 500, undisguise],
  ['personal data', 'as secrets', 50_000, 500, findPersonal],
  ['dates of events', 'as secrets', 50_000, 500, (text) => eventDate({ text, now })],
  ['normal form', 'as secrets', 50_000, 500, (text) => sameHash(text, { speaker: 'user:u', eventDay: null })],
  ['occurrence or state', 'as secrets', 50_000, 500, (text) => isLastingState(told(text))],
  ['rejection', 'as secrets', 50_000, 500, (text) => rejection(text, [])],
  ['how odd its letters are', 'as secrets', 50_000, 500, gibberishOddness],
  ['suspicion', 'as secrets', 50_000, 500, (text) => suspicionOf(orderWindows(text), async () => 0)],
  ['type and category', 'event loop', 50_000, 500, (text) => [typeByRule(text), categoryByRule(text)]],
  ['keys of a relation', 'event loop', 50_000, 500, (text) => keysOf(text, 'user:u')],
  ["the judge's gate", 'event loop', 50_000, 500, isPlainStatement],
  ['the name that it tells', 'event loop', 50_000, 500, (text) => [selfName(text), selfName(`I am ${text}`)]],
  ['whether it depends on who says it', 'event loop', 50_000, 500, dependsOnName],
  ['terms of the index (porter2)', "index's thread; event loop for queries", 50_000, 500, terms],
  ['traits of a memory', "index's thread", 50_000, 500, traitsOf],
  ['what a question asks for', 'event loop', 10_000, 500, (text) => [traitsWanted(text), queryTerms(topicOf(text))]],
  ['the prompt of an answer', 'event loop', 50_000, 500, prompted],
  ["sentences of a model's answer", 'event loop', 20_000, 500, sentences],
  ['names of a query', 'event loop', 10_000, 500, runsOf],
  ['keys of a name', 'event loop', 500, 500, (text) => candidateKeys({ name: text, type: 'other' })],
  ['cutting for the model', "model's thread", 50_000, 500, cutText],
  ['extraction (compromise)', "graph's thread", 50_000, 60, (text) => extract(text, { speaker: null })],
  ['Markdown (micromark, mdast)', 'process of its own', 500_000, 60, parsing(parseMarkdown)],
  ['CSV (csv-parse)', 'process of its own', 500_000, 60, parsing(parseCsv)],
  ['dialect of a table', 'process of its own', 500_000, 60, (text) => tableDialect(text, 'named')],
  ['encoding (chardet, iconv-lite)', 'process of its own', 500_000, 60, (text) => decodeText(bytes(text))],
  ['plain text', 'process of its own', 500_000, 60, parsing(parseText)],
  ['columns of sm review', 'sm', 50_000, 60, (text) => wrapped(text, 60)],
  [
    'secrets of blocks',
    'thread',
    500_000,
    60,
    (text) => redactBlocks([{ kind: 'text', text, heading: [] }], 'allow', READ),
  ],
]

/** Wraps a reader so that its errors are ignored, because a parser that refuses a text has already read it. */
const orRefuse = (read) => async (text) => {
  try {
    await read(text)
  } catch {}
}

const measureGrowth = async () => {
  const rows = []
  for (const [name, where, longest, units, reader] of READERS) {
    const read = orRefuse(reader)
    const tried = UNITS.filter((_, at) => at % Math.floor(UNITS.length / units) === 0)
    const offences = []
    let worst = { ms: 0, unit: '' }
    for (const unit of tried) {
      const offence = await superlinear(read, unit, longest)
      if (offence) offences.push(offence)
      const ms = offence ? offence.ms : await millisecondsOf(read, repeated(unit, longest))
      if (ms > worst.ms) worst = { ms: round(ms), unit }
    }
    rows.push({ name, where, longest, texts: tried.length, superlinear: offences, worst })
    console.log(
      `${name.padEnd(32)} ${where.padEnd(40)} ${String(tried.length).padStart(4)} texts to ${String(longest).padStart(7)}: ` +
        `${offences.length} superlinear, worst ${worst.ms} ms (${JSON.stringify(worst.unit)})`,
    )
    for (const offence of offences.slice(0, 3)) console.log('  ', JSON.stringify(offence))
  }
  return rows
}

keepResult('hostile', { readers: await measureGrowth() }, 'growth')
