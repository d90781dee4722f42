import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Client } from '@agent-memory/client/client'
import { batchesOf } from './batches.js'
import { check, statementsIn } from './check.js'
import { Checkpoint, type Counts, type Finish, type Rejection } from './checkpoint.js'
import { type FindOptions, formatOf, found } from './find.js'
import { placeName, TransferError } from './parsed.js'
import { asFailedCall, type Clock } from './persist.js'
import type { Progress } from './progress.js'
import type { Format } from './readers/reader.js'
import { RejectsFile } from './rejects.js'
import { BatchRefused, sendAll } from './send.js'
import { openSource, type Source } from './source.js'
import { type Writer, writesFor, writtenBy } from './writer.js'

/**
 * Changes whenever the same file would become other items: an import that an older program began is then begun anew
 * instead of mixing the two.
 */
const CONVERSION = 1

export interface ImportOptions extends FindOptions {
  /** A file, a folder of notes, or a stream. */
  from: string | Readable
  volumeId: string
  /** Best made so that `propose` retries nothing: what is waited for is then told. */
  client: Pick<Client, 'propose' | 'me'>
  /** Where the service is: an import is continued only there. */
  baseUrl: string
  /** Holds a checkpoint for each import; see `stateFolder`. */
  stateFolder: string
  /** Leaves out what cannot be read, and takes a volume that was cut off. */
  partial?: boolean
  /** Begins anew what an earlier run began or finished. */
  restart?: boolean
  /** All rejections go there, a JSON object a line. */
  rejectsPath?: string | undefined
  progress: Progress
  clock?: Clock
  signal: AbortSignal
}

/** What came of an import, over all its runs. */
export interface ImportReport extends Counts {
  format: Format | null
  /** Memories, and wordings that followed as writes of their own. */
  read: number
  /** Left out on purpose, or with `partial` because it could not be read. */
  skipped: number
  /** Whether an earlier run was continued. */
  resumed: boolean
  /** When an earlier run finished it, ISO 8601: then this one sent nothing. Null otherwise. */
  finished_before: string | null
  /** Of this run. */
  seconds: number
  /** Items a second, of this run. */
  rate: number
  /** The first 20. */
  rejections: readonly Rejection[]
}

/**
 * Imports a file, a folder or a stream into a volume: reads all of it once, then proposes it in batches whose outcome is
 * noted, so that the same call continues where an earlier one stopped, and nothing is ever doubled. What an earlier one
 * finished is not sent again.
 * Throws TransferError with a sentence that says what to do (its cause is the service's error, if there is one); errors of
 * the client before anything was written; the reason of the signal.
 */
export async function importMemories(options: ImportOptions): Promise<ImportReport> {
  const { volumeId, client, signal, progress, rejectsPath, restart = false, partial = false } = options
  const clock = options.clock ?? realClock
  const writer = await keyThatMayWrite(client, volumeId, signal)
  const source = await openSource(options.from)
  try {
    const id = importId(source, options)
    const checkpoint = await Checkpoint.open(options.stateFolder, id, { restart, writer, now: new Date(clock.now()) })
    const { finished } = checkpoint
    if (finished !== null) {
      progress.note(
        `This was imported before, and finished ${finished.at}: nothing was sent. --restart imports it anew.`,
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
    if (checkpoint.resumed) progress.note('An import of this that was begun before goes on where it stopped.')
    const begun = clock.now()
    try {
      const keyPrefix = `import:${id}${checkpoint.run}`
      const batches = writtenBy(batchesOf(statementsIn(read()), volumeId), onBehalfOf)
      const ports = { client, checkpoint, rejects, progress, clock, signal, keyPrefix, total: checked.items }
      const sent = await sendAll(batches, ports)
      const finish = { at: new Date(clock.now()).toISOString(), items: checked.items, skipped: checked.skipped }
      await checkpoint.end(finish)
      const seconds = (clock.now() - begun) / 1_000
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

/** The same for the same bytes, names and options, at the same service and volume. */
function importId(source: Source, options: ImportOptions): string {
  const { volumeId, baseUrl, format, unit, userId, sessionId, partial } = options
  const said = [CONVERSION, source.hash, baseUrl, volumeId, format, unit, userId, sessionId, partial ?? false]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 40)
}

/** Throws TransferError where the key does not reach the volume, or may only read it. */
async function keyThatMayWrite(
  client: ImportOptions['client'],
  volumeId: string,
  signal: AbortSignal,
): Promise<Writer> {
  const { key, volumes = [] } = await client.me({ signal })
  const volume = volumes.find((known) => known.volume_id === volumeId.toLowerCase())
  if (key === undefined || volume === undefined)
    throw new TransferError(`This key does not reach the volume ${volumeId}: \`sm volumes\` lists those that it does.`)
  if (!volume.permissions.includes('write'))
    throw new TransferError(`This key may only read the volume "${volume.name}": importing takes one that may write.`)
  return key
}

async function* interruptible<T>(values: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  for await (const value of values) {
    signal.throwIfAborted()
    yield value
  }
}

/** Why an import ended before its end, and how to go on. Other errors are handed on as they are. */
function stopped(error: unknown, { counts }: Checkpoint, items: number): unknown {
  const done = counts.approved + counts.merged + counts.rejected
  const goOn = `${done} of ${items} are done. The same command continues where it stopped.`
  if (error instanceof TransferError) return new TransferError(`${error.message} ${goOn}`, { cause: error })
  if (!(error instanceof BatchRefused)) return error
  const { batch, cause } = error
  const failed = asFailedCall(cause)
  if (failed === null) return cause
  const refused = whereRefused(failed.fieldErrors, batch)
  const said = refused ?? asSentence(typeof failed.details === 'string' ? failed.details : failed.message)
  if (failed.status === 409)
    return new TransferError(`${said} This was imported otherwise in the last 24 hours: use --restart.`, {
      cause,
    })
  return new TransferError(`${said} ${goOn}`, { cause })
}

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** `items.3.content` is what stands where the fourth item comes from. */
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

/** Where imports are noted: below XDG_STATE_HOME, else `~/.local/state` (XDG Base Directory Specification). */
export const stateFolder = (env: Readonly<Record<string, string | undefined>>, home: string): string => {
  const base = env.XDG_STATE_HOME?.startsWith('/') ? env.XDG_STATE_HOME : `${home}/.local/state`
  return `${base}/agent-memory/imports`
}
