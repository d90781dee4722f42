import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '@agent-memory/runtime/observe/log'
import { sweepLeftFiles } from '@agent-memory/runtime/stores/file-folders'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'left-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const fileOf = (name: string, minutesOld: number): string => {
  const path = join(folder, name)
  writeFileSync(path, 'half of a form')
  const then = Date.now() / 1_000 - minutesOld * 60
  utimesSync(path, then, then)
  return path
}
const sweep = (everyMs?: number) =>
  sweepLeftFiles({ folders: [join(folder, 'not made yet'), folder], log: createLog('silent').log }, everyMs)

test('removes files older than an hour at start, and keeps those in use', async () => {
  for (let at = 0; at < 300; at++) fileOf(`left-${at}`, 61)
  fileOf('arriving', 59)
  mkdirSync(join(folder, 'folder'))
  utimesSync(join(folder, 'folder'), 0, 0)
  const sweeping = sweep()
  await eventually(async () => expect(readdirSync(folder).sort()).toEqual(['arriving', 'folder']))
  await sweeping.stop()
})

test('also removes files left while the process runs', async () => {
  const first = fileOf('first', 61)
  const sweeping = sweep(10)
  await eventually(async () => expect(existsSync(first)).toBe(false))
  const later = fileOf('later', 61)
  await eventually(async () => expect(existsSync(later)).toBe(false))
  await sweeping.stop()
  // After `stop`, no file is removed any more.
  const after = fileOf('after', 61)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(existsSync(after)).toBe(true)
})
