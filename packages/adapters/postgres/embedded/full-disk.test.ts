import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type EmbeddedPostgres, startEmbedded } from '@agent-memory/adapters/postgres/embedded/embedded'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { mountSmallDisk, type SmallDisk } from '../../../../tests/faults/harness/small-disk.js'
import { eventually } from '../../../../tests/support/eventually.js'

let disk: SmallDisk
let said: string[]
let server: EmbeddedPostgres
const log = { info() {}, warn: (message: string) => void said.push(message) }
const isFullSaid = () => said.some((message) => message.includes(`The disk that holds ${disk.folder}/postgres is full`))

const probed = mountSmallDisk()
probed?.remove()
const describeWhereMounted = probed ? describe : describe.skip
describeWhereMounted('on a full disk', () => {
  let client: pg.Client
  beforeEach(async () => {
    said = []
    disk = mountSmallDisk() as SmallDisk
    server = await startEmbedded({ dataDir: disk.folder, log })
    client = await connect()
    await client.query('CREATE TABLE kept AS SELECT 42 AS answer')
  })
  afterEach(async () => {
    await client.end().catch(() => {})
    await server.stop()
    disk.remove()
  })

  async function connect() {
    const opened = new pg.Client({ connectionString: server.url, connectionTimeoutMillis: 5_000 })
    opened.on('error', () => {})
    await opened.connect()
    return opened
  }

  /** With room again, and no other help. */
  async function expectBack() {
    disk.free()
    await eventually(async () => {
      await client.end().catch(() => {})
      client = await connect()
      expect((await client.query('SELECT answer FROM kept')).rows).toEqual([{ answer: 42 }])
    })
  }

  test('a server that is killed: one sentence, and back by itself when there is room', async () => {
    await eventually(async () => {
      disk.fill()
      // Again where it came back in what became free on the way.
      kill(server.pid())
      expect(isFullSaid()).toBe(true)
    })
    await expectBack()
  })

  test('a server that lives and lets nobody in: the same, and it is left alone', async () => {
    const pid = server.pid()
    disk.fill()
    // Each connection makes them where they are missing, or fails.
    const { rows } = await client.query('SELECT oid FROM pg_database WHERE datname = current_database()')
    const data = path.join(disk.folder, 'postgres/data')
    for (const folder of ['global', `base/${rows[0].oid}`]) await rm(path.join(data, folder, 'pg_internal.init'))
    disk.fill()
    await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()')
    await eventually(async () => expect(isFullSaid()).toBe(true))
    await expectBack()
    expect([server.pid(), said.length]).toEqual([pid, 1])
  })

  test('a start: one sentence', async () => {
    await server.stop()
    disk.fill()
    await expect(startEmbedded({ dataDir: disk.folder, log })).rejects.toThrow(
      /The disk that holds .+ is full: make room, then start again/,
    )
    disk.free()
    server = await startEmbedded({ dataDir: disk.folder, log })
    await expectBack()
  })
})

/** Where it runs: a supervisor may know of an end later. */
function kill(pid: number | undefined) {
  if (!pid) return
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
