import { randomUUID } from 'node:crypto'
import type { AnswerCall } from '@agent-memory/adapters/answerers/answer-calls'
import { openAnthropicAnswerer } from '@agent-memory/adapters/answerers/anthropic'
import { openModelUsage } from '@agent-memory/adapters/postgres/accounts/model-usage'
import type { AnswerSource } from '@agent-memory/core/memory/answers/source'
import type { AnswerRequest, DraftSentence } from '@agent-memory/core/ports/answers/answerer'
import { storeVolume } from './http/volume.js'
import { type Answer, KEY, startAnthropicServer } from './servers/models/anthropic-server.js'
import { openTestDatabase, startTestDatabase } from './servers/postgres.js'

/** A signal that is never aborted. */
export const never: AbortSignal = new AbortController().signal
export const TEXT = 'Ada lives in Graz [1]. She moved there in May 2024 [2].'
/** What TEXT says, sentence by sentence. */
export const SENTENCES: DraftSentence[] = [
  { text: 'Ada lives in Graz.', cites: [0] },
  { text: 'She moved there in May 2024.', cites: [1] },
]
/** The tokens that the fake API reports for an answer. */
export const REPORTED = { in: 100, out: 10 }
export const NOTHING = { in: 0, out: 0 }

const source = (memoryId: string, content: string): AnswerSource => ({
  ...{ memoryId, content, writer: { keyId: 'k', agentId: 'k', agent: 'scribe' }, userId: null, sessionId: null },
  ...{ memoryType: null, category: null, status: 'approved', validTo: null, flagReason: null, conflictsWith: [] },
  ...{ eventDate: new Date('2026-03-02'), eventDateSource: 'written', eventDatePrecision: null, outdated: [] },
  ...{ createdAt: new Date('2026-03-02'), chunk: null, score: 0.8 },
})
const SOURCES = [source('a', 'Ada lives in Graz.'), source('b', 'Ada moved to Graz in May 2024.')]

export interface Started {
  apiKey?: string
  budget?: number
  limits?: object
  request?: Partial<AnswerRequest>
}

/**
 * Starts the PostgreSQL that counts tokens; returns functions that start answerers and the fake APIs that they call.
 */
export async function startAnswerers() {
  const postgres = await startTestDatabase()
  const database = openTestDatabase(postgres.url, (error) => console.error(error))
  const opened: { close(): Promise<unknown> }[] = []
  return {
    database,
    /** Starts an API that answers from this script, and an answerer that calls it, with a question. */
    async start(script: Answer[], { apiKey = KEY, budget = 1_000_000, limits, request: more }: Started = {}) {
      const server = await startAnthropicServer(...script)
      opened.push(server)
      const orgId = randomUUID()
      await storeVolume(database, orgId)
      const reasons: string[] = []
      const calls: AnswerCall[] = []
      const answerer = openAnthropicAnswerer({
        ...{ apiKey, baseUrl: server.url, model: 'claude-test-1', usage: openModelUsage(database), budget },
        onFailure: (why) => void reasons.push(why),
        onCall: (call) => void calls.push(call),
        limits: { firstMs: 120_000, wholeMs: 240_000, restMs: 0, ...limits },
      })
      const request: AnswerRequest = {
        ...{ query: 'Where does Ada live?', sources: SOURCES, facts: [], systemPrompt: null },
        ...{ now: new Date('2026-11-25'), orgId, ...more },
      }
      const sentences: DraftSentence[] = []
      /** Reads the whole answer into `sentences`; resolves with the error it ends with. */
      const draft = async (signal = never): Promise<unknown> => {
        try {
          for await (const sentence of answerer.draft(request, signal)) sentences.push(sentence)
          return undefined
        } catch (error) {
          return error
        }
      }
      /** What counts towards the organization's budget. */
      const counted = async () => {
        const text = 'SELECT purpose, tokens_in, tokens_out, reserved, calls FROM model_usage WHERE org_id = $1'
        const [row] = await database.query<Record<string, bigint | string>>({ text, values: [orgId] })
        return (
          row && {
            purpose: row.purpose,
            in: Number(row.tokens_in),
            out: Number(row.tokens_out),
            set: Number(row.reserved),
          }
        )
      }
      return { server, answerer, request, draft, sentences, reasons, calls, counted }
    },
    closeServers: () => Promise.all(opened.splice(0).map((each) => each.close())),
    async stop() {
      await database.close()
      await postgres.stop()
    },
  }
}

/** What counts towards a budget once no tokens are reserved any more. */
export const settled = (used: { in: number; out: number }) => ({ purpose: 'answer', ...used, set: 0 })
/** An answer with an error status; by default its headers ask for the shortest pause. */
export const failing = (
  status: number,
  type: string,
  headers: Record<string, string> = { 'retry-after-ms': '1' },
): Answer => ({
  ...{ status, type, headers },
})
