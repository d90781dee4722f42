/**
 * Measures the judge: the share of writes that ask a language model, the cost of the questions, what a wrong model
 * could change, and the effect end to end. No model is called. A local server speaks the Messages API and answers from
 * the labels of the pairs, so the effect is that of a model that is always right. Errors of a real model are not
 * measured.
 * usage: node bench/guard/judge.mjs [conversations of LoCoMo and BEAM, default all]   (after a build)
 * BENCH_DATA: a folder with guard/{sick_train_trial.tsv,mrpc_train.tsv}, locomo/locomo_dev.json,
 * beam/100K/<n>/chat.json
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openLocalEmbedder } from '../../packages/adapters/dist/models/local-embedder.js'
import { refinementsFrom } from '../../packages/core/dist/memory/guard/judge/answer.js'
import { worthAsking } from '../../packages/core/dist/memory/guard/judge/gate.js'
import { judgeMessage } from '../../packages/core/dist/memory/guard/judge/prompt.js'
import { isPlainStatement } from '../../packages/core/dist/memory/guard/plain-statement.js'
import { compare } from '../../packages/core/dist/memory/guard/relation/compare.js'
import { readCases } from '../lib/cases.mjs'
import { benchData, keepResult, project, round, startService, timed } from '../lib/service.mjs'
import { ANSWER, answerAs, FRAME, startStandIn, tokensIn } from './judge-stand-in.mjs'
import { HELD_OUT } from './relation-held-out.mjs'
import { UNSEEN } from './relation-unseen.mjs'

const MOST = Number(process.argv[2] ?? 1_000)
const { DEVELOPMENT } = await readCases('relation/relation.cases.ts')
const embedder = await openLocalEmbedder({ modelDir: join(project, 'models/all-MiniLM-L6-v2'), log: console })
const turn = { signal: new AbortController().signal, tenant: 'bench' }
const vectors = new Map()
const vectorOf = async (text) => {
  if (!vectors.has(text)) vectors.set(text, (await embedder.windows(text, 'write', turn))[0])
  return vectors.get(text)
}
const cosine = (a, b) => a.reduce((sum, value, at) => sum + value * b[at], 0)
const NOW = Date.parse('2026-03-02T10:00:00Z')
const memory = (content, at, writer = 'key:1') => ({
  memoryId: `${at}`,
  content,
  userId: 'u',
  writer: { keyId: writer, agentId: writer, agent: writer },
  eventDate: new Date(NOW + at * 1_000),
  eventDateSource: 'written',
  memoryType: 'factual',
  memoryTypeSource: 'detected',
  createdAt: new Date(NOW + at * 1_000),
})
const said = ({ content, writer, ...rest }) => ({
  ...{ text: content, speaker: 'user:u', writer: writer.keyId, writtenAt: rest.createdAt },
  ...{ eventDate: rest.eventDate, eventDateSource: rest.eventDateSource },
})
const isUnrelated = (a, b) => compare(said(a), said(b)).kind === 'unrelated'

// 1. The share of writes that ask a model, in the order of the conversation. `turns`: [speaker, text].
const share = async (name, conversations, scopeOf) => {
  let [writes, plain, asked, pairs, tokens] = [0, 0, 0, 0, 0]
  for (const turns of conversations.slice(0, MOST)) {
    const known = []
    for (const [at, [speaker, content]] of turns.entries()) {
      writes += 1
      if (!isPlainStatement(content)) continue
      plain += 1
      const subject = memory(content, at, speaker)
      const vector = await vectorOf(content)
      const near = known
        .filter(({ scope }) => scope === scopeOf(speaker))
        .map((other) => ({ memory: other.memory, cosine: cosine(vector, other.vector) }))
        .toSorted((a, b) => b.cosine - a.cosine)
        .slice(0, 24)
      const candidates = worthAsking(subject, near)
      if (candidates.length > 0) {
        asked += 1
        pairs += candidates.length
        tokens += FRAME + tokensIn(judgeMessage(subject, candidates))
      }
      known.push({ memory: subject, vector, scope: scopeOf(speaker) })
    }
  }
  const thousand = 1_000 / writes
  return {
    ...{ writes: name, count: writes, plain: round(plain / writes, 3), asks: round(asked / writes, 3) },
    'candidates a question': round(pairs / Math.max(1, asked), 1),
    'tokens in / 1,000 writes': Math.round(tokens * thousand),
    'tokens out / 1,000 writes': Math.round(asked * ANSWER * thousand),
  }
}
const locomo = JSON.parse(readFileSync(join(benchData, 'locomo/locomo_dev.json'), 'utf8')).map(({ conversation }) =>
  Object.entries(conversation)
    .filter(([key]) => /^session_\d+$/.test(key))
    .flatMap(([, turns]) => turns.map(({ speaker, text }) => [speaker, text])),
)
const beam = readdirSync(join(benchData, 'beam/100K')).map((topic) =>
  JSON.parse(readFileSync(join(benchData, 'beam/100K', topic, 'chat.json'), 'utf8')).flatMap(({ turns }) =>
    turns.flat().map(({ role, content }) => [role, content]),
  ),
)
const statements = JSON.parse(readFileSync(join(benchData, 'devbench/devbench_dataset.json'), 'utf8')).memories ?? []
const shares = [
  await share('LoCoMo, a user each speaker', locomo, (speaker) => speaker),
  await share('LoCoMo, one user', locomo, () => ''),
  await share('BEAM 100K, a user each role', beam, (speaker) => speaker),
  await share('30 decisions of developers', [statements.map(({ content }) => ['dev', content])], () => ''),
]
console.table(shares)

// 2. Labelled pairs by two writers that the rules call unrelated: how many the judge asks about, and how many of those
// a wrong answer would change.
const rows = (file) =>
  readFileSync(join(benchData, 'guard', file), 'utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split('\t'))
const sick = rows('sick_train_trial.tsv')
const mrpc = rows('mrpc_train.tsv')
const tables = [DEVELOPMENT, HELD_OUT, UNSEEN]
const linesOf = (...groups) =>
  tables.flatMap((table) =>
    groups.flatMap((group) =>
      (table[group] ?? '')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split(' > ')),
    ),
  )
const SETS = {
  'updates in free wording': linesOf('free'),
  'updates with a cue that the rules miss': linesOf('cue'),
  'conflicts that the rules miss': linesOf('conflict'),
  'counter-cases, both hold': linesOf('counter', 'again'),
  'SICK entailed': sick
    .filter(([, , , label]) => label === 'ENTAILMENT')
    .slice(0, 300)
    .map(([, a, b]) => [a, b]),
  'SICK contradicting': sick
    .filter(([, , , label]) => label === 'CONTRADICTION')
    .slice(0, 300)
    .map(([, a, b]) => [a, b]),
  'SICK neutral': sick
    .filter(([, , , label]) => label === 'NEUTRAL')
    .slice(0, 300)
    .map(([, a, b]) => [a, b]),
  'MRPC paraphrases': mrpc
    .filter(([same]) => same === '1')
    .slice(0, 300)
    .map(([, , , a, b]) => [a, b]),
  'MRPC others': mrpc
    .filter(([same]) => same === '0')
    .slice(0, 300)
    .map(([, , , a, b]) => [a, b]),
}
/** Returns the kinds of change that follow if the model answers `relation` for the pair. */
const changes = (relation, [a, b], writer) => {
  const input = { relations: [answerAs(relation, a, b)] }
  return (refinementsFrom(input, memory(b, 1, writer), [memory(a, 0)], 'stand-in') ?? []).map(({ kind }) => kind)
}
const labelled = []
for (const [name, all] of Object.entries(SETS)) {
  const pairs = all.filter(([a, b]) => isUnrelated(memory(a, 0), memory(b, 1, 'key:2')))
  const asked = []
  for (const [a, b] of pairs) {
    const near = [{ memory: memory(a, 0), cosine: cosine(await vectorOf(a), await vectorOf(b)) }]
    if (worthAsking(memory(b, 1), near).length > 0) asked.push([a, b])
  }
  const of = (relation, kinds, writer) =>
    asked.filter((pair) => changes(relation, pair, writer).some((kind) => kinds.includes(kind))).length
  labelled.push({
    ...{ pairs: name, unrelated: pairs.length, asked: asked.length },
    'always "newer": hidden': of('newer', ['supersede'], 'key:2'),
    'a clause outdated': of('newer', ['outdate'], 'key:2'),
    'always "conflict": flagged': of('conflict', ['conflict'], 'key:2'),
    'always "same": merged': of('same', ['merge'], 'key:1'),
    'always "adds": merged': of('adds', ['merge'], 'key:1'),
  })
}
console.table(labelled)

// 3. End to end: each pair is written for a user of its own, and the local server knows the labels.
const LABELS = { 'updates in free wording': 'newer', 'counter-cases, both hold': 'unrelated' }
const trials = Object.entries(LABELS).flatMap(([name, relation]) =>
  SETS[name]
    .filter(([a, b]) => isUnrelated(memory(a, 0), memory(b, 1)))
    .map(([a, b], at) => ({ name, relation, a, b, user: `${name} ${at}` })),
)
const labels = new Map(trials.map(({ a, b, relation }) => [`${a} > ${b}`, relation]))
const model = await startStandIn((known, content) => labels.get(`${known} > ${content}`) ?? 'unrelated')
const service = await startService({
  ...{ ANTHROPIC_API_KEY: 'stand-in', ANTHROPIC_BASE_URL: model.url },
  MODEL_MONTHLY_TOKENS: '100000000',
})
const effect = []
let write
try {
  const volume_id = await service.makeVolume('pairs')
  const put = (content, user_id) => service.call('POST', '/agent/memory/write', { volume_id, content, user_id })
  write = await timed(trials, 4, async (trial) => {
    trial.known = await put(trial.a, trial.user)
    trial.told = await put(trial.b, trial.user)
  })
  const metrics = async () => (await fetch(`${service.base}/metrics`)).text()
  const figure = (text, name) => Number(text.match(new RegExp(`^${name} (.*)$`, 'm'))?.[1] ?? Number.NaN)
  const jobs = ['compare', 'refine'].map((job) => `outbox_jobs\\{job="memory.${job}"\\}`)
  const open = async () => {
    const text = await metrics()
    return jobs.reduce((sum, job) => sum + figure(text, job), 0)
  }
  // Waits until the metrics are 0 three times in a row, because their values may be a few seconds old.
  for (let quiet = 0; quiet < 3; quiet = (await open()) === 0 ? quiet + 1 : 0) await pause(2_500)
  for (const [name] of Object.entries(LABELS)) {
    const list = trials.filter((trial) => trial.name === name && trial.known.memory_id !== trial.told.memory_id)
    const states = []
    for (const { known } of list) {
      const { data } = await service.call('GET', `/memory/${known.memory_id}`)
      states.push(data.memory)
    }
    const gone = states.filter(({ status, outdated }) => status === 'superseded' || (outdated ?? []).length > 0).length
    const flagged = states.filter((state) => state.flagged).length
    effect.push({ pairs: name, written: list.length, 'replaced or outdated': gone, flagged })
  }
  const lines = (await metrics()).split('\n').filter((line) => /^(?:judge_|model_tokens)/.test(line))
  console.log(lines.join('\n'))
} finally {
  await service.stop()
  model.close()
  await embedder.close()
}
console.table(effect)
const thousand = 1_000 / (2 * trials.length)
const cost = {
  questions: Math.round(model.spent.questions * thousand),
  in: Math.round(model.spent.in * thousand),
  out: Math.round(model.spent.out * thousand),
}
console.log(`the pairs, per 1,000 writes: ${cost.questions} questions, ${cost.in} tokens in, ${cost.out} out`)
keepResult('guard-judge', { shares, labelled, effect, costOfPairsPerThousandWrites: cost, write })
