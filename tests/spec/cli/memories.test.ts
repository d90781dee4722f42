import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import type { Json } from '../../support/http/client.js'
import { newTenant } from '../../support/http/tenant.js'
import { ended, newTerminal, type Terminal } from '../../support/programs/command-line.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)
let terminal: Terminal
beforeAll(async () => {
  terminal = newTerminal({ SM_BASE_URL: shared().baseUrl, SM_API_KEY: await tenant.key('org_rw', { name: 'Laptop' }) })
})
afterAll(() => terminal.remove())

const write = async (text: string, ...more: string[]): Promise<string> => {
  const ran = await terminal.run(['write', text, '-q', ...more])
  expect({ code: ran.code, stderr: ran.stderr }).toEqual({ code: 0, stderr: '' })
  return ran.stdout.trim()
}

describe('sm write', () => {
  test(cites('prints verdict, id and reason', 'cli.write', 'cli.plain', 'cli.volume'), async () => {
    const ran = await terminal.run(['write', 'Marta prefers tea to coffee.'])
    expect(ran).toMatchObject({ code: 0, stderr: '' })
    expect(ran.stdout).toMatch(/^approved\t[0-9a-f-]{36}\t.*\n$/)
    const again = await terminal.run(['write', 'Marta', 'prefers', 'tea', 'to', 'coffee.', '--json'])
    expect(again.json).toMatchObject({
      status: 'merged',
      memory_id: ran.stdout.split('\t')[1],
      reason: expect.any(String),
    })
  })

  test(cites('reads the text from standard input, line breaks and all', 'cli.write', 'cli.show'), async () => {
    const text = 'The release plan:\n- Grüße 🚀 go out on Friday\n- rollback needs two people'
    const ran = await ended(terminal.start(['write', '--json']), `${text}\n`)
    expect(ran).toMatchObject({ code: 0, stderr: '', json: { status: 'approved' } })
    const shown = await terminal.run(['show', ran.json.memory_id, '--json'])
    expect(shown.json.memory).toMatchObject({ content: text, sources: [expect.objectContaining({ content: text })] })
    const dash = await terminal.run(['write', '-'], { input: 'The rollback plan lies in the blue folder.' })
    expect(dash.stdout).toMatch(/^approved/)
  })

  test(cites('accepts every field as a flag', 'cli.write', 'cli.quiet'), async () => {
    const flags = ['--type', 'event', '--category', 'work', '--user', 'u-1', '--session', 's-1', '--date', '2025-03-01']
    const id = await write('We met the Norwegians in Oslo.', ...flags, '--meta', 'source=diary', '--meta', 'page:=12')
    const { memory } = (await terminal.run(['show', id, '--json'])).json
    expect(memory).toMatchObject({
      memory_type: 'event',
      category: 'work',
      user_id: 'u-1',
      session_id: 's-1',
      event_date: '2025-03-01T00:00:00.000Z',
      event_date_source: 'given',
      metadata: { source: 'diary', page: 12 },
    })
  })

  test(cites('writes once under one idempotency key', 'cli.write'), async () => {
    const command = ['write', 'The anchor weighs nine tons.', '--idempotency-key', `k-${Date.now()}`, '--json']
    const first = await terminal.run(command)
    const second = await terminal.run(command)
    expect(second.json.write_id).toBe(first.json.write_id)
  })

  test(cites('exits with 6 when the guard rejects', 'cli.write', 'cli.exit-codes'), async () => {
    const ran = await ended(terminal.start(['write', 'ok']), '')
    expect([ran.code, ran.stderr]).toEqual([6, ''])
    expect(ran.stdout).toMatch(/^rejected\t[0-9a-f-]{36}\t\S/)
  })

  test.each<[string, string[], string | Uint8Array, RegExp]>([
    ['no text at all', ['write'], '', /The text is empty/],
    ['invalid UTF-8', ['write'], new Uint8Array([0x66, 0xff, 0xfe]), /not UTF-8/],
    ['an unknown kind', ['write', 'x', '--type', 'opinion'], '', /Allowed choices are factual/],
    ['metadata without a value', ['write', 'x', '--meta', 'source'], '', /key=value/],
    ['non-scalar metadata', ['write', 'x', '--meta', 'a:=[1]'], '', /After :=/],
    ['an invalid date', ['write', 'The day came.', '--date', 'tomorrow'], '', /event_date: /],
    ['too much', ['write'], 'a'.repeat(2_000_000), /too long for one text/],
    ['more characters than a memory has', ['write'], 'word '.repeat(11_000), /content: /],
    ['an unknown option', ['write', 'x', '--usr', 'u'], '', /unknown option '--usr'.*--user/],
  ])(
    cites('rejects %s with 2', 'cli.write', 'cli.exit-codes', 'cli.sentences'),
    async (_name, args, input, sentence) => {
      const ran = await terminal.run(args, { input })
      expect([ran.code, ran.stdout]).toEqual([2, ''])
      expect(ran.stderr).toMatch(sentence)
      expect(ran.stderr).not.toMatch(/\n\s+at /)
    },
  )
})

describe('sm query', () => {
  test(cites('filters by the fields of a memory', 'cli.query', 'query.filters'), async () => {
    const told = ['--session', 'pilots']
    const june = await write('The pilot of the ferry is called Aino.', '--user', 'p-1', '--date', '2024-06-01', ...told)
    const may = await write(
      'The pilot of the tug is called Olli.',
      '--type',
      'relationship',
      '--date',
      '2024-05-01',
      ...told,
    )
    const found = async (...more: string[]) =>
      (await terminal.run(['query', 'what is the pilot called', '-q', ...told, ...more])).stdout.split('\n').sort()
    expect(await found()).toEqual(['', june, may].sort())
    expect(await found('--user', 'p-1')).toEqual(['', june])
    expect(await found('--to', '2024-05-31', '--agent', 'Laptop')).toEqual(['', may])
    expect(await found('--type', 'relationship', '--type', 'event')).toEqual(['', may])
    expect(await found('--document', '00000000-0000-4000-8000-000000000000')).toEqual([''])
  })

  test(cites('prints the results, best first', 'cli.query', 'cli.json', 'cli.quiet', 'cli.plain'), async () => {
    const id = await write('The lighthouse keeper is called Tove.')
    await write('The harbour master is called Nils.')
    const ran = await terminal.run(['query', 'who keeps the lighthouse', '--json', '-n', '2'])
    expect(ran.json.memories[0]).toMatchObject({ id, content: 'The lighthouse keeper is called Tove.' })
    const plain = (await terminal.run(['query', 'who', 'keeps', 'the', 'lighthouse'])).stdout
    expect(plain.split('\n')[0]?.split('\t')).toEqual([
      expect.stringMatching(/^0\.\d{4}$/),
      id,
      expect.any(String),
      expect.stringMatching(/^\d{4}-/),
      'Laptop',
      'The lighthouse keeper is called Tove.',
    ])
    expect((await terminal.run(['query', 'lighthouse keeper', '-q', '-n', '1'])).stdout).toBe(`${id}\n`)
  })

  test(cites('prints nothing on a pipe if nothing is found', 'cli.query', 'cli.plain'), async () => {
    expect(await terminal.run(['query', 'quantum chromodynamics of the third kind'])).toMatchObject({
      code: 0,
      stdout: '',
    })
  })
})

describe('sm show and sm delete', () => {
  test(cites('show and erase', 'cli.show', 'cli.delete'), async () => {
    const id = await write('The spare key is under the third pot.')
    const shown = await terminal.run(['show', id])
    expect(shown.stdout).toContain('content\tThe spare key is under the third pot.\n')
    expect(shown.stdout).toMatch(/\nsource\t.*\tLaptop\tThe spare key is under the third pot.\n$/)
    const unsure = await terminal.run(['delete', id])
    expect([unsure.code, unsure.stdout]).toEqual([2, ''])
    expect(unsure.stderr).toContain('--yes')
    const done = await terminal.run(['delete', id, '--yes', '--json'])
    expect(done.json).toMatchObject({ receipt: { memory_id: id } })
    for (const command of ['show', 'delete']) {
      const gone = await terminal.run([command, id, ...(command === 'delete' ? ['--yes'] : [])])
      expect([gone.code, gone.stdout]).toEqual([5, ''])
    }
    expect((await terminal.run(['show', '../../auth/me'])).code).toBe(2)
  })
})

describe('the volume', () => {
  let second: string
  let two: Json
  beforeAll(async () => {
    const other = await newTenant(send)
    second = await other.volume('Notes')
    two = { SM_API_KEY: await other.key('org_rw') }
  })

  test(cites('must be named if there are several', 'cli.volume', 'cli.exit-codes'), async () => {
    const ran = await terminal.run(['write', 'The tide turns at nine.'], { env: two })
    expect([ran.code, ran.stdout]).toEqual([2, ''])
    expect(ran.stderr).toContain('--volume')
    for (const volume of [second, 'Notes']) {
      const named = await terminal.run(
        ['write', `The tide turns at nine, says ${volume}.`, '--volume', volume, '--json'],
        { env: two },
      )
      expect(named.json).toMatchObject({ volume_id: second })
    }
    const wrong = await terminal.run(['write', 'x', '--volume', 'Nots'], { env: two })
    expect(wrong.code).toBe(5)
    expect(wrong.stderr).toContain('sm volumes')
  })

  test(
    cites('is saved by sm volumes use, and set by the environment', 'cli.volume', 'cli.precedence', 'cli.volumes'),
    async () => {
      const own = newTerminal({ ...terminal.env, HOME: terminal.home, ...two, XDG_CONFIG_HOME: `${terminal.home}/two` })
      try {
        const used = await own.run(['volumes', 'use', 'Notes', '--json'])
        expect(used.json).toMatchObject({ volume_id: second, name: 'Notes' })
        expect((await own.run(['write', 'The quay is made of granite.', '--json'])).json.volume_id).toBe(second)
        const env = { SM_VOLUME_ID: tenant.volumeId }
        const foreign = await own.run(['write', 'The quay is made of granite.'], { env })
        expect([foreign.code, foreign.stdout]).toEqual([4, ''])
        expect(foreign.stderr).toMatch(
          /^sm: The volume does not exist, or the key is not allowed to do this there.*sm volumes.*\n$/,
        )
        const back = await own.run(['query', 'quay', '--volume', 'Notes', '-q'], { env })
        expect(back.stdout).toMatch(/^[0-9a-f-]{36}\n/)
      } finally {
        own.remove()
      }
    },
  )
})
