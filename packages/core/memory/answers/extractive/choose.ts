import type { AnswerSource } from '../source.js'
import type { Part } from './compose.js'
import { countedParts } from './count.js'
import type { Fitted } from './fit.js'
import { framesOf } from './frames.js'
import { isQuestion, type Passage } from './passages.js'
import type { AskedQuestion } from './question.js'
import { beginningOf } from './siblings.js'
import { ANSWERS, WEIGHTS } from './weights.js'

export interface Scored extends Fitted {
  /** Log-odds that the passage answers the question. */
  score: number
}

/** A note in the very words of the question (`isDirect`) scores at least this much above the threshold `ANSWERS`. */
const DIRECT = 0.05

/** Returns the passages with their scores, in the same order. */
export const scored = (fitted: readonly Fitted[]): Scored[] =>
  fitted.map((one) => {
    const score = one.features.reduce((sum, value, at) => sum + value * (WEIGHTS[at] ?? 0), 0)
    return { ...one, score: one.isDirect ? Math.max(score, ANSWERS + DIRECT) : score }
  })

/**
 * Maximum parts of an answer. PARTS_OF_ONE: if the question asks for one value ("when", "where", "who" …);
 * PARTS_OF_MANY: if it asks for several things, or is open ("what", "how", "why").
 */
const PARTS_OF_ONE = 2
const PARTS_OF_MANY = 5
/** How far below the best part a further part may score, in log-odds. */
const CLOSE = 1
/** Maximum neighbouring sentences of a source that are joined into one part. */
const JOINED = 2

/** Returns the parts of the answer, the best first; empty if no passage answers. */
export function choose(
  all: readonly Scored[],
  question: AskedQuestion,
  sources: readonly AnswerSource[],
  now: Date,
): Part[] {
  const counted = countedParts(all, question, sources, now)
  if (counted) return counted
  const ranked = all.filter(({ passage }) => !isQuestion(passage)).sort((a, b) => b.score - a.score)
  const [best] = ranked
  if (best === undefined || best.score <= ANSWERS) return []
  const wantsList = (question.several || question.kind === 'count') && beginningOf(best.passage) !== null
  const most =
    wantsList || question.several || ['what', 'how', 'why', 'other'].includes(question.kind)
      ? PARTS_OF_MANY
      : PARTS_OF_ONE
  // If the question asks for several things ("Which books has Tom read?"), a passage that scores close to the best is
  // kept even below ANSWERS: the best passage names a book, so a similar passage probably names another book.
  const least = question.several ? best.score - CLOSE : Math.max(ANSWERS, best.score - CLOSE)
  const isListed = (one: Scored) => wantsList && beginningOf(one.passage) === beginningOf(best.passage)
  const kept = distinct(ranked.filter((one) => one.score > least || isListed(one))).slice(0, most)
  const conflict = conflictOf(best, ranked, sources) ?? denialOf(best, ranked, question)
  if (conflict) {
    const frames = framesOf(question.language)
    return [
      { passages: [best.passage], lead: frames.oneAnswer },
      { passages: [conflict.passage], lead: frames.otherAnswer },
    ]
  }
  const passages = all.map(({ passage }) => passage)
  return joined(kept).map((part, at) => (at === 0 ? widened(part, passages) : part))
}

function distinct(list: readonly Scored[]): Scored[] {
  const seen = new Set<string>()
  return list.filter(({ passage }) => {
    const key = [...passage.roots].sort().join(' ')
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Joins passages that are neighbours in one source into one part. */
function joined(list: readonly Scored[]): Part[] {
  const parts: Scored[][] = []
  for (const one of list) {
    const beside = parts.find(
      (part) =>
        part.length < JOINED &&
        part.some(
          ({ passage }) => passage.source === one.passage.source && Math.abs(passage.at - one.passage.at) === 1,
        ),
    )
    if (beside) beside.push(one)
    else parts.push([one])
  }
  return parts.map((part) => ({ passages: part.map(({ passage }) => passage).sort((a, b) => a.at - b.at) }))
}

/** Maximum characters of a part with the sentences added by `widened`. */
const WIDEST = 280

/**
 * Adds the neighbouring sentences that explain a sentence of a conversation: "I finally did it! Three years of
 * pottery."
 */
function widened(part: Part, all: readonly Passage[]): Part {
  const [first] = part.passages
  if (!first?.isDialogue) return part
  const passages = [...part.passages]
  let left = WIDEST - passages.reduce((sum, { text }) => sum + text.length, 0)
  const beside = (at: number) => all.find((each) => each.source === first.source && each.at === at)
  const take = (next: Passage | undefined, add: (passage: Passage) => void): boolean => {
    if (next === undefined || isQuestion(next) || next.text.length > left) return false
    left -= next.text.length
    add(next)
    return true
  }
  while (take(beside((passages.at(-1) as Passage).at + 1), (next) => passages.push(next)));
  while (take(beside((passages[0] as Passage).at - 1), (next) => passages.unshift(next)));
  return { ...part, passages }
}

/** Returns the best passage of a source that, by the guard's verdict, contradicts the source of `best`. */
function conflictOf(best: Scored, ranked: readonly Scored[], sources: readonly AnswerSource[]): Scored | undefined {
  const one = sources[best.passage.source]
  const opposed = (other: AnswerSource | undefined) =>
    one !== undefined &&
    other !== undefined &&
    (one.conflictsWith.includes(other.memoryId) || other.conflictsWith.includes(one.memoryId))
  return ranked.find(({ passage }) => opposed(sources[passage.source]))
}

const NEGATED = /(?<!\p{L})(?:no|not|never|none|cannot|\p{L}{2,6}n['’]t|nicht|nie|niemals|keine?[nmrs]?)(?!\p{L})/iu

/**
 * For a yes-or-no question, returns a passage of another source, by the same speaker and about the same person, that
 * says the contrary of `best`. Both passages must have every topic of the question, because two sentences that share
 * fewer topics may both be true.
 */
function denialOf(best: Scored, ranked: readonly Scored[], { kind, topics }: AskedQuestion): Scored | undefined {
  if (kind !== 'truth' || topics.length < 2) return undefined
  const hasAll = ({ passage }: Scored) => topics.every(({ root }) => passage.roots.has(root))
  const isNegated = ({ passage }: Scored) => NEGATED.test(passage.text)
  if (!hasAll(best)) return undefined
  return ranked.find(
    (other) =>
      other.passage.source !== best.passage.source &&
      other.passage.speaker === best.passage.speaker &&
      other.who === best.who &&
      hasAll(other) &&
      isNegated(other) !== isNegated(best),
  )
}
