import { setTimeout as wait } from 'node:timers/promises'
import { Unavailable } from '@agent-memory/core/errors'
import { WrongSetting } from '@agent-memory/runtime/observe/health'
import { createLog } from '@agent-memory/runtime/observe/log'
import { openStoreNotes, type StoreNotes } from '@agent-memory/runtime/stores/store-notes'
import { beforeEach, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'

let lines: { level: string; msg: string }[]
let notes: StoreNotes
beforeEach(() => {
  lines = []
  notes = openStoreNotes(createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }).log)
})
const told = () => lines.map(({ level, msg }) => `${level}: ${msg}`)
const gone = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

test('logs an outage once and its end once, however many notice', async () => {
  for (let times = 0; times < 45; times++) notes.failed(gone(), 'the relay failed')
  notes.away('postgresql', gone())
  // Calls that were in flight when the store went down may still fail, so one answer does not end the outage.
  notes.answered('postgresql')
  notes.failed(new Unavailable('postgresql', 'Away.'), 'background work failed')
  await eventually(async () => {
    notes.answered('postgresql')
    expect(told()).toEqual(['warn: postgresql is unavailable, full or slow', 'info: postgresql is available again'])
    await wait(10)
  })
  notes.answered('postgresql')
  expect(lines).toHaveLength(2)
})

test('logs other background failures each time', () => {
  notes.failed(new Error('a bug'), 'the relay failed')
  notes.failed(new Unavailable('embedder', 'Away.'), 'the relay failed')
  expect(told()).toEqual(['warn: the relay failed', 'warn: the relay failed'])
})

test('work that fails because a watched store is down adds no warning', () => {
  notes.answered('redis')
  for (let times = 0; times < 3; times++) notes.failed(new Unavailable('redis', 'Away.'), 'the relay failed')
  notes.away('redis', gone())
  expect(told()).toEqual(['warn: redis is unavailable, full or slow'])
})

/** PostgreSQL with a full disk: it passes each check, and a job fails every five seconds. */
test('a flapping store is logged a few times, and as back once it is stable', () => {
  let now = 0
  const { log } = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const ofFullDisk = openStoreNotes(log, () => now)
  const seconds = (from: number, to: number, isFull: boolean) => {
    for (now = from * 1_000; now < to * 1_000; now += 500) {
      if (isFull && now % 5_000 === 0) ofFullDisk.failed(gone(), 'background work failed')
      ofFullDisk.answered('postgresql')
    }
  }
  seconds(0, 600, true)
  expect(lines.length).toBeLessThan(8)
  expect(told().at(-1)).toBe('warn: postgresql is unavailable, full or slow')
  seconds(600, 620, false)
  expect(told().at(-1)).toBe('info: postgresql is available again')
})

test('knows which stores are watched', () => {
  expect(notes.watches('qdrant')).toBe(false)
  notes.answered('qdrant')
  expect(notes.watches('qdrant')).toBe(true)
})

test('logs again when an unavailable service starts to reject', () => {
  notes.away('embedder', gone())
  notes.away('embedder', new WrongSetting('refused: does SECRET_KEY differ?'))
  notes.away('embedder', new WrongSetting('refused: does SECRET_KEY differ?'))
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatchObject({ store: 'embedder', err: { message: 'refused: does SECRET_KEY differ?' } })
})
