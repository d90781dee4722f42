import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eventually } from '../support/eventually.js'
import type { Reply } from '../support/http/client.js'
import { withDatabase } from '../support/servers/database.js'
import { findDifferences } from './harness/check.js'
import { type Load, startLoad } from './harness/clients.js'
import { untilReady } from './harness/kill.js'
import { isRefusal, LIGHT, REFUSED_MS } from './harness/outage.js'
import { type AloneInstallation, installAlone } from './harness/places/alone.js'
import { mountSmallDisk, type SmallDisk } from './harness/places/small-disk.js'
import { faultSeed, seeded } from './harness/seeded.js'
import { stoodStillSince } from './harness/standstill.js'

const FULL_FOR_MS = 8_000

const disk = mountSmallDisk()
const describeWhereMounted = disk ? describe : describe.skip
describeWhereMounted('a full disk', () => {
  const { folder, fill, free, remove } = disk as SmallDisk
  let installation: AloneInstallation
  let load: Load
  // The service's log is on the same disk. The service must survive that it cannot write the log.
  beforeAll(async () => {
    installation = await installAlone(folder)
  })
  afterAll(async () => {
    load?.abandon()
    await installation?.stop()
    remove()
  })

  /** Writes for a while, refilling the disk before each write; returns broken guarantees and the number of 503s. */
  async function writeOnFullDisk(): Promise<{ broken: string[]; refused: number }> {
    const broken: string[] = []
    let refused = 0
    // Goes on until a write has failed, because on a slow machine some writes still fit.
    for (const until = performance.now() + FULL_FOR_MS; performance.now() < until || refused === 0; await wait(50)) {
      fill()
      const began = performance.now()
      const write = await timed(() => load.memories.tryWrite('ok'))
      const query = await timed(() => load.memories.tryQuery('Who repaired lanterns?'))
      refused += write.status === 503 ? 1 : 0
      const wrong = [write, query].filter((reply) => !isGoodAnswer(reply) || reply.milliseconds > REFUSED_MS)
      if (stoodStillSince(began)) continue
      broken.push(...wrong.map(({ status, text, milliseconds }) => `${status} ${text} after ${milliseconds} ms`))
    }
    return { broken, refused }
  }

  /** Expects that every write was answered correctly, and that all are stored once there is space again. */
  const expectRecovery = async ({ broken, refused }: { broken: string[]; refused: number }) => {
    free()
    await untilReady(installation.baseUrl)
    await load.finish()
    expect(broken).toEqual([])
    expect(refused).toBeGreaterThan(0)
    expect(await findDifferences({ ...load, databaseUrl: installation.databaseUrl })).toEqual([])
  }

  const isGoodAnswer = (reply: Reply) => reply.status === 200 || isRefusal(reply)

  test('writes get 503 in time, and the service recovers by itself once there is space', async () => {
    load = await startLoad({ baseUrl: installation.baseUrl, random: seeded(faultSeed('full disk')), ...LIGHT })
    await wait(1_000)
    fill()
    await expectRecovery(await writeOnFullDisk())
  })

  test('a PostgreSQL whose crash recovery runs out of space is restarted once there is some', async () => {
    load = await startLoad({ baseUrl: installation.baseUrl, random: seeded(faultSeed('no room to recover')), ...LIGHT })
    await wait(1_000)
    const before = installation.postmaster()
    fill()
    await eventually(async () => {
      fill()
      // PostgreSQL panics when it cannot create a WAL segment. Its recovery needs a WAL segment too.
      await withDatabase(installation.databaseUrl, (client) => client.query('SELECT pg_switch_wal()')).catch(() => {})
      expect(isGone(before)).toBe(true)
    })
    await expectRecovery(await writeOnFullDisk())
  })
})

async function timed(request: () => Promise<Reply>): Promise<Reply & { milliseconds: number }> {
  const began = performance.now()
  const reply = await request()
  return { ...reply, milliseconds: Math.round(performance.now() - began) }
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch {
    return true
  }
}
