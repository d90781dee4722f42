import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import { clientOf } from '../support/http/client.js'
import { documentsOf } from '../support/http/documents.js'
import { memoriesOf } from '../support/http/memories.js'
import { newTenant } from '../support/http/tenant.js'
import { smAdmin } from '../support/programs/sm-admin.js'
import { removeFolder } from '../support/remove-folder.js'
import { temporaryFolder } from '../support/servers/postgres.js'
import { type AloneService, startAlone } from '../support/service.js'

let folder: string
let dataDir: string
let filesDir: string
/** A service started with umask 0, which makes nothing private. */
let service: AloneService
beforeAll(async () => {
  folder = await temporaryFolder('private-files')
  dataDir = join(folder, 'made', 'data')
  filesDir = join(folder, 'shared')
  mkdirSync(dataDir, { recursive: true })
  const umask = process.umask(0)
  const starting = startAlone({ dataDir, env: { FILES_DIR: filesDir } })
  service = await starting.finally(() => process.umask(umask))
})
afterAll(async () => {
  await service?.stop()
  await removeFolder(folder)
})

/** A file written by the test, not by the service. */
const OF_TEST = 'server.log'
/** Folders that PostgreSQL must traverse to reach its data. A service run as root runs PostgreSQL as another user. */
const PASSED = ['', 'postgres']

/** Returns every file and folder of `root` whose permissions are too open, such as `755 files/ab`. */
const openTo = (root: string, passed: readonly string[]): string[] =>
  ['', ...(readdirSync(root, { recursive: true }) as string[])]
    .filter((name) => name !== OF_TEST)
    .map((name) => ({ name, mode: statSync(join(root, name)).mode & 0o777 }))
    .filter(({ name, mode }) => (mode & (passed.includes(name) ? 0o066 : 0o077)) !== 0)
    .map(({ name, mode }) => `${mode.toString(8)} ${name}`)

const UPLOAD = 'The lighthouse of Nazare was built in 1903.'
const names = (root: string) => readdirSync(root, { recursive: true }) as string[]
const originals = () => names(filesDir).filter((name) => name.includes('/'))

/** Starts an upload, and leaves it open until `looks` is done. */
async function whileArriving(url: string, key: string, looks: () => Promise<void>): Promise<void> {
  const boundary = 'a-boundary-of-the-test'
  const upload = request(`${url}/agent/documents/upload`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  })
  upload.on('error', () => {})
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="slow.txt"\r\n\r\n`
  upload.write(`${head}${UPLOAD.repeat(3_000)}`)
  try {
    await looks()
  } finally {
    upload.destroy()
  }
}

async function uploadTo({ baseUrl }: AloneService) {
  const tenant = await newTenant(clientOf(baseUrl))
  const { key } = await tenant.agent('Clerk', { volumeId: tenant.volumeId })
  const documents = documentsOf(baseUrl, key, tenant.volumeId)
  const { document_id } = await documents.upload(UPLOAD, 'light.txt')
  expect(await documents.ended(document_id)).toMatchObject({ status: 'completed' })
  return { key, documents, volumeId: tenant.volumeId, documentId: document_id }
}

test(cites('originals are removed on demand, and their documents are kept', 'documents.remove-originals'), async () => {
  const { key, documents, volumeId, documentId } = await uploadTo(service)
  const remove = (...args: string[]) => smAdmin(service.databaseUrl, ['remove-originals', ...args])
  expect(originals()).toHaveLength(1)
  expect(await remove('--volume', 'mine')).toMatchObject({ code: 2 })
  const told = (count: number) => ({ code: 0, stdout: `Original files enqueued for removal: ${count}.\n` })
  expect(await remove('--volume', documentId)).toMatchObject(told(0))
  expect(await remove()).toMatchObject(told(1))
  await eventually(async () => expect(originals()).toEqual([]))
  expect(await remove()).toMatchObject(told(0))
  const { memories } = await memoriesOf(clientOf(service.baseUrl), key, volumeId).query('When was it built?')
  expect(memories[0]).toMatchObject({ content: UPLOAD, document_id: documentId })
  // The same bytes again give the same document, and are not kept either.
  expect(await documents.upload(UPLOAD, 'light.txt')).toMatchObject({ document_id: documentId, duplicate: true })
  await eventually(async () => expect(originals()).toEqual([]))
  expect(await documents.tryDelete(documentId)).toMatchObject({ status: 200 })
})

test(
  cites('nothing under DATA_DIR and FILES_DIR is accessible to other users, whatever the umask', 'documents.private'),
  async () => {
    const { key } = await uploadTo(service)
    expect(originals()).toHaveLength(1)
    await whileArriving(service.baseUrl, key, async () => {
      await eventually(async () => expect(names(join(dataDir, 'arriving'))).toHaveLength(1))
      expect(openTo(dataDir, PASSED)).toEqual([])
    })
    expect(openTo(filesDir, [])).toEqual([])
  },
)

test(
  cites('files that an older version left open are closed at the next start, and stay served', 'documents.private'),
  async () => {
    const olderDir = join(folder, 'older')
    mkdirSync(olderDir)
    const start = () => startAlone({ dataDir: olderDir })
    let older = await start()
    await uploadTo(older)
    await older.stop()
    for (const name of ['', 'postgres', 'postgres/owners', 'arriving']) chmodSync(join(olderDir, name), 0o755)
    chmodSync(join(olderDir, 'files'), 0o755)
    const files = join(olderDir, 'files')
    for (const name of names(files)) chmodSync(join(files, name), name.length > 2 ? 0o644 : 0o755)
    expect(openTo(files, [])).toHaveLength(3)
    older = await start()
    try {
      await eventually(async () => expect(openTo(olderDir, PASSED)).toEqual([]))
      await uploadTo(older)
      expect(openTo(olderDir, PASSED)).toEqual([])
    } finally {
      await older.stop()
    }
  },
)
