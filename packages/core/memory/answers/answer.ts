import { AppError } from '../../errors.js'
import { type Answerer, type AnswerRequest, ModelFailed } from '../../ports/answers/answerer.js'
import type { Meaning } from '../../ports/answers/meaning.js'
import type { Citation } from './citation.js'
import { withMarks } from './marks.js'
import type { DEGRADED } from './schemas.js'
import { verifySentence } from './verify/verify.js'

/** The whole answer when the sources support none (decisions: Chat). */
export const NOT_IN_MEMORY = "I don't have that in memory"

export type Degraded = (typeof DEGRADED)[number]

export type AnswerEvent =
  /** The next piece of the answer: all tokens together are the answer. */
  | { kind: 'token'; token: string }
  /** The last event. `answered`: whether any sentence was supported. */
  | { kind: 'end'; citations: readonly Citation[]; answered: boolean; degraded: readonly Degraded[] }

export interface Answering {
  request: AnswerRequest
  whole: boolean
  /** What was unavailable so far. */
  degraded: readonly Degraded[]
}

export interface AnswerPorts {
  /** A language model; null if none is configured. */
  answerer: Answerer | null
  extractive: Answerer
  meaning: Meaning
}

/**
 * Drafts an answer sentence by sentence, and passes on those that a source supports, each with its marks.
 * @throws AppError chat_failed when the model stops after its first sentence; service_unavailable from verification
 */
export async function* answer(
  ports: AnswerPorts,
  { request, whole, degraded }: Answering,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent, void> {
  if (ports.answerer && request.sources.length > 0) {
    const model = whole ? allAtOnce(ports.answerer) : ports.answerer
    let isBegun = false
    try {
      for await (const event of answerBy(model, ports, { request: { ...request, whole }, degraded }, signal)) {
        isBegun = true
        yield event
      }
      return
    } catch (error) {
      if (!(error instanceof ModelFailed)) throw error
      if (isBegun) throw new AppError('chat_failed', STOPPED, { cause: error })
    }
  }
  const without: readonly Degraded[] = ports.answerer && request.sources.length > 0 ? [...degraded, 'model'] : degraded
  yield* answerBy(ports.extractive, ports, { request, degraded: without }, signal)
}

const STOPPED = 'The language model stopped before the end of its answer; ask again.'

async function* answerBy(
  answerer: Answerer,
  { meaning }: AnswerPorts,
  { request, degraded }: Omit<Answering, 'whole'>,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent, void> {
  const { sources, orgId } = request
  const citations: Citation[] = []
  let answered = false
  for await (const sentence of answerer.draft(request, signal)) {
    const checked = await verifySentence(sentence, sources, meaning, { orgId, signal, now: request.now })
    citations.push(...checked)
    const text = withMarks(sentence.text, checked)
    if (text === null) continue
    yield { kind: 'token', token: answered ? ` ${text}` : text }
    answered = true
  }
  // An answerer ends early when the client has left: what it said is then not the whole answer.
  signal.throwIfAborted()
  if (!answered) yield { kind: 'token', token: NOT_IN_MEMORY }
  yield { kind: 'end', citations, answered, degraded }
}

/** Makes an answerer that drafts the whole answer before it passes on the first sentence. */
const allAtOnce = ({ draft }: Answerer): Answerer => ({
  async *draft(request, signal) {
    const sentences = []
    for await (const sentence of draft(request, signal)) sentences.push(sentence)
    yield* sentences
  },
})
