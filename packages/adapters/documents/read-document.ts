import { Worker } from 'node:worker_threads'
import type { Chunk } from '@agent-memory/core/documents/chunk'
import type { DocumentReader } from '@agent-memory/core/ports/document-reader'
import { type DetectOptions, openDetection } from './detect-thread.js'
import type { DocumentSize, ReadReply, ReadRequest } from './read-worker.js'

/** A thread whose heap is full ends alone; 40 MB of blocks and the tokenizer take some 250 MB. */
const HEAP_MEGABYTES = 512
/**
 * A table whose columns have long names may be many times its file, and all of it goes through the memory of a process
 * that serves. The longest text of a file has 40 MB; with what chunks repeat of each other it is a quarter more.
 */
const MOST: DocumentSize = { chunks: 100_000, characters: 64_000_000 }
/** What a thread may take to end the process that it has started. */
const GRACE_MS = 1_000

/**
 * Reads documents: the text in a process of its own (parse-process.ts), the chunks of it in a thread, for tokens of
 * megabytes are counted in seconds; a format is told in a thread too.
 * @param modelDir folder of the model whose tokens bound a chunk
 */
export const openDocumentReader = (
  modelDir: string,
  { onError, most = MOST }: Pick<DetectOptions, 'onError'> & { most?: DocumentSize },
): DocumentReader => ({
  ...openDetection(onError && { onError }),

  async read(path, format, signal) {
    signal.throwIfAborted()
    const request: ReadRequest = { path, format, modelDir, most }
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
    worker.once('exit', (code) => fail(new Error(`the thread that reads a document ended with code ${code}`)))
  })
