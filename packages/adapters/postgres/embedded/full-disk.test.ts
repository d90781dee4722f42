import { rm } from 'node:fs/promises'
import type { EmbeddedPostgres } from '@agent-memory/adapters/postgres/embedded/embedded'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { mountSmallDisk, type SmallDisk } from '../../../../tests/faults/harness/places/small-disk.js'
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

  const isFull = () => `The disk that holds ${folder.in()} is full: free some space.`
  const expectSaid = () => expect(folder.said.filter((message) => message.includes(isFull()))).not.toEqual([])

  /** Frees space on the disk and expects the server to recover by itself. */
  async function expectBack() {
    disk.free()
    await eventually(async () => expect(await readRow(server.url)).toEqual(ROW))
  }

  test('a killed server: one sentence, and it recovers once there is space', async () => {
    await eventually(async () => {
      disk.fill()
      // Each attempt kills the server, because it may have restarted with space that was freed in the meantime.
      kill(server.pid())
      expectSaid()
    })
    await expectBack()
  })

  test('a running server that accepts no connections: the same, and it is left alone', async () => {
    const pid = server.pid()
    const inside = new pg.Client({ connectionString: server.url })
    // The full disk may end this connection too.
    inside.on('error', () => {})
    await inside.connect()
    folder.afterwards(() => inside.end())
    const { rows } = await inside.query('SELECT oid FROM pg_database WHERE datname = current_database()')
    await eventually(async () => {
      // A new connection writes these files if they are missing, and fails if it cannot write them.
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

/** Kills a process. It may have ended already, because a supervisor can notice an exit late. */
function kill(pid: number | undefined) {
  if (!pid) return
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
