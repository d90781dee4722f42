import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { newTenant } from '../../support/http/tenant.js'
import { ended, newTerminal, onTty, type Terminal } from '../../support/programs/command-line.js'
import { freePort } from '../../support/servers/processes.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)
let terminal: Terminal
beforeAll(async () => {
  terminal = newTerminal({ SM_BASE_URL: shared().baseUrl, SM_API_KEY: await tenant.key('org_rw', { name: 'Laptop' }) })
})
afterAll(() => terminal.remove())

const at = (name: string): string => join(terminal.home, name)
/** Writes a file and returns its path. */
const fileOf = (name: string, content: string | Uint8Array): string => {
  writeFileSync(at(name), content)
  return at(name)
}

describe('sm upload', () => {
  test(cites('says how to repeat an upload whose outcome is unknown', 'cli.upload', 'cli.exit-codes'), async () => {
    const env = { SM_BASE_URL: `http://127.0.0.1:${await freePort()}` }
    const ran = await terminal.run(['upload', fileOf('lost.txt', 'The ferry is late.'), '--volume', randomUUID()], {
      env,
    })
    expect([ran.code, ran.stderr]).toEqual([7, expect.stringContaining('Repeat the command: a file that the volume')])
    expect(ran.stderr).not.toContain('--idempotency-key')
  })

  test(cites('waits for the result of each, and reports it', 'cli.upload', 'cli.plain', 'cli.json'), async () => {
    const good = fileOf('tides.md', '# Tides\n\nHigh water at the mill of Tavira is at a quarter past six.')
    // Runs in a process of its own, because the name is relative to the folder of that process.
    const ran = await ended(terminal.start(['upload', 'tides.md']), '')
    // An upload of more than ten seconds prints progress as well.
    expect([ran.code, ran.stderr.replace(/^(.*: uploading|\d+ of \d+ documents processed).*\n/gm, '')]).toEqual([0, ''])
    expect(ran.stdout).toMatch(/^completed\t[0-9a-f-]{36}\ttides\.md\t1\t\t\n$/)
    const found = await terminal.run(['query', 'when is high water at the mill of Tavira', '--json'])
    expect(found.json.document_sources[0]).toMatchObject({ filename: 'tides.md' })
    const again = await terminal.run(['upload', good, '--json'])
    expect([again.code, again.stderr]).toEqual([0, ''])
    expect(again.json).toEqual({
      documents: [expect.objectContaining({ filename: 'tides.md', status: 'completed', duplicate: true, error: null })],
    })
  })

  test(
    cites('continues after one that is rejected or fails, and exits with 1', 'cli.upload', 'cli.exit-codes'),
    async () => {
      mkdirSync(at('folder'))
      const files = [
        fileOf('picture.pdf', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
        at('folder'),
        at('missing.txt'),
        fileOf('broken.pdf', '%PDF-1.7\nnothing of a PDF follows'),
        fileOf('large.txt', Buffer.alloc(20 * 1024 ** 2 + 1, 'a')),
        fileOf('last.txt', 'The last ferry leaves at nine.'),
      ]
      const ran = await terminal.run(['upload', ...files])
      expect(ran.code).toBe(1)
      const lines = ran.stdout.replace(/\n$/, '').split('\n')
      expect(lines.map((line) => line.split('\t').filter((_, column) => [0, 2, 4].includes(column)))).toEqual([
        ['refused', at('picture.pdf'), 'unsupported_media_type'],
        ['refused', at('folder'), 'unreadable'],
        ['refused', at('missing.txt'), 'unreadable'],
        ['failed', 'broken.pdf', 'broken'],
        ['refused', at('large.txt'), 'validation_failed'],
        ['completed', 'last.txt', ''],
      ])
      for (const line of lines.slice(0, 5)) expect(line.split('\t').at(-1)).toMatch(/\S/)
      const quiet = await terminal.run(['upload', '-q', '--no-wait', at('missing.txt'), at('last.txt')])
      expect([quiet.code, quiet.stderr]).toEqual([1, ''])
      expect(quiet.stdout).toMatch(/^[0-9a-f-]{36}\n$/)
    },
  )

  test(cites('stops if every file would fail', 'cli.upload', 'cli.exit-codes', 'cli.sentences'), async () => {
    const file = fileOf('any.txt', 'Any text.')
    const reader = { SM_API_KEY: await tenant.key('org_r') }
    const ran = await terminal.run(['upload', file, '--volume', tenant.volumeId], { env: reader })
    expect([ran.code, ran.stdout]).toEqual([4, ''])
    expect(ran.stderr).toMatch(/is not allowed to do this there/)
    expect((await terminal.run(['upload'])).code).toBe(2)
  })

  test(cites('shows progress on a terminal', 'cli.upload', 'cli.colour'), async () => {
    const seen = await onTty(terminal, ['upload', fileOf('seen.txt', 'The pilot boat is orange.')])
    expect(seen).toContain('seen.txt: uploading')
    expect(seen).toMatch(/1 of 1 kB \(100 %\)/)
    expect(seen).toMatch(/completed.*seen\.txt: 1 chunk, 1 kB/)
  })
})

test(cites('sm documents lists and deletes', 'cli.documents', 'cli.quiet'), async () => {
  const volume = ['--volume', await tenant.volume('Library')]
  expect((await terminal.run(['documents', ...volume])).stdout).toBe('')
  const id = (
    await terminal.run(['upload', fileOf('book.txt', 'The library has one book.'), '-q', ...volume])
  ).stdout.trim()
  const listed = await terminal.run(['documents', 'list', ...volume, '--json'])
  expect(listed.json.documents).toEqual([expect.objectContaining({ document_id: id, filename: 'book.txt' })])
  expect((await terminal.run(['documents', ...volume])).stdout).toBe(`completed\t${id}\tbook.txt\t1\t\t\n`)
  const unsure = await terminal.run(['documents', 'delete', id, ...volume])
  expect([unsure.code, unsure.stdout]).toEqual([2, ''])
  const done = await terminal.run(['documents', 'delete', id, '--yes', '--json', ...volume])
  expect(done.json).toMatchObject({ receipt: { document_id: id } })
  expect((await terminal.run(['documents', 'delete', id, '--yes', ...volume])).code).toBe(5)
  const other = fileOf('second.txt', 'Now it has a second one.')
  const second = (await terminal.run(['upload', other, '-q', ...volume])).stdout.trim()
  const { QDRANT_URL, NEO4J_URL } = shared().stores
  // With Qdrant or Neo4j the rest is erased later. Without them this happens only if the database is slow.
  const later = ' can no longer be found; .* is being erased\\.$'
  const said = new RegExp(QDRANT_URL || NEO4J_URL ? later : `^Erased |${later}`, 'm')
  expect((await terminal.run(['documents', 'delete', second, '--yes', ...volume])).stdout).toMatch(said)
  expect((await terminal.run(['documents', '-q', ...volume])).stdout).toBe('')
})
