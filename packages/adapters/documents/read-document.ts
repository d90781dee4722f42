import { Worker } from 'node:worker_threads'
import type { Chunk } from '@agent-memory/core/documents/chunk'
import type { DocumentReader } from '@agent-memory/core/ports/documents/document-reader'
import { type DetectOptions, openDetection } from './detect-thread.js'
import type { DocumentSize, ReadReply, ReadRequest } from './read-worker.js'

/** Heap size of a thread: 40 MB of blocks and the tokenizer take some 250 MB. A full heap ends only the thread. */
const HEAP_MEGABYTES = 512
/**
 * Limit of a document's chunks, which all pass through the memory of a serving process. The chunks of a table with long
 * column names can be many times as large as its file. The longest text that a file yields has 40 MB; the overlap of
 * chunks adds a quarter.
 */
const MOST: DocumentSize = { chunks: 100_000, characters: 64_000_000 }
/** How long a thread may take to stop the process it started. */
const GRACE_MS = 1_000

/**
 * Opens a reader of documents. The text is parsed in a separate process (parse-process.ts) and cut into chunks in a
 * thread, because tokenizing megabytes takes seconds; formats are detected in a thread too.
 * @param modelDir folder of the model whose tokens limit a chunk
 */
export const openDocumentReader = (
  modelDir: string,
  { onError, most = MOST }: Pick<DetectOptions, 'onError'> & { most?: DocumentSize },
): DocumentReader => ({
  ...openDetection(onError && { onError }),

  async read(path, format, pii, signal) {
    signal.throwIfAborted()
    const request: ReadRequest = { path, format, pii, modelDir, most }
    const worker = new Worker(new URL('./read-worker.js', import.meta.url), {
      workerData: request,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    })
    const abort = () => {
      worker.postMessage('abort')
      setTimeout(() => void worker.terminate(), GRACE_MS).unref()
    }
    signal.addEventListener('abort', abort, { once: true })
    try {
      return await replyOf(worker, signal)
    } finally {
      signal.removeEventListener('abort', abort)
    }
  },
})

const replyOf = (worker: Worker, signal: AbortSignal): ReturnType<DocumentReader['read']> =>
  new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(signal.aborted ? signal.reason : error)
    const chunks: Chunk[] = []
    worker.on('message', (reply: ReadReply) => {
      if ('part' in reply) for (const chunk of reply.part) chunks.push(chunk)
      else if ('complete' in reply) resolve({ chunks })
      else if ('error' in reply) fail(new Error(reply.error))
      else resolve(reply)
    })
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ failure: 'too_much_memory' })
      else fail(error)
    })
    worker.once('exit', (code) => fail(new Error(`the document reader thread exited with code ${code}`)))
  })
