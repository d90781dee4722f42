import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

/** As text: its types declare a whole browser, which the tests do not run in. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds in the open page, as `rule: element` lines: all its rules, best practices among them. */
export async function violationsIn(page: Page): Promise<string[]> {
  // By the debugger, not as a script element: the policy of the page would refuse that, as it should.
  await page.evaluate(AXE)
  // Of what passes, axe then describes one element instead of each, which takes half of its time.
  const { violations } = await page.evaluate<Found>(`axe.run({ resultTypes: ['violations'] })
    .then(({ violations }) => ({ violations }))`)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

interface Found {
  violations: { id: string; nodes: { html: string }[] }[]
}
