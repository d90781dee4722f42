/**
 * Writes the windows of the texts that the networks for orders are trained on, as JSON: their pieces, whether they are
 * an order, and what suspicion-training.mjs says of their source. Texts that are not trained on are written too.
 * usage: npm run build && node tools/guard/net/write-orders.mjs FILE
 * BENCH_DATA: as for train-suspicion.mjs.
 */
import { writeFileSync } from 'node:fs'
import { orderPieces } from '../../../packages/core/dist/memory/guard/reject/order-net.js'
import { readSources, trainedWindows } from '../suspicion-training.mjs'

const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: node tools/guard/net/write-orders.mjs FILE')

const sources = await readSources()
const windows = sources.flatMap(({ name, attack, weight, texts }) =>
  texts
    .filter(({ held }) => !held)
    .flatMap(({ text }) =>
      trainedWindows(text, attack).map((window) => ({
        ...{ source: name, attack: attack ? 1 : 0, weight, trained: true, ids: orderPieces(window.text) },
      })),
    ),
)
writeFileSync(file, JSON.stringify(windows))
console.log(`${windows.length} windows, ${windows.filter(({ attack }) => attack).length} of orders`)
