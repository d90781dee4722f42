import { readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import { expectError } from '../support/expectations.js'
import { clientOf, type Reply } from '../support/http/client.js'
import { type Documents, documentsOf } from '../support/http/documents.js'
import { newTenant } from '../support/http/tenant.js'
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
/** Only arriving files are on this disk. */
const arriving = disk && mountSmallDisk('4m')
const describeWhereMounted = arriving ? describe : describe.skip
describeWhereMounted('a full disk', () => {
  const { folder, fill, free, remove } = disk as SmallDisk
  const { folder: uploads, ...uploadDisk } = arriving as SmallDisk
  let installation: AloneInstallation
  let load: Load
  // The service's log is on the same disk. The service must survive that it cannot write the log.
  beforeAll(async () => {
    symlinkSync(uploads, join(folder, 'arriving'))
    installation = await installAlone(folder)
  })
  afterAll(async () => {
    load?.abandon()
    await installation?.stop()
    uploadDisk.remove()
    remove()
  })

  // First, while the disk of the database has space.
  describe('uploads that arrive on a disk of 4 MB', () => {
    let documents: Documents
    beforeAll(async () => {
      const { baseUrl } = installation
      const tenant = await newTenant(clientOf(baseUrl))
      documents = documentsOf(baseUrl, await tenant.key('org_rw'), tenant.volumeId, { patiently: false })
    })

    test.each([
      ['ends before the file does', 0, 6 * 1024 ** 2],
      ['is full already', 1, 10_000],
    ])(
      cites('get 503 where it %s, and leave nothing behind', 'errors.service-unavailable'),
      async (_, isFull, size) => {
        if (isFull) uploadDisk.fill()
        const reply = await documents.tryUpload(Buffer.alloc(size, 'The tide table. '), 'tides.txt')
        uploadDisk.free()
        expectError(reply, 503, 'service_unavailable')
        expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(readdirSync(uploads)).toEqual([])
      },
    )

    test(cites('are accepted once there is space', 'errors.service-unavailable', 'documents.files'), async () => {
      const text = 'High water at the quay is at three.'
      const { document_id } = await eventually(() => documents.upload(text, 'tides.txt'))
      expect(await documents.ended(document_id)).toMatchObject({ status: 'completed', chunk_count: 1 })
      expect(readdirSync(uploads)).toEqual([])
    })
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
