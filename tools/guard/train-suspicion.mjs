/**
 * Trains the weights of packages/core/memory/guard/reject/suspicion.ts; see models/guard/suspicion.md.
 * usage: npm run build && node tools/guard/train-suspicion.mjs
 * BENCH_DATA: a folder with injection/ and ner/ (trained on), locomo/ and beam/ (for the threshold alone).
 */
import { writeFileSync } from 'node:fs'
import { orderScore } from '../../packages/core/dist/memory/guard/reject/order-net.js'
import { readQuiet, readSources, readTurns, thresholdOn, trainOrders, vectorsOf } from './suspicion-training.mjs'

const TARGET = new URL('../../packages/core/memory/guard/reject/suspicion-weights.ts', import.meta.url)

const sources = await readSources()
const quiet = await readQuiet(Object.values(readTurns()).flat())
const vectorOf = await vectorsOf([
  ...sources.flatMap(({ texts }) => texts.map(({ text }) => text)),
  ...Object.values(quiet).flat(),
])
const rounded = (number) => Math.round(number * 1000) / 1000
const trained = trainOrders(sources, vectorOf)
const weights = {
  bias: rounded(trained.bias),
  features: trained.features.map(rounded),
  pairs: trained.pairs.map(rounded),
  vector: trained.vector.map(rounded),
}
const short = (numbers) => [...numbers].join(' ')
const source = `// Written by tools/guard/train-suspicion.mjs; see models/guard/suspicion.md. Do not edit.
export const BIAS = ${short([weights.bias])}
export const SUSPICIOUS = ${thresholdOn(quiet, { weights, net: orderScore }, vectorOf)}
export const FEATURE_WEIGHTS =
  '${short(weights.features)}'
export const PAIR_WEIGHTS =
  '${short(weights.pairs)}'
export const VECTOR_WEIGHTS =
  '${short(weights.vector)}'
`
writeFileSync(TARGET, source)
console.log(`${source.length} bytes`)
