import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { type AloneService, startAlone } from '../support/service.js'
import { EXPECTED, NOT_APPLICABLE, OF_2025_06_18_ON_2025_03_26, REVISIONS, type Revision } from './scenarios.js'
import { newestSuite, runSuite, type Suite, scenariosOf, suiteForNode20 } from './suite.js'
import { findUnlisted, judge } from './verdict.js'

const lists = { expected: EXPECTED, notApplicable: NOT_APPLICABLE }
const newest = newestSuite()
if (!newest && process.env.REQUIRE_SERVERS === '1') throw new Error('the newest suite needs Node 24')
if (!newest) process.stderr.write('SKIPPED: the newest conformance suite: it needs Node 24\n')

let service: AloneService
let url: string
beforeAll(async () => {
  const entry = fileURLToPath(new URL('service/main.mjs', import.meta.url))
  service = await startAlone({ entry, env: { RATE_LIMITS: 'off' } })
  url = `${service.baseUrl}/conformance`
})
afterAll(() => service?.stop())

/** Runs all scenarios of a suite for a revision; returns what failed. */
async function wrongWith(suite: Suite, revision: Revision, names: string[], options: string[]): Promise<string[]> {
  const results = await runSuite(suite, url, ['--suite', 'all', ...options])
  const { wrong, surprising } = judge(revision, names, results, lists)
  if (surprising.length > 0)
    process.stderr.write(`listed as not applicable on ${revision}, but passed: ${surprising.join(', ')}\n`)
  return wrong
}

test(cites('the conformance suite that runs on Node 20 passes', 'conformance.server'), async () => {
  const suite = suiteForNode20()
  expect(await wrongWith(suite, '2025-11-25', await scenariosOf(suite), [])).toEqual([])
})

const describeWhereNode24 = newest ? describe : describe.skip
describeWhereNode24('the newest conformance suite', () => {
  const suite = newest as Suite

  test(cites('has exactly the listed scenarios', 'conformance.listed'), async () => {
    const names = [...(await scenariosOf(suite)), ...(await scenariosOf(suiteForNode20()))]
    expect(findUnlisted(new Set(names), lists)).toEqual([])
  })

  test.each(REVISIONS)(cites('passes on %s', 'conformance.server'), async (revision) => {
    const names = await scenariosOf(suite, revision)
    expect(await wrongWith(suite, revision, names, ['--spec-version', revision])).toEqual([])
  })

  test.each(OF_2025_06_18_ON_2025_03_26)(
    cites('passes %s on 2025-03-26, though the suite assigns it to 2025-06-18', 'conformance.server'),
    async (name) => {
      const options = ['--scenario', name, '--spec-version', '2025-03-26', '--force']
      expect(judge('2025-03-26', [name], await runSuite(suite, url, options), lists).wrong).toEqual([])
    },
  )
})
