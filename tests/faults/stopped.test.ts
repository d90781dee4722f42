import { createLog } from '@agent-memory/runtime/observe/log'
import { createShutdown, type ShutdownStep } from '@agent-memory/runtime/process/shutdown'
import { expect, test } from '@jest/globals'
import { expectStopped } from '../support/stopped.js'

const ends = async () => {}
const hangs = () => new Promise<void>(() => {})
const fails = () => Promise.reject(new Error('stuck'))
const LATE = 'a process that was told to stop ended with 1'

test.each([
  ['nothing was wrong', ends, ends, 0, null],
  ['its database alone was late', ends, hangs, 1, null],
  ['its database failed', ends, fails, 1, LATE],
  ['its workers were late', hangs, ends, 1, LATE],
  ['both were late', hangs, hangs, 1, LATE],
  ['its workers failed and its database was late', fails, hangs, 1, LATE],
])('whether a process stopped properly when %s', async (_case, workers, database, expected, complaint) => {
  const lines: string[] = []
  const { log } = createLog('info', { write: (line) => lines.push(line) })
  const codes: number[] = []
  const step = (name: string, run: ShutdownStep['run']) => ({ name, timeLimitMs: 20, run })
  const steps = [step('http', ends), step('workers', workers), step('database', database)]
  await createShutdown({ steps, log, exit: (code) => codes.push(code), timeLimitMs: 60_000 }).begin('SIGTERM')
  expect(codes).toEqual([expected])
  const judged = () => expectStopped(expected, lines.join(''))
  if (complaint === null) expect(judged).not.toThrow()
  else expect(judged).toThrow(complaint)
})

test('a process that had to be killed, or exceeded the total time limit, did not stop properly', () => {
  expect(() => expectStopped(null, '')).toThrow('ended with null')
  expect(() => expectStopped(1, '{"level":"error","msg":"shutdown took too long"}\n')).toThrow(LATE)
})
