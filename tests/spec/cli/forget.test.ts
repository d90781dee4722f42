import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { newTenant } from '../../support/http/tenant.js'
import { newTerminal, type Terminal } from '../../support/programs/command-line.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)
let terminal: Terminal
beforeAll(async () => {
  terminal = newTerminal({ SM_BASE_URL: shared().baseUrl, SM_API_KEY: await tenant.key('org_rw', { name: 'Laptop' }) })
})
afterAll(() => terminal.remove())

test(cites('sm forget counts, needs --yes without a terminal, and erases', 'cli.forget'), async () => {
  for (const [text, user] of [
    ['The spare key is under the third pot.', 'u-1'],
    ['The bread is in the blue box.', 'u-1'],
    ['The anchor weighs nine tons.', 'u-2'],
  ] as const)
    await terminal.run(['write', text, '--user', user])
  const counted = await terminal.run(['forget', '--user', 'u-1', '--dry-run', '--json'])
  expect(counted.json).toEqual({ forget: { forget_id: null, dry_run: true, memories: 2, sources: 2 } })
  expect((await terminal.run(['forget', '--user', 'u-1', '--dry-run'])).stdout).toBe('2\t2\n')

  const unsure = await terminal.run(['forget', '--user', 'u-1'])
  expect([unsure.code, unsure.stdout]).toEqual([2, ''])
  expect(unsure.stderr).toContain('--yes')
  const nothing = await terminal.run(['forget', '--yes'])
  expect([nothing.code, nothing.stdout]).toEqual([2, ''])
  expect(nothing.stderr).toContain('--user')

  const done = await terminal.run(['forget', '--user', 'u-1', '--yes', '--json'])
  expect(done.json.forget).toMatchObject({ state: 'completed', erased: { memories: 2, sources: 2 } })
  expect((await terminal.run(['list', '-q'])).stdout.trim().split('\n')).toHaveLength(1)
  const again = await terminal.run(['forget', '--user', 'u-1', '--yes'])
  expect(again).toMatchObject({ code: 0, stderr: '', stdout: expect.stringMatching(/^[0-9a-f-]{36}\t0\t0\n$/) })
})
