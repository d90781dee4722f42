/** Entry point of an embedding thread: one single-threaded session, one text per run, no state between runs. */
import { parentPort, workerData } from 'node:worker_threads'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { lowerPriority } from '../low-priority.js'
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
const port = parentPort
if (!port) throw new Error('embed-worker can only run as a worker thread')

const tokenizer = openTokenizer(modelDir)
// One thread per session: the pool's threads share the cores, and only sequential execution is exactly reproducible.
const session = await InferenceSession.create(file, {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  // Failures are thrown and the caller reports them, so the runtime need not print them.
  logSeverityLevel: 4,
})

async function embed(ids: ArrayLike<number>): Promise<Float32Array> {
  const length = ids.length
  const row = (values: BigInt64Array) => new Tensor('int64', values, [1, length])
  const output = await session.run({
    input_ids: row(BigInt64Array.from(ids, BigInt)),
    attention_mask: row(new BigInt64Array(length).fill(1n)),
    token_type_ids: row(new BigInt64Array(length)),
  })
  const hidden = output.last_hidden_state
  if (!hidden) throw new Error('the model has no output last_hidden_state')
  return meanUnitVector(hidden.data as Float32Array, length)
}

async function answer(request: EmbedRequest): Promise<EmbedReply> {
  if ('ids' in request) return { vector: await embed(request.ids) }
  if ('query' in request) return { vector: await embed(tokenizer.query(request.query)) }
  const [first, ...rest] = tokenizer.windows(request.windows)
  if (first && rest.length === 0) return { vector: await embed(first) }
  return { windows: [first ?? [], ...rest].map((ids) => Int32Array.from(ids)) }
}

const transferable = (reply: EmbedReply) =>
  ('vector' in reply ? [reply.vector] : reply.windows).map((array) => array.buffer as ArrayBuffer)

port.on('message', async (message: { request: EmbedRequest } | 'close') => {
  if (message === 'close') {
    await session.release()
    port.close()
    return
  }
  try {
    const reply = await answer(message.request)
    port.postMessage({ reply }, transferable(reply))
  } catch (error) {
    port.postMessage({ failure: error instanceof Error ? error.message : String(error) })
  }
})
port.postMessage('ready')
