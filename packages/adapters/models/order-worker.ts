/**
 * Entry point of the order reader's thread: the embedding model with weights that were trained to tell orders to a model
 * from other texts, and a linear layer over its token vectors.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { lowerPriority } from '../low-priority.js'
import { adaptModel } from './adapt-model.js'
import { openModelSession } from './model-session.js'
import { readTensors } from './model-weights.js'
import { serveRequests } from './pool-thread.js'
import { openTokenizer } from './token-windows.js'

/**
 * Tokens of a window that are read, with [CLS] and [SEP]: 19 windows in 20 have fewer. Bounds the work to 20 ms. Also in
 * tools/guard/reader/train_orders.py.
 */
const MOST_TOKENS = 72

const { modelDir, weights } = workerData as { modelDir: string; weights: string }
lowerPriority(3)

const tokenizer = openTokenizer(modelDir)
const { 'head.weight': head, 'head.bias': bias, ...trained } = Object.fromEntries(readTensors(readFileSync(weights)))
if (!head || !bias) throw new Error(`${weights} has no head`)
// Always the unsigned file: scores do not depend on the processor (model-file.ts).
const model = readFileSync(join(modelDir, 'onnx', 'model_quantized.onnx'))
adaptModel(model, new Map(Object.entries(trained)))
const session = await openModelSession(model)

serveRequests<string, number>({
  async answer(window) {
    const ids = tokenizer.query(window)
    // The last token is [SEP].
    if (ids.length > MOST_TOKENS) ids.splice(MOST_TOKENS - 1, ids.length - MOST_TOKENS)
    return headOf(await session.hidden(ids), ids.length)
  },
  close: () => session.release(),
})

/** Returns the log odds: the linear layer reads the vector of [CLS] and the mean of all, one after the other. */
function headOf(hidden: Float32Array, tokens: number): number {
  const dimension = hidden.length / tokens
  let score = bias?.[0] ?? 0
  for (let at = 0; at < hidden.length; at++) {
    const place = at % dimension
    const value = hidden[at] as number
    score += (value * (head?.[dimension + place] as number)) / tokens
    if (at === place) score += value * (head?.[place] as number)
  }
  return score
}
