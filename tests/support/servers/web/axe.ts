import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

/** Read as text, because its types declare a whole browser, which the tests do not run in. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Puts axe into every page opened from now on. Uses the debugger, because the page's policy rightly refuses a script
 * element. Adds axe once for all pages, because sending it for each check took a quarter of the processor time.
 */
export const addAxe = (page: Page): Promise<unknown> => page.addInitScript(AXE)

/**
 * Returns what all rules of axe, best practices included, find in the open page, as `rule: element` lines. Call addAxe
 * first.
 */
export async function violationsIn(page: Page): Promise<string[]> {
  // With this setting axe describes only one element that passes a rule instead of each, which takes half the time.
  const { violations } = await page.evaluate<Found>(`axe.run({ resultTypes: ['violations'] })
    .then(({ violations }) => ({ violations }))`)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

interface Found {
  violations: { id: string; nodes: { html: string }[] }[]
}
