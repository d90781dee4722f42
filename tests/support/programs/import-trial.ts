import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ImportOptions, type ImportReport, importMemories } from '@agent-memory/cli/import/import-memories'
import type { Clock } from '@agent-memory/cli/import/persist'
import { createClient } from '@agent-memory/client/client'
import type { Json } from '../http/client.ts'

/** The request that a step of the script answers; `at` is its index. */
interface Ask {
  key: string
  contents: string[]
  at: number
}

type Step = (ask: Ask) => { status: number; body?: Json; headers?: Record<string, string> } | null

/**
 * Imports into a service that answers batches from a script, and approves all contents where the script has no answer.
 */
export interface ImportTrial {
  /** Contains the files and the state folder. */
  folder: string
  /** Idempotency-Key and contents of each request, in order of arrival. */
  asked: { key: string; contents: string[]; items: Json[] }[]
  script: Step[]
  /** The service's description of the key; see `keyOf`. */
  me: Json
  /** Recorded waits in milliseconds; they return at once. */
  waits: number[]
  /** The sentences that the imports showed. */
  notes: string[]
  run(from: ImportOptions['from'], more?: Partial<ImportOptions>): Promise<ImportReport>
  /** Writes a new file; returns its path. */
  file(name: string, text: string): Promise<string>
  /** Names of the files that imports left in the state folder. */
  left(): Promise<string[]>
  close(): Promise<void>
}

/** The one volume of the service. */
export const VOLUME = '3f0c8f4e-0000-4000-8000-000000000001'

/** The service's description of a key with these permissions on the volume. */
export const keyOf = (key: Json = {}, permissions = ['read', 'write']): Json => ({
  key: { key_id: 'k1', name: 'Laptop', kind: 'org_rw', agent_id: null, ...key },
  volumes: [{ volume_id: VOLUME, name: 'Home', type: 'default', permissions }],
})

/** The answer to a batch; contents without an entry in `states` are approved. */
export const proposals = (contents: string[], states: Record<string, string> = {}): Json => ({
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

/** `count` distinct contents. */
export const numbered = (count: number) => Array.from({ length: count }, (_, at) => `Boat ${at} is in the harbour.`)

/** Starts a scripted service with a folder of its own, for one test. */
export async function startImportTrial(): Promise<ImportTrial> {
  const folder = await mkdtemp(join(tmpdir(), 'import-trial-'))
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const answer = (status: number, body: Json, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    if (request.url === '/auth/me') return answer(200, { status: 'ok', data: trial.me })
    const key = String(request.headers['idempotency-key'])
    const { items } = JSON.parse(text)
    const contents = items.map(({ content }: Json) => content)
    const at = trial.asked.push({ key, contents, items }) - 1
    const scripted = trial.script.shift()?.({ key, contents, at })
    if (scripted) return answer(scripted.status, scripted.body ?? proposals(contents), scripted.headers)
    return answer(202, proposals(contents))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  let time = Date.parse('2025-06-01T00:00:00Z')
  const clock: Clock = {
    now: () => time++,
    async sleep(ms, signal) {
      signal.throwIfAborted()
      trial.waits.push(ms)
      time += ms
    },
  }
  const stateFolder = join(folder, 'state')
  const trial: ImportTrial = {
    folder,
    asked: [],
    script: [],
    me: keyOf(),
    waits: [],
    notes: [],
    run: (from, more = {}) =>
      importMemories({
        from,
        volumeId: VOLUME,
        client: createClient({ baseUrl, apiKey: 'sm_org_rw_test', maxRetries: 0 }),
        baseUrl,
        stateFolder,
        progress: { show: () => undefined, note: (sentence) => void trial.notes.push(sentence), end: () => undefined },
        clock,
        signal: new AbortController().signal,
        ...more,
      }),
    async file(name, text) {
      const path = join(folder, name)
      await writeFile(path, text)
      return path
    },
    left: () => readdir(stateFolder).catch(() => []),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
  return trial
}
