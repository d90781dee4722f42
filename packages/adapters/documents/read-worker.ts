/**
 * Entry of the thread that reads one document: starts the process that parses it, takes the secrets out of its blocks, and
 * cuts them into chunks.
 */
import os from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type Chunk, chunkBlocks } from '@agent-memory/core/documents/chunk'
import type { DocumentFailure } from '@agent-memory/core/documents/failures'
import { redactBlocks, redactChunk } from '@agent-memory/core/documents/redact-blocks'
import type { DocumentFormat } from '@agent-memory/core/documents/types'
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
export type ReadReply = { chunks: Chunk[] } | { failure: DocumentFailure } | { error: string }

const { path, format, modelDir, most } = workerData as ReadRequest
const port = parentPort
if (!port) throw new Error('read-worker runs as a worker thread only')
// A document waits; queries do not. On Linux this is the thread's own; elsewhere it would be the whole process's.
if (process.platform === 'linux') os.setPriority(Math.max(10, os.getPriority()))

const leaving = new AbortController()
port.on('message', () => leaving.abort(new Error('the reading was given up')))

const read = async (): Promise<ReadReply> => {
  const result = await parseFile(path, format, { signal: leaving.signal })
  if ('failure' in result) return result
  const window = { countTokens: openTokenizer(modelDir).count, maxTokens: WINDOW_TOKENS, overlapTokens: OVERLAP_TOKENS }
  const chunks: Chunk[] = []
  let characters = 0
  for (const chunk of chunkBlocks(redactBlocks(result.document.blocks), window)) {
    const { text, headings } = redactChunk(chunk)
    chunks.push({ ...chunk, text: storable(text), headings: headings.map(storable) })
    characters += text.length + headings.reduce((sum, heading) => sum + heading.length, 0)
    if (chunks.length > most.chunks || characters > most.characters) return { failure: 'too_many_chunks' }
  }
  return chunks.length === 0 ? { failure: 'no_text' } : { chunks }
}

/** PostgreSQL keeps no NUL, and half a surrogate pair is no character. */
const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').replaceAll(/\p{Surrogate}/gu, '\uFFFD')

const reply = await read().catch((error: unknown): ReadReply => ({ error: String(error) }))
port.postMessage(reply)
port.close()
