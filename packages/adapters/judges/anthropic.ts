import { JUDGE_SYSTEM, JUDGE_TOOL, MOST_ANSWER_TOKENS } from '@agent-memory/core/memory/guard/judge/prompt'
import type { Judge, JudgeReply } from '@agent-memory/core/ports/memory/judge'
import type { Tokens } from '@agent-memory/core/ports/work/model-usage'
import { endsWithin } from '@agent-memory/core/time-limit'
import { inSpan } from '@agent-memory/core/work/tracing'
import type Anthropic from '@anthropic-ai/sdk'
import { APIUserAbortError } from '@anthropic-ai/sdk'
import {
  type AnthropicModelOptions,
  failureOf,
  isRefused,
  mayBeCharged,
  openAnthropicClient,
  pauseAskedBy,
  spanOf,
} from '../anthropic/anthropic-client.js'
import { openRest } from '../rest.js'

export interface AnthropicJudgeOptions extends AnthropicModelOptions {
  limits?: Partial<typeof LIMITS>
}

const LIMITS = {
  /** Time limit of one request. */
  requestMs: 20_000,
  /** Time limit of all requests for one question, including the pauses the API asks for; below the job's deadline. */
  questionMs: 40_000,
  /** Maximum retries of a request that failed in transit or that the API was temporarily unable to accept. */
  retries: 2,
  /** How long no call is made after the API was down or rejected our calls. It doubles after each further failure. */
  restMs: 30_000,
}
const NOTHING: Tokens = { in: 0, out: 0 }

/** Opens a judge over the Anthropic API. */
export const openAnthropicJudge = ({ apiKey, baseUrl, model, onFailure, limits }: AnthropicJudgeOptions): Judge => {
  const { requestMs, questionMs, retries, restMs } = { ...LIMITS, ...limits }
  const client = openAnthropicClient({ apiKey, baseUrl, requestMs, retries })
  const rest = openRest(restMs)

  const create = (message: string, signal: AbortSignal) =>
    inSpan(spanOf(model), () =>
      client.messages.create(
        {
          model,
          max_tokens: MOST_ANSWER_TOKENS,
          system: JUDGE_SYSTEM,
          tools: [JUDGE_TOOL],
          tool_choice: { type: 'tool', name: JUDGE_TOOL.name, disable_parallel_tool_use: true },
          messages: [{ role: 'user', content: message }],
        },
        { signal },
      ),
    )

  return {
    model,
    async ask(message, signal): Promise<JudgeReply> {
      const attempt = rest.begin()
      if (!attempt) return { result: 'failed', used: NOTHING }
      try {
        const reply = replyOf(await create(message, endsWithin(questionMs, signal)))
        attempt.succeeded()
        return reply
      } catch (error) {
        if (isRefused(error)) attempt.succeeded()
        else if (!signal.aborted) attempt.failed(pauseAskedBy(error))
        onFailure(reasonOf(error))
        return { result: 'failed', used: mayBeCharged(error) ? 'unknown' : NOTHING }
      } finally {
        attempt.ended()
      }
    },
  }
}

/**
 * Returns the reply. If the model did not use the tool or was cut off, `input` is null, which never passes validation.
 */
const replyOf = ({ content, usage, stop_reason }: Anthropic.Message): JudgeReply => {
  const use = stop_reason === 'tool_use' ? content.find((block) => block.type === 'tool_use') : undefined
  const cached = (usage.cache_creation_input_tokens ?? 0) + (usage.cache_read_input_tokens ?? 0)
  return {
    result: 'answered',
    input: use?.input ?? null,
    used: { in: usage.input_tokens + cached, out: usage.output_tokens },
  }
}

const reasonOf = (error: unknown): string =>
  failureOf(error) ??
  (error instanceof APIUserAbortError ? 'the model took too long' : "the API's answer could not be read")
