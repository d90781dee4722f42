import { join } from 'node:path'
import { openLocalEmbedder } from '../../packages/adapters/dist/models/local-embedder.js'
import { buildPrototypes, classify } from '../../packages/core/dist/memory/guard/classify/classify.js'
import { readCases } from '../lib/cases.mjs'
import { project } from '../lib/service.mjs'

/** Classifies the labelled notes: whether type and category are as labelled, and with what confidence. */
export async function classified() {
  const { LABELLED } = await readCases('classify/classify.cases.ts')
  const { LABELLED_DOMAINS } = await readCases('classify/domains.cases.ts')
  const { LABELLED_MORE } = await readCases('classify/domains-more.cases.ts')
  const embedder = await openLocalEmbedder({
    modelDir: join(project, 'models/all-MiniLM-L6-v2'),
    threads: 2,
    log: console,
  })
  const vectorOf = (text) => embedder.text(text)
  const prototypes = await buildPrototypes(vectorOf)
  const notes = [LABELLED, LABELLED_DOMAINS.map((note) => note.slice(1)), LABELLED_MORE.map((note) => note.slice(1))]
  const given = []
  for (const list of notes) {
    for (const [at, [type, category, text]] of list.entries()) {
      const { memoryType, category: chosen, confidence } = classify(text, await vectorOf(text), prototypes)
      given.push({
        held: at % 2 === 1,
        right: memoryType === type && chosen === category,
        confidence,
        toString: () => text,
      })
    }
  }
  await embedder.close()
  return given
}
