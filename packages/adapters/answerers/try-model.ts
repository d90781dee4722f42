import { answerPrompt } from '@agent-memory/core/memory/answers/model/prompt'
import { sentencesOfStream } from '@agent-memory/core/memory/answers/model/sentences-of-stream'
import type { AnswerRequest, DraftSentence } from '@agent-memory/core/ports/answers/answerer'
import { APIConnectionError, APIConnectionTimeoutError, APIError } from '@anthropic-ai/sdk'
import { openAnthropicClient } from '../anthropic/anthropic-client.js'
import { nothingReceived, type Received } from '../anthropic/streamed-message.js'
import { answerBody, answerText, TooMuch } from './answer-call.js'
import { ANSWER_LIMITS } from './anthropic.js'

/** Why the answer is missing or incomplete. */
export type TrialFailure =
  | { kind: 'unreachable' | 'late' | 'unreadable'; why: string }
  /** The API reported an error instead of the answer, or in the middle of it (`status` null). */
  | { kind: 'rejected'; status: number | null; type: string | null; why: string }

export interface Trial {
  /** What the model wrote, as it came. */
  text: string
  /** `text` split into sentences, as the answer checks would receive them. */
  sentences: DraftSentence[]
  received: Received
  firstTextMs: number | null
  wholeMs: number
  /** Null if the answer is complete. */
  failure: TrialFailure | null
}

interface TrialOptions {
  apiKey: string
  baseUrl: string | null
  model: string
  limits?: Partial<typeof ANSWER_LIMITS>
}

/** Returns the body of the request, exactly as it is sent. */
export const bodyOf = (model: string, request: AnswerRequest): object => answerBody(model, answerPrompt(request))

/** Asks the model for an answer once, without retries, and reports whatever happens. */
export const tryModel = async ({ apiKey, baseUrl, model, limits }: TrialOptions, request: AnswerRequest) => {
  const { firstMs, wholeMs } = { ...ANSWER_LIMITS, ...limits }
  const client = openAnthropicClient({ apiKey, baseUrl, requestMs: firstMs, retries: 0 })
  const received = nothingReceived()
  const sentences = sentencesOfStream()
  const trial: Trial = { text: '', sentences: [], received, firstTextMs: null, wholeMs: 0, failure: null }
  const began = performance.now()
  const call = { received, limits: { firstMs, wholeMs }, signal: new AbortController().signal }
  try {
    for await (const text of answerText(client, answerBody(model, answerPrompt(request)), call)) {
      trial.firstTextMs ??= performance.now() - began
      trial.text += text
      trial.sentences.push(...sentences.push(text))
    }
    trial.sentences.push(...sentences.end())
    if (!received.isComplete) trial.failure = { kind: 'unreadable', why: 'the answer ended before it was complete' }
  } catch (error) {
    trial.failure = failureIn(error)
  }
  trial.wholeMs = performance.now() - began
  return trial
}

const failureIn = (error: unknown): TrialFailure => {
  if (error instanceof TooMuch) return { kind: 'late', why: error.message }
  if (error instanceof APIConnectionTimeoutError) return { kind: 'late', why: 'the model took too long to begin' }
  if (error instanceof APIConnectionError) return { kind: 'unreachable', why: causeOf(error) }
  if (error instanceof APIError) {
    const { status = null, type, apiMessage, message } = error
    return { kind: 'rejected', status, type, why: apiMessage ?? message }
  }
  return { kind: 'unreadable', why: causeOf(error) }
}

/** Returns the message of the innermost cause: the client's own message only says that it could not connect. */
const causeOf = (error: unknown): string => {
  let cause = error
  while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause
  // If the host has several addresses and none can be reached, Node's error has no message, only a code.
  const { code, message } = cause as { code?: string; message?: string }
  return message || code || String(cause)
}
