// Runs a model once for each of `feeds`, in a thread, because the embedding runtime does not work inside jest.
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

const adapters = createRequire(new URL('../../../packages/adapters/package.json', import.meta.url))
const { InferenceSession, Tensor } = adapters('onnxruntime-node')

const { model, feeds } = workerData
const session = await InferenceSession.create(model, { intraOpNumThreads: 1, logSeverityLevel: 4 })
const outputs = []
for (const feed of feeds) {
  const inputs = Object.entries(feed).map(([name, { data, dims }]) => [name, new Tensor('uint8', data, dims)])
  const { output } = await session.run(Object.fromEntries(inputs))
  outputs.push([...output.data])
}
parentPort.postMessage(outputs)
