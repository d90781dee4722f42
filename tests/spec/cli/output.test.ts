import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newTenant } from '../../support/http/tenant.js'
import { ended, newTerminal, onTty, type Terminal } from '../../support/programs/command-line.js'
import { send, shared } from '../../support/shared.js'

let terminal: Terminal
let ids: { evil: string; plain: string }
/** If a terminal interprets this text, it clears the screen, rewrites the title, reverses the line and hides text. */
const EVIL =
  'The parrot said \u001b[2J\u001b]0;owned\u0007 and \u009b31m then \u202eetirw\u202c on\u2028two\tlines\u{e0041}.'
// biome-ignore lint/suspicious/noControlCharactersInRegex: the output must not contain them
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u

beforeAll(async () => {
  const tenant = await newTenant(send)
  const key = await tenant.key('org_rw', { name: 'Lap\u001b[31mtop' })
  const memories = memoriesOf(send, key, tenant.volumeId)
  ids = {
    evil: (await memories.write(EVIL)).memory_id,
    plain: (await memories.write('The parrot sleeps in the galley.')).memory_id,
  }
  terminal = newTerminal({ SM_BASE_URL: shared().baseUrl, SM_API_KEY: key })
})
afterAll(() => terminal.remove())

/** Starts a server with this listener. */
const peerOf = async (listener: RequestListener): Promise<{ server: Server; url: string }> => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

describe('the content of a memory', () => {
  test.each([
    ['query', ['query', 'what did the parrot say']],
    ['list', ['list', '--all']],
    ['show', () => ['show', ids.evil]],
    ['whoami', ['whoami']],
    ['json', () => ['show', ids.evil, '--json']],
  ])(cites('is never interpreted: %s', 'cli.harmless', 'cli.list'), async (_name, args) => {
    const given = typeof args === 'function' ? args() : args
    const [piped, shown] = await Promise.all([terminal.run(given), onTty(terminal, given, { env: { NO_COLOR: '1' } })])
    for (const text of [piped.stdout, shown.replaceAll('\r\n', '\n')]) {
      expect(text).toMatch(/parrot|Lap/)
      expect(text).not.toMatch(CONTROLS)
    }
    if (given.includes('--json')) expect(piped.json.memory.content).toBe(EVIL)
    else expect(piped.stdout).toContain('\\x1b[')
  })
})

test.each([
  [
    [],
    'sm: the service ignored fields that it does not know: user_id, a\\x1b[2J. The service may be older than sm: run `sm doctor`.\n',
  ],
  [['--json'], '{"ignored":["user_id","a\\u001b[2J"]}\n'],
])(cites('ignored fields are reported: %j', 'cli.query', 'cli.harmless'), async (flags, said) => {
  const { server, url } = await peerOf((_request, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ memories: [], ignored: ['user_id', 'a\u001b[2J'] }))
  })
  const volume = ['--volume', '11111111-1111-4111-8111-111111111111']
  const ran = await terminal.run(['query', 'x', ...volume, '--url', url, ...flags])
  server.close()
  expect([ran.code, ran.stderr]).toEqual([0, said])
})

test.each([[['volumes']], [['volumes', '-q']], [['list', '--volume', 'Notes']], [['list', '--volume', 'Notes', '-q']]])(
  cites('output of a foreign service is not interpreted either, in any field: %j', 'cli.harmless'),
  async (args) => {
    const evil = 'a\u001b[2J\u001b]0;owned\u0007\u009b31m'
    const volume = { volume_id: evil, name: 'Notes', type: evil, permissions: [evil] }
    const memory = { memory_id: evil, content: evil, agent: evil, memory_type: evil, event_date: evil, score: null }
    const { server, url } = await peerOf(({ url: path }, response) => {
      response.setHeader('Content-Type', 'application/json')
      const page = { status: 'ok', data: { memories: [memory], next_cursor: evil } }
      response.end(JSON.stringify(path === '/agent/volumes' ? [volume] : page))
    })
    const env = { SM_BASE_URL: url, NO_COLOR: '1' }
    const [piped, shown] = await Promise.all([terminal.run(args, { env }), onTty(terminal, args, { env })])
    server.close()
    for (const text of [piped.stdout, piped.stderr, shown.replaceAll('\r\n', '\n')]) expect(text).not.toMatch(CONTROLS)
    expect(piped.stdout).toContain('a\\x1b[2J')
  },
)

describe('colours', () => {
  test(cites('are for a terminal only', 'cli.colour', 'cli.plain'), async () => {
    const command = ['query', 'where does the parrot sleep', '-n', '1']
    const coloured = await onTty(terminal, command)
    expect(coloured).toContain('\u001b[32m')
    expect(coloured).toMatch(/The parrot sleeps in the galley\.\r\n.*Lap/)
    expect((await terminal.run(command)).stdout).not.toContain('\u001b')
    expect(await onTty(terminal, command, { env: { NO_COLOR: '1' } })).not.toContain('\u001b')
    expect(await onTty(terminal, command, { env: { TERM: 'dumb' } })).not.toContain('\u001b')
  })

  test(cites('can be forced, and NO_COLOR wins', 'cli.colour'), async () => {
    const failing = (env: Record<string, string>) => terminal.run(['show', 'nothing'], { env })
    expect((await failing({ FORCE_COLOR: '1' })).stderr).toContain('\u001b[31m')
    expect((await failing({ FORCE_COLOR: '0' })).stderr).not.toContain('\u001b')
    expect((await failing({ FORCE_COLOR: '1', NO_COLOR: '1' })).stderr).not.toContain('\u001b')
    expect((await failing({ CI: 'true' })).stderr).not.toContain('\u001b')
  })
})

describe('a terminal', () => {
  test(cites('prompts before a memory is erased', 'cli.delete'), async () => {
    const declined = await onTty(terminal, ['delete', ids.plain], { input: 'n\r' })
    expect(declined).toContain('Permanently erase "The parrot sleeps in the galley."? [y/N]')
    expect(declined).toContain('Nothing was changed.')
    expect((await terminal.run(['show', ids.plain])).code).toBe(0)
    expect(await onTty(terminal, ['delete', ids.plain], { input: 'y\r' })).toContain('Erased')
    expect((await terminal.run(['show', ids.plain])).code).toBe(5)
  })

  test(cites('prompts for a key, without echo', 'cli.login', 'cli.key-hidden'), async () => {
    const { SM_API_KEY: key = '', ...env } = terminal.env
    const own = newTerminal({ ...env, HOME: terminal.home, XDG_CONFIG_HOME: `${terminal.home}/asked` })
    try {
      const seen = await onTty(own, ['login', '--key'], { input: `${key}\r`, after: 'API key: ' })
      expect(seen).toContain('API key: ')
      expect(seen).toContain('Signed in')
      expect(seen).not.toContain(key)
    } finally {
      own.remove()
    }
  })
})

describe('a reader', () => {
  test(cites('that closes the pipe is no failure', 'cli.pipe'), async () => {
    const child = terminal.start(['list', '--all', '--json'])
    child.stdout?.destroy()
    const { code, stderr } = await ended(child, '')
    expect([code, stderr]).toEqual([0, ''])
  })

  test(cites('that presses Ctrl-C ends it with 130', 'cli.pipe', 'cli.exit-codes'), async () => {
    const asked = later()
    const { server, url } = await peerOf(() => asked.resolve())
    const child = terminal.start(['whoami'], { env: { SM_BASE_URL: url } })
    await asked.promise
    child.kill('SIGINT')
    const { code, stdout, stderr } = await ended(child, '')
    server.closeAllConnections()
    server.close()
    expect([code, stdout, stderr]).toEqual([130, '', ''])
  })
})

const later = () => {
  let resolve: () => void = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

describe('a service', () => {
  test.each<[string, number, object, Record<string, string>, number, RegExp]>([
    [
      'that limits the rate',
      429,
      { error: 'rate_limited', details: 'Too many requests.' },
      { 'Retry-After': '900' },
      8,
      /Try again in 900 s/,
    ],
    [
      'that is not ready',
      503,
      { error: 'service_unavailable', details: 'The store is away.' },
      { 'Retry-After': '900' },
      7,
      /The store is away/,
    ],
    [
      'that failed',
      500,
      { error: 'query_failed', details: 'The request failed because of a problem on our side.' },
      {},
      1,
      /problem on our side/,
    ],
    ['that is another program', 200, { hello: 'world' }, {}, 1, /not from this service/],
  ])(
    cites('%s ends it with its own message and exit code', 'cli.exit-codes', 'cli.sentences', 'cli.json'),
    async (_name, status, body, headers, code, sentence) => {
      const { server, url } = await peerOf((_request, response) => {
        response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
      })
      const env = { SM_BASE_URL: url, SM_VOLUME_ID: '00000000-0000-4000-8000-000000000000' }
      const ran = await terminal.run(['query', 'x', '--json'], { env })
      server.close()
      expect([ran.code, ran.stdout]).toEqual([code, ''])
      expect(JSON.parse(ran.stderr)).toEqual({ error: expect.any(String), details: expect.stringMatching(sentence) })
    },
  )
})
