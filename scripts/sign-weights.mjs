// `node scripts/sign-weights.mjs [folder]`: writes onnx/model_signed.onnx next to a model's onnx/model_quantized.onnx.
// Its weights are signed integers, with which some processors run the model faster
// (packages/adapters/models/model-file.ts). This is a step of the build, so that the repository does not hold every
// weight twice, and model threads need not convert the weights themselves.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withSignedWeights } from './signed-weights.mjs'

const folder = process.argv[2] ?? fileURLToPath(new URL('../models/all-MiniLM-L6-v2', import.meta.url))
const signed = path.join(folder, 'onnx/model_signed.onnx')
const unfinished = `${signed}.${process.pid}`

try {
  writeFileSync(unfinished, withSignedWeights(readFileSync(path.join(folder, 'onnx/model_quantized.onnx'))))
  renameSync(unfinished, signed)
} catch (error) {
  // The signed file is optional: without it, embedding is only slower. But a signed file of another model must be
  // removed.
  rmSync(signed, { force: true })
  console.warn(`The weights of the model were not converted, so embedding can be slower: ${error.message}`)
}
