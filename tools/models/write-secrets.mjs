/**
 * Writes the training texts of the secret reader as JSON: for each epoch the sentences of generate.mjs, filled with other
 * values, and where their secrets are (in code points, end exclusive).
 * usage: npm run build && node tools/models/write-secrets.mjs FILE
 */
import { writeFileSync } from 'node:fs'
import { FRAMES, SEED, sentencesOf } from '../guard/secrets/generate.mjs'

const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: node tools/models/write-secrets.mjs FILE')
const EPOCHS = 3

const epochs = Array.from({ length: EPOCHS }, () => [])
const fills = new Map()
for (const { text, secrets, frame } of sentencesOf(FRAMES, EPOCHS, SEED)) {
  const fill = fills.get(frame) ?? 0
  fills.set(frame, fill + 1)
  const points = (at) => [...text.slice(0, at)].length
  epochs[fill].push({ text, secrets: secrets.map(({ start, end }) => [points(start), points(end)]) })
}
writeFileSync(file, JSON.stringify(epochs))
const [first] = epochs
console.log(
  `${EPOCHS} times ${first.length} sentences, ${first.filter(({ secrets }) => secrets.length > 0).length} tell`,
)
