import { once } from 'node:events'
import { copyFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbedded } from '@agent-memory/adapters/postgres/embedded/embedded'
import { runningEmbedded } from '@agent-memory/adapters/postgres/embedded/running'
import { describe, expect, test } from '@jest/globals'
import { commandLine, query, ROW, readRow, useDataFolder, writeRow } from '../../../../tests/support/data-folder.js'
import { eventually } from '../../../../tests/support/eventually.js'
import { freeze } from '../../../../tests/support/freeze.js'

const folder = useDataFolder()

describe('the embedded server', () => {
  test('is durable, accepts only local connections with the password, and logs no content', async () => {
    const { url, nearUrl } = await folder().start()
    const [set] = await query(
      url,
      `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
         current_setting('data_checksums') AS checksums, current_setting('server_encoding') AS encoding,
         current_setting('listen_addresses') AS address, current_setting('unix_socket_directories') AS socket,
         current_setting('unix_socket_permissions') AS permissions,
         lower('ÄÖÜ') AS lower`,
    )
    expect(set).toEqual({
      fsync: 'on',
      commit: 'on',
      checksums: 'on',
      encoding: 'UTF8',
      address: '127.0.0.1',
      socket: `"${folder().in('socket')}"`,
      permissions: '0700',
      lower: 'äöü',
    })
    for (const given of [url, nearUrl]) {
      const wrong = new URL(given)
      wrong.password = 'wrong'
      await expect(query(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' })
    }
    expect((await stat(folder().in('password'))).mode & 0o777).toBe(0o600)
    for (const name of ['data', 'socket']) expect((await stat(folder().in(name))).mode & 0o777).toBe(0o700)

    await expect(query(url, "SELECT 'a secret'::int")).rejects.toThrow()
    const logs = await readdir(folder().in('logs'))
    expect(logs).not.toEqual([])
    for (const name of logs) expect(await readFile(folder().in('logs', name), 'utf8')).not.toContain('SELECT')
  })

  test('is reached over its Unix socket, or over TCP if the path would be too long for one', async () => {
    const throughTcp = 'SELECT inet_client_addr() IS NOT NULL AS tcp'
    const { url, nearUrl, stop } = await folder().start()
    expect(await query(url, throughTcp)).toEqual([{ tcp: true }])
    expect(await query(nearUrl, throughTcp)).toEqual([{ tcp: false }])
    await stop()
    const deep = path.join(folder().path, 'a'.repeat(100))
    await mkdir(deep, { mode: 0o711 })
    await rename(folder().in(), path.join(deep, 'postgres'))
    const server = await startEmbedded({ dataDir: deep, log: { info() {}, warn() {} } })
    folder().afterwards(() => server.stop())
    expect(server.nearUrl).toBe(server.url)
    expect(await query(server.nearUrl, throughTcp)).toEqual([{ tcp: true }])
  })

  test('has a socket again after a crash, even if its lock names a process that lives', async () => {
    await folder().crash()
    const [lock] = (await readdir(folder().in('socket'))).filter((name) => name.endsWith('.lock'))
    const file = folder().in('socket', String(lock))
    const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
    await writeFile(file, [process.pid, ...rest].join('\n'))
    await folder().replaceLockedPid(process.pid)
    expect(await readRow((await folder().start()).nearUrl)).toEqual(ROW)
  })

  test('stops, and restarts with its data on the same port', async () => {
    const first = await folder().start()
    await writeRow(first.url)
    const pid = Number(first.pid())
    await first.stop()
    // The server is still exiting when its lock file is gone.
    await eventually(async () => expect(commandLine(pid)).not.toContain(folder().path))
    const second = await folder().start()
    expect(second.url).toBe(first.url)
    expect(await readRow(second.url)).toEqual(ROW)
  })

  test('is found by a command alongside the service, and only while it runs', async () => {
    expect(await runningEmbedded(folder().path)).toBeNull()
    const server = await folder().start()
    await eventually(async () => expect(await runningEmbedded(folder().path)).toBe(server.url))
    // A copied folder has the port and password of the original's server, but that server does not count as the copy's.
    const copy = path.join(folder().path, 'copy')
    await mkdir(path.join(copy, 'postgres'), { recursive: true })
    await mkdir(path.join(copy, 'postgres', 'data'))
    for (const name of ['password', 'port', 'data/postmaster.pid'])
      await copyFile(folder().in(name), path.join(copy, 'postgres', name))
    expect(await runningEmbedded(copy)).toBeNull()
  })

  test('is found even if it is slow', async () => {
    const server = await folder().start()
    const thaw = await freeze(Number(server.pid()))
    const found = runningEmbedded(folder().path)
    // This is longer than a single probe waits.
    await wait(2_000)
    thaw()
    expect(await found).toBe(server.url)
  })

  test('uses another port when its own is taken', async () => {
    const first = await folder().start()
    await first.stop()
    const squatter = createServer().listen(Number(new URL(first.url).port), '127.0.0.1')
    await once(squatter, 'listening')
    folder().afterwards(() => squatter.close())
    const second = await folder().start()
    expect(new URL(second.url).port).not.toBe(new URL(first.url).port)
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})

describe('a killed server', () => {
  test('is restarted at the same url with its data', async () => {
    const down: string[] = []
    let up = () => {}
    const isBack = new Promise<void>((resolve) => (up = resolve))
    const server = await folder().start({ onDown: () => void down.push('down'), onUp: () => up() })
    await writeRow(server.url)
    const pid = Number(server.pid())
    process.kill(pid, 'SIGKILL')
    await isBack
    expect(await readRow(server.nearUrl)).toEqual(ROW)
    expect(down).toEqual(['down'])
    expect(server.pid()).not.toBe(pid)
    expect(await readRow(server.url)).toEqual(ROW)
  })

  test('with damaged data reports why, once', async () => {
    const server = await folder().start()
    const pid = Number(server.pid())
    process.kill(pid, 'SIGKILL')
    await folder().damage()
    const warned = () => folder().said.filter((message) => message.startsWith('PostgreSQL is not available'))
    await eventually(async () => expect(warned().at(-1)).toContain('could not locate a valid checkpoint record'))
    const why = warned().at(-1)
    // Meanwhile the server is started two more times.
    await wait(3_500)
    expect(warned().filter((message) => message === why)).toHaveLength(1)
    expect(why).not.toContain('UTC')
  })

  test('stays stopped when stopped while it is down', async () => {
    let down = () => {}
    const isDown = new Promise<void>((resolve) => (down = resolve))
    const server = await folder().start({ onDown: () => down() })
    const pid = Number(server.pid())
    process.kill(pid, 'SIGKILL')
    await isDown
    await server.stop()
    expect(
      await folder()
        .lockedPid()
        .catch(() => pid),
    ).toBe(pid)
    expect(commandLine(pid)).not.toContain(folder().path)
  })

  test('one killed connection does not start a new server', async () => {
    let down = 0
    const server = await folder().start({ onDown: () => down++ })
    const pid = server.pid()
    await query(server.url, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()')
    await expect(query(server.url, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }])
    expect([server.pid(), down]).toEqual([pid, 0])
  })
})
