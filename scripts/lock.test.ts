import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'

const lockModule = new URL('./lock.mjs', import.meta.url).href
let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
  lock = path.join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Returns a program that takes the lock and appends the start and end of its work to the file `journal`. */
const worker = (journal: string) => `
  import { appendFileSync } from 'node:fs'
  import { setTimeout as pause } from 'node:timers/promises'
  import { withLock } from ${JSON.stringify(lockModule)}
  await withLock(${JSON.stringify(lock)}, async () => {
    appendFileSync(${JSON.stringify(journal)}, 'begin ' + process.pid + '\\n')
    await pause(50)
    appendFileSync(${JSON.stringify(journal)}, 'end ' + process.pid + '\\n')
  })`

const start = (script: string) =>
  new Promise((resolve) => {
    spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' }).once('close', resolve)
  })

test('five processes work one after the other', async () => {
  const journal = path.join(folder, 'journal')
  const codes = await Promise.all(Array.from({ length: 5 }, () => start(worker(journal))))
  expect(codes).toEqual([0, 0, 0, 0, 0])
  const lines = readFileSync(journal, 'utf8').trim().split('\n')
  expect(lines).toHaveLength(10)
  for (let i = 0; i < lines.length; i += 2) expect(lines[i + 1]).toBe(lines[i]?.replace('begin', 'end'))
})

test('the lock of a dead process is taken over', async () => {
  const dead = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(lock, String(dead.pid))
  expect(await start(worker(path.join(folder, 'journal')))).toBe(0)
})
