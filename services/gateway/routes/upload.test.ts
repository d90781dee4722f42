import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { detectFormat } from '@agent-memory/adapters/documents/detect'
import { openDiskFiles } from '@agent-memory/adapters/files/disk'
import { openDocumentStore } from '@agent-memory/adapters/postgres/documents/documents'
import { startTestApp, type TestApp, testKey } from '@agent-memory/runtime/testing/start-app'
import { documentRoutes } from '@agent-memory/service-gateway/routes/documents'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type ManagementFixture, type Owner, startManagement } from '../../../tests/support/http/management.js'

/** Request timeout of all other routes, in milliseconds. */
const LIMIT = 5_000

let fixture: ManagementFixture
let folder: string
let owner: Owner
let app: TestApp
beforeAll(async () => {
  fixture = await startManagement()
  folder = await mkdtemp(join(tmpdir(), 'uploads-'))
  owner = await fixture.owner()
  const endpoints = documentRoutes({
    documents: openDocumentStore(fixture.database),
    files: openDiskFiles(join(folder, 'files')),
    reader: { detect: detectFormat },
    volumes: fixture.ports.volumes,
    signals: { work: () => {} },
    backPressure: { refusal: () => null },
    now: () => new Date(),
    arrivals: join(folder, 'arrivals'),
  })
  app = await startTestApp(endpoints, {
    keys: { sm_uploader: testKey({ orgId: owner.orgId, keyId: randomUUID() }) },
    timeLimits: { headers: LIMIT, request: LIMIT, slowRequest: 60_000, keepAlive: 5_000, checkEvery: 100 },
    requestTimeLimitMs: LIMIT,
  })
})
afterAll(async () => {
  await app?.close()
  await fixture?.close()
  await rm(folder, { recursive: true, force: true })
})

test('an upload over a slow connection does not time out', async () => {
  const form = new FormData()
  form.append('volume_id', owner.volumeId)
  form.append('file', new Blob(['The ferry leaves at noon.']), 'ferry.txt')
  const encoded = new Response(form)
  const bytes = Buffer.from(await encoded.arrayBuffer())
  // Sending the body takes a fifth longer than the other routes allow.
  const share = Math.ceil(bytes.length / 12)
  const body = async function* () {
    for (let at = 0; at < bytes.length; at += share) {
      yield bytes.subarray(at, at + share)
      await pause(LIMIT / 10)
    }
  }
  const reply = await fetch(`${app.url}/agent/documents/upload`, {
    method: 'POST',
    headers: { Authorization: 'Bearer sm_uploader', 'Content-Type': encoded.headers.get('Content-Type') ?? '' },
    body: ReadableStream.from(body()),
    duplex: 'half',
  })
  expect([reply.status, await reply.json()]).toEqual([
    200,
    { document_id: expect.any(String), filename: 'ferry.txt', size: 25, status: 'processing' },
  ])
})
