import { isPlainGivenName } from '../../../speaker/name-words.js'
import type { Passage } from '../passages.js'
import { type AskedQuestion, isKin, type Topic } from '../question.js'
import { beginningOf, sharedBeginnings } from '../siblings.js'
import type { Weighed } from '../topics.js'
import { isSameName, type Who } from '../who.js'
import type { Word } from '../words.js'
import { conceptsIn, conceptsOf, isAttribute } from './concepts.js'
import { isCapital, PLAIN_VALUES, valuesIn } from './values.js'

/** Facts about a sentence of a plain note (a source of few sentences, not a conversation turn). Each is -1 to 1. */
export const PLAIN_FEATURES = [
  ...['plain', 'plainRelated', 'plainExact', 'plainWhole', 'plainUnrelated', 'plainUnrelatedWords'],
  ...['plainAttribute', 'plainAttributeMissing', 'plainRelatedScore', 'plainNamedScore'],
  ...['plainHead', 'plainOtherHead', 'plainEntity', 'plainEntityMissing', 'plainEntityElsewhere', 'plainNumberMissing'],
  ...['plainListed', 'plainFirst', 'plainThird', 'plainOther', 'plainFirstMissing', 'plainLastMissing', 'plainTopics'],
  ...PLAIN_VALUES,
  ...['plainScore', 'plainBest', 'plainLag', 'plainLead', 'plainRelatedLag', 'plainRelatedLead'],
]

export interface PlainPassage {
  passage: Passage
  who: Who
  /** Relevance of the passage's source, 0 to 1. */
  score: number
  /** Share of the question's topics, by weight, whose words the passage has. */
  coverage: number
}

const MOST_SENTENCES = 3
/** Whether the source with these passages is a plain note. */
export const isPlain = (list: readonly Passage[]): boolean =>
  list.length > 0 && list.length <= MOST_SENTENCES && list[0]?.isDialogue === false

/** `plainTopics` reaches 1 at this many topics in the question. */
const MANY_TOPICS = 6

type Known = Record<string, number>

/** Returns the facts (PLAIN_FEATURES) about each passage of plain notes, in order. */
export function plainFacts(
  list: readonly PlainPassage[],
  question: AskedQuestion,
  { topics, share }: Weighed,
): Known[] {
  const read = list.map((one) => ({ ...one, ...relatedTo(one.passage, topics, share, question) }))
  const listed = sharedBeginnings(list.map(({ passage }) => passage))
  const best = Math.max(0, ...read.map(({ score }) => score))
  const isWholeElsewhere = read.some(({ missing }) => missing === 0)
  const rivalScore = rivals(read, ({ score }) => score)
  const rivalRelated = rivals(read, ({ related }) => related)
  return read.map((one) => {
    const { passage, who, score, coverage } = one
    const relatedLead = one.related - rivalRelated(one)
    const isListed = listed.has(beginningOf(passage) ?? '')
    const { asksOfSelf, entities } = question
    const strange = new Set(one.absent)
    return {
      plain: 1,
      plainRelated: one.related,
      plainExact: coverage,
      plainWhole: one.related > 0.99 ? 1 : 0,
      plainUnrelated: Math.max(0, ...one.absent.map(({ weight }) => weight)) / 2.4,
      plainUnrelatedWords: Math.min(3, one.absent.length) / 3,
      plainAttribute: one.attribute === true ? 1 : 0,
      plainAttributeMissing: one.attribute === false ? 1 : 0,
      plainRelatedScore: one.related * score,
      plainNamedScore: entities.length > 0 ? (1 - one.missing) * score : 0,
      plainHead: headIn(passage, question) ? 1 : 0,
      plainOtherHead: (asksOfSelf || entities.length > 0) && headsAnother(passage, question) ? 1 : 0,
      plainEntity: entities.length > 0 ? 1 - one.missing : 0,
      plainEntityMissing: one.missing,
      plainEntityElsewhere: one.missing > 0 && isWholeElsewhere && entities.length > 0 ? 1 : 0,
      plainNumberMissing: question.numbers.some((number) => !passage.words.some(({ lower }) => lower === number))
        ? 1
        : 0,
      plainListed: isListed && (question.several || question.kind === 'count') ? 1 : 0,
      plainFirst: asksOfSelf && who === 'self' ? 1 : 0,
      plainThird: asksOfSelf && who !== 'self' ? 1 : 0,
      plainOther: who === 'other' ? 1 : 0,
      plainFirstMissing: topics.length > 1 && strange.has(topics[0] as Topic) ? 1 : 0,
      plainLastMissing: strange.has(topics.at(-1) as Topic) ? 1 : 0,
      plainTopics: Math.min(topics.length, MANY_TOPICS) / MANY_TOPICS,
      ...valuesIn(passage, question, isListed),
      plainScore: oddsOf(score) / 4,
      plainBest: score === best ? 1 : 0,
      plainLag: Math.min(1, (oddsOf(best) - oddsOf(score)) / 3),
      plainLead: Math.max(0, Math.min(1, (oddsOf(score) - oddsOf(rivalScore(one))) / 3)),
      plainRelatedLag: Math.max(0, -relatedLead),
      plainRelatedLead: Math.max(0, relatedLead),
    }
  })
}

/** Whether a plain note with these facts says all that is asked, in the words of the question and about its subject. */
export const isDirect = (facts: Known): boolean =>
  facts.plainWhole === 1 &&
  facts.plainExact === 1 &&
  facts.plainEntityMissing === 0 &&
  facts.plainNewMissing === 0 &&
  facts.plainOther === 0 &&
  facts.plainThird === 0

/** Returns a function that gives, for a passage, the highest value among the passages of other sources. */
function rivals<Each extends PlainPassage>(list: readonly Each[], of: (one: Each) => number): (one: Each) => number {
  let [first, second, source] = [0, 0, -1]
  for (const one of list) {
    const value = of(one)
    if (one.passage.source === source) first = Math.max(first, value)
    else if (value > first) [first, second, source] = [value, first, one.passage.source]
    else second = Math.max(second, value)
  }
  return ({ passage }) => (passage.source === source ? second : first)
}

const oddsOf = (score: number): number => {
  const kept = Math.min(0.98, Math.max(0.02, score))
  return Math.log(kept / (1 - kept))
}

interface Related {
  /** Share of the topics that the passage has; a topic that it has only by concept, not by word, counts BY_CONCEPT. */
  related: number
  /** The topics that the passage has neither by word nor by concept. */
  absent: readonly Topic[]
  /**
   * Whether the passage has an attribute that the question asks for; null if the question asks for no known attribute.
   */
  attribute: boolean | null
  /** Share of the question's entities that the passage does not name. */
  missing: number
}

/** Factor of a topic that a passage has only by concept, not by word. */
const BY_CONCEPT = 0.8

function relatedTo(
  passage: Passage,
  topics: readonly Topic[],
  share: Weighed['share'],
  question: AskedQuestion,
): Related {
  const concepts = conceptsIn(passage.words, question.language)
  const parts = new Set(passage.words.flatMap(({ lower }) => partsOf(lower, question)))
  const isAlike = ({ root }: Topic) =>
    parts.has(root) ||
    isPartOf(root, passage, question) ||
    conceptsOf(root, question.language).some((concept) => concepts.has(concept))
  const absent = topics.filter((topic) => !passage.roots.has(topic.root) && !isAlike(topic))
  const strange = new Set(absent.map(({ root }) => root))
  const byWord = share((root) => passage.roots.has(root))
  const byEither = share((root) => !strange.has(root))
  const named = passage.speaker?.toLowerCase().split(' ') ?? []
  const has = ({ lower, root }: Word) =>
    passage.roots.has(root) ||
    passage.words.some((word) => isSameName(word.lower, lower)) ||
    named.some((name) => isSameName(name, lower))
  const { entities } = question
  const asked = topics.flatMap(({ root }) => conceptsOf(root, question.language)).filter(isAttribute)
  return {
    attribute: asked.length === 0 ? null : asked.some((concept) => concepts.has(concept)),
    related: byWord + (byEither - byWord) * BY_CONCEPT,
    absent,
    missing: entities.length === 0 ? 0 : entities.filter((entity) => !has(entity)).length / entities.length,
  }
}

/** Returns the roots of the parts of a compound: "on-call" has "call". */
const partsOf = (lower: string, { rooted }: AskedQuestion): string[] =>
  /[-.&/]/.test(lower) ? lower.split(/[-.&/]/).map(rooted) : []

const SHORTEST_PART = 5
/** Whether a German word contains the root or is contained in it: "Lieblingssuppe" contains "Suppe". */
const isPartOf = (root: string, { words }: Passage, { language }: AskedQuestion): boolean =>
  language === 'german' &&
  root.length >= SHORTEST_PART &&
  words.some(({ root: whole }) => whole.includes(root) || (whole.length >= SHORTEST_PART && root.includes(whole)))

const HEAD_WORDS = 4
/** Whether a passage begins with what the question names or asks about. */
function headIn({ words }: Passage, { entities, topics }: AskedQuestion): boolean {
  const head = words.slice(0, HEAD_WORDS)
  const wanted = new Set([...entities.map(({ root }) => root), topics[0]?.root])
  return head.some(({ root }) => wanted.has(root))
}

/** Whether a passage begins with a relative or a name that the question does not have: "My sister Jo …". */
const headsAnother = ({ words }: Passage, { roots }: AskedQuestion): boolean =>
  words
    .slice(0, HEAD_WORDS)
    .some(
      (word, at) =>
        !roots.has(word.root) && (isKin(word) || (isCapital(word) && (at > 0 || isPlainGivenName(word.lower)))),
    )
