import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { eventually } from '../tests/support/eventually.js'

const MODULE = new URL('./parent.mjs', import.meta.url).href
/** Program that watches its parent, writes its own pid to a file, and runs until it is killed. */
const SCRIPT = `
  const { endWithNpm } = await import('${MODULE}')
  endWithNpm()
  process.getBuiltinModule('node:fs').writeFileSync('pid', String(process.pid))
  setInterval(() => {}, 1000)`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parent-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Starts a shell in a process group of its own, as npm does, with `SCRIPT` in its environment. */
const shell = (command: string, script = 'node scripts/start.mjs') =>
  spawn('sh', ['-c', command], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, NODE: process.execPath, SCRIPT, npm_lifecycle_script: script },
  })
const pid = () =>
  eventually(async () => {
    expect(existsSync(path.join(folder, 'pid'))).toBe(true)
    return Number(readFileSync(path.join(folder, 'pid'), 'utf8'))
  })
const isRunning = (number: number) => {
  try {
    return process.kill(number, 0)
  } catch {
    return false
  }
}
const WATCHING = '"$NODE" --input-type=module -e "$SCRIPT"'

test('ends with the shell that npm runs it by, and not before', async () => {
  const npm = shell(`${WATCHING}; true`)
  const number = await pid()
  await wait(1_000)
  expect(isRunning(number)).toBe(true)
  npm.kill('SIGTERM')
  await eventually(async () => expect(isRunning(number)).toBe(false))
})

test('ends as well when that shell was gone before it could look', async () => {
  shell(`(sleep .5; exec ${WATCHING}) & exit`)
  const number = await pid()
  await eventually(async () => expect(isRunning(number)).toBe(false))
})

test('keeps running without its parent when another script started it', async () => {
  shell(`(sleep .5; exec ${WATCHING}) & exit`, 'node develop.mjs')
  const number = await pid()
  await wait(1_500)
  expect(isRunning(number)).toBe(true)
  process.kill(number)
})
