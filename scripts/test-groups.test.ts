import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { groupsOf, TOGETHER } from './test-groups.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

test.each(['unit', 'spec'] as const)('each test file of %s is in one group, or alone', (project) => {
  const { groups, alone } = groupsOf(project)
  const files = [...groups.values()].flat().concat(alone)
  expect(new Set(files).size).toBe(files.length)
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  expect(alone).not.toEqual([])
  if (project === 'unit') expect(files).toContain('scripts/test-groups.test.ts')
  const spec = readdirSync(path.join(root, 'tests/spec'), { recursive: true, encoding: 'utf8' })
  if (project === 'spec') expect(files).toHaveLength(spec.filter((name) => name.endsWith('.test.ts')).length)
})

test('each test file of a suite of `whole` is in one suite', () => {
  const files = [...TOGETHER.values()].flat()
  expect(new Set(files).size).toBe(files.length)
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})
