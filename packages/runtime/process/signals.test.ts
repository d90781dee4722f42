import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'

const MODULE = new URL('../dist/process/signals.js', import.meta.url).href
/** Program that sends the given signals to itself, PAUSE ms apart, then prints those that `onSignals` reported. */
const SCRIPT = `
  const { onSignals } = await import('${MODULE}')
  const heard = []
  onSignals((signal) => heard.push(signal))
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  for (const signal of process.argv.slice(1)) {
    process.kill(process.pid, signal)
    if (process.env.PAUSE) await pause(process.env.PAUSE)
  }
  await pause(200)
  console.log(heard.join(' '))`

async function heardOf(signals: string[], { env = {}, before = '' } = {}): Promise<string> {
  const script = `${before} "$NODE" --input-type=module -e "$SCRIPT" ${signals.join(' ')}; true`
  const child = spawn('sh', ['-c', script], {
    // Starts the shell in a new session: the test runner may ignore SIGHUP, and `onSignals` ignores SIGHUP if an
    // ancestor in the same session does.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, NODE: process.execPath, SCRIPT, ...env },
  })
  return (await text(child.stdout)).trim()
}

test('handles every termination signal', async () => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) expect(await heardOf([signal])).toBe(signal)
})

test('a duplicate signal, as from Ctrl-C through npm, counts once', async () => {
  expect(await heardOf(['SIGINT', 'SIGINT'])).toBe('SIGINT')
})

test('a signal that is repeated all the time counts again after a while', async () => {
  expect(await heardOf(['SIGINT', 'SIGINT', 'SIGINT'], { env: { PAUSE: '1200' } })).toBe('SIGINT SIGINT')
})

test('SIGHUP is ignored if the parent ignored it', async () => {
  expect(await heardOf(['SIGHUP'], { before: "trap '' HUP;" })).toBe('')
  expect(await heardOf(['SIGHUP', 'SIGTERM'], { env: { _: '/usr/bin/nohup' } })).toBe('SIGTERM')
})
