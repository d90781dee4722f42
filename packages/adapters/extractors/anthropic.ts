import { extractionFrom } from '@agent-memory/core/graph/extract-answer'
import type { Extraction } from '@agent-memory/core/graph/types'
import type { Extractor } from '@agent-memory/core/ports/extractor'
import {
  correctionMessage,
  EXTRACT_SYSTEM,
  EXTRACT_TOOL,
  type ExtractAnswer,
  extractMessage,
  LONGEST_TEXT,
  readExtractAnswer,
} from '@agent-memory/core/prompts/extract'
import { endsWithin } from '@agent-memory/core/time-limit'
import { inSpan, type SpanStart } from '@agent-memory/core/work/tracing'
import Anthropic, { APIConnectionError, APIError } from '@anthropic-ai/sdk'

export interface AnthropicOptions {
  apiKey: string
  /** Null is the API's own address. */
  baseUrl: string | null
  /** Its id, which is the extractor's name. */
  model: string
  /** Reads what the model does not; closed with this one. */
  rules: Extractor
  /** Told why the rules read in the model's place: one sentence, without the text or the key. */
  onFallback: (why: string) => void
  limits?: Partial<typeof LIMITS>
}

const LIMITS = {
  /** One request. */
  requestMs: 30_000,
  /** All requests about one text, with the pauses that the API asks for. A job may take twice as long. */
  textMs: 60_000,
  /** Of a request that failed on the way, or that the API could not take. */
  retries: 2,
  /** After an API that was away or refused us the rules read for so long: others are not to wait for it one by one. */
  restMs: 30_000,
}
/** Of an answer. A longer one is cut off by the API, and useless. */
const MOST_TOKENS = 8_000

/**
 * Extraction by a language model of the Anthropic API. An answer that the schema refuses is asked for once more with the
 * reason; where the model does not give one at all, the rules read the text, and the extraction says so.
 */
export const openAnthropic = ({ apiKey, baseUrl, model, rules, onFallback, limits }: AnthropicOptions): Extractor => {
  const { requestMs, textMs, retries, restMs } = { ...LIMITS, ...limits }
  const client = new Anthropic({
    apiKey,
    // Set, so that nothing of the environment takes their place.
    authToken: null,
    baseURL: baseUrl,
    timeout: requestMs,
    maxRetries: retries,
    logLevel: 'off',
    // The key is for this address alone.
    fetchOptions: { redirect: 'error' },
  })
  let restsUntil = 0

  const ask = (messages: Anthropic.MessageParam[], signal: AbortSignal) =>
    inSpan(spanOf(model), () =>
      client.messages.create(
        {
          model,
          max_tokens: MOST_TOKENS,
          system: EXTRACT_SYSTEM,
          tools: [EXTRACT_TOOL],
          tool_choice: { type: 'tool', name: EXTRACT_TOOL.name, disable_parallel_tool_use: true },
          messages,
        },
        { signal },
      ),
    )

  /** @throws NoAnswer when the model gives none that can be used; what the client throws */
  const answerTo = async (text: string, signal: AbortSignal): Promise<ExtractAnswer> => {
    const messages: Anthropic.MessageParam[] = [{ role: 'user', content: extractMessage(text) }]
    const first = await ask(messages, signal)
    const read = readAnswer(first)
    if (read.answer) return read.answer
    const second = readAnswer(await ask([...messages, ...correction(first, read.why)], signal))
    if (second.answer) return second.answer
    throw new NoAnswer('the model answered twice in a form that is none of ours')
  }

  return {
    async extract(text, context, signal): Promise<Extraction> {
      if (isTooLong(text) || Date.now() < restsUntil) return rules.extract(text, context, signal)
      try {
        const answer = await answerTo(text, endsWithin(textMs, signal))
        return extractionFrom(answer, { text, speaker: context.speaker, model })
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof NoAnswer)) restsUntil = Date.now() + restMs
        onFallback(reasonOf(error))
        return rules.extract(text, context, signal)
      }
    },
    close: () => rules.close(),
  }
}

const spanOf = (model: string): SpanStart => ({
  name: `chat ${model}`,
  kind: 'client',
  attributes: { 'gen_ai.operation.name': 'chat', 'gen_ai.provider.name': 'anthropic', 'gen_ai.request.model': model },
})

const isTooLong = (text: string) => text.length > LONGEST_TEXT && [...text].length > LONGEST_TEXT

class NoAnswer extends Error {}

/** @throws NoAnswer when asking again would not help */
const readAnswer = ({ content, stop_reason }: Anthropic.Message): ReturnType<typeof readExtractAnswer> => {
  if (stop_reason === 'max_tokens') throw new NoAnswer('the model had more to say than an answer may hold')
  if (stop_reason === 'refusal') throw new NoAnswer('the model refused to read a text')
  const use = content.find((block) => block.type === 'tool_use')
  if (!use) return { answer: null, why: `The tool ${EXTRACT_TOOL.name} was not used.` }
  return readExtractAnswer(use.input)
}

/** The answer that was refused, and why. */
const correction = ({ content }: Anthropic.Message, why: string): Anthropic.MessageParam[] => {
  const use = content.find((block) => block.type === 'tool_use')
  if (!use) return [{ role: 'user', content: correctionMessage(why) }]
  return [
    { role: 'assistant', content: [{ type: 'tool_use', id: use.id, name: use.name, input: use.input }] },
    {
      role: 'user',
      content: [{ type: 'tool_result', tool_use_id: use.id, is_error: true, content: correctionMessage(why) }],
    },
  ]
}

const reasonOf = (error: unknown): string => {
  if (error instanceof NoAnswer) return error.message
  if (error instanceof APIConnectionError) return 'the API of the model does not answer'
  if (error instanceof APIError && error.status !== undefined)
    return error.status === 401 || error.status === 403
      ? `the API refuses the key (${error.status})`
      : `the API answers with status ${error.status}${error.type ? `, ${error.type}` : ''}`
  return 'the model took too long'
}
