/**
 * Fits the constants of packages/core/memory/guard/confidence.ts to the first half of the labelled notes
 * (classify.cases.ts, domains.cases.ts, domains-more.cases.ts) and prints them, to be copied there by hand.
 * usage: npm run build && node tools/guard/fit-confidence.mjs
 */
import { join } from 'node:path'
import { readCases } from '../../bench/lib/cases.mjs'
import { project } from '../../bench/lib/service.mjs'
import { openLocalEmbedder } from '../../packages/adapters/dist/models/local-embedder.js'
import { buildPrototypes, choices } from '../../packages/core/dist/memory/guard/classify/classify.js'

const { LABELLED } = await readCases('classify/classify.cases.ts')
const { LABELLED_DOMAINS } = await readCases('classify/domains.cases.ts')
const { LABELLED_MORE } = await readCases('classify/domains-more.cases.ts')
const notes = [LABELLED, LABELLED_DOMAINS.map((note) => note.slice(1)), LABELLED_MORE.map((note) => note.slice(1))]
const inView = notes.flatMap((list) => list.filter((_, at) => at % 2 === 0))

const embedder = await openLocalEmbedder({
  modelDir: join(project, 'models/all-MiniLM-L6-v2'),
  threads: 2,
  log: console,
})
const vectorOf = (text) => embedder.text(text)
const prototypes = await buildPrototypes(vectorOf)
const groups = {}
const add = (group, margin, right) => {
  groups[group] ??= []
  groups[group].push({ margin, right })
}
for (const [type, category, text] of inView) {
  const chosen = choices(text, await vectorOf(text), prototypes)
  for (const [what, { label, evidence }, given] of [
    ['type', chosen.type, type],
    ['category', chosen.category, category],
  ]) {
    if (evidence.by === 'rule') {
      add(`rule, ${what}`, 0, label === given)
      add(`rule, ${what} ${label}`, 0, label === given)
    } else
      add(
        `prototypes, ${what}${label === 'factual' ? ' factual' : what === 'type' ? ' of another kind' : ''}`,
        evidence.margin,
        label === given,
      )
  }
}
await embedder.close()

/**
 * Finds, on a grid, the most likely values for a confidence that starts at `low` and rises with the margin, by `slope`,
 * up to `high`.
 */
const fit = (cases) => {
  let best = { loss: Number.POSITIVE_INFINITY }
  for (let low = 0.2; low <= 0.9; low += 0.05) {
    for (let high = low; high <= 0.98; high += 0.02) {
      for (let slope = 0; slope <= 12; slope += 1) {
        const of = (margin) => Math.min(high, low + slope * margin)
        const loss = cases.reduce((sum, { margin, right }) => sum - Math.log(right ? of(margin) : 1 - of(margin)), 0)
        if (loss < best.loss) best = { low, high, slope, loss }
      }
    }
  }
  return best
}
for (const [group, cases] of Object.entries(groups)) {
  const right = cases.filter((each) => each.right).length
  console.log(
    group,
    `${right} of ${cases.length}`,
    group.startsWith('rule') ? ((right + 1) / (cases.length + 2)).toFixed(2) : fit(cases),
  )
}
