/**
 * Measures the verification of citations with true sentences and their sources, and with copies of the verified
 * sentences that each have one error put in. Prints the share of the errors that is caught (not `verified`), and the
 * share of the true sentences that is lost (`unverified`: left out of the answer). No rule was tuned on these
 * conversations.
 * usage: npm run build && node bench/citations.mjs [--tuned] [--verbose] [sentences of each kind, default 300]
 * --tuned: uses the half that the rules were tuned on, and stores no result.
 * BENCH_DATA: a folder with locomo/, beam/, guard/
 */
import { join } from 'node:path'
import { openLocalEmbedder } from '../packages/adapters/dist/models/local-embedder.js'
import { verifySentence } from '../packages/core/dist/memory/answers/verify/verify.js'
import * as inject from './citations/inject.mjs'
import { readTruths, sickPairs, sourceOf } from './citations/truths.mjs'
import { readCases } from './lib/cases.mjs'
import { keepResult, project } from './lib/service.mjs'
import { shareOf } from './lib/wilson.mjs'

const args = process.argv.slice(2)
const [isTuned, verbose] = [args.includes('--tuned'), args.includes('--verbose')]
const most = Number(args.find((each) => /^\d+$/.test(each)) ?? 300)

const embedder = await openLocalEmbedder({ modelDir: join(project, 'models/all-MiniLM-L6-v2'), log: console })
const vectors = new Map()
const vectorOf = (text) => {
  if (!vectors.has(text)) vectors.set(text, embedder.text(text))
  return vectors.get(text)
}
const meaning = {
  async closeness(text, others) {
    const [one, ...rest] = await Promise.all([text, ...others].map(vectorOf))
    return rest.map((other) => other.reduce((sum, value, at) => sum + value * one[at], 0))
  },
}
const call = { orgId: 'bench', signal: new AbortController().signal }
const statusOf = async (text, source, now) =>
  (await verifySentence({ text, cites: [0] }, [source], meaning, { ...call, now }))[0].status

/** Takes every n-th pair and at most `most` pairs, so that all conversations are in the sample. */
const sample = (list) => {
  const step = Math.max(1, list.length / most)
  return Array.from({ length: Math.min(most, list.length) }, (_, at) => list[Math.floor(at * step)])
}
const countsOf = async (name, pairs) => {
  const counts = { verified: 0, partial: 0, unverified: 0 }
  for (const { text, source, now, was } of sample(pairs)) {
    // If a sentence is not verified even without the error, the error proves nothing.
    if (was && (await statusOf(was.text, was.source, was.now)) !== 'verified') continue
    const status = await statusOf(text, source, now)
    counts[status] += 1
    const isWrong = was === undefined ? status !== 'verified' : status === 'verified'
    if (verbose && isWrong)
      console.log(`${name}: ${status}: ${text}\n    ${source.content.slice(0, 400).replaceAll('\n', ' / ')}`)
  }
  return { ...counts, total: counts.verified + counts.partial + counts.unverified }
}

const { tuned, held } = readTruths()
const all = isTuned ? tuned : held
const kinds = [...new Set(all.map(({ kind }) => kind))]
const truths = {}
for (const kind of kinds)
  truths[kind] = await countsOf(
    kind,
    all.filter((each) => each.kind === kind),
  )

/** The sentences that get every kind of error. Observations get most kinds, paraphrases none. */
const verified = []
for (const kind of kinds.filter((each) => each !== 'observation' && each !== 'paraphrase (SICK)'))
  for (const each of all.filter((one) => one.kind === kind)) verified.push(each)
const observed = all.filter(({ kind }) => kind === 'observation')
const wrong = (list, make) =>
  list.flatMap((each) => {
    const text = make(each.text, each.people)
    return text && text !== each.text ? [{ ...each, text, was: each }] : []
  })
const elsewhere = (list) =>
  list.flatMap((each, at) => {
    const other = list[(at + 7 * 13) % list.length]
    return other.source === each.source ? [] : [{ ...each, source: other.source, was: each }]
  })
const named = [...verified.filter(({ kind }) => kind === 'in the third person'), ...observed]
const half = (list) => list.filter((_, at) => (at % 2 === 0) === isTuned)
const ERRORS = {
  'another source': [...new Set(all.map(({ id }) => id))].flatMap((id) =>
    elsewhere(all.filter((each) => each.id === id)),
  ),
  'number swapped': wrong([...verified, ...observed], inject.number),
  'unit changed': wrong([...verified, ...observed], inject.unit),
  'negation flipped': wrong([...verified, ...observed], inject.negation),
  'hedge dropped': wrong(verified, inject.hedge),
  'another person': wrong(named, inject.person),
  'roles swapped': wrong(named, inject.roles),
  'date shifted': wrong([...verified, ...observed], inject.date),
  'word inserted': wrong([...verified, ...observed], inject.inserted),
  'contradiction (SICK)': half(sickPairs('contradiction')).map((each) => ({ ...each, was: null })),
}
const errors = {}
for (const [kind, pairs] of Object.entries(ERRORS)) errors[kind] = await countsOf(kind, pairs)

/** The shares for a table of cases that was written along with the rules, but never used to tune them. */
const unseen = await unseenShare()
await embedder.close()

const percent = ({ share, low, high }) =>
  `${(100 * share).toFixed(1)} % (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`
const ofTruths = Object.fromEntries(
  Object.entries(truths).map(([kind, { verified: full, partial, unverified, total }]) => [
    kind,
    {
      total,
      verified: shareOf(full, total),
      emitted: shareOf(full + partial, total),
      lost: shareOf(unverified, total),
    },
  ]),
)
const ofErrors = Object.fromEntries(
  Object.entries(errors).map(([kind, { verified: full, unverified, total }]) => [
    kind,
    { total, caught: shareOf(total - full, total), 'left out': shareOf(unverified, total) },
  ]),
)
const sum = (counts, key) => Object.values(counts).reduce((total, each) => total + each[key], 0)
/** Leaves observations out of the overall shares, because a language model wrote them and they are often wrong. */
const { observation: _, ...sure } = truths
const overall = {
  caught: shareOf(sum(errors, 'total') - sum(errors, 'verified'), sum(errors, 'total')),
  lost: shareOf(sum(sure, 'unverified'), sum(sure, 'total')),
  'true ones fully verified': shareOf(sum(sure, 'verified'), sum(sure, 'total')),
}
const shown = (groups) =>
  Object.fromEntries(
    Object.entries(groups).map(([kind, { total, ...shares }]) => [
      kind,
      { total, ...Object.fromEntries(Object.entries(shares).map(([name, share]) => [name, percent(share)])) },
    ]),
  )
console.table(shown(ofTruths))
console.table(shown(ofErrors))
console.table({
  ...Object.fromEntries(Object.entries(overall).map(([name, share]) => [name, percent(share)])),
  ...Object.fromEntries(Object.entries(unseen).map(([name, share]) => [`unseen table: ${name}`, percent(share)])),
})
if (!isTuned)
  keepResult('citations', { sentences_a_kind: most, true: ofTruths, wrong: ofErrors, overall, unseen_table: unseen })

async function unseenShare() {
  const { UNSEEN_VERIFY_CASES } = await readCases('../answers/verify/verify-unseen.cases.ts')
  const lines = Object.values(UNSEEN_VERIFY_CASES).flatMap((table) => table.trim().split('\n'))
  const counts = { true: [0, 0], wrong: [0, 0] }
  for (const line of lines) {
    const [expected, content, text, by] = line.split(' | ')
    const source = sourceOf(content, new Date('2024-05-03T09:00:00Z'), by ?? 'u-17')
    const status = await statusOf(text, source, new Date('2024-06-01T10:00:00Z'))
    const count = counts[expected === 'v' ? 'true' : 'wrong']
    count[1] += 1
    if ((status === 'verified') === (expected === 'v')) count[0] += 1
  }
  return { 'true ones verified': shareOf(...counts.true), 'wrong ones caught': shareOf(...counts.wrong) }
}
