import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { describe, expect, test } from '@jest/globals'
import {
  commandLine,
  killHard,
  query,
  ROW,
  readRow,
  useDataFolder,
  writeRow,
} from '../../../../tests/support/data-folder.js'

const folder = useDataFolder()
const isRoot = process.getuid?.() === 0

/**
 * Returns the account that the server runs as. PostgreSQL takes the pid in its lock file for a live server only if it
 * may signal that process. So the tests use this account for the processes whose pids they put into the lock file.
 */
function serverIdentity() {
  const { uid, gid } = isRoot ? { uid: Number(id('-u')), gid: Number(id('-g')) } : { uid: undefined, gid: undefined }
  return uid === undefined ? {} : { uid, gid }
}
const id = (flag: string) => execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })

describe('a killed service', () => {
  test('leaves its server to the next one', async () => {
    const { child, url, pid } = await folder().startParent()
    await writeRow(String(url))
    await killHard(child)
    expect(commandLine(Number(pid))).toContain(folder().path)
    const server = await folder().start()
    expect([server.pid(), server.url]).toEqual([pid, url])
    expect(folder().said.join()).toContain('Reusing the PostgreSQL')
    expect(await readRow(server.url)).toEqual(ROW)
  })

  test('keeps the data, even if its server is killed too', async () => {
    await folder().crash()
    const server = await folder().start()
    expect(await readRow(server.url)).toEqual(ROW)
  })

  test('during its first start does not block the next', async () => {
    await rm(folder().in('data'), { recursive: true })
    await mkdir(folder().in('new-left-behind'))
    const server = await folder().start()
    await expect(stat(folder().in('new-left-behind'))).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})

describe('the lock of a dead server', () => {
  test('does not block a start when its pid belongs to another process', async () => {
    await folder().crash()
    // This process has the data directory in its command line like a server, but is not a server.
    const other = spawn('tail', ['-f', folder().in('data', 'PG_VERSION')], { stdio: 'ignore', ...serverIdentity() })
    folder().afterwards(() => other.kill('SIGKILL'))
    await folder().replaceLockedPid(Number(other.pid))
    const server = await folder().start()
    expect(await readRow(server.url)).toEqual(ROW)
    expect(other.exitCode).toBeNull()
  })

  test('does not block a start when its process is a zombie', async () => {
    await folder().crash()
    // The shell becomes a program that never reaps its child.
    const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 300'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      ...serverIdentity(),
    })
    folder().afterwards(() => parent.kill('SIGKILL'))
    const [line] = await once(parent.stdout, 'data')
    const zombie = Number(line)
    while (!/^Z/.test(execFileSync('ps', ['-o', 'state=', '-p', String(zombie)], { encoding: 'utf8' }))) {}
    await folder().replaceLockedPid(zombie)
    const server = await folder().start()
    expect(await readRow(server.url)).toEqual(ROW)
  })

  test('does not block a start when it is empty', async () => {
    await folder().crash()
    await writeFile(folder().in('data', 'postmaster.pid'), '')
    expect(await readRow((await folder().start()).url)).toEqual(ROW)
  })
})
