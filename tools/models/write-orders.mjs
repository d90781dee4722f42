/**
 * Writes the windows of the texts that the order reader is trained on, as JSON: each window, 1 if it is an order, and
 * the weight of its source (suspicion-training.mjs).
 * usage: npm run build && node tools/models/write-orders.mjs FILE
 * BENCH_DATA: as for train-suspicion.mjs.
 */
import { writeFileSync } from 'node:fs'
import { readSources, trainedWindows } from '../guard/suspicion-training.mjs'

const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: node tools/models/write-orders.mjs FILE')

const sources = await readSources()
const windows = sources.flatMap(({ attack, weight, texts }) =>
  texts
    .filter(({ held }) => !held)
    .flatMap(({ text }) =>
      trainedWindows(text, attack).map((window) => ({ text: window.text, label: attack ? 1 : 0, weight })),
    ),
)
writeFileSync(file, JSON.stringify(windows))
console.log(`${windows.length} windows, ${windows.filter(({ label }) => label === 1).length} of orders`)
