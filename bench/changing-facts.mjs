/**
 * Customers whose facts change: two agents and the customers themselves report the facts to the service in
 * chronological order, in one volume. Measures whether a question gets the value that holds now, whether an old value
 * comes up unmarked, whether a constant fact was hidden, and whether history keeps every number, date and name.
 * usage: npm run build && node bench/changing-facts.mjs [--fresh | --unseen | --others | --sealed | --further] [--verbose] [--keep <part>]
 * --fresh: ten customers whose texts have been used in development since their first score.
 * --unseen: twelve customers that nothing was tuned on. They were scored twice, as `unseen-before` and
 * `unseen-after`: before and after the guard compared statements by a learned score. Never print their misses with
 * --verbose.
 * --others: 390 records by fifteen authors who saw neither the rules nor the other texts (tools/guard/records). The order of
 * results is trained on them.
 * --sealed: fifteen records by another author, that nothing was tuned on. Never print their misses with --verbose.
 * --further: fifty records by two more authors, of whom nothing is in training. Never tune on them.
 * --keep: the part of bench/results/changing-facts.json to write. Never write `first`, `later`, `fresh`, `fresh-2`,
 * `unseen-*` and `sealed-*` again, because they are scores of texts that had not led to any repair yet. `seen-*` are scores of
 * customers that were seen while tuning.
 */
import { readdirSync } from 'node:fs'
import { OTHERS } from '../tools/guard/records/all.mjs'
import { readCustomer, tellingsOf } from './lib/customers.mjs'
import { keepResult, startService } from './lib/service.mjs'
import { signUp } from './lib/tenants.mjs'
import { shareOf } from './lib/wilson.mjs'
import { CUSTOMERS_1 } from './texts/customers-1.mjs'
import { CUSTOMERS_2 } from './texts/customers-2.mjs'
import { CUSTOMERS_3 } from './texts/customers-3.mjs'
import { CUSTOMERS_4 } from './texts/customers-4.mjs'
import { CUSTOMERS_5 } from './texts/customers-5.mjs'
import { CUSTOMERS_6 } from './texts/customers-6.mjs'
import { CUSTOMERS_7 } from './texts/customers-7.mjs'

const verbose = process.argv.includes('--verbose')
const keep = process.argv.includes('--keep') ? process.argv[process.argv.indexOf('--keep') + 1] : null
const folder = new URL('texts/further/', import.meta.url)
const FURTHER = await Promise.all(
  readdirSync(folder)
    .sort()
    .map((name) => import(new URL(name, folder))),
).then((modules) => modules.flatMap((module) => Object.values(module)[0]))
/** How many results a reader looks at. */
const READ = 5

const chosen = () => {
  if (process.argv.includes('--others')) return OTHERS
  if (process.argv.includes('--further')) return FURTHER.map(readCustomer)
  return listed().map(readCustomer)
}
const listed = () => {
  if (process.argv.includes('--sealed')) return [...CUSTOMERS_6, ...CUSTOMERS_7]
  if (process.argv.includes('--unseen')) return CUSTOMERS_5
  return process.argv.includes('--fresh') ? CUSTOMERS_4 : [...CUSTOMERS_1, ...CUSTOMERS_2, ...CUSTOMERS_3]
}
const customers = chosen()
const longest = Math.max(...customers.map(({ told }) => told.length))
/**
 * One statement of each customer in turn: customers are mixed, but each one's statements stay in chronological order.
 */
const statements = Array.from({ length: longest }, (_, at) => customers.flatMap(({ told }) => told[at] ?? [])).flat()

function judge(customer, { fact, text }, memories) {
  const tellings = tellingsOf(customer, fact)
  if (tellings.length === 0) throw new Error(`${customer.name} has no fact '${fact}'`)
  const current = tellings.at(-1)
  const holds = (telling) => (memory) => memory.id === telling.statement.id
  const isUnmarked = (memory) => !memory.superseded && !memory.flagged && memory.outdated.length === 0
  const hasNoHint = (memory) => isUnmarked(memory) && memory.likely_updated_by.length === 0
  const replaced = tellings.slice(0, -1).map((telling, at) => ({
    value: telling.value,
    hasCue: tellings[at + 1].how === '!=',
    isLate: telling.how === '<=',
    stands: memories.some((memory) => holds(telling)(memory) && isUnmarked(memory)),
    hasNoHint: memories.some((memory) => holds(telling)(memory) && hasNoHint(memory)),
    text: telling.statement.text,
  }))
  const persons = new Set(tellings.map(({ statement }) => statement.isFirstPerson))
  return {
    customer: customer.name,
    text,
    isChanging: replaced.length > 0,
    isGap: persons.size > 1,
    speaks: current.statement.isFirstPerson,
    isFirst: memories.length > 0 && holds(current)(memories[0]),
    isRead: memories.some(holds(current)),
    replaced,
    current: current.statement.text,
    got: memories.map(({ content }) => content),
  }
}

function report(judged) {
  const changing = judged.filter(({ isChanging, isGap }) => isChanging && !isGap)
  const updates = changing.flatMap(({ replaced }) => replaced)
  const isCurrent = (statement, { name }) => {
    const customer = customers.find(({ told }) => told.includes(statement))
    return tellingsOf(customer, name).at(-1).statement === statement
  }
  // A statement that gives both an old and a current value is not scored.
  const constant = statements.filter((statement) => statement.facts.every((fact) => isCurrent(statement, fact)))
  const isHidden = ({ memory }) => memory.superseded || memory.outdated.length > 0
  const figures = {
    'current value first': countOf(changing, ({ isFirst }) => isFirst),
    'current value among the first 5': countOf(changing, ({ isRead }) => isRead),
    'current value first, told by the customer': countOf(
      changing.filter(({ speaks }) => speaks),
      ({ isFirst }) => isFirst,
    ),
    'current value first, facts that never changed': countOf(
      judged.filter(({ isChanging }) => !isChanging),
      ({ isFirst }) => isFirst,
    ),
    'questions with an old value unmarked': countOf(changing, ({ replaced }) => replaced.some(({ stands }) => stands)),
    'questions with an old value that is neither marked nor names a likely update': countOf(changing, ({ replaced }) =>
      replaced.some((each) => each.hasNoHint),
    ),
    'old value unmarked, replaced with a cue': countOf(
      updates.filter(({ hasCue }) => hasCue),
      ({ stands }) => stands,
    ),
    'old value unmarked, replaced without a cue': countOf(
      updates.filter(({ hasCue }) => !hasCue),
      ({ stands }) => stands,
    ),
    'told in two persons: current value first': countOf(
      judged.filter(({ isGap }) => isGap),
      ({ isFirst }) => isFirst,
    ),
    'told in two persons: old value unmarked': countOf(
      judged.filter(({ isGap }) => isGap),
      ({ replaced }) => replaced.some(({ stands }) => stands),
    ),
    'constant or current statements hidden': countOf(constant, isHidden),
    'constant or current statements flagged': countOf(constant, ({ memory }) => memory.flagged),
    'constant or current statements that name a likely update, among results': countOf(
      constant.filter(({ hints }) => hints !== undefined),
      ({ hints }) => hints.length > 0,
    ),
    ...historyOf(statements),
  }
  const size = { customers: customers.length, statements: statements.length, questions: judged.length }
  console.table(
    Object.entries(figures).map(([name, { hits, total, share, low, high }]) => ({
      name,
      hits,
      total,
      share,
      low,
      high,
    })),
  )
  if (verbose) showMisses(judged, constant.filter(isHidden), constant)
  if (keep) keepResult('changing-facts', { ...size, figures }, keep)
}

const countOf = (list, holds) => shareOf(list.filter(holds).length, list.length)

/** Returns the numbers, dates and names of a statement: its words with a digit or a capital letter. */
const tokensOf = (text) => text.match(/\S*[\p{Lu}\d]\S*/gu) ?? []

/** Counts the numbers, dates and names that are still in a version of their memory or among the memory's sources. */
function historyOf(list) {
  const tokens = list.flatMap(({ text, memory, versions }) => {
    const kept = [...versions, ...memory.sources].map(({ content }) => content).join('\n')
    return tokensOf(text).map((token) => kept.includes(token))
  })
  return { 'numbers, dates and names kept in history': countOf(tokens, Boolean) }
}

function showMisses(judged, hidden, constant) {
  for (const { text, isFirst, replaced, current, got, isGap } of judged) {
    const standing = replaced.filter(({ stands }) => stands)
    if (isFirst && standing.length === 0) continue
    console.log(`\n${isGap ? '(two persons) ' : ''}${text}\n  expected: ${current}`)
    for (const old of standing) console.log(`  unmarked, ${old.hasCue ? 'cue' : 'no cue'}: ${old.text}`)
    if (!isFirst) for (const content of got) console.log(`  got: ${content}`)
  }
  for (const { text, memory, answer } of statements)
    if (answer.status !== 'approved' && /\d/.test(text))
      console.log(`\n${answer.status}: ${text}\n  ${memory.content}: ${answer.reason}`)
  for (const { text, memory } of hidden) console.log(`\nhidden (${memory.status}): ${text}\n  ${memory.reason}`)
  for (const { text, memory } of constant.filter((one) => one.memory.flagged))
    console.log(`\nflagged: ${text}\n  ${memory.reason}`)
}

const service = await startService()
try {
  const { volume, another, call } = await signUp(service.base, 'facts')
  const writers = {}
  for (const { writer } of statements) writers[writer] ??= await another(`Agent ${writer}`)
  for (const statement of statements) {
    const { text: content, user: user_id, date: event_date, writer } = statement
    const body = { volume_id: volume, content, user_id, event_date }
    statement.answer = await writers[writer].call('POST', '/agent/memory/write', body)
    statement.id = statement.answer.memory_id
  }
  for (const statement of statements) {
    const { data } = await call('GET', `/memory/${statement.id}/history`)
    Object.assign(statement, { memory: data.memory, versions: data.versions })
  }
  const byId = new Map(statements.map((statement) => [statement.id, statement]))
  const judged = []
  for (const customer of customers) {
    for (const question of customer.questions) {
      const body = { volume_id: volume, query: question.text, user_id: question.user, limit: READ }
      const { memories } = await call('POST', '/agent/memory/query', body)
      judged.push(judge(customer, question, memories))
      for (const { id, likely_updated_by } of memories) byId.get(id).hints = likely_updated_by
    }
  }
  report(judged)
} finally {
  await service.stop()
}
