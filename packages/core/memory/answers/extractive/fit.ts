import type { AnswerSource } from '../source.js'
import { typeFit } from './answer-type.js'
import type { Passage } from './passages.js'
import type { AskedQuestion, Topic } from './question.js'
import { WHOS, type Who, whoOf } from './who.js'

/** What is known of a passage as an answer; each 0 to 1. */
export const FEATURES = [
  'bias',
  'coverage',
  'coverageHere',
  'coverageAround',
  'missing',
  'missingName',
  'nameFound',
  'pairs',
  'type',
  'typeMissing',
  'question',
  'short',
  'first',
  'rank',
  'score',
  'topScore',
  'contrast',
  'contrastAll',
  'fewTopics',
  'dateFits',
  'dateUnfit',
  'persons',
  'personMissing',
  ...(['when', 'duration', 'count', 'amount', 'where', 'who', 'why', 'which', 'what', 'how', 'truth'] as const).map(
    (kind) => `kind ${kind}`,
  ),
  ...WHOS.map((who) => `who ${who}`),
] as const

export interface Fitted {
  passage: Passage
  who: Who
  /** Share of the question's topics in the sentence, by weight. */
  coverage: number
  /** In the order of FEATURES. */
  features: Float64Array
}

const SHORT_WORDS = 5
const DAY = 86_400_000

/** Reads how each passage fits the question. */
export function fitPassages(
  passages: readonly Passage[],
  question: AskedQuestion,
  sources: readonly AnswerSource[],
): Fitted[] {
  const bySource = groupOf(passages, sources.length)
  const weights = weighted(question.topics, bySource)
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  const share = (has: (root: string) => boolean): number =>
    total === 0 ? 0 : weights.reduce((sum, { root, weight }) => sum + (has(root) ? weight : 0), 0) / total
  const everywhere = new Set(passages.flatMap(({ roots }) => [...roots]))
  const names = weights.filter(({ isName }) => isName)
  const missing = 1 - share((root) => everywhere.has(root))
  const top = sources[0]?.score ?? 0

  const read = bySource.flatMap((list, place) => {
    const source = sources[place] as AnswerSource
    const roots = new Set(list.flatMap((passage) => [...passage.roots]))
    const here = share((root) => roots.has(root))
    const speaker = list[0]?.speaker?.toLowerCase() ?? ''
    const lowers = new Set([...list.flatMap(({ words }) => words.map(({ lower }) => lower)), ...speaker.split(' ')])
    const earlier = new Set<string>()
    return list.map((passage, at) => {
      const coverage = share((root) => passage.roots.has(root))
      const near = [list[at - 1], passage, list[at + 1]]
      const who = whoOf(passage, question, earlier)
      for (const { lower } of passage.words) earlier.add(lower)
      return {
        ...{ passage, source, place, who, coverage, here, roots, lowers },
        around: share((root) => near.some((each) => each?.roots.has(root))),
      }
    })
  })
  const isOther = (who: Who) => who === 'other' || who === 'addressed'
  const best = (others: boolean, of: (one: (typeof read)[number]) => number) =>
    read.reduce((most, one) => (isOther(one.who) === others ? Math.max(most, of(one)) : most), 0)
  const otherBest = best(true, ({ coverage, here }) => coverage + here)
  const ownBest = best(false, ({ coverage, here }) => coverage + here)

  return read.map((one) => {
    const { passage, source, place, who, coverage, here, around, roots, lowers } = one
    const type = typeFit(question.kind, passage)
    const nameGap = names.filter(({ root }) => !roots.has(root)).length
    const known: Record<string, number> = {
      bias: 1,
      coverage,
      coverageHere: here,
      coverageAround: around,
      missing,
      missingName: Math.min(nameGap, 2) / 2,
      nameFound: names.length > 0 && nameGap === 0 ? 1 : 0,
      pairs: pairsIn(passage, question.topics),
      type,
      typeMissing: type === 0 ? 1 : 0,
      question: passage.text.trimEnd().endsWith('?') ? 1 : 0,
      short: passage.words.length < SHORT_WORDS ? 1 : 0,
      first: passage.at === 0 ? 1 : 0,
      rank: 1 / (1 + place),
      score: source.score,
      topScore: top,
      contrast: question.subjects.length > 0 ? Math.max(0, otherBest - coverage - here) / 2 : 0,
      contrastAll: question.subjects.length > 0 ? Math.max(0, otherBest - ownBest) / 2 : 0,
      fewTopics: question.topics.length <= 1 ? 1 : 0,
      ...dated(question, source),
      persons: Math.max(0, question.persons.length - 1) / 2,
      personMissing: question.persons.length > 0 && !question.persons.every((each) => lowers.has(each)) ? 1 : 0,
      [`kind ${question.kind}`]: 1,
      [`who ${who}`]: 1,
    }
    return { passage, who, coverage, features: Float64Array.from(FEATURES, (name) => known[name] ?? 0) }
  })
}

function groupOf(passages: readonly Passage[], count: number): Passage[][] {
  const groups: Passage[][] = Array.from({ length: count }, () => [])
  for (const passage of passages) groups[passage.source]?.push(passage)
  return groups
}

/** A topic that most sources have tells them apart least. */
function weighted(topics: readonly Topic[], bySource: readonly Passage[][]): Topic[] {
  const sets = bySource.map((list) => new Set(list.flatMap(({ roots }) => [...roots])))
  return topics.map((topic) => {
    const having = sets.filter((set) => set.has(topic.root)).length
    return { ...topic, weight: topic.weight * (1.5 - having / Math.max(1, sets.length)) }
  })
}

const NEAR = 4

/** Share of the neighbouring topics of a question that stand close together in the passage. */
function pairsIn({ words }: Passage, topics: readonly Topic[]): number {
  if (topics.length < 2) return 0
  const places = new Map<string, number[]>()
  for (const [at, { root }] of words.entries()) places.set(root, [...(places.get(root) ?? []), at].slice(-4))
  let found = 0
  for (let at = 1; at < topics.length; at += 1) {
    const [one, other] = [topics[at - 1], topics[at]].map((topic) => places.get(topic?.root ?? '') ?? [])
    if (one?.some((place) => other?.some((next) => Math.abs(next - place) <= NEAR))) found += 1
  }
  return found / (topics.length - 1)
}

/** Whether a source is of the period that the question names, with some days for what is told later. */
function dated({ date }: AskedQuestion, { eventDate }: AnswerSource): Record<string, number> {
  if (date === null) return {}
  const slack = { day: 2, week: 9, month: 35, quarter: 95, season: 95, year: 370 }[date.precision]
  const away = (eventDate.getTime() - date.date.getTime()) / DAY
  return away >= -1 && away <= slack ? { dateFits: 1 } : { dateUnfit: 1 }
}
