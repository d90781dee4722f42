/**
 * Writes the training examples of the network for secrets as JSON: for each value in the sentences of generate.mjs, the
 * ids of the pieces around it, and whether it is a secret.
 * usage: npm run build && node tools/guard/net/write-secrets.mjs FILE
 */
import { writeFileSync } from 'node:fs'
import { AFTER, BEFORE, spansOf } from '../../../packages/core/dist/memory/guard/secrets/net.js'
import { words } from '../../../packages/core/dist/memory/guard/secrets/words.js'
import { MARGIN } from '../../../packages/core/dist/text/net/convolve.js'
import { piecesOf } from '../../../packages/core/dist/text/net/pieces.js'
import { labelled } from '../secrets/examples.mjs'
import { FRAMES, SEED, sentencesOf } from '../secrets/generate.mjs'

const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: node tools/guard/net/write-secrets.mjs FILE')
/** Sentences of each frame. */
const PER_FRAME = 3

const examples = sentencesOf(FRAMES, PER_FRAME, SEED).flatMap((sentence) => {
  const pieces = piecesOf(sentence.text)
  const found = labelled(sentence, words())
  const spans = spansOf(
    pieces,
    found.map(({ candidate }) => candidate),
  )
  return found.map(({ secret }, at) => {
    const { from, to } = spans[at]
    const first = Math.max(0, from - BEFORE - MARGIN)
    const ids = pieces.slice(first, to + AFTER + MARGIN).map(({ id }) => id)
    return { ids, from: from - first, to: to - first, secret: secret ? 1 : 0 }
  })
})
writeFileSync(file, JSON.stringify(examples))
console.log(`${examples.length} examples, ${examples.filter(({ secret }) => secret).length} secrets`)
