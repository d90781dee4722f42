import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Reply } from '../support/client.js'
import { withDatabase } from '../support/database.js'
import { eventually } from '../support/eventually.js'
import { type AloneInstallation, installAlone } from './harness/alone.js'
import { findDifferences } from './harness/check.js'
import { type Load, startLoad } from './harness/clients.js'
import { untilReady } from './harness/kill.js'
import { isRefusal, LIGHT, REFUSED_MS } from './harness/outage.js'
import { faultSeed, seeded } from './harness/seeded.js'
import { mountSmallDisk, type SmallDisk } from './harness/small-disk.js'
import { stoodStillSince } from './harness/standstill.js'

const FULL_FOR_MS = 8_000

const disk = mountSmallDisk()
const describeWhereMounted = disk ? describe : describe.skip
describeWhereMounted('a full disk', () => {
  const { folder, fill, free, remove } = disk as SmallDisk
  let installation: AloneInstallation
  let load: Load
  // Its log lies on the same disk: the service lives on without it.
  beforeAll(async () => {
    installation = await installAlone(folder)
  })
  afterAll(async () => {
    load?.abandon()
    await installation?.stop()
    remove()
  })

  /** Writes until the time is over, with the disk filled again before each; what broke a promise, and the refusals. */
  async function writeOnFullDisk(): Promise<{ broken: string[]; refused: number }> {
    const broken: string[] = []
    let refused = 0
    // Until a write was refused, too: on a slow machine there is room for some.
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

  /** What was written was answered well, and with room again it is all there. */
  const expectRecovery = async ({ broken, refused }: { broken: string[]; refused: number }) => {
    free()
    await untilReady(installation.baseUrl)
    await load.finish()
    expect(broken).toEqual([])
    expect(refused).toBeGreaterThan(0)
    expect(await findDifferences({ ...load, databaseUrl: installation.databaseUrl })).toEqual([])
  }

  const isGoodAnswer = (reply: Reply) => reply.status === 200 || isRefusal(reply)

  test('writes get 503 in time, and when there is room again it recovers by itself', async () => {
    load = await startLoad({ baseUrl: installation.baseUrl, random: seeded(faultSeed('full disk')), ...LIGHT })
    await wait(1_000)
    fill()
    await expectRecovery(await writeOnFullDisk())
  })

  test('a PostgreSQL whose crash recovery finds no room is started again when there is some', async () => {
    load = await startLoad({ baseUrl: installation.baseUrl, random: seeded(faultSeed('no room to recover')), ...LIGHT })
    await wait(1_000)
    const before = installation.postmaster()
    fill()
    await eventually(async () => {
      fill()
      // A log segment that cannot be made makes the server panic; recovery then needs one, too.
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
