import { authorizedVolume } from '../../accounts/authorized-volume.js'
import { agentOf, type Principal } from '../../accounts/principal.js'
import type { FactsPorts } from '../../graph/facts-of-query.js'
import type { AgentStore } from '../../ports/accounts/agents.js'
import type { AnswerRequest } from '../../ports/answers/answerer.js'
import type { SpeakerNames } from '../../ports/memory/speaker-names.js'
import { asksOfFormer } from '../../text/former-question.js'
import { resultsIn } from '../find/answer-query.js'
import type { MemoryFilters } from '../find/filters.js'
import { type QueryCall, type QueryPorts, withQueryEmbedding } from '../find/query.js'
import type { RerankPorts } from '../find/rerank.js'
import type { AnswerEvent, Answering, AnswerPorts } from './answer.js'
import { type ChatSource, type FactSourcesPorts, withFactSources } from './fact-sources.js'
import type { AnswerSource } from './source.js'

export interface ChatPorts extends QueryPorts, RerankPorts, FactsPorts, FactSourcesPorts, AnswerPorts {
  graphLinks: FactsPorts['graphLinks'] & FactSourcesPorts['graphLinks']
  agents: Pick<AgentStore, 'find'>
  speakerNames: Pick<SpeakerNames, 'namesOf'>
  now(): Date
}

/** The inherited `limit` is the maximum number of sources, 1 to 50. */
export interface ChatCall extends Omit<QueryCall, 'nodes' | 'suspicious'> {
  /**
   * Whether the answer is shown only once it is complete. If the model then fails, none of its answer has been shown,
   * so the extractive answer can take its place.
   */
  whole: boolean
}

export interface Chat {
  /** The sources that the answer may cite, the most relevant first. */
  sources: readonly ChatSource[]
  /** Each piece is drafted and verified only when the caller asks for it. */
  answer: AsyncGenerator<AnswerEvent, void>
}

/**
 * Finds sources for a question, as a query does. Returns them, and an answer that is drafted from them and verified.
 * Leaves out suspicious memories, and superseded ones unless the question or a filter asks for them. Stores nothing.
 * @throws AppError as `queryMemories`
 */
export const chat = async (ports: ChatPorts, asked: ChatCall): Promise<Chat> => {
  const call = { ...asked, filters: filtersFor(asked) }
  const { principal, volumeId, whole, ...question } = call
  const ahead = withQueryEmbedding(ports, principal, question)
  const volume = await authorizedVolume(ports, principal, 'read_memories', volumeId)
  const results = await resultsIn(volume, { ...ports, ...ahead }, { ...question, suspicious: false })
  const { sources, facts, degraded } = await withFactSources(ports, call, { ...results, limit: call.limit })
  const [named, systemPrompt] = await Promise.all([
    withSpeakers(ports, volumeId, sources),
    ports.answerer && systemPromptOf(ports, principal),
  ])
  const request: AnswerRequest = {
    query: call.query,
    sources: named,
    facts,
    systemPrompt,
    now: call.filters.asOf ?? ports.now(),
    orgId: volume.orgId,
  }
  const answering: Answering = { request, whole, degraded: [...new Set([...degraded, ...results.degraded])] }
  // Imported only here, because the word lists of answer.js take 0.3 s to load and most processes never answer a
  // question.
  const { answer } = await import('./answer.js')
  return { sources, answer: answer(ports, answering, question.signal) }
}

/** Includes superseded memories if the question is about the past ("Where did Ada live before?"). */
const filtersFor = ({ query, filters }: ChatCall): MemoryFilters =>
  filters.asOf === undefined && asksOfFormer(query) ? { ...filters, includeSuperseded: true } : filters

/**
 * Adds the speakers' names: if Ada said "I live in Graz", this supports "Ada lives in Graz". Chunks of documents
 * have no speaker.
 */
const withSpeakers = async (
  { speakerNames }: ChatPorts,
  volumeId: string,
  sources: readonly ChatSource[],
): Promise<AnswerSource[]> => {
  const said = sources.filter(({ chunk }) => chunk === null).map(({ memoryId }) => memoryId)
  const names = said.length === 0 ? new Map<string, string>() : await speakerNames.namesOf(volumeId, said)
  return sources.map((source) => ({ ...source, speaker: names.get(source.memoryId) }))
}

const systemPromptOf = async ({ agents }: ChatPorts, principal: Principal): Promise<string | null> => {
  const agentId = agentOf(principal)
  return agentId === null ? null : ((await agents.find(agentId))?.systemPrompt ?? null)
}
