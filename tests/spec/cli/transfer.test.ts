import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { newTenant } from '../../support/http/tenant.js'
import { newTerminal, type Terminal } from '../../support/programs/command-line.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)
let terminal: Terminal
let copy: string
beforeAll(async () => {
  copy = await tenant.volume('Copy')
  const env = { SM_API_KEY: await tenant.key('org_rw', { name: 'Laptop' }), SM_VOLUME_ID: tenant.volumeId }
  terminal = newTerminal({ SM_BASE_URL: shared().baseUrl, ...env })
})
afterAll(() => terminal.remove())

describe('sm import and sm export', () => {
  test(
    cites('import notes, and copy a volume into another', 'cli.import', 'cli.export', 'cli.list', 'cli.json'),
    async () => {
      const notes = 'Ada lives in Paris.\nBob plays the cello.\nok\n'
      const imported = await terminal.run(['import', '-', '--unit', 'line', '--user', 'u-1', '--json'], {
        input: notes,
      })
      expect([imported.code, imported.stderr]).toEqual([0, ''])
      expect(imported.json).toMatchObject({ read: 3, approved: 2, merged: 0, rejected: 1, rejections: [{ line: 3 }] })

      const file = join(terminal.home, 'backup.jsonl')
      const exported = await terminal.run(['export', file])
      expect([exported.code, exported.stdout]).toEqual([0, `2\t${file}\n`])
      const piped = await terminal.run(['export'])
      const withoutTime = (text: string) => text.replace(/"exported_at":"[^"]*"/, '')
      expect(withoutTime(piped.stdout)).toBe(withoutTime(readFileSync(file, 'utf8')))

      const again = await terminal.run(['import', file, '--volume', 'Copy'])
      expect([again.code, again.stdout]).toEqual([0, 'read\t2\napproved\t2\nmerged\t0\nrejected\t0\nskipped\t0\n'])
      const listed = await terminal.run(['list', '--volume', copy, '--user', 'u-1', '--all', '--json'])
      expect(listed.json.memories.map(({ content }: { content: string }) => content).sort()).toEqual([
        'Ada lives in Paris.',
        'Bob plays the cello.',
      ])
    },
  )

  test(
    cites('say what is wrong, and leave nothing half done', 'cli.import', 'cli.export', 'cli.sentences'),
    async () => {
      const file = join(terminal.home, 'there.jsonl')
      writeFileSync(file, 'kept')
      const there = await terminal.run(['export', file])
      expect([there.code, there.stderr]).toEqual([
        1,
        `sm: ${file} already exists: add --force to overwrite the file.\n`,
      ])
      expect(readFileSync(file, 'utf8')).toBe('kept')
      const missing = await terminal.run(['import', join(terminal.home, 'no-such-file.jsonl')])
      expect([missing.code, missing.stdout]).toEqual([1, ''])
      expect(missing.stderr).toMatch(/^sm: .*no-such-file\.jsonl cannot be read.*\n$/)
      const reader = { SM_API_KEY: await tenant.key('org_r') }
      const refused = await terminal.run(['import', '-'], { env: reader, input: 'Ada lives in Rome.' })
      expect(refused.code).not.toBe(0)
      expect(refused.stderr).toMatch(/^sm: .*can only read.*\n$/)
      const nowhere = join(terminal.home, 'nowhere.jsonl')
      const foreign = await terminal.run(['export', '-o', nowhere, '--volume', 'Nowhere'])
      expect([foreign.code, existsSync(nowhere)]).toEqual([5, false])
      expect((await terminal.run(['export', '--json'])).code).toBe(2)
    },
  )
})

describe('sm list', () => {
  test(cites('filters, and pages through the results', 'cli.list', 'cli.quiet'), async () => {
    const write = async (text: string, ...more: string[]) =>
      (await terminal.run(['write', text, '-q', '--session', 'trip', ...more])).stdout.trim()
    const oslo = await write('We ate waffles in Oslo.', '--type', 'event', '--date', '2024-03-01', '--meta', 'n:=1')
    const bergen = await write(
      'We ate soup in Bergen.',
      '--type',
      'event',
      '--date',
      '2024-05-01',
      '--category',
      'event',
    )
    const trip = async (...more: string[]) => (await terminal.run(['list', '--session', 'trip', '-q', ...more])).stdout
    expect(await trip()).toBe(`${bergen}\n${oslo}\n`)
    expect(await trip('--to', '2024-03-31')).toBe(`${oslo}\n`)
    expect(await trip('--from', '2024-04-01', '--agent', 'Laptop')).toBe(`${bergen}\n`)
    expect(await trip('--meta', 'n:=1')).toBe(`${oslo}\n`)
    expect(await trip('--type', 'preference', '--type', 'factual')).toBe('')
    expect(await trip('--type', 'preference', '--type', 'event')).toBe(`${bergen}\n${oslo}\n`)
    const first = await terminal.run(['list', '--session', 'trip', '-n', '1'])
    const [, cursor = ''] = /--cursor (\S+)\n$/.exec(first.stderr) ?? []
    expect(await trip('-n', '1', '--cursor', cursor)).toBe(`${oslo}\n`)
    expect(await trip('-n', '1', '--all')).toBe(`${bergen}\n${oslo}\n`)
    const bad = await terminal.run(['list', '--cursor', 'nonsense'])
    expect([bad.code, bad.stdout]).toEqual([2, ''])
    expect(bad.stderr).toContain('cursor')
  })
})
