import { rm } from 'node:fs/promises'
import type { EmbeddedPostgres } from '@agent-memory/adapters/postgres/embedded/embedded'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { mountSmallDisk, type SmallDisk } from '../../../../tests/faults/harness/small-disk.js'
import { DataFolder, ROW, readRow, writeRow } from '../../../../tests/support/data-folder.js'
import { eventually } from '../../../../tests/support/eventually.js'

const probed = mountSmallDisk()
probed?.remove()
const describeWhereMounted = probed ? describe : describe.skip
describeWhereMounted('on a full disk', () => {
  let disk: SmallDisk
  let folder: DataFolder
  let server: EmbeddedPostgres
  beforeEach(async () => {
    disk = mountSmallDisk() as SmallDisk
    folder = new DataFolder(disk.folder, disk.remove)
    server = await folder.start()
    await writeRow(server.url)
  })
  afterEach(() => folder?.remove())

  const isFull = () => `The disk that holds ${folder.in()} is full: make room.`
  const expectSaid = () => expect(folder.said.filter((message) => message.includes(isFull()))).not.toEqual([])

  /** With room again, and no other help. */
  async function expectBack() {
    disk.free()
    await eventually(async () => expect(await readRow(server.url)).toEqual(ROW))
  }

  test('a server that is killed: one sentence, and back by itself when there is room', async () => {
    await eventually(async () => {
      disk.fill()
      // Again where it came back in what became free on the way.
      kill(server.pid())
      expectSaid()
    })
    await expectBack()
  })

  test('a server that lives and lets nobody in: the same, and it is left alone', async () => {
    const pid = server.pid()
    const inside = new pg.Client({ connectionString: server.url })
    // It may end on the full disk, too.
    inside.on('error', () => {})
    await inside.connect()
    folder.afterwards(() => inside.end())
    const { rows } = await inside.query('SELECT oid FROM pg_database WHERE datname = current_database()')
    await eventually(async () => {
      // Each connection makes them where they are missing, or fails.
      for (const name of ['global', `base/${rows[0].oid}`])
        await rm(folder.in('data', name, 'pg_internal.init'), { force: true })
      disk.fill()
      await inside.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()')
      expectSaid()
    })
    await expectBack()
    await eventually(async () => expect(folder.said.at(-1)).toBe('PostgreSQL is back.'))
    expect(server.pid()).toBe(pid)
  })

  test('a start: one sentence', async () => {
    await server.stop()
    disk.fill()
    await expect(folder.start()).rejects.toThrow(isFull())
    disk.free()
    server = await folder.start()
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
