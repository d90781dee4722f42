/**
 * Entry point of a thread that reads documents, one at a time: it starts a process that parses the document, redacts
 * the blocks that the process returns, and cuts them into chunks.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { type Chunk, chunkBlocks } from '@agent-memory/core/documents/chunk'
import { type Redaction, redactBlocks, redactChunk } from '@agent-memory/core/documents/redact-blocks'
import type { DocumentFailure, DocumentFormat } from '@agent-memory/core/documents/types'
import type { PiiSetting } from '@agent-memory/core/memory/guard/pii/redact-personal'
import { attempt, withReadings } from '@agent-memory/core/memory/guard/secrets/read-first'
import { MOST_OF_DOCUMENT, type Reading, type ReadWord } from '@agent-memory/core/memory/guard/secrets/reading'
import { lowerPriority } from '../low-priority.js'
import { OVERLAP_TOKENS, openTokenizer, WINDOW_TOKENS } from '../models/token-windows.js'
import { parseFile } from './parse-process.js'

export interface ReaderSettings {
  modelDir: string
  most: DocumentSize
}
export interface ReadRequest {
  path: string
  format: DocumentFormat
  pii: PiiSetting
}
/** `characters` are UTF-16 units. */
export interface DocumentSize {
  chunks: number
  characters: number
}
/**
 * The thread sends the chunks in parts, in order, and then the outcome. At any time before the outcome, it may send
 * windows of text for the secret reader (`unread`); it then waits for the words that the reader read in them
 * (`ReadWindows`).
 */
export type ReadReply =
  | { part: Chunk[] }
  | { unread: readonly string[] }
  | { complete: true }
  | { failure: DocumentFailure }
  | { error: string }
export interface ReadWindows {
  read: readonly (readonly ReadWord[])[]
}

/** Limit of one message: receiving all chunks of a document at once would block the serving process's event loop. */
const PART: DocumentSize = { chunks: 200, characters: 500_000 }

const { modelDir, most } = workerData as ReaderSettings
const port = parentPort
if (!port) throw new Error('read-worker can only run as a worker thread')
// Queries have priority over documents.
lowerPriority(10)

const window = { countTokens: openTokenizer(modelDir).count, maxTokens: WINDOW_TOKENS, overlapTokens: OVERLAP_TOKENS }

const read = async ({ path, format, pii }: ReadRequest, signal: AbortSignal): Promise<ReadReply> => {
  const result = await parseFile(path, format, { signal })
  if ('failure' in result) return result
  const all: DocumentSize = { chunks: 0, characters: 0 }
  let part: Chunk[] = []
  let partEnd = PART.characters
  const redact = openRedaction()
  const blocks = await redact((reading) => redactBlocks(result.document.blocks, pii, reading))
  if (blocks.isPersonal) return { failure: 'personal_data' }
  for (const whole of chunkBlocks(blocks.redacted, window)) {
    const { redacted: chunk, isPersonal } = await redact((reading) => redactChunk(whole, pii, reading))
    if (isPersonal) return { failure: 'personal_data' }
    const { text, headings } = chunk
    all.chunks += 1
    all.characters += text.length + headings.reduce((sum, heading) => sum + heading.length, 0)
    if (all.chunks > most.chunks || all.characters > most.characters) return { failure: 'too_many_chunks' }
    part.push({ ...chunk, text: storable(text), headings: headings.map(storable) })
    if (part.length < PART.chunks && all.characters < partEnd) continue
    port.postMessage({ part })
    part = []
    partEnd = all.characters + PART.characters
  }
  port.postMessage({ part })
  return all.chunks === 0 ? { failure: 'no_text' } : { complete: true }
}

/** Returns the function that redacts the parts of one document. It lets the secret reader read their windows. */
const openRedaction = () => {
  const known = new Map<string, readonly ReadWord[]>()
  return <Redacted>(work: (reading: Reading) => Redaction<Redacted>): Promise<Redaction<Redacted>> =>
    withReadings((readings) => attempt(readings, MOST_OF_DOCUMENT, work), wordsOf, known)
}

/** Called with the secret reader's words for the windows that were sent last. */
let onWords: ((words: ReadWindows['read']) => void) | undefined
const wordsOf = (unread: readonly string[]): Promise<ReadWindows['read']> =>
  new Promise((resolve) => {
    onWords = resolve
    port.postMessage({ unread } satisfies ReadReply)
  })

/** Replaces NUL, which PostgreSQL cannot store, and half a surrogate pair, which is not a character. */
const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').replaceAll(/\p{Surrogate}/gu, '\uFFFD')

/** One controller for all documents of the thread, because the thread ends after an abort. */
const cancelling = new AbortController()
port.on('message', async (message: ReadRequest | ReadWindows | 'abort') => {
  if (message === 'abort') return cancelling.abort(new Error('reading was cancelled'))
  if ('read' in message) return onWords?.(message.read)
  port.postMessage(
    await read(message, cancelling.signal).catch((error: unknown): ReadReply => ({ error: String(error) })),
  )
})
