import { Worker } from 'node:worker_threads'
import type { Chunk } from '@agent-memory/core/documents/chunk'
import { readInTurn } from '@agent-memory/core/memory/guard/secrets/read-first'
import type { DocumentReader } from '@agent-memory/core/ports/documents/document-reader'
import type { SecretReader } from '@agent-memory/core/ports/memory/guard-model'
import { type DetectOptions, openDetection } from './detect-thread.js'
import type { DocumentSize, ReaderSettings, ReadReply, ReadRequest, ReadWindows } from './read-worker.js'

/** Heap size of a thread: 40 MB of blocks and the tokenizer take some 250 MB. A full heap ends only the thread. */
const HEAP_MEGABYTES = 512
/**
 * Limit of a document's chunks, which all pass through the memory of a serving process. The chunks of a table with long
 * column names can be many times as large as its file. A file yields at most 40 MB of text; the overlap of chunks adds
 * a quarter.
 */
const MOST: DocumentSize = { chunks: 100_000, characters: 64_000_000 }
/** After an abort: how long a thread may take to stop the process that parses its document. */
const GRACE_MS = 1_000
/** An idle thread ends after this time, to free its memory: some 60 MB for the tokenizer. */
const IDLE_MS = 60_000
/** A thread that has cut a document into more chunks than this is not kept, because its heap has grown. */
const KEPT_CHUNKS = 1_000

/**
 * Opens a reader of documents. The text is parsed in a separate process (parse-process.ts) and cut into chunks in a
 * thread, because tokenizing megabytes takes seconds; formats are detected in a thread too. A thread reads one document
 * at a time. A later document reuses an idle thread, because starting a thread takes twice as long as reading a short
 * document.
 * @param modelDir folder of the model whose tokens limit a chunk
 * @param secrets scores how likely each word of a text is part of a secret
 */
export const openDocumentReader = (
  modelDir: string,
  {
    secrets,
    onError,
    most = MOST,
  }: Pick<DetectOptions, 'onError'> & { secrets: Pick<SecretReader, 'read'>; most?: DocumentSize },
): DocumentReader => {
  const detection = openDetection(onError && { onError })
  const threads = keepThreads({ modelDir, most })
  return {
    detect: detection.detect,

    async read(path, format, pii, turn) {
      const { signal } = turn
      signal.throwIfAborted()
      const worker = threads.take()
      const abort = () => {
        worker.postMessage('abort')
        setTimeout(() => void worker.terminate(), GRACE_MS).unref()
      }
      signal.addEventListener('abort', abort, { once: true })
      let isKept = false
      try {
        worker.postMessage({ path, format, pii } satisfies ReadRequest)
        const result = await replyOf(worker, signal, (windows) =>
          readInTurn(windows, (window) => secrets.read(window, 'bulk', turn)),
        )
        isKept = 'chunks' in result && result.chunks.length <= KEPT_CHUNKS
        return result
      } finally {
        signal.removeEventListener('abort', abort)
        // An aborted thread ends within GRACE_MS.
        if (isKept && !signal.aborted) threads.keep(worker)
        else if (!signal.aborted) void worker.terminate()
      }
    },

    async close() {
      threads.close()
      await detection.close()
    },
  }
}

/** Threads that read one document at a time. */
const keepThreads = (workerData: ReaderSettings) => {
  const idle = new Map<Worker, NodeJS.Timeout>()
  const end = (worker: Worker) => {
    clearTimeout(idle.get(worker))
    idle.delete(worker)
    void worker.terminate()
  }
  return {
    /** Returns an idle thread, or a new one. */
    take(): Worker {
      const [kept] = idle.keys()
      if (!kept) {
        const resourceLimits = { maxOldGenerationSizeMb: HEAP_MEGABYTES }
        return new Worker(new URL('./read-worker.js', import.meta.url), { workerData, resourceLimits })
      }
      clearTimeout(idle.get(kept))
      idle.delete(kept)
      kept.ref()
      return kept
    },
    /** Keeps the thread, for at most IDLE_MS, for the next document. */
    keep(worker: Worker): void {
      worker.once('exit', () => end(worker))
      worker.unref()
      idle.set(worker, setTimeout(end, IDLE_MS, worker).unref())
    },
    close(): void {
      for (const worker of idle.keys()) end(worker)
    },
  }
}

type Reading = Awaited<ReturnType<DocumentReader['read']>>

/** @param read asks the secret reader about windows of the text */
const replyOf = (
  worker: Worker,
  signal: AbortSignal,
  read: (windows: readonly string[]) => Promise<ReadWindows['read']>,
): Promise<Reading> =>
  new Promise<Reading>((resolve, reject) => {
    const fail = (error: unknown) => reject(signal.aborted ? signal.reason : error)
    const chunks: Chunk[] = []
    worker.on('message', (reply: ReadReply) => {
      if ('part' in reply) for (const chunk of reply.part) chunks.push(chunk)
      else if ('complete' in reply) resolve({ chunks })
      else if ('unread' in reply)
        read(reply.unread).then((words) => worker.postMessage({ read: words } satisfies ReadWindows), fail)
      else if ('error' in reply) fail(new Error(reply.error))
      else resolve(reply)
    })
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ failure: 'too_much_memory' })
      else fail(error)
    })
    worker.on('exit', (code) => fail(new Error(`the document reader thread exited with code ${code}`)))
  }).finally(() => {
    for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event)
    // Without a listener, an error of a thread that is idle or ending would end the process.
    worker.on('error', () => {})
  })
