import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Client } from '@agent-memory/client/client'
import { inWords } from '../in-words.js'
import { batchesOf } from './batches.js'
import { check, statementsIn } from './check.js'
import { Checkpoint, type Counts, type Finish, type Rejection } from './checkpoint.js'
import { asFailedCall, type Clock } from './persist.js'
import type { Progress } from './progress.js'
import { type FindOptions, formatOf, found } from './read/find.js'
import { placeName, TransferError } from './read/parsed.js'
import type { Format } from './read/readers/reader.js'
import { openSource, type Source } from './read/source.js'
import { RejectsFile } from './rejects.js'
import { BatchRefused, sendAll } from './send.js'
import { type Writer, writesFor, writtenBy } from './writer.js'

/**
 * Incremented whenever a new version would convert the same file into different items: an import started by an older
 * version then starts over instead of mixing both conversions.
 */
const CONVERSION = 1

export interface ImportOptions extends FindOptions {
  /** A file, a folder of notes, or a stream. */
  from: string | Readable
  volumeId: string
  /** Its `propose` should not retry: the import itself retries, and reports why it waits. */
  client: Pick<Client, 'propose' | 'me'>
  /** The address of the service; an import can resume only at the same address. */
  baseUrl: string
  /** The folder with a checkpoint for each import, usually the one that the function `stateFolder` below returns. */
  stateFolder: string
  /** Skips what cannot be read, and accepts a truncated volume file. */
  partial?: boolean
  /** Starts over instead of resuming an earlier run. */
  restart?: boolean
  /** File for all rejections, one JSON object per line. */
  rejectsPath?: string | undefined
  progress: Progress
  clock?: Clock
  signal: AbortSignal
}

/** The result of an import, over all its runs. */
export interface ImportReport extends Counts {
  format: Format | null
  /** Number of memories, and of wordings that were written separately. */
  read: number
  /** Number of items skipped on purpose, or with `partial` because they could not be read. */
  skipped: number
  /** Whether an earlier run was resumed. */
  resumed: boolean
  /** When an earlier run finished the import (ISO 8601), so that this run sent nothing; null if no earlier run did. */
  finished_before: string | null
  /** Duration of this run. */
  seconds: number
  /** Items per second in this run. */
  rate: number
  /** The first 20 rejections. */
  rejections: readonly Rejection[]
}

/**
 * Imports a file, a folder or a stream into a volume. First reads all of the source. Then proposes its items in batches
 * and records their outcome, so that the same call resumes where an earlier one stopped, and nothing is written twice.
 * An import that finished is not sent again.
 * @throws TransferError with a sentence that says what to do (its cause is the service's error, if any); errors of
 * `client` before anything was written; the reason of `signal`
 */
export async function importMemories(options: ImportOptions): Promise<ImportReport> {
  const { volumeId, client, signal, progress, rejectsPath, restart = false, partial = false } = options
  const clock = options.clock ?? realClock
  const writer = await writingKey(client, volumeId, signal)
  const source = await openSource(options.from)
  try {
    const id = importId(source, options)
    const checkpoint = await Checkpoint.open(options.stateFolder, id, { restart, writer, now: new Date(clock.now()) })
    const { finished } = checkpoint
    if (finished !== null) {
      progress.note(
        `This import already finished at ${finished.at}: nothing was sent. Use --restart to import it again.`,
      )
      const format = await formatOf(source, options)
      return { ...outcome(checkpoint, finished), format, finished_before: finished.at, seconds: 0, rate: 0 }
    }
    const onBehalfOf = writesFor(checkpoint.writer, writer)
    const read = () => interruptible(found(source, options, checkpoint.startedAt), signal)
    const ready = async () => ({
      checked: await check(read(), volumeId, partial),
      rejects: rejectsPath === undefined ? null : await RejectsFile.open(rejectsPath, checkpoint.rejectsBytes),
    })
    const { checked, rejects } = await ready().catch(async (error: unknown) => {
      if (!checkpoint.resumed) await checkpoint.remove()
      throw error
    })
    if (checkpoint.resumed) progress.note('Resuming an earlier import of the same input.')
    const started = clock.now()
    try {
      const keyPrefix = `import:${id}${checkpoint.run}`
      const batches = writtenBy(batchesOf(statementsIn(read()), volumeId), onBehalfOf)
      const ports = { client, checkpoint, rejects, progress, clock, signal, keyPrefix, total: checked.items }
      const sent = await sendAll(batches, ports)
      const finish = { at: new Date(clock.now()).toISOString(), items: checked.items, skipped: checked.skipped }
      await checkpoint.end(finish)
      const seconds = (clock.now() - started) / 1_000
      const rate = sent / Math.max(seconds, 0.001)
      const format = await formatOf(source, options)
      return { ...outcome(checkpoint, finish), format, finished_before: null, seconds, rate }
    } catch (error) {
      throw stopped(error, checkpoint, checked.items)
    } finally {
      await rejects?.close()
    }
  } finally {
    progress.end()
    await source.close()
  }
}

const outcome = ({ counts, rejections, resumed }: Checkpoint, { items, skipped }: Finish) => ({
  read: items,
  skipped,
  ...counts,
  resumed,
  rejections,
})

/** Identifies an import by the bytes and names of its source, its options, the service and the volume. */
function importId(source: Source, options: ImportOptions): string {
  const { volumeId, baseUrl, format, unit, userId, sessionId, partial } = options
  const parts = [CONVERSION, source.hash, baseUrl, volumeId, format, unit, userId, sessionId, partial ?? false]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)
}

/** @throws TransferError if the key has no access to the volume, or only read access */
async function writingKey(client: ImportOptions['client'], volumeId: string, signal: AbortSignal): Promise<Writer> {
  const { key, volumes = [] } = await client.me({ signal })
  const volume = volumes.find((known) => known.volume_id === volumeId.toLowerCase())
  if (key === undefined || volume === undefined)
    throw new TransferError(
      `This key has no access to the volume ${volumeId}: \`sm volumes\` lists the volumes that it can access.`,
    )
  if (!volume.permissions.includes('write'))
    throw new TransferError(`This key can only read the volume "${volume.name}": use a key that can write to it.`)
  return key
}

async function* interruptible<T>(values: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  for await (const value of values) {
    signal.throwIfAborted()
    yield value
  }
}

/**
 * Turns a TransferError, or a BatchRefused caused by a failed call, into an error that says why the import stopped and
 * how to resume it. Returns the cause of any other BatchRefused, and any other error unchanged.
 */
function stopped(error: unknown, { counts }: Checkpoint, items: number): unknown {
  const done = counts.approved + counts.merged + counts.rejected
  const resume = `${done} of ${items} items are done. Run the same command again to resume.`
  if (error instanceof TransferError) return new TransferError(`${error.message} ${resume}`, { cause: error })
  if (!(error instanceof BatchRefused)) return error
  const { batch, cause } = error
  const failed = asFailedCall(cause)
  if (failed === null) return cause
  const refused = whereRefused(failed.fieldErrors, batch)
  const sentence = refused ?? asSentence(inWords(failed))
  if (failed.status === 409)
    return new TransferError(
      `${sentence} An earlier run already sent this part of the import with different contents: start over with --restart.`,
      { cause },
    )
  return new TransferError(`${sentence} ${resume}`, { cause })
}

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/**
 * Returns a sentence about the first rejected field. For `items.3.content` it begins with the place of the fourth item
 * in the source.
 */
function whereRefused(
  fields: Readonly<Record<string, readonly string[]>> | undefined,
  { places }: BatchRefused['batch'],
): string | null {
  for (const [name, messages] of Object.entries(fields ?? {})) {
    const [, at, field] = /^items\.(\d+)\.?(.*)$/.exec(name) ?? []
    const place = places[Number(at)]
    if (place) return `${placeName(place)}: ${field} ${messages[0]}.`
  }
  return null
}

const realClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const wake = () => {
        clearTimeout(timer)
        reject(signal.reason)
      }
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', wake)
        resolve()
      }, ms)
      signal.addEventListener('abort', wake, { once: true })
    }),
}

/**
 * Returns the folder where checkpoints are kept: below XDG_STATE_HOME, else `~/.local/state` (XDG Base Directory
 * Specification).
 */
export const stateFolder = (env: Readonly<Record<string, string | undefined>>, home: string): string => {
  const base = env.XDG_STATE_HOME?.startsWith('/') ? env.XDG_STATE_HOME : `${home}/.local/state`
  return `${base}/agent-memory/imports`
}
