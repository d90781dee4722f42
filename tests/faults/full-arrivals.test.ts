import { readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import { expectError } from '../support/expectations.js'
import { clientOf } from '../support/http/client.js'
import { type Documents, documentsOf } from '../support/http/documents.js'
import { newTenant } from '../support/http/tenant.js'
import { removeFolder } from '../support/remove-folder.js'
import { temporaryFolder } from '../support/servers/postgres.js'
import { type AloneService, startAlone } from '../support/service.js'
import { mountSmallDisk, type SmallDisk } from './harness/places/small-disk.js'

const disk = mountSmallDisk('4m')
const describeWhereMounted = disk ? describe : describe.skip
describeWhereMounted('uploads that arrive on a disk of 4 MB', () => {
  const { folder, fill, free, remove } = disk as SmallDisk
  let dataDir: string
  let service: AloneService
  let documents: Documents
  beforeAll(async () => {
    dataDir = await temporaryFolder('full-arrivals')
    // Only arriving files are on the small disk. The database is on a disk with free space.
    symlinkSync(folder, join(dataDir, 'arriving'))
    service = await startAlone({ dataDir, env: { RATE_LIMITS: 'off' } })
    const tenant = await newTenant(clientOf(service.baseUrl))
    documents = documentsOf(service.baseUrl, await tenant.key('org_rw'), tenant.volumeId, { patiently: false })
  })
  afterAll(async () => {
    await service?.stop()
    remove()
    await removeFolder(dataDir)
  })

  test.each([
    ['ends before the file does', 0, 6 * 1024 ** 2],
    ['is full already', 1, 10_000],
  ])(cites('get 503 where it %s, and leave nothing behind', 'errors.service-unavailable'), async (_, isFull, size) => {
    if (isFull) fill()
    const reply = await documents.tryUpload(Buffer.alloc(size, 'The tide table. '), 'tides.txt')
    free()
    expectError(reply, 503, 'service_unavailable')
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(readdirSync(folder)).toEqual([])
  })

  test(cites('are accepted once there is space', 'errors.service-unavailable', 'documents.files'), async () => {
    const { document_id } = await eventually(() => documents.upload('High water at the quay is at three.', 'tides.txt'))
    expect(await documents.ended(document_id)).toMatchObject({ status: 'completed', chunk_count: 1 })
    expect(readdirSync(folder)).toEqual([])
  })
})
