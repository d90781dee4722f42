import { setTimeout as wait } from 'node:timers/promises'
import { Unavailable } from '@agent-memory/core/errors'
import { WrongSetting } from '@agent-memory/runtime/health'
import { createLog } from '@agent-memory/runtime/log'
import { openStoreNotes, type StoreNotes } from '@agent-memory/runtime/store-notes'
import { beforeEach, expect, test } from '@jest/globals'
import { eventually } from '../../tests/support/eventually.js'

let lines: { level: string; msg: string }[]
let notes: StoreNotes
beforeEach(() => {
  lines = []
  notes = openStoreNotes(createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }).log)
})
const told = () => lines.map(({ level, msg }) => `${level}: ${msg}`)
const gone = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

test('a store that is away is told once, and its return once, however many notice', async () => {
  for (let times = 0; times < 45; times++) notes.failed(gone(), 'the relay failed')
  notes.away('postgresql', gone())
  // What was under way when it went may still fail.
  notes.answered('postgresql')
  notes.failed(new Unavailable('postgresql', 'Away.'), 'background work failed')
  await eventually(async () => {
    notes.answered('postgresql')
    expect(told()).toEqual(['warn: postgresql is away, full or late', 'info: postgresql is back'])
    await wait(10)
  })
  notes.answered('postgresql')
  expect(lines).toHaveLength(2)
})

test('what else fails behind requests is told each time', () => {
  notes.failed(new Error('a bug'), 'the relay failed')
  notes.failed(new Unavailable('embedder', 'Away.'), 'the relay failed')
  expect(told()).toEqual(['warn: the relay failed', 'warn: the relay failed'])
})

test('work that fails for want of a store that is looked at adds no warning to that of the store', () => {
  notes.answered('redis')
  for (let times = 0; times < 3; times++) notes.failed(new Unavailable('redis', 'Away.'), 'the relay failed')
  notes.away('redis', gone())
  expect(told()).toEqual(['warn: redis is away, full or late'])
})

/** PostgreSQL with a full disk: it answers each look, and a job fails every five seconds. */
test('a store that goes again and again is told a few times, and its return once it holds out', () => {
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
  expect(told().at(-1)).toBe('warn: postgresql is away, full or late')
  seconds(600, 620, false)
  expect(told().at(-1)).toBe('info: postgresql is back')
})

test('what is looked at is known, for whoever else meets it away', () => {
  expect(notes.watches('qdrant')).toBe(false)
  notes.answered('qdrant')
  expect(notes.watches('qdrant')).toBe(true)
})

test('a service that refuses is told anew where it was away before', () => {
  notes.away('embedder', gone())
  notes.away('embedder', new WrongSetting('refused: does SECRET_KEY differ?'))
  notes.away('embedder', new WrongSetting('refused: does SECRET_KEY differ?'))
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatchObject({ store: 'embedder', err: { message: 'refused: does SECRET_KEY differ?' } })
})
