import { readFile } from 'node:fs/promises'
import { workerData } from 'node:worker_threads'
import { adaptModel } from './adapt-model.js'
import { modelFile } from './model-file.js'
import { type ModelSession, openModelSession } from './model-session.js'
import { readTensors, type Tensors } from './model-weights.js'
import { openTokenizer, type TextTokenizer } from './token-windows.js'

/** The embedding model with other weights, and a linear layer (`head` and `bias`) over its token vectors. */
export interface AdaptedModel {
  tokenizer: TextTokenizer
  session: ModelSession
  head: Float32Array
  bias: number
}

/** Opens the model in an ONNX file with other weights (adapt-model.ts). */
export async function openAdaptedSession(file: string, weights: Tensors): Promise<ModelSession> {
  const model = await readFile(file)
  adaptModel(model, weights)
  return openModelSession(model)
}

/** What the thread of an adapted model is started with: the folder of the model, and the content of a weights file. */
export interface AdaptedThread {
  modelDir: string
  weights: Uint8Array
}

/** Opens the model that the thread was started with. @throws Error for weights without a head */
export async function openAdaptedModel(): Promise<AdaptedModel> {
  const { modelDir, weights } = workerData as AdaptedThread
  const tensors = readTensors(weights)
  const head = tensors.get('head.weight')
  const bias = tensors.get('head.bias')?.[0]
  if (!head || bias === undefined) throw new Error('the weights have no head')
  const file = modelFile(modelDir, await readFile('/proc/cpuinfo', 'utf8').catch(() => ''))
  const body = new Map([...tensors].filter(([name]) => !name.startsWith('head.')))
  return { tokenizer: openTokenizer(modelDir), session: await openAdaptedSession(file, body), head, bias }
}
