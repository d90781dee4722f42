import type { AnswerSource } from '../source.js'
import { typeFit } from './answer-type.js'
import { isQuestion, type Passage } from './passages.js'
import { isDirect, isPlain, PLAIN_FEATURES, plainFacts } from './plain/plain.js'
import type { AskedQuestion } from './question.js'
import { askedBefore } from './replies.js'
import { pairsIn, type Weighed, weigh } from './topics.js'
import { namesSubject, WHOS, type Who, whoOf } from './who.js'

const KINDS = ['when', 'duration', 'count', 'amount', 'where', 'who', 'why', 'which', 'what', 'how', 'truth'] as const

/** Features by which any passage is scored as an answer; each 0 to 1. */
const OF_ANY = [
  ...['bias', 'coverage', 'coverageHere', 'coverageAround', 'pairs', 'asked', 'askedSelf', 'coverageSelf'],
  ...['coverageNamed', 'coverageType', 'type', 'typeMissing', 'short', 'first', 'rank', 'score'],
  ...['missingHere', 'nameMissingHere', 'personMissing', 'dateFits', 'dateUnfit'],
  ...['note', 'noteCoverage', 'noteMissing', 'notePairs', 'noteTypeMissing'],
  // Features of the question and of all sources together:
  ...['missing', 'missingWords', 'missingNames', 'topScore', 'otherCovers', 'otherLeads', 'ownCovers', 'addressed'],
  ...['scoreLead', 'scoreLag', 'ownFirst', 'fewTopics', 'manyPersons'],
  ...KINDS.map((kind) => `kind ${kind}`),
  ...WHOS.map((who) => `who ${who}`),
]
const OF_DIALOGUE = /^(?:asked|note|addressed|bias$)/

/** Plain notes have features and weights of their own, so that training on notes does not affect conversations. */
export const FEATURES = [
  ...OF_ANY,
  ...PLAIN_FEATURES,
  ...OF_ANY.filter((name) => !OF_DIALOGUE.test(name)).map((name) => `plain ${name}`),
]

export interface Fitted {
  passage: Passage
  who: Who
  /** Whether the passage is a plain note in the very words of the question. */
  isDirect: boolean
  /** Values of the features, in the order of FEATURES. */
  features: Float64Array
}

interface Read {
  passage: Passage
  source: AnswerSource
  who: Who
  coverage: number
  here: number
  around: number
  /** The roots of all words of the passage's source. */
  roots: ReadonlySet<string>
}

const SHORT_WORDS = 5
const DAY = 86_400_000

/** Computes the features of each passage; returns them source by source. */
export function fitPassages(
  passages: readonly Passage[],
  question: AskedQuestion,
  sources: readonly AnswerSource[],
): Fitted[] {
  const bySource = sources.map((_, place) => passages.filter(({ source }) => source === place))
  const roots = bySource.map((list) => new Set(list.flatMap((passage) => [...passage.roots])))
  const weighed = weigh(question.topics, roots)
  const asked = askedBefore(bySource, sources, weighed)
  const read = bySource.flatMap((list, place) =>
    readSource(list, sources[place] as AnswerSource, roots[place] as Set<string>, question, weighed),
  )
  const all = ofAll(read, roots, question, weighed)
  const plain = new Map(plainFactsOf(read, bySource, question, weighed))
  return read.map((one) => {
    const known = ofOne(one, question, weighed, asked[one.passage.source] ?? 0)
    const facts = plain.get(one)
    if (facts === undefined)
      return { passage: one.passage, who: one.who, isDirect: false, features: filled(all, known) }
    const ofPlain = { ...facts, ...asPlain({ ...all, ...known }) }
    return { passage: one.passage, who: one.who, isDirect: isDirect(ofPlain), features: filled(ofPlain) }
  })
}

function plainFactsOf(
  read: readonly Read[],
  bySource: readonly (readonly Passage[])[],
  question: AskedQuestion,
  weighed: Weighed,
): [Read, Known][] {
  const plain = read.filter(({ passage }) => isPlain(bySource[passage.source] ?? []))
  const facts = plainFacts(
    plain.map(({ passage, who, source, coverage }) => ({ passage, who, score: source.score, coverage })),
    question,
    weighed,
  )
  return plain.map((one, at) => [one, facts[at] as Known])
}

function readSource(
  list: readonly Passage[],
  source: AnswerSource,
  roots: ReadonlySet<string>,
  question: AskedQuestion,
  { share }: Weighed,
): Read[] {
  const here = share((root) => roots.has(root))
  let isNamedBefore = false
  return list.map((passage, at) => {
    const near = [list[at - 1], passage, list[at + 1]]
    const who = whoOf(passage, question, isNamedBefore)
    isNamedBefore ||= namesSubject(passage, question)
    const coverage = share((root) => passage.roots.has(root))
    const around = share((root) => near.some((each) => each?.roots.has(root)))
    return { passage, source, who, coverage, here, around, roots }
  })
}

type Known = Record<string, number>

const PLACES = new Map(FEATURES.map((name, at) => [name, at]))

/** Puts facts in the order of FEATURES; ignores facts that are no feature, such as `kind other`. */
function filled(...facts: readonly Known[]): Float64Array {
  const features = new Float64Array(FEATURES.length)
  for (const known of facts)
    for (const name in known) {
      const place = PLACES.get(name)
      if (place !== undefined) features[place] = known[name] as number
    }
  return features
}

const asPlain = (known: Known): Known =>
  Object.fromEntries(Object.entries(known).map(([name, value]) => [`plain ${name}`, value]))

function ofOne(one: Read, question: AskedQuestion, { topics }: Weighed, asked: number): Known {
  const { passage, source, who, coverage, here, around, roots } = one
  const type = typeFit(question.kind, passage)
  const pairs = pairsIn(passage, topics)
  const absent = topics.filter(({ root }) => !roots.has(root))
  const isSelf = who === 'self' || who === 'spoken' ? 1 : 0
  const said = new Set([
    ...passage.words.map(({ lower }) => lower),
    ...(passage.speaker?.toLowerCase().split(' ') ?? []),
  ])
  return {
    bias: 1,
    coverage,
    coverageHere: here,
    coverageAround: around,
    pairs,
    asked,
    askedSelf: asked * isSelf,
    coverageSelf: Math.max(coverage, here / 2) * isSelf,
    coverageNamed: who === 'named' || who === 'before' ? coverage : 0,
    coverageType: coverage * type,
    type,
    typeMissing: type === 0 ? 1 : 0,
    short: passage.words.length < SHORT_WORDS ? 1 : 0,
    first: passage.at === 0 ? 1 : 0,
    rank: 1 / (1 + passage.source),
    score: source.score,
    missingHere: Math.max(0, ...absent.map(({ weight }) => weight)) / 2.4,
    nameMissingHere: absent.some(({ isName }) => isName) ? 1 : 0,
    personMissing: question.persons.some((person) => !said.has(person)) ? 1 : 0,
    ...dated(question, source),
    ...ofKindOfSource(passage, coverage, pairs, type),
    [`who ${who}`]: 1,
  }
}

function ofAll(
  read: readonly Read[],
  roots: readonly ReadonlySet<string>[],
  question: AskedQuestion,
  { topics, share }: Weighed,
): Known {
  const isAnywhere = (root: string) => roots.some((each) => each.has(root))
  const absent = topics.filter(({ root }) => !isAnywhere(root))
  const statements = read.filter(({ passage }) => !isQuestion(passage))
  const own = statements.filter(({ who }) => who !== 'other' && who !== 'addressed')
  const others = statements.filter(({ who }) => who === 'other')
  const most = (list: readonly Read[], of: (one: Read) => number) => Math.max(0, ...list.map(of))
  const covered = ({ coverage, here }: Read) => (coverage + here) / 2
  const [ownCovers, otherCovers] = [most(own, covered), most(others, covered)]
  const lead = most(own, ({ source }) => source.score) - most(others, ({ source }) => source.score)
  const ofPerson = question.subjects.length > 0 ? 1 : 0
  return {
    missing: 1 - share(isAnywhere),
    missingWords: Math.min(2, absent.filter(({ weight }) => weight >= 1).length) / 2,
    missingNames: absent.some(({ isName }) => isName) ? 1 : 0,
    topScore: most(read, ({ source }) => source.score),
    ownCovers,
    otherCovers: otherCovers * ofPerson,
    otherLeads: Math.max(0, otherCovers - ownCovers) * ofPerson,
    addressed: most(
      read.filter(({ who }) => who === 'addressed'),
      ({ coverage }) => coverage,
    ),
    scoreLead: Math.max(0, lead) * ofPerson,
    scoreLag: Math.max(0, -lead) * ofPerson,
    ownFirst: own.some(({ passage }) => passage.source === 0) ? 1 : 0,
    fewTopics: topics.length <= 1 ? 1 : 0,
    manyPersons: question.persons.length > 1 ? 1 : 0,
    [`kind ${question.kind}`]: 1,
  }
}

/**
 * Returns features that only notes have: their sentences are complete, while a turn of a conversation needs its
 * neighbours.
 */
function ofKindOfSource(passage: Passage, coverage: number, pairs: number, type: number): Known {
  if (passage.isDialogue) return {}
  return {
    note: 1,
    noteCoverage: coverage,
    noteMissing: 1 - coverage > 0.34 ? 1 : 0,
    notePairs: pairs,
    noteTypeMissing: type === 0 ? 1 : 0,
  }
}

/**
 * Returns the feature `dateFits` if a source is from the period that the question names or from the first days after it
 * (people often report late), else `dateUnfit`; neither if the question names no period.
 */
function dated({ date }: AskedQuestion, { eventDate }: AnswerSource): Known {
  if (date === null) return {}
  const slack = { day: 2, week: 9, month: 35, quarter: 95, season: 95, year: 370 }[date.precision]
  const away = (eventDate.getTime() - date.date.getTime()) / DAY
  return away >= -1 && away <= slack ? { dateFits: 1 } : { dateUnfit: 1 }
}
