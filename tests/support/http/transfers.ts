import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { type ExportOptions, type ExportReport, exportMemories } from '@agent-memory/cli/export/export-memories'
import { type ImportOptions, type ImportReport, importMemories } from '@agent-memory/cli/import/import-memories'
import type { Progress } from '@agent-memory/cli/import/progress'
import { createClient } from '@agent-memory/client/client'
import type { Json } from './client.js'

const RUNNER = fileURLToPath(new URL('../programs/import-runner.mjs', import.meta.url))

const unseen: Progress = { show: () => undefined, note: () => undefined, end: () => undefined }

/** Imports and exports with one key, with files in their own folder. */
export interface Transfers {
  folder: string
  /** Writes a file into that folder; returns its path. */
  file(name: string, content: string | Uint8Array): Promise<string>
  importInto(volumeId: string, from: string, more?: Partial<ImportOptions>): Promise<ImportReport>
  /**
   * Imports in a process of its own, which kills itself (SIGKILL) once this many batches were sent or answered. Returns
   * null if the process was killed.
   */
  importUntil(
    volumeId: string,
    from: string,
    kill: { event: string; times: number } | null,
  ): Promise<ImportReport | null>
  exportTo(path: string, volumeId: string, more?: Partial<ExportOptions>): Promise<ExportReport>
  /** The records of a volume's export. */
  exported(volumeId: string): Promise<Json[]>
  remove(): Promise<void>
}

export async function transfersOf(baseUrl: string, apiKey: string): Promise<Transfers> {
  const folder = await mkdtemp(join(tmpdir(), 'transfers-'))
  await chmod(folder, 0o711)
  const stateFolder = join(folder, 'state')
  const client = createClient({ baseUrl, apiKey, maxRetries: 3, timeoutMs: 120_000 })
  const signal = new AbortController().signal
  return {
    folder,
    async file(name, content) {
      const path = join(folder, name)
      await writeFile(path, content)
      return path
    },
    importInto: (volumeId, from, more = {}) =>
      importMemories({ from, volumeId, client, baseUrl, stateFolder, progress: unseen, signal, ...more }),
    importUntil: (volumeId, from, kill) => runUntil([from, volumeId, stateFolder], { baseUrl, apiKey }, kill),
    exportTo: (to, volumeId, more = {}) =>
      exportMemories({ volumeId, client, to, progress: unseen, signal, now: () => new Date(), ...more }),
    async exported(volumeId) {
      const lines: string[] = []
      const to = new Writable({
        write(chunk, _encoding, done) {
          lines.push(String(chunk))
          done()
        },
      })
      await exportMemories({ volumeId, client, to, progress: unseen, signal, now: () => new Date() })
      const values = lines
        .join('')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
      return values.filter(({ type }) => type === 'memory')
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function runUntil(
  args: string[],
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string },
  kill: { event: string; times: number } | null,
): Promise<ImportReport | null> {
  const env = { PATH: process.env.PATH ?? '', SM_BASE_URL: baseUrl, SM_API_KEY: apiKey }
  const killed = kill ? [kill.event, String(kill.times)] : []
  const child = spawn(process.execPath, [RUNNER, ...args, ...killed], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let report: ImportReport | null = null
  for await (const line of createInterface({ input: child.stdout })) {
    const event = JSON.parse(line)
    if (event.report) report = event.report
  }
  await ended
  if (child.exitCode !== 0 && child.signalCode !== 'SIGKILL') throw new Error(`the import failed:\n${errors}`)
  return report
}
