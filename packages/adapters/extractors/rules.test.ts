import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openRules, type RulesOptions } from '@agent-memory/adapters/extractors/rules'
import type { Extractor } from '@agent-memory/core/ports/graph/extractor'
import { afterEach, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'

const never = new AbortController().signal
const context = { speaker: null }
let folder: string | undefined
let extractor: Extractor | undefined
afterEach(async () => {
  await extractor?.close()
  if (folder) await rm(folder, { recursive: true })
  folder = undefined
})
const start = async (module: string, options: RulesOptions = {}): Promise<Extractor> => {
  folder = await mkdtemp(path.join(tmpdir(), 'rules-'))
  const file = path.join(folder, 'worker.mjs')
  await writeFile(file, module)
  extractor = openRules({ worker: pathToFileURL(file), ...options })
  return extractor
}
const HANGS_ON_SLOW = `export default ({ text }) => { while (text === 'slow'); return text }`
/** A thread's module that reports its start, and fails after its text was cancelled. */
const FAILS_WHEN_CANCELLED = `
  import { existsSync, writeFileSync } from 'node:fs'
  writeFileSync(new URL('begun', import.meta.url), '')
  while (!existsSync(new URL('given-up', import.meta.url))) await new Promise((resolve) => setTimeout(resolve, 10))
  throw new Error('no such words')`

test('a text is read in a thread', async () => {
  extractor = openRules({ textMs: 300_000 })
  expect((await extractor.extract('Marta lives in Oslo.', context, never)).entities.map(({ name }) => name)).toEqual([
    'Marta',
    'Oslo',
  ])
})

test('a text that takes too long is at fault, and the next is read', async () => {
  // Long enough for the next text, whose limit includes the start of a new thread.
  const rules = await start(HANGS_ON_SLOW, { textMs: 8_000 })
  const slow = rules.extract('slow', context, never)
  const next = rules.extract('next', context, never)
  await expect(slow).rejects.toThrow('the text took longer than 8000 ms to read')
  expect(await next).toBe('next')
})

test('a run that ends while its text is queued is not the fault of the text', async () => {
  const rules = await start(HANGS_ON_SLOW, { textMs: 1_000 })
  const slow = rules.extract('slow', context, never).catch(() => {})
  const run = new AbortController()
  const waiting = rules.extract('next', context, run.signal)
  run.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'service_unavailable' })
  await slow
})

test('a thread that fails to start after a cancellation does not end the process, and is replaced', async () => {
  let tell: (error: unknown) => void = () => {}
  const failed = new Promise((resolve) => {
    tell = resolve
  })
  const rules = await start(FAILS_WHEN_CANCELLED, { onError: (error) => tell(error) })
  const place = (name: string) => path.join(folder as string, name)
  const run = new AbortController()
  const one = rules.extract('one', context, run.signal)
  await eventually(() => access(place('begun')))
  run.abort()
  await expect(one).rejects.toBe(run.signal.reason)
  await writeFile(place('given-up'), '')
  expect(String(await failed)).toContain('no such words')
  await writeFile(place('worker.mjs'), 'export default ({ text }) => text')
  expect(await rules.extract('two', context, never)).toBe('two')
})
