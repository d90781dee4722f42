import type { AnswerRequest, DraftSentence } from '../../../ports/answers/answerer.js'
import { withoutFormer } from '../../../text/former-question.js'
import { type AnswerSource, isSuperseded } from '../source.js'
import { choose, scored } from './choose.js'
import { compose, type Part } from './compose.js'
import { fitPassages } from './fit.js'
import { formerSources, inTurn, isOfNow } from './former.js'
import { bridgeOf } from './hops.js'
import { type Passage, passagesOf } from './passages.js'
import { type AskedQuestion, readQuestion } from './question.js'

/** Drafts the sentences that answer a question; see `openExtractiveAnswerer`. */
export function answer(request: AnswerRequest): DraftSentence[] {
  const { query, sources, now } = request
  const former = withoutFormer(query)
  if (former === null) return answerFrom(request, (question) => passagesOf(sources, question))
  const question = readQuestion(former, now)
  const before = formerSources(sources, now)
  const parts = choose(scored(fitPassages(passagesOf(before, question), question, before)), question, before, now)
  if (parts.length > 0)
    return compose(
      inTurn(parts, before).map((part) => ({ ...part, isFormer: true })),
      question,
      before,
    )
  return answerFrom(request, (asked) =>
    passagesOf(sources, asked).filter((passage) => {
      const source = sources[passage.source] as AnswerSource
      return !isSuperseded(source, now) && !isOfNow(passage, asked.language)
    }),
  )
}

function answerFrom(request: AnswerRequest, read: (question: AskedQuestion) => Passage[]): DraftSentence[] {
  const { query, sources, facts, now } = request
  const question = readQuestion(query, now)
  const passages = read(question)
  const partsFor = (asked: string): Part[] => {
    const read = readQuestion(asked, now)
    return choose(scored(fitPassages(passages, read, sources)), read, sources, now)
  }
  // "Where does Ada's manager live?" takes two steps: find who the manager is, then where the manager lives.
  const bridge = bridgeOf(query, facts, passages)
  const further = bridge ? partsFor(bridge.query).filter((part) => !has(part, bridge.passage)) : []
  const parts = bridge && further.length > 0 ? [alone(bridge.passage), ...further] : partsFor(query)
  return compose(parts, question, sources)
}

const alone = (passage: Passage): Part => ({ passages: [passage] })
const has = ({ passages }: Part, passage: Passage): boolean => passages.includes(passage)
