import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from '@jest/globals'
import { together } from '../tests/support/concurrently.js'
import { eventually } from '../tests/support/eventually.js'

const MODULE = new URL('./parent.mjs', import.meta.url).href
/** Program that watches its parent, writes its own pid to a file, and runs until it is killed. */
const SCRIPT = `
  const { endWithNpm } = await import('${MODULE}')
  endWithNpm()
  process.getBuiltinModule('node:fs').writeFileSync('pid', String(process.pid))
  setInterval(() => {}, 1000)`

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/**
 * Starts a shell in a process group of its own, as npm does, with `SCRIPT` in its environment. `pid` resolves with the
 * pid of the program, once it runs.
 */
const shell = (command: string, script = 'node scripts/start.mjs') => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parent-'))
  folders.push(folder)
  const npm = spawn('sh', ['-c', command], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, NODE: process.execPath, SCRIPT, npm_lifecycle_script: script },
  })
  const pid = eventually(async () => {
    const written = readFileSync(path.join(folder, 'pid'), 'utf8')
    expect(written).not.toBe('')
    return Number(written)
  })
  return { npm, pid }
}
const isRunning = (number: number) => {
  try {
    return process.kill(number, 0)
  } catch {
    return false
  }
}
const WATCHING = '"$NODE" --input-type=module -e "$SCRIPT"'

const withItsShell = async () => {
  const { npm, pid } = shell(`${WATCHING}; true`)
  const number = await pid
  await wait(1_000)
  expect(isRunning(number)).toBe(true)
  npm.kill('SIGTERM')
  await eventually(async () => expect(isRunning(number)).toBe(false))
}
const withoutItsShell = async () => {
  const number = await shell(`(sleep .5; exec ${WATCHING}) & exit`).pid
  await eventually(async () => expect(isRunning(number)).toBe(false))
}
const ofAnotherScript = async () => {
  const number = await shell(`(sleep .5; exec ${WATCHING}) & exit`, 'node develop.mjs').pid
  await wait(1_500)
  expect(isRunning(number)).toBe(true)
  process.kill(number)
}

// The three parts mostly wait, so they run concurrently.
test('ends with the shell that npm runs it by, and not before, even if that shell was gone before it could look; started by another script, it keeps running', () =>
  together([withItsShell(), withoutItsShell(), ofAnotherScript()]))
