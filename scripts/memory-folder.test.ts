import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { memoryFolder } from './memory-folder.mjs'

let memory: string
beforeEach(() => {
  memory = mkdtempSync(path.join(tmpdir(), 'memory-'))
})
afterEach(() => rmSync(memory, { recursive: true }))

test('the folders of killed processes are removed, those of running ones and other files stay', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  const left = path.join(memory, `agent-memory-tests-${pid}`)
  mkdirSync(left)
  writeFileSync(path.join(left, 'file'), '')
  mkdirSync(path.join(memory, `agent-memory-tests-${process.ppid}`))
  mkdirSync(path.join(memory, 'agent-memory-tests-of-another-kind'))
  const folder = memoryFolder(memory, 0)
  expect(folder).toBe(path.join(memory, `agent-memory-tests-${process.pid}`))
  expect(readdirSync(memory).toSorted()).toEqual(
    [process.pid, process.ppid, 'of-another-kind'].map((end) => `agent-memory-tests-${end}`).toSorted(),
  )
})

test('there is none without such memory, or with too little of it', () => {
  expect(memoryFolder(path.join(memory, 'missing'))).toBeUndefined()
  expect(memoryFolder(memory, Number.MAX_VALUE)).toBeUndefined()
})
