/**
 * Entry point of the thread of a guard's model: the embedding model with other weights, and a linear layer over its
 * token vectors.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { lowerPriority } from '../low-priority.js'
import { adaptModel } from './adapt-model.js'
import { type ModelSession, openModelSession } from './model-session.js'
import { readTensors } from './model-weights.js'
import { serveRequests } from './pool-thread.js'
import { openTokenizer } from './token-windows.js'

/**
 * Tokens of a text that are read, with [CLS] and [SEP]: 19 in 20 windows of the guard have fewer. Bounds the work to
 * 20 ms. Also in tools/guard/reader/train.py.
 */
const MOST_TOKENS = 72

const { modelDir, weights } = workerData as { modelDir: string; weights: string }
lowerPriority(3)

const tokenizer = openTokenizer(modelDir)
const tensors = readTensors(readFileSync(weights))
const head = tensors.get('head.weight')
const bias = tensors.get('head.bias')?.[0]
if (!head || bias === undefined) throw new Error('the weights have no head')
const session = await adapted()

serveRequests<string, number>({
  async answer(text) {
    const ids = tokenizer.beginning(text, MOST_TOKENS)
    return headOf(await session.hidden(ids), ids.length)
  },
  close: () => session.release(),
})

/** Opens the adapted model. A function, so that its bytes can be freed afterwards. */
async function adapted(): Promise<ModelSession> {
  // The unsigned file, because adaptModel() writes unsigned bytes.
  const model = readFileSync(join(modelDir, 'onnx', 'model_quantized.onnx'))
  adaptModel(model, new Map([...tensors].filter(([name]) => !name.startsWith('head.'))))
  return openModelSession(model)
}

/** Returns the log odds: the linear layer reads the vector of [CLS] and the mean of all, one after the other. */
function headOf(hidden: Float32Array, tokens: number): number {
  const dimension = hidden.length / tokens
  let score = bias as number
  for (let at = 0; at < hidden.length; at++) {
    const place = at % dimension
    const value = hidden[at] as number
    score += (value * (head?.[dimension + place] as number)) / tokens
    if (at === place) score += value * (head?.[place] as number)
  }
  return score
}
