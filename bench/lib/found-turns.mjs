import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { indexTurns, openEmbedder } from './turn-index.mjs'

/**
 * Returns the turns that the service's ranking finds, as positions with scores, by conversation and then by question.
 * @param file if given, keeps the result from one run to the next
 */
export const findTurns = async (conversations, limit, file) => {
  const found = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  let embedder
  try {
    for (const { id, turns, questions } of conversations) {
      found[id] ??= {}
      const known = found[id]
      const missing = questions.filter(({ text }) => known[text] === undefined)
      if (missing.length === 0) continue
      embedder ??= await openEmbedder()
      const index = await indexTurns(embedder, turns)
      for (const { text } of missing) known[text] = await index.find(text, limit)
      index.release()
      if (file) writeFileSync(file, JSON.stringify(found))
    }
  } finally {
    await embedder?.close()
  }
  return found
}

/** Assumed time when the first turn was written. Each later turn was written APART_MS after the previous turn. */
const WRITTEN = Date.UTC(2025, 0, 1)
const APART_MS = 20_000

/** Returns a found turn in the form of an answer's source. */
export const sourceOf = ({ at, score }, { turns }) => {
  const { text, date } = turns[at]
  const createdAt = new Date(WRITTEN + at * APART_MS)
  return {
    memoryId: String(at),
    content: text,
    writer: { keyId: 'bench', agentId: 'bench', agent: 'Bench' },
    ...{ userId: null, sessionId: date ?? null, memoryType: 'episodic', category: 'other' },
    ...{ eventDate: date ? new Date(date) : createdAt, eventDateSource: date ? 'given' : 'written' },
    ...{ eventDatePrecision: 'day', createdAt, status: 'approved', validTo: null, flagReason: null },
    ...{ conflictsWith: [], outdated: [], chunk: null, score },
  }
}

/** Conversations that were never used to choose a weight, word or threshold of the answerer. */
export const LEFT_OUT = new Set(['conv-42', 'conv-43', 'beam-7', 'beam-8', 'beam-9', 'beam-10'])
/** Whether nothing in the conversation answers the question: LoCoMo's category 5 and BEAM's abstention. */
export const isUnanswerable = ({ category }) => category === 5 || category === 'abstention'
