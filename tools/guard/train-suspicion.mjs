/**
 * Trains the weights of packages/core/memory/guard/reject/suspicion.ts; see models/guard/suspicion.md.
 * usage: npm run build && node tools/guard/train-suspicion.mjs
 * BENCH_DATA: a folder with injection/ and ner/ (trained on), locomo/ and beam/ (for the threshold alone).
 */
import { writeFileSync } from 'node:fs'
import { openReader, readQuiet, readSources, readTurns, thresholdOn, trainOrders } from './suspicion-training.mjs'

const TARGET = new URL('../../packages/core/memory/guard/reject/suspicion-weights.ts', import.meta.url)

const rounded = (number) => Math.round(number * 1000) / 1000
const trained = trainOrders(await readSources())
const weights = {
  bias: rounded(trained.bias),
  features: trained.features.map(rounded),
  pairs: trained.pairs.map(rounded),
}
const quiet = await readQuiet(Object.values(readTurns()).flat())
const reader = openReader('orders')
const threshold = await thresholdOn(quiet, weights, reader.read)
await reader.close()
const short = (numbers) => [...numbers].join(' ')
const source = `// Written by tools/guard/train-suspicion.mjs; see models/guard/suspicion.md. Do not edit.
export const BIAS = ${short([weights.bias])}
export const SUSPICIOUS = ${threshold}
export const FEATURE_WEIGHTS =
  '${short(weights.features)}'
export const PAIR_WEIGHTS =
  '${short(weights.pairs)}'
`
writeFileSync(TARGET, source)
console.log(`${source.length} bytes`)
