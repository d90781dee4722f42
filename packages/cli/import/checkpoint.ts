import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { TransferError } from './read/parsed.js'
import type { Writer } from './writer.js'

/** At most this many rejections are reported at the end. */
const REJECTIONS_REPORTED = 20

const rejection = z.object({
  file: z.string().nullable(),
  line: z.int().nullable(),
  reason: z.string(),
  memory_id: z.string(),
})
/** What the guard rejected, and why. */
export type Rejection = z.infer<typeof rejection>

const counts = z.object({ approved: z.int(), merged: z.int(), rejected: z.int() })
export type Counts = z.infer<typeof counts>

const finish = z.object({ at: z.iso.datetime(), items: z.int(), skipped: z.int() })
/** When an import finished, and how many items its source had. */
export type Finish = z.infer<typeof finish>

const state = z.object({
  version: z.literal(1),
  /** Part of the Idempotency-Keys that distinguishes a restarted import from the previous one; empty for the first. */
  run: z.string(),
  started_at: z.iso.datetime(),
  writer: z.object({ key_id: z.string(), name: z.string(), agent_id: z.string().nullable() }),
  /** All batches with a lower index are finished. `done` lists finished batches with a higher index. */
  done_below: z.int(),
  done: z.array(z.int()),
  counts,
  rejections: z.array(rejection),
  /** Length of the rejections file, in bytes, when this checkpoint was written. */
  rejects_bytes: z.int(),
  /** Null until all batches are finished. */
  finished: finish.nullable().default(null),
})
type State = z.infer<typeof state>

export interface OpenOptions {
  restart: boolean
  /** The key in use. */
  writer: Writer
  now: Date
}

/** The outcome of a finished batch. */
export interface BatchOutcome {
  counts: Counts
  rejections: Rejection[]
  rejectsBytes: number
}

/** The progress of an import, kept in a file that is replaced atomically after each batch and so survives a kill. */
export class Checkpoint {
  private writing: Promise<void> = Promise.resolve()

  private constructor(
    readonly path: string,
    private readonly state: State,
    /** Whether an earlier run is resumed. */
    readonly resumed: boolean,
  ) {}

  /**
   * Resumes the import `id`. With `restart`, or if there is no checkpoint, starts it from the beginning. Creates the
   * folder.
   * @throws TransferError if the checkpoint cannot be written or read
   */
  static async open(folder: string, id: string, { restart, writer, now }: OpenOptions): Promise<Checkpoint> {
    const path = join(folder, `${id}.json`)
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const known = restart ? null : await read(path)
      const fresh: State = {
        version: 1,
        run: restart ? randomUUID() : '',
        started_at: now.toISOString(),
        writer: { key_id: writer.key_id, name: writer.name, agent_id: writer.agent_id },
        done_below: 0,
        done: [],
        counts: { approved: 0, merged: 0, rejected: 0 },
        rejections: [],
        rejects_bytes: 0,
        finished: null,
      }
      const checkpoint = new Checkpoint(path, known ?? fresh, known !== null)
      await checkpoint.write()
      return checkpoint
    } catch (error) {
      if (error instanceof TransferError) throw error
      const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error)
      throw new TransferError(`Cannot save the progress of the import in ${path} (${code}). Nothing was imported.`)
    }
  }

  get run(): string {
    return this.state.run
  }

  get startedAt(): Date {
    return new Date(this.state.started_at)
  }

  /** The key that started the import. */
  get writer(): Writer {
    return this.state.writer
  }

  get counts(): Counts {
    return this.state.counts
  }

  /** The first 20 rejections. */
  get rejections(): readonly Rejection[] {
    return this.state.rejections
  }

  /** Null until the import is finished. */
  get finished(): Finish | null {
    return this.state.finished
  }

  get rejectsBytes(): number {
    return this.state.rejects_bytes
  }

  isDone(index: number): boolean {
    return index < this.state.done_below || this.state.done.includes(index)
  }

  /** Records a finished batch. Once the promise resolves, no later run sends the batch again. */
  finish(index: number, { counts, rejections, rejectsBytes }: BatchOutcome): Promise<void> {
    const { state } = this
    state.done.push(index)
    while (state.done.includes(state.done_below)) {
      state.done = state.done.filter((at) => at !== state.done_below)
      state.done_below++
    }
    state.counts.approved += counts.approved
    state.counts.merged += counts.merged
    state.counts.rejected += counts.rejected
    state.rejections.push(...rejections.slice(0, REJECTIONS_REPORTED - state.rejections.length))
    state.rejects_bytes = rejectsBytes
    this.writing = this.writing.then(() => this.write())
    return this.writing
  }

  /** Records the end of the import: later runs report it and send nothing. */
  async end(finished: Finish): Promise<void> {
    await this.writing
    this.state.finished = finished
    await this.write()
  }

  /** Deletes the checkpoint of an import that has sent nothing. */
  async remove(): Promise<void> {
    await this.writing
    await rm(this.path, { force: true })
  }

  private async write(): Promise<void> {
    const temporary = `${this.path}.${process.pid}.tmp`
    // Never write into a file that someone else may have put there, such as a symbolic link.
    await rm(temporary, { force: true })
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(JSON.stringify(this.state))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, this.path)
  }
}

async function read(path: string): Promise<State | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  try {
    return state.parse(JSON.parse(text))
  } catch {
    throw new TransferError(`The saved progress of the import in ${path} is damaged: start over with --restart.`)
  }
}
