import type Anthropic from '@anthropic-ai/sdk'

/** Tokens as the API counts them: `input` excludes those read from or written to its prompt cache. */
export interface MessageTokens {
  input: number
  output: number
  cacheRead: number
  cacheWrite: number
}

/** What has arrived of a streamed message. */
export interface Received {
  /** Name of the model as the message states it; null before the message starts. */
  model: string | null
  /** Null before the message starts; `output` is final once there is a stop reason. */
  tokens: MessageTokens | null
  /** Null until the model has stopped. */
  stopReason: Anthropic.StopReason | null
  /** Whether the message has ended; if not, the connection broke off or was closed. */
  isComplete: boolean
}

export const nothingReceived = (): Received => ({ model: null, tokens: null, stopReason: null, isComplete: false })

/**
 * Yields the text of a streamed message as it arrives, and keeps its model, tokens and stop reason in `received`. If
 * the stream ends early, the generator ends, too, and `received.isComplete` stays false.
 * @throws errors of the client; TypeError or SyntaxError when an event has an unexpected shape
 */
export async function* textOf(
  events: AsyncIterable<Anthropic.RawMessageStreamEvent>,
  received: Received,
): AsyncGenerator<string> {
  for await (const event of events) {
    if (event.type === 'message_start') start(received, event.message)
    else if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') yield textIn(event.delta)
    else if (event.type === 'message_delta') stop(received, event)
    else if (event.type === 'message_stop') received.isComplete = received.tokens !== null
  }
}

const textIn = ({ text }: Anthropic.TextDelta): string => {
  if (typeof text !== 'string') throw new TypeError('a delta without text')
  return text
}

const start = (received: Received, { model, usage }: Anthropic.Message): void => {
  received.tokens = {
    input: count(usage.input_tokens),
    output: count(usage.output_tokens),
    cacheRead: count(usage.cache_read_input_tokens ?? 0),
    cacheWrite: count(usage.cache_creation_input_tokens ?? 0),
  }
  received.model = model
}

/**
 * Replaces the counts, because those in the event cover the whole message so far. If an input count is missing, the
 * earlier one stays.
 */
const stop = (received: Received, { delta, usage }: Anthropic.RawMessageDeltaEvent): void => {
  if (!received.tokens) return
  const { input, cacheRead, cacheWrite } = received.tokens
  received.tokens = {
    input: count(usage.input_tokens ?? input),
    output: count(usage.output_tokens),
    cacheRead: count(usage.cache_read_input_tokens ?? cacheRead),
    cacheWrite: count(usage.cache_creation_input_tokens ?? cacheWrite),
  }
  received.stopReason = delta.stop_reason
}

const count = (tokens: number): number => {
  if (!Number.isSafeInteger(tokens) || tokens < 0) throw new TypeError('a token count is not a whole number')
  return tokens
}
