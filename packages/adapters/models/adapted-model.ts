import { readFile } from 'node:fs/promises'
import { workerData } from 'node:worker_threads'
import { adaptModel } from './adapt-model.js'
import { modelFile } from './model-file.js'
import { type ModelSession, openModelSession } from './model-session.js'
import { readTensors } from './model-weights.js'
import { openTokenizer, type TextTokenizer } from './token-windows.js'

/** The embedding model with other weights, and a linear layer that reads its token vectors. */
export interface AdaptedModel {
  tokenizer: TextTokenizer
  session: ModelSession
  head: Float32Array
  bias: number
}

/** Opens the model whose folder and weights the thread was started with. @throws Error for weights without a head */
export async function openAdaptedModel(): Promise<AdaptedModel> {
  const { modelDir, weights } = workerData as { modelDir: string; weights: string }
  const tensors = readTensors(await readFile(weights))
  const head = tensors.get('head.weight')
  const bias = tensors.get('head.bias')?.[0]
  if (!head || bias === undefined) throw new Error('the weights have no head')
  const model = await readFile(modelFile(modelDir, await readFile('/proc/cpuinfo', 'utf8').catch(() => '')))
  adaptModel(model, new Map([...tensors].filter(([name]) => !name.startsWith('head.'))))
  return { tokenizer: openTokenizer(modelDir), session: await openModelSession(model), head, bias }
}
