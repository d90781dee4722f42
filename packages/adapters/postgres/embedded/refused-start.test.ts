import { chmod, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startEmbedded } from '@agent-memory/adapters/postgres/embedded/embedded'
import { describe, expect, test } from '@jest/globals'
import { commandLine, killHard, query, useDataFolder } from '../../../../tests/support/data-folder.js'

const folder = useDataFolder()
const isRoot = process.getuid?.() === 0
const quiet = { info() {}, warn() {} }

describe('a start that must fail says why in one sentence', () => {
  test('another service has the folder, as long as it runs', async () => {
    const { child } = await folder().startParent()
    await expect(folder().start()).rejects.toThrow(
      `Another service (process ${child.pid}) already serves ${folder().path}`,
    )
    await killHard(child)
    const server = await folder().start()
    const second = await folder().startParent()
    expect(second.refused).toContain(`process ${process.pid}`)
    await expect(folder().start()).rejects.toThrow('already serves')
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('of several concurrent starts, at most one succeeds', async () => {
    const started = await Promise.all([folder().startParent(), folder().startParent(), folder().startParent()])
    const refused = started.filter((parent) => parent.refused)
    expect(refused.length).toBeGreaterThanOrEqual(2)
    for (const { refused: sentence } of refused) expect(sentence).toContain('already serves')
  })

  test('a running server has another password', async () => {
    const { child, pid } = await folder().startParent()
    await killHard(child)
    await writeFile(folder().in('password'), 'another')
    await expect(folder().start()).rejects.toThrow(`A PostgreSQL server (process ${pid}) already uses`)
    expect(commandLine(Number(pid))).toContain(folder().path)
  })

  test('the data has another major version', async () => {
    await writeFile(folder().in('data', 'PG_VERSION'), '16\n')
    await expect(folder().start()).rejects.toThrow(
      /written by PostgreSQL 16, but this build of the service includes PostgreSQL 18/,
    )
  })

  test("the data is damaged: with the server's own message, which only its log has", async () => {
    await folder().crash()
    await folder().damage()
    await expect(folder().start()).rejects.toThrow(/could not locate a valid checkpoint record/)
  })

  test('the folder holds something else', async () => {
    await rm(folder().in('data', 'PG_VERSION'))
    await expect(folder().start()).rejects.toThrow('is not a PostgreSQL data directory')
  })

  test('DATA_DIR is a file', async () => {
    const file = path.join(folder().path, 'file')
    await writeFile(file, '')
    await expect(startEmbedded({ dataDir: file, log: quiet })).rejects.toThrow(
      `${file} is a file where a folder is needed`,
    )
  })

  const asRoot = isRoot ? test : test.skip
  asRoot("the server's user cannot enter a folder (only root runs it as another user)", async () => {
    await chmod(folder().path, 0o700)
    await expect(folder().start()).rejects.toThrow(`cannot enter the folder ${folder().path}:`)
  })
})
