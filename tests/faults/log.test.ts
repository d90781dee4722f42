import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { eventually } from '../support/eventually.js'
import { type Json, onceTo } from '../support/http/client.js'
import { memoriesOf } from '../support/http/memories.js'
import { newTenant } from '../support/http/tenant.js'
import { NAMES, type Name } from './harness/places/fleet.js'
import { sharedFleet } from './harness/places/shared.js'

const installed = sharedFleet()

const OUTAGE_MS = 4_000
const linesOf = (name: Name): Json[] =>
  readFileSync(installed().server(name).logFile, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

test('a ready role logs its own listen address, not BASE_URL', () => {
  for (const name of NAMES) {
    const { baseUrl } = installed().server(name)
    expect(linesOf(name).find(({ msg }) => msg === 'ready')).toMatchObject({ url: baseUrl, services: [name] })
  }
})

describe('without PostgreSQL', () => {
  beforeAll(async () => {
    const { baseUrl, postgres } = installed()
    const send = onceTo(baseUrl)
    const tenant = await newTenant(send)
    const { key } = await tenant.agent('writer', { volumeId: tenant.volumeId })
    const memories = memoriesOf(send, key, tenant.volumeId)
    // Concurrently, so that each write opens its own connection.
    await Promise.all(Array.from({ length: 8 }, (_, at) => memories.tryWrite(`Keiko keeps ${at + 2} bees.`)))
    await postgres.kill()
    for (const until = performance.now() + OUTAGE_MS; performance.now() < until; await wait(100)) {
      await Promise.all([memories.tryQuery('Who keeps bees?'), memories.tryWrite('ok')])
    }
    await postgres.start()
    await eventually(async () => expect((await memories.tryQuery('Who keeps bees?')).status).toBe(200))
    for (const name of NAMES) await eventually(async () => expect(told(name)).toHaveLength(2))
  })
  const told = (name: Name) => linesOf(name).filter(({ store }) => store === 'postgresql')

  test('background work is logged without request ids', () => {
    const behind = linesOf('gateway').filter(({ msg }) => msg !== 'request')
    expect(behind.some(({ level }) => level === 'warn')).toBe(true)
    expect(behind.filter(({ request_id }) => request_id !== undefined)).toEqual([])
  })

  test('each 503 is logged with what was down and why', () => {
    const refused = linesOf('gateway').filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(10)
    for (const line of refused) {
      expect(line).toMatchObject({ unavailable: 'postgresql' })
      if (line.route !== '/readyz') expect(line).toMatchObject({ why: expect.any(String) })
    }
  })

  test('each process warns once, and logs the recovery once', () => {
    for (const name of NAMES) {
      const serious = linesOf(name).filter(({ level }) => level === 'warn' || level === 'error')
      // A job that ran when PostgreSQL went down belongs to another worker by now, and is reported by its number.
      expect(serious.filter(({ err }) => !/^Job outbox-\d+ is not/.test(err?.message))).toEqual([
        expect.objectContaining({ store: 'postgresql', level: 'warn' }),
      ])
      expect(told(name)[1]).toMatchObject({ level: 'info', msg: 'postgresql is available again' })
    }
  })
})
