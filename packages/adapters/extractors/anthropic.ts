import { extractionFrom } from '@agent-memory/core/graph/extract/extract-answer'
import {
  correctionMessage,
  EXTRACT_SYSTEM,
  EXTRACT_TOOL,
  type ExtractAnswer,
  extractMessage,
  LONGEST_TEXT,
  readExtractAnswer,
} from '@agent-memory/core/graph/extract/prompt'
import type { Extraction } from '@agent-memory/core/graph/types'
import type { Extractor } from '@agent-memory/core/ports/graph/extractor'
import { endsWithin } from '@agent-memory/core/time-limit'
import { inSpan } from '@agent-memory/core/work/tracing'
import type Anthropic from '@anthropic-ai/sdk'
import { failureOf, openAnthropicClient, spanOf } from '../anthropic/anthropic-client.js'

export interface AnthropicOptions {
  apiKey: string
  /** Address of the API; null for its default address. */
  baseUrl: string | null
  /** Id of the model, also the name of the extractor. */
  model: string
  /** The extractor that reads a text when the model cannot; closed together with this extractor. */
  rules: Extractor
  /** Called with the reason for a fallback to the rules: one sentence, without the text or the key. */
  onFallback: (why: string) => void
  limits?: Partial<typeof LIMITS>
}

const LIMITS = {
  /** Time limit of one request. */
  requestMs: 30_000,
  /** Time limit of all requests for one text, including the pauses the API asks for; half of the job's deadline. */
  textMs: 60_000,
  /** Maximum retries of a request that failed in transit or that the API was temporarily unable to accept. */
  retries: 2,
  /**
   * How long the rules read all texts after the API was down or rejected our calls. Without this pause, every text
   * would wait for the API.
   */
  restMs: 30_000,
}
/** Token limit of an answer. The API cuts off a longer answer, which makes it useless. */
const MOST_TOKENS = 8_000

/**
 * Opens extraction by a language model over the Anthropic API. If an answer does not match the schema, the model is
 * asked once more, with the reason. Without a usable answer the rules read the text, and the extraction names them as
 * its extractor.
 */
export const openAnthropic = ({ apiKey, baseUrl, model, rules, onFallback, limits }: AnthropicOptions): Extractor => {
  const { requestMs, textMs, retries, restMs } = { ...LIMITS, ...limits }
  const client = openAnthropicClient({ apiKey, baseUrl, requestMs, retries })
  let pausedUntil = 0

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

  /** @throws NoAnswer when no answer from the model is usable; errors of `client` */
  const answerTo = async (text: string, signal: AbortSignal): Promise<ExtractAnswer> => {
    const messages: Anthropic.MessageParam[] = [{ role: 'user', content: extractMessage(text) }]
    const first = await ask(messages, signal)
    const read = readAnswer(first)
    if (read.answer) return read.answer
    const second = readAnswer(await ask([...messages, ...correction(first, read.why)], signal))
    if (second.answer) return second.answer
    throw new NoAnswer("neither the model's first nor its second answer matched the schema")
  }

  return {
    async extract(text, context, signal): Promise<Extraction> {
      if (isTooLong(text) || Date.now() < pausedUntil) return rules.extract(text, context, signal)
      try {
        const answer = await answerTo(text, endsWithin(textMs, signal))
        return extractionFrom(answer, { text, speaker: context.speaker, model })
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof NoAnswer)) pausedUntil = Date.now() + restMs
        onFallback(reasonOf(error))
        return rules.extract(text, context, signal)
      }
    },
    close: () => rules.close(),
  }
}

const isTooLong = (text: string) => text.length > LONGEST_TEXT && [...text].length > LONGEST_TEXT

class NoAnswer extends Error {}

/** @throws NoAnswer when asking again would not help */
const readAnswer = ({ content, stop_reason }: Anthropic.Message): ReturnType<typeof readExtractAnswer> => {
  if (stop_reason === 'max_tokens') throw new NoAnswer('the answer of the model exceeded the token limit')
  if (stop_reason === 'refusal') throw new NoAnswer('the model refused to process the text')
  const use = content.find((block) => block.type === 'tool_use')
  if (!use) return { answer: null, why: `The tool ${EXTRACT_TOOL.name} was not used.` }
  return readExtractAnswer(use.input)
}

/** Builds the messages for the second request: the rejected answer, and why it was rejected. */
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

const reasonOf = (error: unknown): string =>
  error instanceof NoAnswer ? error.message : (failureOf(error) ?? 'the model took too long')
