import { AppError } from '../../errors.js'
import { nextTurn } from '../../next-turn.js'
import { type Answerer, type AnswerRequest, type DraftSentence, ModelFailed } from '../../ports/answers/answerer.js'
import type { Meaning } from '../../ports/answers/meaning.js'
import type { Citation } from './citation.js'
import { withTrueLeads } from './leads.js'
import { withMarks } from './marks.js'
import { hasUnknownAddress, plainSource, plainText } from './plain-text.js'
import type { DEGRADED } from './schemas.js'
import type { AnswerSource } from './source.js'
import { withoutReply } from './verify/reply.js'
import { verifySentence } from './verify/verify.js'

/** The whole answer if the sources support no sentence ("Chat" in docs/decisions.md). */
export const NOT_IN_MEMORY = "I don't have that in memory"

/** Maximum sentences checked per answer: a model is asked for at most eight, but may write more. */
const MOST_SENTENCES = 12

export type Degraded = (typeof DEGRADED)[number]

export type AnswerEvent =
  /** The next piece of the answer. All tokens joined are the answer. */
  | { kind: 'token'; token: string }
  /** The last event. `answered`: whether any sentence was supported. */
  | { kind: 'end'; citations: readonly Citation[]; answered: boolean; degraded: readonly Degraded[] }

export interface Answering {
  request: AnswerRequest
  whole: boolean
  /** The parts of the service that have been unavailable so far. */
  degraded: readonly Degraded[]
}

export interface AnswerPorts {
  /** A language model; null if none is configured. */
  answerer: Answerer | null
  extractive: Answerer
  meaning: Meaning
}

/**
 * Drafts an answer sentence by sentence, and yields the sentences that a source supports, as plain text with citation
 * marks.
 * @throws AppError chat_failed when the model fails after a sentence of its answer was yielded; service_unavailable as
 * `verifySentence`
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
  const { orgId, now } = request
  const citations: Citation[] = []
  let answered = false
  const sources = await plainSources(request.sources, signal)
  const call = { orgId, signal, now, names: namesOf(sources) }
  const check = async (sentence: DraftSentence): Promise<string | null> => {
    const checked = (await verifySentence(sentence, sources, meaning, call)).map((citation) =>
      isVouchedFor(sentence, sources) ? citation : { ...citation, status: 'unverified' as const },
    )
    citations.push(...checked)
    return withMarks(sentence.text, checked)
  }
  const drafted = firstOf(answerer.draft({ ...request, sources }, signal), signal)
  for await (const text of withTrueLeads(drafted, check)) {
    yield { kind: 'token', token: answered ? ` ${text}` : text }
    answered = true
  }
  // After the client disconnects, an answerer ends early without an error. The `end` event would claim that the answer
  // is whole, so throw instead.
  signal.throwIfAborted()
  if (!answered) yield { kind: 'token', token: NOT_IN_MEMORY }
  yield { kind: 'end', citations, answered, degraded }
}

/** Whether the sources that a sentence cites contain every address in it. */
const isVouchedFor = ({ text, cites }: DraftSentence, sources: readonly AnswerSource[]): boolean =>
  !hasUnknownAddress(
    text,
    cites.flatMap((at) => sources[at]?.content ?? []),
  )

const namesOf = (sources: readonly AnswerSource[]): Map<string, string> =>
  new Map(sources.flatMap(({ memoryId, speaker }) => (speaker === undefined ? [] : [[memoryId, speaker] as const])))

/** Makes sources plain text, one per turn of the event loop: fifty long chunks would block it for milliseconds. */
const plainSources = async (sources: readonly AnswerSource[], signal: AbortSignal): Promise<AnswerSource[]> => {
  const plain: AnswerSource[] = []
  for (const source of sources) {
    signal.throwIfAborted()
    if (plain.length > 0) await nextTurn()
    plain.push(plainSource(source))
  }
  return plain
}

/**
 * Yields the first `MOST_SENTENCES` sentences of a draft, as plain text. Each sentence gets its own turn of the event
 * loop, because checking it takes milliseconds.
 */
async function* firstOf(draft: AsyncIterable<DraftSentence>, signal: AbortSignal): AsyncGenerator<DraftSentence, void> {
  let drafted = 0
  for await (const sentence of draft) {
    signal.throwIfAborted()
    yield { ...sentence, text: withoutReply(plainText(sentence.text)) }
    if (++drafted === MOST_SENTENCES) return
    await nextTurn()
  }
}

/** Makes an answerer that drafts the whole answer before it passes on the first sentence. */
const allAtOnce = ({ draft }: Answerer): Answerer => ({
  async *draft(request, signal) {
    const sentences = []
    for await (const sentence of draft(request, signal)) {
      if (sentences.push(sentence) === MOST_SENTENCES) break
    }
    yield* sentences
  },
})
