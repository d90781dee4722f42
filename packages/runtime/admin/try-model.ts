import { parseArgs } from 'node:util'
import type { Trial, TrialFailure } from '@agent-memory/adapters/answerers/try-model'
import type { AnswerSource } from '@agent-memory/core/memory/answers/source'
import type { AnswerRequest } from '@agent-memory/core/ports/answers/answerer'
import type { Config } from '../config/config.js'
import type { CommandWithoutDatabase } from './command.js'

const DAY = new Date('2026-03-02T09:00:00Z')

const madeUp = (memoryId: string, content: string): AnswerSource => ({
  ...{ memoryId, content, writer: { keyId: 'k', agentId: 'k', agent: 'try-model' }, userId: null, sessionId: null },
  ...{ memoryType: null, category: null, status: 'approved', validTo: null, flagReason: null, conflictsWith: [] },
  ...{ eventDate: DAY, eventDateSource: 'written', eventDatePrecision: null, createdAt: DAY, outdated: [] },
  ...{ chunk: null, score: 1 },
})

const REQUEST: AnswerRequest = {
  query: 'On which day does the garden club meet?',
  sources: [
    madeUp('a', 'The chess club meets every Friday at 19:00.'),
    madeUp('b', 'The garden club meets every Tuesday at 18:30 in the library.'),
  ],
  ...{ facts: [], systemPrompt: null, now: DAY, orgId: '' },
}

/**
 * Asks the configured model one made-up question and prints what came back. The tokens count towards no organization's
 * budget.
 */
export const tryModel: CommandWithoutDatabase = async ({ config, args, io }) => {
  const { show = false } = parseArgs({ args, options: { show: { type: 'boolean' } } }).values
  const { anthropicApiKey: apiKey, anthropicBaseUrl, anthropicModel: model } = config
  const trials = await import('@agent-memory/adapters/answerers/try-model')
  if (show) io.print(JSON.stringify(trials.bodyOf(model, REQUEST), null, 2))
  if (apiKey === undefined) {
    io.print('ANTHROPIC_API_KEY is not set: answers are put together without a language model.')
    return 1
  }
  io.print(`Asking ${model} at ${addressOf(config)}: ${REQUEST.query}`)
  const trial = await trials.tryModel({ apiKey, baseUrl: anthropicBaseUrl ?? null, model }, REQUEST)
  for (const line of [...reportOf(trial), verdictOn(trial, config)]) io.print(line.replaceAll(apiKey, '[key]'))
  if (config.modelMonthlyTokens === 0)
    io.print('MODEL_MONTHLY_TOKENS is 0: the model neither answers questions nor compares memories.')
  return trial.failure || !followsRules(trial) ? 1 : 0
}

const addressOf = ({ anthropicBaseUrl }: Config): string => {
  if (anthropicBaseUrl === undefined) return 'the Anthropic API'
  const url = new URL(anthropicBaseUrl)
  url.username = url.password = url.search = ''
  return url.href
}

const reportOf = ({ text, sentences, received, firstTextMs, wholeMs }: Trial): string[] => {
  const { model, tokens, stopReason } = received
  return [
    ...(text === '' ? [] : ['', text, '']),
    ...sentences.map(
      ({ text: said, cites }) => `Sentence: ${said} Cites: ${cites.map((at) => at + 1).join(', ') || 'nothing'}.`,
    ),
    ...(model === null ? [] : [`Model: ${model}. Stopped by: ${stopReason ?? 'nothing'}.`]),
    ...(firstTextMs === null ? [] : [`Time: first text after ${seconds(firstTextMs)}, all after ${seconds(wholeMs)}.`]),
    ...(tokens === null
      ? []
      : [
          `Tokens: ${tokens.input} in, ${tokens.output} out; ${tokens.cacheRead} read from the cache, ${tokens.cacheWrite} written to it.`,
        ]),
  ]
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(2)} s`

const followsRules = ({ sentences, received: { stopReason } }: Trial): boolean =>
  stopReason === 'end_turn' &&
  sentences.some(({ text, cites }) => text.includes('Tuesday') && cites.length === 1 && cites[0] === 1)

const verdictOn = (trial: Trial, config: Config): string => {
  if (trial.failure) return sentenceOn(trial.failure, config)
  if (followsRules(trial)) return 'It works: the model answers from its sources and cites them.'
  if (trial.received.stopReason === 'refusal')
    return 'The model refused to answer this harmless question: set ANTHROPIC_MODEL to another model.'
  return 'The model answered, but not as asked: its answer must name Tuesday and cite only source 2. The service would discard other answers of this model as unverified, too: set ANTHROPIC_MODEL to another model.'
}

const sentenceOn = (failure: TrialFailure, config: Config): string => {
  const address = addressOf(config)
  if (failure.kind === 'unreachable') {
    return `Nothing answers at ${address} (${failure.why}): check ANTHROPIC_BASE_URL, and that this machine can connect to the address.`
  }
  if (failure.kind === 'late')
    return `No answer in time: ${failure.why}. Try again, or set ANTHROPIC_MODEL to another model.`
  if (failure.kind === 'rejected') return rejectionOf(failure, config)
  return `What came back is not an answer of the API (${failure.why}): check that ANTHROPIC_BASE_URL is the address of the API.`
}

type Rejection = Extract<TrialFailure, { kind: 'rejected' }>

const rejectionOf = ({ status, type, why }: Rejection, config: Config): string => {
  if (status === 401 || status === 403) return `The API rejected the key (${status}): check ANTHROPIC_API_KEY.`
  if (status === 404 && type === 'not_found_error') {
    return `The API does not know the model ${config.anthropicModel} (404): check ANTHROPIC_MODEL.`
  }
  if (status === 429) return `The API limits this key (429): ${why}`
  if (status === 529 || type === 'overloaded_error') return 'The API is overloaded: try again in a minute.'
  if (status === 404 || type === null)
    return `${addressOf(config)} returned status ${status}: check that ANTHROPIC_BASE_URL is the address of the API.`
  return `The API returned ${status === null ? '' : `status ${status}, `}${type}: ${why}`
}
