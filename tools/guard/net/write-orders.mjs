/**
 * Writes the windows of the texts that the networks for orders are trained on, as JSON: their pieces, whether they are
 * an order, and the weight of their source (suspicion-training.mjs).
 * usage: npm run build && node tools/guard/net/write-orders.mjs FILE
 * BENCH_DATA: as for train-suspicion.mjs.
 */
import { writeFileSync } from 'node:fs'
import { orderPieces } from '../../../packages/core/dist/memory/guard/reject/order-net.js'
import { readSources, trainedWindows } from '../suspicion-training.mjs'

const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: node tools/guard/net/write-orders.mjs FILE')

const sources = await readSources()
const windows = sources.flatMap(({ attack, weight, texts }) =>
  texts
    .filter(({ held }) => !held)
    .flatMap(({ text }) =>
      trainedWindows(text, attack).map((window) => ({
        ...{ attack: attack ? 1 : 0, weight, ids: orderPieces(window.text) },
      })),
    ),
)
writeFileSync(file, JSON.stringify(windows))
console.log(`${windows.length} windows, ${windows.filter(({ attack }) => attack).length} of orders`)
