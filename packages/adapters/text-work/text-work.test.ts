import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { openTextWork, type TextWorkOptions } from '@agent-memory/adapters/text-work/text-work'
import { Unavailable } from '@agent-memory/core/errors'
import { THREAD_TEXT } from '@agent-memory/core/limits'
import type { TextWork } from '@agent-memory/core/ports/memory/text-work'
import { afterEach, expect, test } from '@jest/globals'

const writer = { keyId: 'key', agentId: null, name: 'Key' }
const now = new Date('2024-03-15T22:30:00Z')
const SETTINGS = { locale: null, pii: 'allow' as const }
const turn = { tenant: 'org', signal: new AbortController().signal }
const body = (content: string) => ({ volume_id: 'volume', content })
const long = (text: string) => text.padEnd(THREAD_TEXT + 1, '. Everybody knows that')

let texts: TextWork | undefined
let folder: string | undefined
afterEach(async () => {
  await texts?.close()
  if (folder) await rm(folder, { recursive: true })
  folder = undefined
})
/** The secret reader takes "heron" for a secret. */
const secrets = {
  read: async (text: string) =>
    [...text.matchAll(/heron/g)].map(({ index }) => ({ start: index, end: index + 5, score: 9 })),
}
/** @param module source code of the thread's module */
const start = async (module: string, options: Partial<TextWorkOptions>): Promise<TextWork> => {
  folder = await mkdtemp(path.join(tmpdir(), 'texts-'))
  const file = path.join(folder, 'worker.mjs')
  await writeFile(file, module)
  texts = openTextWork({ secrets, worker: pathToFileURL(file), ...options })
  return texts
}

test('many short fields are read in the thread, few of them at once', async () => {
  const fields = (count: number) => ({
    ...body('Marta likes tea.'),
    metadata: Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at])),
  })
  const work = await start(`export default () => ({ result: 'in the thread', unread: [] })`, { textMs: 300_000 })
  expect(await work.statement(writer, fields(100), SETTINGS, now, turn)).toBe('in the thread')
  expect(await work.statement(writer, fields(10), SETTINGS, now, turn)).toMatchObject({
    statement: { metadata: { k1: 1 } },
  })
})

test('a long text is read as a short one is: redacted, dated, studied', async () => {
  texts = openTextWork({ secrets, textMs: 300_000 })
  const said = 'I met Tom yesterday. The password is hunter2hunter2'
  const short = await texts.statement(writer, body(said), SETTINGS, now, turn)
  const { statement } = await texts.statement(writer, body(long(said)), SETTINGS, now, turn)
  expect(statement.content).toContain('The password is [redacted:password]')
  expect(statement).toMatchObject({ eventDateSource: 'text', redactions: ['password'], writer: { agentId: 'key' } })
  expect(statement.eventDate).toEqual(short.statement.eventDate)
  const memory = {
    ...{ userId: null, writer: { agentId: 'a' }, memoryType: null, memoryTypeSource: 'detected' as const },
    ...{ volumeId: 'v', eventDate: now, redactions: [], told: [] },
  }
  const study = await texts.study({ ...memory, content: long('Marta likes tea') }, turn)
  const again = await texts.study({ ...memory, content: long('Marta likes tea').replace('likes', ' likes ') }, turn)
  expect(study).toMatchObject({ rejected: null, lastingState: true })
  expect(again.hash).toEqual(study.hash)
})

test('the secret reader decides about what may be a secret, in short and long texts and in comments', async () => {
  texts = openTextWork({ secrets, textMs: 300_000 })
  const said = 'Tell the guard at the gate heron and he waves you through'
  const expected = 'Tell the guard at the gate [redacted:password] and he waves you through'
  const short = await texts.statement(writer, { ...body(said), metadata: { gate: 'heron' } }, SETTINGS, now, turn)
  expect(short.statement).toMatchObject({ content: expected, metadata: { gate: '[redacted:password]' } })
  const { statement } = await texts.statement(writer, body(long(said)), SETTINGS, now, turn)
  expect(statement.content).toContain(expected)
  expect(await texts.storable(said, 'allow', turn)).toEqual({ text: expected, found: ['password'] })
})

test('nothing is stored while the secret reader is away', async () => {
  const away = () => Promise.reject(new Unavailable('guard_model', 'The secret reader failed to start.'))
  texts = openTextWork({ secrets: { read: away } })
  await expect(texts.statement(writer, body('The gate takes 4821'), SETTINGS, now, turn)).rejects.toMatchObject({
    code: 'service_unavailable',
  })
  await expect(texts.storable('The gate takes 4821', 'allow', turn)).rejects.toMatchObject({ needed: 'guard_model' })
})

test('only long texts leave the event loop, sources of an import counted', async () => {
  const work = await start(`export default ({ name: result }) => ({ result, unread: [] })`, {})
  expect(await work.statement(writer, body('Marta likes tea'), SETTINGS, now, turn)).toMatchObject({ createdAt: now })
  expect(await work.statement(writer, body(long('Marta')), SETTINGS, now, turn)).toBe('statement')
  const source = {
    content: 'x'.repeat(400),
    agent: 'a',
    agent_id: 'a',
    user_id: null,
    session_id: null,
    event_date: null,
  }
  const sources = Array.from({ length: 10 }, () => ({ ...source, created_at: '2024-01-01T00:00:00Z' }))
  expect(await work.statement(writer, { ...body('Marta'), origin: { sources } }, SETTINGS, now, turn)).toBe('statement')
})

test('a text over the time limit fails as unavailable, and the next is read', async () => {
  const work = await start(
    `export default ({ name: result, given: [first, second] }) => {
      while ((second ?? first).content.startsWith('slow'));
      return { result, unread: [] }
    }`,
    { textMs: 1_500 },
  )
  const slow = work.statement(writer, body(long('slow')), SETTINGS, now, turn)
  const next = work.statement(writer, body(long('next')), SETTINGS, now, turn)
  await expect(slow).rejects.toMatchObject({ code: 'service_unavailable' })
  expect(await next).toBe('statement')
})

test('the time in which the thread starts is not that of the first text', async () => {
  const work = await start(
    `await new Promise((resolve) => setTimeout(resolve, 3_000)); export default ({ name: result }) => ({ result, unread: [] })`,
    { textMs: 1_500 },
  )
  expect(await work.statement(writer, body(long('first')), SETTINGS, now, turn)).toBe('statement')
})

test('organizations are served round-robin', async () => {
  const work = await start('export default ({ given: [, body] }) => ({ result: body.content.trim(), unread: [] })', {})
  const order: unknown[] = []
  const write = async (tenant: string, text: string) =>
    order.push(await work.statement(writer, body(text.padEnd(5_000)), SETTINGS, now, { ...turn, tenant }))
  await Promise.all([write('a', 'a1'), write('a', 'a2'), write('a', 'a3'), write('b', 'b1')])
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3'])
})
