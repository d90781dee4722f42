import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { type ImportTrial, numbered, startImportTrial } from '../../../tests/support/import-trial.js'

/** Null of a file that another has just removed. */
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
  test('ends when a file changes under it', async () => {
    const path = await trial.file('a.txt', numbered(1_000).join('\n'))
    trial.script = [
      () => {
        writeFileSync(path, 'Another text.')
        return null
      },
    ]
    await expect(trial.run(path)).rejects.toThrow('was changed while it was imported')
  })

  test('reads standard input, and removes what it kept of it', async () => {
    const text = `Boat ${randomUUID()} is here.\nBoat ${randomUUID()} is here.`
    // Others' may be there as well.
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
