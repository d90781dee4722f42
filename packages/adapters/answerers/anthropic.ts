import { type AnswerPrompt, answerPrompt, MOST_ANSWER_TOKENS } from '@agent-memory/core/memory/answers/model/prompt'
import { sentencesOfStream } from '@agent-memory/core/memory/answers/model/sentences-of-stream'
import {
  type Answerer,
  type AnswerRequest,
  type DraftSentence,
  ModelFailed,
} from '@agent-memory/core/ports/answers/answerer'
import { allOf, type ModelUsage, type Reservation, type Tokens } from '@agent-memory/core/ports/work/model-usage'
import { traceContext } from '@agent-memory/core/work/trace-context'
import { beginSpan } from '@agent-memory/core/work/tracing'
import {
  type AnthropicModelOptions,
  failureOf,
  isRefused,
  mayBeCharged,
  openAnthropicClient,
  pauseAskedBy,
  spanOf,
} from '../anthropic/anthropic-client.js'
import { nothingReceived, type Received } from '../anthropic/streamed-message.js'
import { type Attempt, openRest } from '../rest.js'
import { answerBody, answerText, TooMuch } from './answer-call.js'
import type { AnswerCall, AnswerOutcome } from './answer-calls.js'

export interface AnthropicAnswererOptions extends AnthropicModelOptions {
  usage: ModelUsage
  /** Maximum tokens per organization and month, for all purposes together. */
  budget: number
  /** Called at the end of each call, even if no request was sent. */
  onCall: (call: AnswerCall) => void
  limits?: Partial<typeof ANSWER_LIMITS>
}

export const ANSWER_LIMITS = {
  /** Maximum wait for the first text: a user who waits longer is better served by an extractive answer. */
  firstMs: 15_000,
  /** Time limit for the complete answer if its sentences are sent as they come. */
  wholeMs: 60_000,
  /**
   * Time limit for the complete answer if nothing is sent before its end. Leaves time for an extractive answer within
   * the 29 s that a request may take.
   */
  unshownMs: 20_000,
  /** Maximum retries of a request that failed in transit or that the API was temporarily unable to accept. */
  retries: 2,
  /** How long no call is made after the API was down or rejected our calls. It doubles after each further failure. */
  restMs: 30_000,
}

const NOTHING: Tokens = { in: 0, out: 0 }

/** State of one call. */
interface Call {
  received: Received
  outcome: AnswerOutcome
  error: unknown
  /** Whether any text came. */
  isBegun: boolean
  firstSentenceMs: number | null
}

/**
 * Opens an answerer over the Anthropic API. It reserves tokens before a call and settles them after it; if a call's
 * usage is unknown, the whole reservation counts.
 */
export const openAnthropicAnswerer = (options: AnthropicAnswererOptions): Answerer => {
  const { apiKey, baseUrl, model, usage, budget, onFailure, onCall } = options
  const limits = { ...ANSWER_LIMITS, ...options.limits }
  const client = openAnthropicClient({ apiKey, baseUrl, requestMs: limits.firstMs, retries: limits.retries })
  const rest = openRest(limits.restMs)

  const notSent = (outcome: AnswerOutcome, why: string): ModelFailed => {
    onCall({ outcome, tokens: null, used: NOTHING, firstSentenceMs: null })
    return new ModelFailed(why, NOTHING)
  }

  /** @throws ModelFailed if the budget is used up; AppError service_unavailable */
  const setAside = async (orgId: string, { tokens }: AnswerPrompt): Promise<Reservation> => {
    const reservation = await usage.reserve({ orgId, purpose: 'answer', tokens }, budget)
    if (!reservation) throw notSent('over budget', 'the organization has used up its tokens for this month')
    return reservation
  }

  /** Stores the used tokens. If that fails, the answer is still given, and the whole reservation counts this month. */
  const settle = async (reservation: Reservation, used: Tokens): Promise<void> => {
    try {
      await usage.settle(reservation, used)
    } catch {
      onFailure('the number of tokens that an answer used could not be stored')
    }
  }

  async function* read(
    call: Call,
    { prompt, wholeMs, attempt }: { prompt: AnswerPrompt; wholeMs: number; attempt: Attempt },
    signal: AbortSignal,
  ): AsyncGenerator<DraftSentence> {
    const { received } = call
    const { firstMs } = limits
    const began = performance.now()
    const sentences = sentencesOfStream()
    const noted = (drafts: DraftSentence[]): DraftSentence[] => {
      if (drafts.length > 0) call.firstSentenceMs ??= performance.now() - began
      return drafts
    }
    for await (const text of answerText(client, answerBody(model, prompt), {
      received,
      limits: { firstMs, wholeMs },
      signal,
    })) {
      if (!call.isBegun) attempt.succeeded()
      call.isBegun = true
      yield* noted(sentences.push(text))
    }
    if (signal.aborted) return
    const isCut = endedEarly(received)
    if (!isCut) yield* noted(sentences.end())
    else if (call.firstSentenceMs === null) throw new TooMuch('the answer of the model exceeded the token limit')
    call.outcome = isCut ? 'cut' : call.firstSentenceMs === null ? 'nothing' : 'answered'
    attempt.succeeded()
  }

  async function* tryOnce(
    request: AnswerRequest,
    attempt: Attempt,
    signal: AbortSignal,
  ): AsyncGenerator<DraftSentence> {
    const prompt = answerPrompt(request)
    const reservation = await setAside(request.orgId, prompt)
    if (signal.aborted) return settle(reservation, NOTHING)
    const span = spanOfCall(model)
    const call = newCall()
    const wholeMs = request.whole ? limits.unshownMs : limits.wholeMs
    try {
      yield* read(call, { prompt, wholeMs, attempt }, signal)
    } catch (error) {
      call.error = error
      if (signal.aborted) return
      call.outcome = 'failed'
      note(attempt, call)
      onFailure(reasonOf(error))
      throw new ModelFailed(reasonOf(error), usedBy(call, reservation))
    } finally {
      const used = usedBy(call, reservation)
      span?.end({ error: call.outcome === 'failed' ? call.error : undefined, attributes: usageOf(call.received) })
      await settle(reservation, used)
      onCall({ outcome: call.outcome, tokens: call.received.tokens, used, firstSentenceMs: call.firstSentenceMs })
    }
  }

  return {
    async *draft(request, signal) {
      if (signal.aborted) return
      const attempt = rest.begin()
      if (!attempt) throw notSent('resting', 'the model failed shortly before, so it was not called')
      try {
        yield* tryOnce(request, attempt, signal)
      } finally {
        attempt.ended()
      }
    },
  }
}

const newCall = (): Call => ({
  ...{ received: nothingReceived(), outcome: 'left', error: null, isBegun: false, firstSentenceMs: null },
})

/** Records whether the API works: yes if it completed the answer or refused only this question, no if no text came. */
const note = (attempt: Attempt, { error, isBegun, received }: Call): void => {
  if (isRefused(error) || received.isComplete) attempt.succeeded()
  else if (!isBegun) attempt.failed(pauseAskedBy(error))
}

/** Whether a token limit stopped the model. @throws BrokenOff if the answer is incomplete or a refusal */
const endedEarly = ({ isComplete, stopReason }: Received): boolean => {
  if (!isComplete) throw new BrokenOff('the answer of the model broke off')
  if (stopReason === 'refusal') throw new BrokenOff('the model refused to answer')
  return stopReason === 'max_tokens' || stopReason === 'model_context_window_exceeded'
}

class BrokenOff extends Error {}

/**
 * Returns the tokens to count: those that the API reported. If the reported output is not final, the whole reserved
 * output counts in its place. Without a report, the whole reservation counts, or nothing if the error rules out a
 * charge.
 */
const usedBy = ({ received, error }: Call, reservation: Reservation): Tokens => {
  const most = allOf(reservation, MOST_ANSWER_TOKENS)
  if (!received.tokens) return error !== null && !mayBeCharged(error) ? NOTHING : most
  const { input, output, cacheRead, cacheWrite } = received.tokens
  return { in: input + cacheRead + cacheWrite, out: received.stopReason === null ? most.out : output }
}

const reasonOf = (error: unknown): string => {
  if (error instanceof TooMuch || error instanceof BrokenOff) return error.message
  return failureOf(error) ?? "the API's answer could not be read"
}

/** Begins the call's span; undefined outside a trace. */
const spanOfCall = (model: string) => {
  const parent = traceContext()?.traceparent
  return parent === undefined ? undefined : beginSpan(spanOf(model), parent)
}

const usageOf = ({ tokens }: Received): Record<string, number> =>
  tokens === null
    ? {}
    : {
        'gen_ai.usage.input_tokens': tokens.input + tokens.cacheRead + tokens.cacheWrite,
        'gen_ai.usage.output_tokens': tokens.output,
      }
