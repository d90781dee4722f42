/** Entry point of an embedding thread: one single-threaded session, one text per run, no state between runs. */
import { workerData } from 'node:worker_threads'
import { lowerPriority } from '../low-priority.js'
import { openModelSession } from './model-session.js'
import { serveRequests } from './pool-thread.js'
import { meanUnitVector } from './pooling.js'
import { openTokenizer } from './token-windows.js'

/**
 * A request to the thread. `windows` returns a vector or, if the text needs several windows, their token ids, to be run
 * one by one.
 */
export type EmbedRequest = { windows: string } | { query: string } | { ids: Int32Array }
export type EmbedReply = { vector: Float32Array } | { windows: Int32Array[] }

const { modelDir, file, isForShort } = workerData as { modelDir: string; file: string; isForShort: boolean }
// The event loop, the database and the index have the highest priority. Short texts have nearly the same priority,
// since requests wait for them; long texts can wait.
lowerPriority(isForShort ? 3 : 10)

const tokenizer = openTokenizer(modelDir)
const session = await openModelSession(file)

const embed = async (ids: ArrayLike<number>): Promise<Float32Array> =>
  meanUnitVector(await session.hidden(ids), ids.length)

serveRequests<EmbedRequest, EmbedReply>({
  async answer(request) {
    if ('ids' in request) return { vector: await embed(request.ids) }
    if ('query' in request) return { vector: await embed(tokenizer.query(request.query)) }
    const [first, ...rest] = tokenizer.windows(request.windows)
    if (first && rest.length === 0) return { vector: await embed(first) }
    return { windows: [first ?? [], ...rest].map((ids) => Int32Array.from(ids)) }
  },
  transferable: (reply) =>
    ('vector' in reply ? [reply.vector] : reply.windows).map((array) => array.buffer as ArrayBuffer),
  close: () => session.release(),
})
