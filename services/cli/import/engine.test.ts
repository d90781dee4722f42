import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type ImportOptions, importMemories } from '@agent-memory/cli/import/import-memories'
import type { Clock } from '@agent-memory/cli/import/persist'
import { progressOn } from '@agent-memory/cli/import/progress'
import { createClient } from '@agent-memory/client/client'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'

/** Null of a file that another has just removed. */
const readText = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

type Json = ReturnType<typeof JSON.parse>

const VOLUME = '3f0c8f4e-0000-4000-8000-000000000001'

/** A service that answers batches by a script; whatever the script leaves open, it approves. */
interface Peer {
  server: Server
  baseUrl: string
  /** Idempotency-Key and contents of each request, in the order of coming. */
  asked: { key: string; contents: string[]; items: Json[] }[]
  script: ((ask: {
    key: string
    contents: string[]
    at: number
  }) => { status: number; body?: Json; headers?: Record<string, string> } | null)[]
  me: Json
}

const me = (key: Json = {}, permissions = ['read', 'write']) => ({
  key: { key_id: 'k1', name: 'Laptop', kind: 'org_rw', agent_id: null, ...key },
  volumes: [{ volume_id: VOLUME, name: 'Home', type: 'default', permissions }],
})

let peer: Peer
let folder: string
/** Waits last no time, and are noted. */
let waits: number[]
let notes: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engine-'))
  waits = []
  notes = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const answer = (status: number, body: Json, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    if (request.url === '/auth/me') return answer(200, { status: 'ok', data: peer.me })
    const key = String(request.headers['idempotency-key'])
    const { items } = JSON.parse(text)
    const contents = items.map(({ content }: Json) => content)
    const at = peer.asked.push({ key, contents, items }) - 1
    const scripted = peer.script.shift()?.({ key, contents, at })
    if (scripted) return answer(scripted.status, scripted.body ?? proposals(contents), scripted.headers)
    return answer(202, proposals(contents))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  peer = { server, baseUrl, asked: [], script: [], me: me() }
})

afterEach(async () => {
  peer.server.closeAllConnections()
  await new Promise((resolve) => peer.server.close(resolve))
  await rm(folder, { recursive: true })
})

const proposals = (contents: string[], states: Record<string, string> = {}) => ({
  status: 'ok',
  data: {
    proposals: contents.map((content) => ({
      memory_id: VOLUME,
      write_id: VOLUME,
      state: states[content] ?? 'approved',
      reason: states[content] === 'rejected' ? 'says nothing' : null,
      merged_into: null,
    })),
  },
})

let time = Date.parse('2025-06-01T00:00:00Z')
const clock: Clock = {
  now: () => time++,
  async sleep(ms, signal) {
    signal.throwIfAborted()
    waits.push(ms)
    time += ms
  },
}

const run = (from: ImportOptions['from'], more: Partial<ImportOptions> = {}) =>
  importMemories({
    from,
    volumeId: VOLUME,
    client: createClient({ baseUrl: peer.baseUrl, apiKey: 'sm_org_rw_test', maxRetries: 0 }),
    baseUrl: peer.baseUrl,
    stateFolder: join(folder, 'state'),
    progress: { show: () => undefined, note: (sentence) => void notes.push(sentence), end: () => undefined },
    clock,
    signal: new AbortController().signal,
    ...more,
  })

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `Boat ${at} is in the harbour.`)
const left = () => readdir(join(folder, 'state')).catch(() => [])

describe('importMemories', () => {
  test('proposes all in batches of a hundred, reports, and leaves nothing behind', async () => {
    const lines = numbered(250)
    peer.script = [
      ({ contents }) => ({
        status: 202,
        body: proposals(contents, { [lines[3] ?? '']: 'rejected', [lines[4] ?? '']: 'merged' }),
      }),
    ]
    const report = await run(await file('a.txt', lines.join('\n')), { rejectsPath: join(folder, 'rejects.jsonl') })
    expect(report).toMatchObject({
      format: 'text',
      read: 250,
      approved: 248,
      merged: 1,
      rejected: 1,
      skipped: 0,
      resumed: false,
    })
    const rejection = { file: 'a.txt', line: 4, reason: 'says nothing', memory_id: VOLUME }
    expect(report.rejections).toEqual([rejection])
    expect(JSON.parse(await readFile(join(folder, 'rejects.jsonl'), 'utf8'))).toEqual(rejection)
    expect(peer.asked.map(({ contents }) => contents.length)).toEqual([100, 100, 50])
    expect(peer.asked.flatMap(({ contents }) => contents)).toEqual(lines)
    expect(new Set(peer.asked.map(({ key }) => key)).size).toBe(3)
    expect(await left()).toEqual([])
  })

  test('asks again under the same key until all is decided', async () => {
    const pending = ({ contents }: { contents: string[] }) => ({
      status: 202,
      body: proposals(contents, { [contents[0] ?? '']: 'pending' }),
    })
    peer.script = [pending, pending]
    expect((await run(await file('a.txt', 'Boat 1 is here.\nBoat 2 is here.'))).approved).toBe(2)
    expect(new Set(peer.asked.map(({ key }) => key)).size).toBe(1)
    expect(peer.asked).toHaveLength(3)
    expect(waits.every((ms) => ms > 0 && ms <= 1_000)).toBe(true)
  })

  test('waits an hour at most, whatever it is told', async () => {
    const headers = { 'retry-after': '99999999999' }
    peer.script = [() => ({ status: 429, headers, body: { error: 'rate_limited', details: 'x' } })]
    expect((await run(await file('a.txt', 'Boat 1 is here.'))).approved).toBe(1)
    expect(waits).toEqual([3_600_000])
  })

  test('waits as long as 429 and 503 say, and longer and longer while the service fails', async () => {
    const error =
      (status: number, headers = {}) =>
      () => ({ status, headers, body: { error: 'x', details: 'x' } })
    peer.script = [
      error(429, { 'retry-after': '7' }),
      error(503, { 'retry-after': '3' }),
      error(500),
      error(500),
      error(502),
    ]
    expect((await run(await file('a.txt', 'Boat 1 is here.'))).approved).toBe(1)
    expect(waits).toEqual([7_000, 3_000, 2_000, 4_000, 8_000])
    expect(notes[0]).toContain('rate limit')
  })

  test('gives up in the end where nothing succeeds, and says how to go on', async () => {
    peer.script = Array.from({ length: 200 }, () => () => ({
      status: 500,
      body: { error: 'write_failed', details: 'x' },
    }))
    await expect(run(await file('a.txt', 'Boat 1 is here.'))).rejects.toThrow(
      '0 of 1 are done. The same command continues',
    )
    expect(waits.reduce((sum, ms) => sum + ms)).toBeGreaterThan(9 * 60_000)
  })

  test('goes on where it stopped, under the same keys, and counts everything once', async () => {
    const path = await file('a.txt', numbered(350).join('\n'))
    const rejectsPath = join(folder, 'rejects.jsonl')
    peer.script = [
      ({ contents }) => ({ status: 202, body: proposals(contents, { [contents[0] ?? '']: 'rejected' }) }),
      () => ({ status: 401, body: { error: 'invalid_api_key', details: 'This key was revoked.' } }),
    ]
    await expect(run(path, { rejectsPath })).rejects.toThrow('100 of 350 are done')
    expect(await left()).toHaveLength(1)
    const [, stopped] = peer.asked
    const before = peer.asked.length
    const report = await run(path, { rejectsPath })
    expect(report).toMatchObject({ resumed: true, read: 350, approved: 349, rejected: 1 })
    expect(report.rejections).toHaveLength(1)
    expect((await readFile(rejectsPath, 'utf8')).trim().split('\n')).toHaveLength(1)
    expect(notes.join()).toContain('goes on where it stopped')
    expect(peer.asked[before]?.key).toBe(stopped?.key)
    expect(peer.asked.slice(before).flatMap(({ contents }) => contents)).toEqual(numbered(350).slice(100))
  })

  test('goes on under another key as the one that began, so that its memories are known again', async () => {
    const path = await file('a.txt', numbered(150).join('\n'))
    peer.script = [null, () => ({ status: 401, body: { error: 'invalid_api_key', details: 'Revoked.' } })].map(
      (step) => step ?? (() => null),
    )
    await expect(run(path)).rejects.toThrow('100 of 150 are done')
    peer.me = me({ key_id: 'k3', name: 'Bo', agent_id: VOLUME })
    await expect(run(path)).rejects.toThrow('The key "Laptop" began this import')
    peer.me = me({ key_id: 'k2', name: 'Phone' })
    expect(await run(path)).toMatchObject({ resumed: true, approved: 150 })
    expect(peer.asked.at(-1)?.items[0].origin).toEqual({ agent: 'Laptop', agent_id: 'k1' })
  })

  test('begins anew, under other keys, when told to; other options are another import', async () => {
    const path = await file('a.txt', numbered(3).join('\n'))
    await run(path)
    await run(path)
    await run(path, { restart: true })
    await run(path, { userId: 'ada' })
    const keys = peer.asked.map(({ key }) => key)
    expect(keys[0]).toBe(keys[1])
    expect(new Set(keys).size).toBe(3)
  })

  test('says where an item stands that the service refuses', async () => {
    const details = { 'items.1.content': ['must not be gibberish'] }
    peer.script = [() => ({ status: 400, body: { error: 'validation_failed', details } })]
    await expect(run(await file('a.txt', 'Boat 1 is here.\n\nBoat 2 is here.'))).rejects.toThrow(
      'a.txt, line 3: content must not be gibberish',
    )
  })

  test('writes nothing of a file that is not what it says, and tells the first twenty reasons', async () => {
    const path = await file('m.json', `{"memory": "good"}\n${'{"memory": broken}\n'.repeat(30)}`)
    const refused = await run(path).catch((error: Error) => error.message)
    expect(refused).toContain('30 things are wrong')
    expect(refused).toContain('m.json, line 21 is no JSON')
    expect(refused).not.toContain('line 22')
    expect(refused).toContain('and 10 more')
    expect(peer.asked).toEqual([])
    expect(await left()).toEqual([])
    expect(await run(path, { partial: true })).toMatchObject({ read: 1, approved: 1, skipped: 30 })
  })

  test.each([
    ['an empty file', '', 'nothing in it'],
    ['a file of empty lines', '\n \n', 'nothing in it'],
    ['a cut list', '[{"memory": "a"}, {"mem', 'cut off'],
    ['an empty list', '{"results": []}', 'no memory in it'],
  ])('says what is wrong with %s', async (_name, text, sentence) => {
    await expect(run(await file('a.json', text))).rejects.toThrow(sentence)
    expect(peer.asked).toEqual([])
  })

  test('writes nothing where the key may not', async () => {
    await expect(run(join(folder, 'none.txt'))).rejects.toThrow('there is no such file')
    peer.me = me({}, ['read'])
    await expect(run(await file('a.txt', 'x'))).rejects.toThrow('may only read the volume "Home"')
    await expect(run(await file('a.txt', 'x'), { volumeId: VOLUME.replace('3f', '4f') })).rejects.toThrow(
      'does not reach',
    )
  })

  test('ends when a file changes under it', async () => {
    const path = await file('a.txt', numbered(1_000).join('\n'))
    peer.script = [
      () => {
        writeFileSync(path, 'Another text.')
        return null
      },
    ]
    await expect(run(path)).rejects.toThrow('was changed while it was imported')
  })

  test('reads standard input, and removes what it kept of it', async () => {
    const text = `Boat ${randomUUID()} is here.\nBoat ${randomUUID()} is here.`
    // Others' may be there as well.
    const spools = () =>
      readdirSync(tmpdir())
        .filter((name) => name.startsWith('agent-memory-import-'))
        .map((name) => join(tmpdir(), name))
    let own: string[] = []
    peer.script = [
      () => {
        own = spools().filter((spool) => readText(join(spool, 'stdin')) === text)
        return null
      },
    ]
    expect(await run(Readable.from([text.slice(0, 7), text.slice(7)]))).toMatchObject({ approved: 2 })
    expect(own).toHaveLength(1)
    expect(spools()).not.toContain(own[0])
  })

  test('ends at once when interrupted, and goes on later', async () => {
    const path = await file('a.txt', numbered(250).join('\n'))
    const controller = new AbortController()
    peer.script = [
      null,
      () => {
        controller.abort(new Error('interrupted'))
        return null
      },
    ].map((step) => step ?? (() => null))
    await expect(run(path, { signal: controller.signal })).rejects.toThrow('interrupted')
    expect(await run(path)).toMatchObject({ approved: 250 })
  })

  test('proposes the wordings that did not fit once their memory is decided', async () => {
    const wording = (content: string) => ({
      content,
      agent: 'Bo',
      agent_id: VOLUME,
      user_id: null,
      session_id: null,
      event_date: null,
      created_at: '2024-01-01T00:00:00Z',
    })
    const memory = {
      type: 'memory',
      content: 'Boat 1 is here.',
      sources: [wording('Boat 1 is here.'), ...numbered(150).map(wording)],
    }
    const lines = [{ type: 'header', format: 'agent-memory-volume', version: 1 }, memory, { type: 'end', memories: 1 }]
    let decided = false
    peer.script = [
      ({ contents }) => ({ status: 202, body: proposals(contents, { [contents[0] ?? '']: 'pending' }) }),
      () => {
        decided = true
        return null
      },
      ({ contents }) => {
        expect(decided).toBe(true)
        return {
          status: 202,
          body: proposals(contents, Object.fromEntries(contents.map((content) => [content, 'merged']))),
        }
      },
    ]
    const path = await file('v.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'))
    expect(await run(path)).toMatchObject({ format: 'volume', read: 51, approved: 1, merged: 50 })
    expect(peer.asked.at(-1)?.contents).toEqual(numbered(150).slice(100))
  })
})

describe('progressOn', () => {
  const screen = (isTTY: boolean) => ({
    isTTY,
    columns: 60,
    text: '',
    write(text: string) {
      this.text += text
    },
  })
  test('draws a bar on a terminal, a line every ten seconds elsewhere, nothing when quiet', () => {
    let now = 0
    const counts = { approved: 5, merged: 0, rejected: 0 }
    const [terminal, log, quiet] = [screen(true), screen(false), screen(true)]
    const shown = [terminal, log]
      .map((where) => progressOn(where, { now: () => now }))
      .concat(progressOn(quiet, { quiet: true, now: () => now }))
    for (; now <= 20_000; now += 500)
      for (const progress of shown) progress.show({ done: now / 500, total: 80, counts })
    for (const progress of shown) progress.end()
    expect(terminal.text).toContain('\r\u001B[2K[===============               ] 40 of 80 (50 %)')
    expect(terminal.text.endsWith('\r\u001B[2K')).toBe(true)
    expect(log.text.split('\n')).toEqual([
      '20 of 80 (25 %), 5 approved, 0 merged, 0 rejected, 10 s',
      expect.stringContaining('40 of 80'),
      '',
    ])
    expect(quiet.text).toBe('')
  })
})
