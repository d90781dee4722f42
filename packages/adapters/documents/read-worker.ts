/**
 * Entry of the thread that reads one document: starts the process that parses it, takes the secrets out of its blocks, and
 * cuts them into chunks.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { type Chunk, chunkBlocks } from '@agent-memory/core/documents/chunk'
import type { DocumentFailure } from '@agent-memory/core/documents/failures'
import { redactBlocks, redactChunk } from '@agent-memory/core/documents/redact-blocks'
import type { DocumentFormat } from '@agent-memory/core/documents/types'
import { lowerPriority } from '../low-priority.js'
import { OVERLAP_TOKENS, openTokenizer, WINDOW_TOKENS } from '../models/token-windows.js'
import { parseFile } from './parse-process.js'

export interface ReadRequest {
  path: string
  format: DocumentFormat
  modelDir: string
  most: DocumentSize
}
/** Characters: UTF-16 units. */
export interface DocumentSize {
  chunks: number
  characters: number
}
/** Parts of the chunks, in their order; then how it ended. */
export type ReadReply = { part: Chunk[] } | { complete: true } | { failure: DocumentFailure } | { error: string }

/** Of one message: taking all chunks of a document at once would hold the event loop of a process that serves. */
const PART: DocumentSize = { chunks: 200, characters: 500_000 }

const { path, format, modelDir, most } = workerData as ReadRequest
const port = parentPort
if (!port) throw new Error('read-worker runs as a worker thread only')
// A document waits; queries do not.
lowerPriority(10)

const leaving = new AbortController()
port.on('message', () => leaving.abort(new Error('the reading was given up')))

const read = async (): Promise<ReadReply> => {
  const result = await parseFile(path, format, { signal: leaving.signal })
  if ('failure' in result) return result
  const window = { countTokens: openTokenizer(modelDir).count, maxTokens: WINDOW_TOKENS, overlapTokens: OVERLAP_TOKENS }
  const all: DocumentSize = { chunks: 0, characters: 0 }
  let part: Chunk[] = []
  let partEnd = PART.characters
  for (const chunk of chunkBlocks(redactBlocks(result.document.blocks), window)) {
    const { text, headings } = redactChunk(chunk)
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

/** PostgreSQL keeps no NUL, and half a surrogate pair is no character. */
const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').replaceAll(/\p{Surrogate}/gu, '\uFFFD')

const reply = await read().catch((error: unknown): ReadReply => ({ error: String(error) }))
port.postMessage(reply)
port.close()
