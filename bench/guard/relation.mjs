/**
 * Measures how well the guard decides, without a language model, how two statements are related. Scores the development
 * table, the held-out tables (shares only), updates made from templates, and pairs of public sets in which neither
 * statement may be hidden.
 * usage: npm run build && node bench/guard/relation.mjs [--verbose]
 * BENCH_DATA: a folder with guard/{belief_updates.json,sick_train_trial.tsv,mrpc_train.tsv}, locomo/locomo_dev.json,
 * beam/100K/<n>/chat.json
 */

import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { compare } from '../../packages/core/dist/memory/guard/relation/compare.js'
import { keysOf } from '../../packages/core/dist/memory/guard/relation/keys.js'
import { readCases } from '../lib/cases.mjs'
import { wilson } from '../lib/wilson.mjs'
import { HELD_OUT } from './relation-held-out.mjs'
import { readBeamTurns, readBeliefs, readLocomoTurns, readMrpc, readSick } from './relation-texts.mjs'
import { UNSEEN } from './relation-unseen.mjs'

const { DEVELOPMENT } = await readCases('relation/relation.cases.ts')
const root = join(import.meta.dirname, '../..')
const verbose = process.argv.includes('--verbose')
const DAY = 86_400_000
const START = Date.parse('2026-03-02T10:00:00Z')
const results = []

function report(name, hits, total, target = '', met = true) {
  const [low, high] = wilson(hits, total)
  results.push({ name, hits, total, share: total === 0 ? null : hits / total, low, high, target, met })
}

const said = (text, index, { writer = 'key:1', days = index, dated = 'written', speaker = 'user:1' } = {}) => ({
  text,
  speaker,
  writer,
  eventDate: new Date(START + days * DAY),
  eventDateSource: dated,
  writtenAt: new Date(START + index * DAY),
})
const OTHER = { writer: 'key:2' }
const pairsOf = (lines) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' > '))
const kindOf = (a, b, given = {}) => compare(said(a, 0), said(b, 1, given)).kind
const sharesKey = (a, b) => {
  const keys = new Set(keysOf(a, 'user:1'))
  return keysOf(b, 'user:1').some((key) => keys.has(key))
}
const hides = (kind) => kind === 'supersedes' || kind === 'superseded' || kind === 'outdates'

/** For each group of a table: the expected relation, writer and time of the new statement, and minimum share. */
const GROUPS = {
  cue: ['supersedes', OTHER, 0.7],
  free: ['supersedes', OTHER, null],
  order: ['supersedes', {}, null],
  conflict: ['conflict', OTHER, 0.6],
  compound: ['outdates', OTHER, null],
  later: ['supersedes', { ...OTHER, dated: 'given', days: 60 }, null],
  late: ['superseded', { dated: 'given', days: -60 }, null],
}

/** Scores pairs in which both statements hold: to hide or flag one is wrong, whether they have one writer or two. */
function bothHold(name, lines, show) {
  const list = pairsOf(lines)
  const judged = list.map(([a, b]) => [a, b, compare(said(a, 0), said(b, 1)), compare(said(a, 0), said(b, 1, OTHER))])
  const hidden = judged.filter(([, , one, two]) => hides(one.kind) || hides(two.kind))
  const flagged = judged.filter(([, , one, two]) => one.kind === 'conflict' || two.kind === 'conflict')
  report(`${name} wrongly hidden`, hidden.length, list.length, '≤ 0.005', hidden.length / list.length <= 0.005)
  report(`${name} wrongly flagged`, flagged.length, list.length, '≤ 0.02', flagged.length / list.length <= 0.02)
  if (show)
    for (const [a, b, one, two] of [...hidden, ...flagged])
      console.log(`wrong: ${a} > ${b}   ${one.evidence} ${two.evidence}`)
}

function table(name, groups, show) {
  let [related, without, decided, unreachable] = [0, 0, 0, 0]
  for (const [group, [expected, given, target]] of Object.entries(GROUPS)) {
    if (!groups[group]) continue
    const list = pairsOf(groups[group])
    const hits = list.filter(([a, b]) => kindOf(a, b, given) === expected)
    const apart = list.filter(([a, b]) => !sharesKey(a, b))
    if (group !== 'free') {
      related += list.length
      without += apart.length
    }
    decided += list.filter(([a, b]) => kindOf(a, b, given) !== 'unrelated').length
    unreachable += apart.filter(([a, b]) => kindOf(a, b, given) !== 'unrelated').length
    const share = hits.length / list.length
    report(
      `${name}: ${group}`,
      hits.length,
      list.length,
      target ? `≥ ${target}` : '',
      target === null || share >= target,
    )
    if (!show) continue
    for (const [a, b] of list) {
      const kind = kindOf(a, b, given)
      if (kind !== expected)
        console.log(`${group}: ${kind}: ${a} > ${b}   ${compare(said(a, 0), said(b, 1, given)).evidence}`)
    }
  }
  bothHold(`${name}: counter-cases`, groups.counter, show)
  report(`${name}: related pairs, free wordings apart, that share no key`, without, related)
  report(`${name}: pairs found related that share no key`, unreachable, decided, '≤ 0', unreachable === 0)
}

table('development', DEVELOPMENT, verbose)
table('held out', HELD_OUT, false)
table('second held out', UNSEEN, false)
bothHold('second held out: once more', UNSEEN.again, false)

// Updates made from templates: by one writer, without a word for a change.
const beliefs = readBeliefs()
for (const action of ['OVERRIDE', 'ASK_USER', 'PRESERVE']) {
  const list = beliefs.filter(({ recommended_action }) => recommended_action === action)
  const kinds = list.map(({ old_value, new_value }) => kindOf(old_value, new_value))
  if (action === 'OVERRIDE')
    report('belief updates: superseded', kinds.filter((kind) => kind === 'supersedes').length, list.length)
  if (action === 'ASK_USER') {
    report('belief updates: conflicts flagged', kinds.filter((kind) => kind === 'conflict').length, list.length)
    report('belief updates: conflicts hidden', kinds.filter(hides).length, list.length)
  }
  if (action === 'PRESERVE') {
    report(
      'belief updates: refinements hidden',
      kinds.filter(hides).length,
      list.length,
      '≤ 0',
      kinds.filter(hides).length === 0,
    )
    report('belief updates: refinements flagged', kinds.filter((kind) => kind === 'conflict').length, list.length)
  }
}

// Scores public pairs in which neither statement may be hidden, whether they have one writer or two. Without `mayFlag`,
// neither may be flagged.
function benign(name, list, mayFlag = false) {
  const judged = list.map(([a, b]) => [a, b, kindOf(a, b), kindOf(a, b, OTHER)])
  const hidden = judged.filter(([, , one, two]) => hides(one) || hides(two))
  const flagged = judged.filter(([, , one, two]) => one === 'conflict' || two === 'conflict')
  report(`${name}: wrongly hidden`, hidden.length, list.length, '≤ 0.005', hidden.length / list.length <= 0.005)
  const met = mayFlag || flagged.length / list.length <= 0.02
  report(`${name}: flagged`, flagged.length, list.length, mayFlag ? '' : '≤ 0.02', met)
  if (verbose)
    for (const [a, b, one, two] of [...hidden, ...flagged].slice(0, 25))
      console.log(`${name}: ${one}/${two}: ${a} > ${b}`)
}
const sick = readSick()
benign('SICK neutral or entailed', sick.others)
benign('SICK contradictions', sick.contradictions, true)
const mrpc = readMrpc()
benign('MRPC paraphrases', mrpc.paraphrases)
benign('MRPC others', mrpc.others, true)

/**
 * Compares all turns of a conversation that share a relation key, as the guard does in a volume. All other pairs are
 * unrelated. Counts the turns that hide or flag an earlier turn. Some of these are true updates. `turns`: [speaker,
 * text].
 */
function conversations(name, list) {
  let [writes, hiding, flagging, consecutive, hiddenNext] = [0, 0, 0, 0, 0]
  for (const turns of list) {
    const byKey = new Map()
    turns.forEach(([speaker, text], at) => {
      const now = said(text, at, { speaker })
      const keys = keysOf(text, speaker)
      const candidates = new Set(keys.flatMap((key) => byKey.get(key) ?? []))
      for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), at])
      const found = [...candidates].map((other) => [
        other,
        compare(said(turns[other][1], other, { speaker: turns[other][0] }), now),
      ])
      writes += 1
      if (found.some(([, { kind }]) => hides(kind))) hiding += 1
      if (found.some(([, { kind }]) => kind === 'conflict')) flagging += 1
      if (at > 0) {
        consecutive += 1
        if (hides(compare(said(turns[at - 1][1], at - 1, { speaker: turns[at - 1][0] }), now).kind)) hiddenNext += 1
      }
      if (verbose)
        for (const [other, { kind, evidence }] of found)
          if (kind !== 'unrelated')
            console.log(
              `${name}: ${kind}: ${evidence}\n    ${turns[other][1].slice(0, 150)}\n    ${text.slice(0, 150)}`,
            )
    })
  }
  report(`${name}: turns that hide an earlier one`, hiding, writes, '≤ 0.005', hiding / writes <= 0.005)
  report(`${name}: turns flagged against an earlier one`, flagging, writes, '≤ 0.02', flagging / writes <= 0.02)
  report(`${name}: consecutive turns hidden`, hiddenNext, consecutive, '≤ 0.005', hiddenNext / consecutive <= 0.005)
}
const locomo = readLocomoTurns()
conversations('LoCoMo', locomo)
// Returns conversations as a chat log that one agent writes, with the speaker's name in the text.
const asLog = (list) => list.map((turns) => turns.map(([speaker, text]) => ['agent:log', `${speaker}: ${text}`]))
conversations('LoCoMo as a log', asLog(locomo))
const beam = readBeamTurns()
conversations('BEAM 100K', beam)

// Measures the processor time of a comparison, for the pairs of the tables and for neighboring turns.
const timed = [...Object.values(DEVELOPMENT), ...Object.values(HELD_OUT)].flatMap(pairsOf)
const turns = [...locomo, ...beam].flatMap((list) => list.slice(0, 60)).map(([, text]) => text)
const millisecondsPer = (list) => {
  const start = process.cpuUsage()
  for (const [a, b] of list) compare(said(a, 0), said(b, 1))
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000 / list.length
}
const cost = {
  table: millisecondsPer(timed),
  turns: millisecondsPer(turns.slice(1).map((text, at) => [turns[at], text])),
}
console.log(
  `${cost.table.toFixed(3)} ms a pair of the tables, ${cost.turns.toFixed(3)} ms a pair of turns (processor time)`,
)

console.table(
  results.map(({ name, hits, total, share, low, high, target, met }) => ({
    name,
    hits,
    total,
    share: share?.toFixed(4),
    '95 %': `${low.toFixed(3)}–${high.toFixed(3)}`,
    target,
    met,
  })),
)
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`
mkdirSync(join(root, 'bench/results'), { recursive: true })
const kept = { commit, machine, millisecondsPerPair: cost, results }
writeFileSync(join(root, 'bench/results/guard-relation.json'), `${JSON.stringify(kept, null, 2)}\n`)
