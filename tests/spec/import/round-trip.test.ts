import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import type { Json } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newTenant } from '../../support/http/tenant.js'
import { type Transfers, transfersOf } from '../../support/http/transfers.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)
let transfers: Transfers
let from: string

beforeAll(async () => {
  transfers = await transfersOf(shared().baseUrl, await tenant.key('org_rw'))
  from = await tenant.volume('From')
  await fill(from)
})
afterAll(() => transfers.remove())

/** Writes memories of several agents and users, with merged wordings, every field and dates of each kind. */
async function fill(volumeId: string): Promise<void> {
  const ada = await tenant.agent('Ada', { volumeId })
  const bo = await tenant.agent('Bo 🦊', { volumeId })
  const byAda = memoriesOf(send, ada.key, volumeId)
  const byBo = memoriesOf(send, bo.key, volumeId)
  await byAda.write('I like my tea without sugar.', { session_id: 's1', metadata: { cup: 3, warm: true, naïve: null } })
  await byBo.write('I like my tea without sugar.')
  await byBo.write('The archive moved to Lund.', { user_id: 'Åsa', category: 'location' })
  await byAda.write('the archive moved to lund', { user_id: 'Åsa', session_id: 's2' })
  await byAda.write(' The archive  moved to Lund!', { user_id: 'Åsa' })
  await byAda.write('Marta signed the lease.', { event_date: '2024-05-06' })
  await byBo.write('Marta signed the lease.', { event_date: '2024-05-07T10:00:00+02:00' })
  await byBo.write('Backups run with `pg_dump -Fc`.', { memory_type: 'procedural' })
  await byAda.write('We met the plumber two weeks ago.')
  await byBo.write('The mill was rebuilt in the summer of 2017.', { user_id: 'Åsa' })
  await byBo.write('the mill was rebuilt in the summer of 2017', { user_id: 'Åsa' })
  await byAda.write('日本語のメモ：木曜日は図書館に行きます。\u200D👩‍🚀')
}

/** A record without its id, which differs by volume. */
const comparable = ({ memory_id, ...record }: Json) => record

describe('export and import', () => {
  test(cites('a volume is restored equal, twice', 'import.round-trip'), async () => {
    const records = await transfers.exported(from)
    expect(records.map(({ sources }) => sources.length)).toEqual([1, 1, 3, 1, 1, 1, 1, 2, 1])
    expect(new Set(records.map(({ event_date_precision }) => event_date_precision))).toEqual(
      new Set(['day', 'week', 'season']),
    )
    let volumeId = from
    for (const name of ['Once', 'Twice']) {
      const to = await tenant.volume(name)
      const path = join(transfers.folder, `${name}.jsonl.gz`)
      await transfers.exportTo(path, volumeId, { gzip: true })
      const report = await transfers.importInto(to, path)
      expect(report).toMatchObject({ format: 'volume', read: 9, approved: 9, merged: 0, rejected: 0, skipped: 0 })
      expect((await transfers.exported(to)).map(comparable)).toEqual(records.map(comparable))
      volumeId = to
    }
  })

  test(cites('a file has a header and an end, and appears only when complete', 'export.file'), async () => {
    const path = join(transfers.folder, 'whole.jsonl')
    expect(await transfers.exportTo(path, from)).toEqual({ memories: 9 })
    const lines = (await readFile(path, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines[0]).toEqual({
      type: 'header',
      format: 'agent-memory-volume',
      version: 1,
      exported_at: expect.any(String),
      volume: { volume_id: from, name: 'From' },
    })
    expect(lines.at(-1)).toEqual({ type: 'end', memories: 9 })
    await expect(transfers.exportTo(path, from)).rejects.toThrow('--force')
    await transfers.exportTo(path, from, { overwrite: true })

    const controller = new AbortController()
    const progress = {
      show: () => controller.abort(new Error('interrupted')),
      note: () => undefined,
      end: () => undefined,
    }
    const cut = join(transfers.folder, 'cut.jsonl')
    await expect(transfers.exportTo(cut, from, { progress, signal: controller.signal })).rejects.toThrow()
    expect((await readdir(transfers.folder)).filter((name) => name.startsWith('cut'))).toEqual([])
    const nowhere = join(transfers.folder, 'none', 'a.jsonl')
    await expect(transfers.exportTo(nowhere, from)).rejects.toThrow('cannot be written (ENOENT)')
  })

  test(cites('a truncated or invalid file changes nothing', 'import.check-first'), async () => {
    const to = await tenant.volume('Untouched')
    const path = join(transfers.folder, 'packed.jsonl.gz')
    await transfers.exportTo(path, from, { gzip: true })
    const bytes = await readFile(path)
    const text = gunzipSync(bytes).toString()
    const cut = text.slice(0, text.lastIndexOf('{"type":"end"'))
    const wrong = text.replace('"memory_type":"procedural"', '"memory_type":"hearsay"')
    const cases: [string, string | Uint8Array, string][] = [
      ['cut.jsonl', cut, 'line 10 is the last line of the file, but the end line of the volume is missing'],
      ['cut.jsonl.gz', bytes.subarray(0, bytes.length - 20), 'truncated'],
      ['wrong.jsonl', wrong, 'memory_type must be one of'],
      ['binary.jsonl', Uint8Array.from({ length: 5_000 }, (_, at) => at % 256), 'not'],
    ]
    for (const [name, content, sentence] of cases)
      await expect(transfers.importInto(to, await transfers.file(name, content))).rejects.toThrow(sentence)
    expect(await transfers.exported(to)).toEqual([])
    expect(await transfers.importInto(to, join(transfers.folder, 'cut.jsonl'), { partial: true })).toMatchObject({
      approved: 9,
    })
  })

  test(cites('more than a hundred wordings of a memory are restored', 'import.round-trip'), async () => {
    const to = await tenant.volume('Told often')
    const wording = (at: number) => ({
      content: `The lighthouse was built in 1871${'.'.repeat(at % 4)}`,
      agent: `Keeper ${at}`,
      agent_id: '3f0c8f4e-0000-4000-8000-000000000001',
      user_id: null,
      session_id: `s${at}`,
      event_date: null,
      created_at: new Date(Date.UTC(2024, 0, 1, 0, at)).toISOString(),
    })
    const sources = Array.from({ length: 130 }, (_, at) => wording(at))
    const [{ content, agent, agent_id, created_at }] = sources as [Json, ...Json[]]
    const memory = { type: 'memory', content, agent, agent_id, created_at, session_id: 's0', sources }
    const file = [{ type: 'header', format: 'agent-memory-volume', version: 1 }, memory, { type: 'end', memories: 1 }]
    const path = await transfers.file('often.jsonl', file.map((line) => JSON.stringify(line)).join('\n'))
    expect(await transfers.importInto(to, path)).toMatchObject({ read: 30, approved: 1, merged: 29 })
    const [record, ...more] = await transfers.exported(to)
    expect(more).toEqual([])
    expect(record.sources.map(({ agent }: Json) => agent)).toEqual(sources.map(({ agent }) => agent))
  })
})
