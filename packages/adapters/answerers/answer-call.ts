import { type AnswerPrompt, MOST_ANSWER_TOKENS } from '@agent-memory/core/memory/answers/model/prompt'
import { tokenBound } from '@agent-memory/core/text/token-bound'
import { startLimit } from '@agent-memory/core/time-limit'
import type Anthropic from '@anthropic-ai/sdk'
import { type Received, textOf } from '../anthropic/streamed-message.js'

export interface CallLimits {
  /** Maximum time until the first text, including retries and the pauses that the API asks for. */
  firstMs: number
  /** Maximum time of the whole answer. */
  wholeMs: number
}

/**
 * Maximum length of an answer in UTF-16 units, far above what `max_tokens` allows: stops an API that ignores
 * `max_tokens`.
 */
const LONGEST_ANSWER = 20_000
/**
 * Prompts with at least this many tokens are marked for caching. Most models of 2026 cache prompts of at least 1,024
 * tokens; for the others, the minimum is between 512 and 4,096 (Anthropic's documentation of prompt caching). If a
 * prompt is too short for its model, the model ignores the mark.
 */
const CACHED_FROM_TOKENS = 1_024

/** Returns the body of a request for an answer, as it is sent. It offers no tools, so the model can only write text. */
export const answerBody = (
  model: string,
  { system, message }: AnswerPrompt,
): Anthropic.MessageCreateParamsStreaming => {
  const blocks: Anthropic.TextBlockParam[] = system.map((text) => ({ type: 'text', text }))
  const last = blocks.at(-1)
  if (last && tokenBound(system.join('\n')) >= CACHED_FROM_TOKENS) last.cache_control = { type: 'ephemeral' }
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: message }]
  return { model, max_tokens: MOST_ANSWER_TOKENS, stream: true, system: blocks, messages }
}

/** Thrown when an answer exceeds a limit on its time, its length or its tokens. */
export class TooMuch extends Error {}

/**
 * Sends the request and yields the text of the answer as it arrives. Closes the connection when the caller stops
 * reading or the signal aborts. After an abort, the generator ends, or throws an error of `client`.
 * @throws TooMuch when a limit is exceeded; errors of `client`; TypeError or SyntaxError when the answer is malformed
 */
export async function* answerText(
  client: Anthropic,
  body: Anthropic.MessageCreateParamsStreaming,
  { received, limits, signal }: { received: Received; limits: CallLimits; signal: AbortSignal },
): AsyncGenerator<string> {
  const call = new AbortController()
  let excess: TooMuch | null = null
  const exceeded = (why: string): void => {
    excess = new TooMuch(why)
    call.abort()
  }
  const leave = (): void => call.abort()
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave, { once: true })
  const endFirst = startLimit(limits.firstMs, () => exceeded('the model took too long to begin'))
  const endWhole = startLimit(limits.wholeMs, () => exceeded('the model took too long'))
  let length = 0
  try {
    const events = await client.messages.create(body, { signal: call.signal })
    for await (const text of textOf(events, received)) {
      endFirst()
      length += text.length
      if (length > LONGEST_ANSWER) throw new TooMuch('the answer of the model exceeded the length limit')
      yield text
    }
    if (excess) throw excess
  } catch (error) {
    throw excess ?? error
  } finally {
    call.abort()
    endFirst()
    endWhole()
    signal.removeEventListener('abort', leave)
  }
}
