import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { type ImportTrial, numbered, startImportTrial } from '../../../../tests/support/programs/import-trial.js'

/** Returns the text of a file, or null if another process has just removed it. */
const readText = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

let trial: ImportTrial
beforeEach(async () => {
  trial = await startImportTrial()
})
afterEach(() => trial?.close())

describe('importMemories', () => {
  test('stops if a file changes during the import', async () => {
    const path = await trial.file('a.txt', numbered(1_000).join('\n'))
    trial.script = [
      () => {
        writeFileSync(path, 'Another text.')
        return null
      },
    ]
    await expect(trial.run(path)).rejects.toThrow('changed during the import')
  })

  test('reads standard input, and removes its temporary copy', async () => {
    const text = `Boat ${randomUUID()} is here.\nBoat ${randomUUID()} is here.`
    // The folder may hold temporary copies of other tests as well.
    const spools = () =>
      readdirSync(tmpdir())
        .filter((name) => name.startsWith('agent-memory-import-'))
        .map((name) => join(tmpdir(), name))
    let own: string[] = []
    trial.script = [
      () => {
        own = spools().filter((spool) => readText(join(spool, 'stdin')) === text)
        return null
      },
    ]
    expect(await trial.run(Readable.from([text.slice(0, 7), text.slice(7)]))).toMatchObject({ approved: 2 })
    expect(own).toHaveLength(1)
    expect(spools()).not.toContain(own[0])
  })
})
