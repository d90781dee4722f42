/**
 * Entry point of an embedding thread: single-threaded sessions, one for texts and one for queries, one text per run, no
 * state between runs.
 */
import { workerData } from 'node:worker_threads'
import { lowerPriority } from '../low-priority.js'
import { openAdaptedSession } from './adapted-model.js'
import { type ModelSession, openModelSession } from './model-session.js'
import { readTensors } from './model-weights.js'
import { serveRequests } from './pool-thread.js'
import { meanUnitVector } from './pooling.js'
import { openTokenizer } from './token-windows.js'

/**
 * A request to the thread. The reply to `windows` is a vector or, if the text needs several windows, the token ids of
 * each; the embedder then sends them one by one as `ids`.
 */
export type EmbedRequest = { windows: string } | { text: string } | { query: string } | { ids: Int32Array }
export type EmbedReply = { vector: Float32Array } | { windows: Int32Array[] }

/** What an embedding thread is started with. */
export interface EmbedThread {
  /** Folder of the tokenizer. */
  modelDir: string
  /** The model's ONNX file. */
  file: string
  /** Content of the file with the weights with which the model encodes queries (adapt-model.ts). */
  queryWeights: Uint8Array
}

const { modelDir, file, queryWeights, isForShort } = workerData as EmbedThread & { isForShort: boolean }
// The event loop, the database and the index have the highest priority. Short texts have nearly the same priority,
// since requests wait for them; long texts can wait.
lowerPriority(isForShort ? 3 : 10)

const tokenizer = openTokenizer(modelDir)
const [texts, queries] = await Promise.all([
  openModelSession(file),
  openAdaptedSession(file, readTensors(queryWeights)),
])

const embed = async (session: ModelSession, ids: ArrayLike<number>): Promise<Float32Array> =>
  meanUnitVector(await session.hidden(ids), ids.length)

serveRequests<EmbedRequest, EmbedReply>({
  async answer(request) {
    if ('ids' in request) return { vector: await embed(texts, request.ids) }
    if ('text' in request) return { vector: await embed(texts, tokenizer.cut(request.text)) }
    if ('query' in request) return { vector: await embed(queries, tokenizer.cut(request.query)) }
    const [first, ...rest] = tokenizer.windows(request.windows)
    if (first && rest.length === 0) return { vector: await embed(texts, first) }
    return { windows: [first ?? [], ...rest].map((ids) => Int32Array.from(ids)) }
  },
  transferable: (reply) =>
    ('vector' in reply ? [reply.vector] : reply.windows).map((array) => array.buffer as ArrayBuffer),
  async close() {
    await texts.release()
    await queries.release()
  },
})
